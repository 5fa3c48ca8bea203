@ro
Feature: Hand and foot, as the Romanian source has them

  Background:
    Given the "ro" house rules

  @HF-FOOT-01
  Rule: The foot is not used before the hand is used up

    @HF-TURN-03
    Scenario: A card laid from the closed foot is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 5C 7D
      And Ann's foot is 9C 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann adds 9C to 9S 9D 9H
      Then the action is refused under HF-TURN-03
      And nothing has changed

    @HF-TURN-03
    Scenario: A discard from the closed foot is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is 5C 7D
      And Ann's foot is 9C 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann discards 9C
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: One card left in the hand keeps the foot closed
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 7D
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is 7D
      And nothing else has changed

  @HF-FOOT-02
  Rule: A hand whose last card is laid brings the foot at once

    Scenario: The last hand card is added to a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And nothing else has changed

    Scenario: The whole hand is laid as the opening
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH KS KD KH
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann melds AS AD AH and KS KD KH
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded AS AD AH and KS KD KH
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And nothing else has changed

    Scenario: A hand emptied after taking the discard pile brings the foot at once too
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And the discard pile is empty
      And Ann's hand is KH
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann adds KH to KS KD KC 2C
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC KH 2C
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And nothing else has changed

    Scenario: A take of one card with the last pair of the hand brings the foot at once
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And the discard pile is empty
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And nothing else has changed

    Scenario: A take of more cards with the last pair leaves the lower cards as the hand
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
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
      And Ann's hand is 9S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
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
      And Ann's hand is 9S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann discards 6D
      Then the action is accepted
      And it is Bob's turn
      And Ann has played from the foot
      And Ann's hand has lost 6D
      And the discard pile has gained 6D
      And nothing else has changed

  @HF-FOOT-03
  Rule: A hand whose last card is discarded brings the foot at the start of the next turn

    Scenario: The last hand card is discarded and the foot stays closed
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann is to take up the foot next turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

    Scenario: The foot is taken up when the turn comes round again
      Given it is Dan's turn, after the draw
      And Dan's hand is 6C 7C 8C
      And Ann's side has melded 9S 9D 9H
      And Ann is to take up the foot next turn
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Dan discards 8C
      Then the action is accepted
      And it is Ann's turn
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And Dan's hand has lost 8C
      And the discard pile has gained 8C
      And nothing else has changed

    Scenario: The turn of another player leaves the waiting foot closed
      Given it is Bob's turn, after the draw
      And Bob's hand is 6C 7C 8C
      And Ann's side has melded 9S 9D 9H
      And Ann is to take up the foot next turn
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Bob discards 8C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 8C
      And the discard pile has gained 8C
      And nothing else has changed

    Scenario: A player who has taken up the foot at the turn's beginning draws as usual
      Given it is Ann's turn
      And Ann's side has melded 9S 9D 9H
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And the next cards of the stock are 9C QD
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9C QD
      And the stock has lost 2 cards
      And nothing else has changed

    Scenario: A player who has taken up the foot at the turn's beginning may take the discard pile
      Given it is Ann's turn
      And the discard pile is KC 6C
      And Ann's side has melded 9S 9D 9H
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS KD 4D 5D 6D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann has played from the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS 4D 5D 6D 6C
      And the discard pile is empty
      And nothing else has changed

  @HF-FOOT-04
  Rule: No third packet follows the foot

    Scenario: A foot used up leaves nothing to take up
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 6C
      When Ann discards 6C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-FOOT-05
  Rule: Nobody looks at a foot before the hand is used up

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

    Scenario: A player who has taken up the foot sees it as the hand
      Given it is Ann's turn
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann looks at the table
      Then Ann sees Ann's hand
      And Ann cannot see Cat's foot

    Scenario: A foot to be taken up next turn is still closed to its owner
      Given it is Bob's turn
      And Ann is to take up the foot next turn
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      When Ann looks at the table
      Then Ann cannot see Ann's foot
