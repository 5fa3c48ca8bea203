@no
Feature: The game, as the Norwegian source has it

  Background:
    Given the "no" house rules

  @HF-GAME-01
  Rule: A game is exactly four rounds, and a target of points has no effect

    Scenario Outline: After the first three rounds the game goes on
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
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
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 6C
      And Cat has played from the foot
      When Ann discards 6C
      Then the action is accepted
      And the game is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: The end of the stock in the fourth round ends the game
      Given it is round 4
      And it is Ann's turn
      And the stock holds 0 cards
      When Ann draws
      Then the action is accepted
      And the game is over
      And nothing else has changed

    Scenario Outline: No score ends the game before the fourth round
      Given <players> players
      And it is round 3
      And the scores are <scores>
      And it is Ann's turn
      And the stock holds 0 cards
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

      Examples:
        | case          | players | scores           |
        | two-at-5000   | 2       | 6000 and 100     |
        | three-at-7500 | 3       | 9000 and 0 and 0 |
        | four-at-5000  | 4       | 6000 and 100     |
        | four-at-10000 | 4       | 12000 and 100    |

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
        | case                   | before        | after         | winner |
        | ahead-before-and-after | 5000 and 3000 | 5050 and 3020 | Ann    |
        | level-before           | 1000 and 1000 | 1050 and 1020 | Ann    |
        | by-five-points         | 1000 and 1025 | 1050 and 1045 | Ann    |
        | behind-by-five-points  | 1000 and 1035 | 1050 and 1055 | Bob    |
        | both-below-nothing     | -300 and -200 | -250 and -180 | Bob    |

    Scenario: The better of two players wins
      Given 2 players
      And it is round 4
      And the scores are 1000 and 1025
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob has played from the foot
      And Bob's hand is 4D
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 1055 and 1050
      And the game is won by Ann's side
      And nothing else has changed

    Scenario: The best of three players wins
      Given 3 players
      And it is round 4
      And the scores are 1000 and 500 and 1060
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat's side has melded QS QD QH
      And Cat has played from the foot
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 1055 and 525 and 1085
      And the game is won by Cat's side
      And nothing else has changed

    Scenario: Equal totals below the best change nothing
      Given 3 players
      And it is round 4
      And the scores are 945 and 1500 and 975
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat's side has melded QS QD QH
      And Cat has played from the foot
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 1000 and 1525 and 1000
      And the game is won by Bob's side
      And nothing else has changed

  @HF-GAME-03
  Rule: Equal totals at the top are a draw

    Scenario Outline: Sides with equal totals have played a draw
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
      And the game is won by nobody
      And nothing else has changed

      Examples:
        | case          | before        | after         |
        | above-nothing | 1000 and 1030 | 1050 and 1050 |
        | below-nothing | -150 and -120 | -100 and -100 |
        | at-7200       | 7150 and 7180 | 7200 and 7200 |

    Scenario: Two of three players level at the top have played a draw
      Given 3 players
      And it is round 4
      And the scores are 8945 and 8975 and 3975
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat's side has melded QS QD QH
      And Cat has played from the foot
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 9000 and 9000 and 4000
      And the game is won by nobody
      And nothing else has changed

    Scenario: Three players all level have played a draw
      Given 3 players
      And it is round 4
      And the scores are 945 and 975 and 975
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat's side has melded QS QD QH
      And Cat has played from the foot
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 1000 and 1000 and 1000
      And the game is won by nobody
      And nothing else has changed
