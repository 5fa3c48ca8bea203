@no @playthrough
Feature: A round for two, as the Norwegian source has it

  Background:
    Given the "no" house rules

  @HF-GAME-01 @HF-DEAL-01 @HF-FOOT-03 @HF-OUT-01 @HF-SCORE-09
  Rule: A round runs from the deal to the last card

    Scenario: Two players play a round, and one goes out in the second turn
      Given 2 players
      And Ann is dealt KS KS KS KH KH KH KD QS QS QS QH QH QD and AS AS AS AH AH AH AD JS JS JH JH JD JK
      And Bob is dealt 4S 4S 4D 4D 5S 5D 6S 6D 7S 7D 8S 8D 9S and 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H 9H 9H 10H
      And the starter is 9C
      And the next cards of the stock are 2C 5C 10S 3H JC 2D 6C

      When the cards are dealt
      Then it is Ann's turn
      And the discard pile is 9C

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 2C 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C
      Then the action is accepted
      And Ann's side has melded KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C
      And Ann's hand is 5C
      And nothing else has changed

      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann has taken up the foot
      And Ann's hand is AS AS AS AH AH AH AD JS JS JH JH JD JK
      And the discard pile has gained 5C
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10S JC
      And Bob's side has laid the red three 3H
      And the stock has lost 3 cards
      And nothing else has changed

      When Bob discards 4S
      Then the action is accepted
      And it is Ann's turn
      And Bob's hand has lost 4S
      And the discard pile has gained 4S
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 2D 6C
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds AS AS AS AH AH AH AD
      Then the action is accepted
      And Ann's side has melded KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C and AS AS AS AH AH AH AD
      And Ann has played from the foot
      And Ann's hand is JS JS JH JH JD JK 2D 6C
      And nothing else has changed

      When Ann melds JS JS JH JH JD JK 2D, discards 6C
      Then the action is accepted
      And the round is over
      And the scores are 2110 and -285
      And Ann's side has melded KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C and AS AS AS AH AH AH AD and JS JS JH JH JD JK 2D
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-GAME-01 @HF-GAME-03 @HF-OPEN-01 @HF-DEAL-05
  Rule: The fourth round ends the game

    Scenario: Two players end the fourth round level, and the game is a draw
      Given 2 players
      And it is round 4
      And the scores are 2395 and 0
      And Bob is dealt KS KS KS KH KH KH KD QS QS QS QH QH QD and AS AS AS AH AH AH AD JS JS JH JH JD JK
      And Ann is dealt 4S 4S 4D 4D 5S 5D 6S 6D 7S 7D 8S 8D 9S and 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H 9H 9H 10H
      And the starter is 9C
      And the next cards of the stock are 2C 5C 10S 3H JC 2D 6C

      When the cards are dealt
      Then it is Bob's turn
      And the discard pile is 9C

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 2C 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob melds KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C
      Then the action is accepted
      And Bob's side has melded KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C
      And Bob's hand is 5C
      And nothing else has changed

      When Bob discards 5C
      Then the action is accepted
      And it is Ann's turn
      And Bob has taken up the foot
      And Bob's hand is AS AS AS AH AH AH AD JS JS JH JH JD JK
      And the discard pile has gained 5C
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10S JC
      And Ann's side has laid the red three 3H
      And the stock has lost 3 cards
      And nothing else has changed

      When Ann discards 4S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 4S
      And the discard pile has gained 4S
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 2D 6C
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob melds AS AS AS AH AH AH AD
      Then the action is accepted
      And Bob's side has melded KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C and AS AS AS AH AH AH AD
      And Bob has played from the foot
      And Bob's hand is JS JS JH JH JD JK 2D 6C
      And nothing else has changed

      When Bob melds JS JS JH JH JD JK 2D, discards 6C
      Then the action is accepted
      And the game is over
      And the scores are 2110 and 2110
      And the game is won by nobody
      And Bob's side has melded KS KS KS KH KH KH KD and QS QS QS QH QH QD 2C and AS AS AS AH AH AH AD and JS JS JH JH JD JK 2D
      And Bob's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed
