@ru
Feature: The game, as the Russian source has it

  Background:
    Given the "ru" house rules

  @HF-GAME-01
  Rule: A game has four rounds

    Scenario Outline: After the first three rounds the game goes on
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Ann's hand is 6C
      And Cat has played from the foot
      When Ann discards 6C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case   | round |
        | first  | 1     |
        | second | 2     |
        | third  | 3     |

    Scenario: After the fourth round the game is over
      Given it is round 4
      And it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Ann's hand is 6C
      And Cat has played from the foot
      When Ann discards 6C
      Then the action is accepted
      And the game is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: A high score does not end the game before the fourth round
      Given it is round 3
      And the scores are 20000 and 100
      And it is Ann's turn
      And the stock holds 0 cards
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

    Scenario: The end of the stock in the fourth round ends the game
      Given it is round 4
      And it is Ann's turn
      And the stock holds 0 cards
      When Ann draws
      Then the action is accepted
      And the game is over
      And nothing else has changed

  @HF-GAME-02
  Rule: The highest total wins

    Scenario Outline: The side with more points after four rounds wins
      Given it is round 4
      And the scores are <before>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Bob's side has melded KS KD KH
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat has played from the foot
      And Cat's hand is 4H
      And Dan has played from the foot
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are <after>
      And the game is won by <winner>'s side
      And nothing else has changed

      Examples:
        | case                       | before         | after         | winner |
        | ahead-before-and-after     | 5000 and 3000  | 5050 and 3020 | Ann    |
        | level-before               | 1000 and 1000  | 1050 and 1020 | Ann    |
        | by-five-points             | 1000 and 1025  | 1050 and 1045 | Ann    |
        | behind-by-five-points      | 1000 and 1035  | 1050 and 1055 | Bob    |
        | the-round-is-not-the-game  | 1000 and 4000  | 1050 and 4020 | Bob    |
        | both-below-nothing         | -300 and -200  | -250 and -180 | Bob    |
        | one-below-nothing          | -60 and -10    | -10 and 10    | Bob    |

  @HF-GAME-03
  Rule: Equal totals share the win

    Scenario Outline: Sides with equal totals share the win
      Given it is round 4
      And the scores are <before>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Bob's side has melded KS KD KH
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat has played from the foot
      And Cat's hand is 4H
      And Dan has played from the foot
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are <after>
      And the game is won by Ann's side and Bob's side
      And nothing else has changed

      Examples:
        | case             | before        | after         |
        | above-nothing    | 1000 and 1030 | 1050 and 1050 |
        | at-nothing       | -50 and -20   | 0 and 0       |
        | below-nothing    | -150 and -120 | -100 and -100 |
