@ru
Feature: The discard, as the Russian source has it

  Background:
    Given the "ru" house rules

  @HF-DISC-01
  Rule: A turn ends with one discard

    Scenario: The discard lies on top of the discard pile and the turn passes
      Given it is Ann's turn, after the draw
      And the discard pile is KC 4S 6D
      And Ann's hand is 9S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 9S 7D
      And the discard pile is 5C KC 4S 6D
      And nothing else has changed

    Scenario: A discard begins the discard pile anew after it was taken whole
      Given it is Ann's turn, after taking the discard pile
      And the discard pile is empty
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 9S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile is 5C
      And nothing else has changed

    @HF-TURN-01
    Scenario: A second discard is refused
      Given it is Bob's turn
      And Ann's hand is 9S 7D
      When Ann discards 7D
      Then the action is refused under HF-TURN-01
      And nothing has changed

    Scenario: A lay does not end the turn
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5C 7D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand has lost 9C
      And nothing else has changed

    Scenario: A discard is accepted after a lay
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-DISC-02
  Rule: Any card may be discarded

    Scenario Outline: A card of any kind is discarded
      Given it is Ann's turn, after the draw
      And Ann's hand is <card> 5C 7D
      When Ann discards <card>
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost <card>
      And the discard pile has gained <card>
      And nothing else has changed

      Examples:
        | case           | card |
        | four           | 4C   |
        | eight          | 8D   |
        | king           | KH   |
        | ace            | AS   |
        | two            | 2C   |
        | joker          | JK   |
        | three-of-clubs | 3C   |

    Scenario: A card that could be added to a meld is discarded
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5C 7D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed
