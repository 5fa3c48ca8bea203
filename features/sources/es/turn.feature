@es
Feature: The turn, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-TURN-01
  Rule: Only the player whose turn it is may act

    Scenario Outline: A draw out of turn is refused
      Given it is Ann's turn
      When <player> draws
      Then the action is refused under HF-TURN-01
      And nothing has changed

      Examples:
        | case           | player |
        | by-the-left    | Bob    |
        | by-the-partner | Cat    |
        | by-the-right   | Dan    |

    Scenario: A draw in turn is accepted
      Given it is Ann's turn
      And the next cards of the stock are 9S 6D
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9S 6D
      And the stock has lost 2 cards
      And nothing else has changed

    Scenario: A take out of turn is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Bob's side has melded 9S 9D 9H
      And Bob's hand is KS KD 5C 7D
      When Bob takes the discard pile with KS KD
      Then the action is refused under HF-TURN-01
      And nothing has changed

    Scenario Outline: A meld in the turn of another player is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Bob's side has melded 8S 8D 8H
      And <player>'s hand is KS KD KH 5C 7D
      When <player> melds KS KD KH
      Then the action is refused under HF-TURN-01
      And nothing has changed

      Examples:
        | case        | player |
        | opponent    | Bob    |
        | the-partner | Cat    |

    Scenario: A discard out of turn is refused
      Given it is Ann's turn, after the draw
      And Bob's hand is KS 5C 7D
      When Bob discards 5C
      Then the action is refused under HF-TURN-01
      And nothing has changed

    Scenario: An exchange in a book out of turn is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C
      And Cat's hand is 9H 5C 7D
      When Cat swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is refused under HF-TURN-01
      And nothing has changed

  @HF-TURN-02
  Rule: A turn begins with two cards from the stock or with the discard pile, one or the other

    Scenario: A discard before the draw is refused
      Given it is Ann's turn
      And Ann's hand is KS 5C 7D
      When Ann discards 5C
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A discard after the draw is accepted
      Given it is Ann's turn, after the draw
      And Ann's hand is KS 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

    Scenario: A discard after taking the discard pile is accepted
      Given it is Ann's turn, after taking the discard pile
      And the discard pile is empty
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 8S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

    Scenario: A meld before the draw is refused
      Given it is Ann's turn
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 5C 7D
      When Ann melds 9S 9D 9H
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A meld after the draw is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 5C 7D
      When Ann melds 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded KS KD KH and 9S 9D 9H
      And Ann's hand has lost 9S 9D 9H
      And nothing else has changed

    Scenario: An addition before the draw is refused
      Given it is Ann's turn
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5C 7D
      When Ann adds 9C to 9S 9D 9H
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: An exchange in a book before the draw is refused
      Given it is Ann's turn
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C
      And Ann's hand is 9H 5C 7D
      When Ann swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A second draw is refused
      Given it is Ann's turn, after the draw
      When Ann draws
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A draw after taking the discard pile is refused
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 8S 5C 7D
      When Ann draws
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A take after the draw is refused
      Given it is Ann's turn, after the draw
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A take in place of the draw is accepted
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand has lost KS KD
      And Ann's hand has gained 4S 6D
      And the discard pile has lost 3 cards
      And nothing else has changed

    Scenario: A second take is refused
      Given it is Ann's turn, after taking the discard pile
      And the discard pile is 8C 4S 6D
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 8S 8D 5C 7D
      When Ann takes the discard pile with 8S 8D
      Then the action is refused under HF-TURN-02
      And nothing has changed

  @HF-TURN-03
  Rule: A player plays cards of the own hand, and exchanges none with the partner

    Scenario: A discard of a card not held is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is KS 5C 7D
      When Ann discards 6H
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: A meld with a card that the partner holds is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      And Cat's hand is KH 5D
      When Ann melds KS KD KH
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: The same meld is accepted with all its cards in the own hand
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH 5C 7D
      When Ann melds KS KD KH
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and KS KD KH
      And Ann's hand has lost KS KD KH
      And nothing else has changed

    Scenario: A meld that uses one card of a face twice is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann melds KS KS KD
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: A meld with a card that lies in another meld is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is 9S 9D 5C 7D
      When Ann melds 9S 9D 9C
      Then the action is refused under HF-TURN-03
      And nothing has changed
