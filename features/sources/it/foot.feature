@it
Feature: Hand and foot, as the Italian source has them

  Background:
    Given the "it" house rules

  @HF-FOOT-01
  Rule: The foot lies face down until the hand is empty

    @HF-TURN-03
    Scenario: A card laid from the closed foot is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 5C 7D
      And Ann's foot is 9C 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds 9C to 9S 9D 9H
      Then the action is refused under HF-TURN-03
      And nothing has changed

    @HF-TURN-03
    Scenario: A discard from the closed foot is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is 5C 7D
      And Ann's foot is 9C 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann discards 9C
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: One card left in the hand after a lay keeps the foot closed
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 7D
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is 7D
      And nothing else has changed

    Scenario: One card left in the hand after the discard keeps the foot closed
      Given it is Ann's turn, after the draw
      And Ann's hand is 9C 7D
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 7D
      And the discard pile has gained 9C
      And nothing else has changed

    Scenario: The foot is opened without a clean book, since the advice to have one binds nobody
      Given it is Ann's turn, after the draw
      And Ann's side has 0 clean, 0 dirty and 0 wild books
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

  @HF-FOOT-02
  Rule: A hand emptied by laying brings the foot at once, and the turn goes on with it

    Scenario: The last hand card is added to a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: The last hand cards are laid as a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann melds KS KD KH
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H and KS KD KH
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: The whole hand is laid as the opening
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH KS KD KH
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann melds AS AD AH and KS KD KH
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded AS AD AH and KS KD KH
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: A hand emptied after taking the discard pile brings the foot at once too
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC
      And the discard pile is empty
      And Ann's hand is KH
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds KH to KS KD KC
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC KH
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: A take of one card with the last pair of the hand brings the foot at once
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And the discard pile is empty
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: A take of more cards with the last pair leaves the lower cards as the hand
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And the discard pile is empty
      And Ann's hand is 4S 6D
      And nothing else has changed

    Scenario: A card of the foot is laid in the turn in which the hand was used up
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 9S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds 9S to 9S 9D 9H 9C
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S
      And Ann has played from the foot
      And Ann's hand has lost 9S
      And nothing else has changed

    Scenario: A card of the foot is discarded in the turn in which the hand was used up
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 9S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann discards 4D
      Then the action is accepted
      And it is Bob's turn
      And Ann has played from the foot
      And Ann's hand has lost 4D
      And the discard pile has gained 4D
      And nothing else has changed

  @HF-FOOT-03
  Rule: A hand emptied by the discard brings the foot at once too, but the discard has ended the turn

    Scenario Outline: The foot is taken up after the last discard and the next player plays
      Given it is <player>'s turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And <player>'s hand is 9C
      And <player>'s foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When <player> discards 9C
      Then the action is accepted
      And it is <next>'s turn
      And the discard pile has gained 9C
      And <player> has taken up the foot
      And <player>'s hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

      Examples:
        | case | player | next |
        | ann  | Ann    | Bob  |
        | cat  | Cat    | Dan  |

    Scenario: The foot of one whose side has not opened is taken up after the last discard too
      Given it is Ann's turn, after the draw
      And Ann's hand is 9C
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And the discard pile has gained 9C
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    @HF-TURN-01
    Scenario: A card laid from a foot that came with the last discard is refused until the next turn
      Given it is Bob's turn
      And Ann's side has melded 9S 9D 9H
      And Ann has taken up the foot
      And Ann's hand is 9C 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann adds 9C to 9S 9D 9H
      Then the action is refused under HF-TURN-01
      And nothing has changed

    Scenario: The next turn with the foot begins with a draw as any other
      Given it is Ann's turn
      And Ann's side has melded 9S 9D 9H
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And the next cards of the stock are 9C QD
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9C QD
      And the stock has lost 2 cards
      And nothing else has changed

  @HF-FOOT-04
  Rule: No third packet follows the foot

    Scenario: A foot used up leaves nothing to take up
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-FOOT-05
  Rule: Nobody looks at a closed foot, not even its owner

    Scenario Outline: Nobody sees a foot that is closed
      Given it is Ann's turn, after the draw
      When <player> looks at the table
      Then <player> cannot see <owner>'s foot

      Examples:
        | case               | player | owner |
        | ann-her-own        | Ann    | Ann   |
        | bob-his-own        | Bob    | Bob   |
        | ann-her-partners   | Ann    | Cat   |
        | ann-her-neighbours | Ann    | Bob   |

    Scenario: A player sees the own hand and no other
      Given it is Ann's turn, after the draw
      When Ann looks at the table
      Then Ann sees Ann's hand
      And Ann cannot see Bob's hand
      And Ann cannot see Cat's hand
      And Ann cannot see Dan's hand
      And Ann cannot see the stock

    Scenario: A foot taken up with the last discard is seen before the own turn comes
      Given it is Bob's turn
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann looks at the table
      Then Ann sees Ann's hand
      And Ann cannot see Cat's foot
