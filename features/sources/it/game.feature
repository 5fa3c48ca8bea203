@it
Feature: The game, as the Italian source has it

  Background:
    Given the "it" house rules

  @HF-GAME-01
  Rule: A game has four rounds

    Scenario Outline: After the first three rounds the game goes on
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's side has 3 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case   | round |
        | first  | 1     |
        | second | 2     |
        | third  | 3     |

    Scenario: After the fourth round the game is over
      Given it is round 4
      And it is Ann's turn, after the draw
      And Ann's side has 3 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the game is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

    Scenario Outline: Ten or twenty thousand points do not end the game before the fourth round
      Given it is round <round>
      And the scores are <scores>
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

      Examples:
        | case                 | round | scores        |
        | ten-thousand         | 1     | 10000 and 100 |
        | twenty-thousand      | 3     | 20000 and 100 |

    Scenario: The end of the stock in the fourth round ends the game
      Given it is round 4
      And the scores are 9000 and 8500
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
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
      And the top card is 3C
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's side has laid no red threes
      And Bob's side has melded KS KD KH
      And Bob's side has laid no red threes
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
        | case                      | before        | after         | winner |
        | nine-thousand-and-less    | 8950 and 8480 | 9000 and 8500 | Ann    |
        | level-before              | 1000 and 1000 | 1050 and 1020 | Ann    |
        | by-five-points            | 1000 and 1025 | 1050 and 1045 | Ann    |
        | behind-by-five-points     | 1000 and 1035 | 1050 and 1055 | Bob    |
        | the-round-is-not-the-game | 1000 and 4000 | 1050 and 4020 | Bob    |
        | both-below-nothing        | -300 and -200 | -250 and -180 | Bob    |

  @HF-GAME-03
  Rule: A tie is broken by an extra round

    Scenario Outline: Sides with equal totals after the fourth round play on
      Given it is round <round>
      And the scores are <before>
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's side has laid no red threes
      And Bob's side has melded <bob>
      And Bob's side has laid no red threes
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
      And the round is over
      And the scores are <after>
      And nothing else has changed

      Examples:
        | case                      | round | bob               | before        | after         |
        | after-four-rounds         | 4     | KS KD KH          | 1000 and 1030 | 1050 and 1050 |
        | at-nothing                | 4     | KS KD KH          | -50 and -20   | 0 and 0       |
        | after-an-extra-round-too  | 5     | KS KD KH KC KS KD | 1000 and 1000 | 1050 and 1050 |

    Scenario Outline: The extra round decides
      Given it is round 5
      And the scores are <before>
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's side has laid no red threes
      And Bob's side has melded KS KD KH
      And Bob's side has laid no red threes
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
        | case             | before        | after         | winner |
        | level-before     | 9000 and 9000 | 9050 and 9020 | Ann    |

    Scenario: Three who play alone need an extra round when two are level at the top
      Given 3 players
      And it is round 4
      And the scores are 1000 and 1030 and 200
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's side has laid no red threes
      And Bob's side has melded KS KD KH
      And Bob's side has laid no red threes
      And Ann has played from the foot
      And Ann's hand is 4S 5S
      And Bob has played from the foot
      And Bob's hand is 4D 5D
      And Cat has played from the foot
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the round is over
      And the scores are 1050 and 1050 and 195
      And nothing else has changed

    Scenario: Three who play alone need no extra round when the level ones are not at the top
      Given 3 players
      And it is round 4
      And the scores are 1000 and 1030 and 2000
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's side has laid no red threes
      And Bob's side has melded KS KD KH
      And Bob's side has laid no red threes
      And Ann has played from the foot
      And Ann's hand is 4S 5S
      And Bob has played from the foot
      And Bob's hand is 4D 5D
      And Cat has played from the foot
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 1050 and 1050 and 1995
      And the game is won by Cat's side
      And nothing else has changed

    Scenario: The opening minimum of the extra round is 90 and not 150
      Given it is round 5
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH KS KD KH 7C 6D
      When Ann melds AS AD AH and KS KD KH
      Then the action is accepted
      And Ann's side has melded AS AD AH and KS KD KH
      And Ann's hand has lost AS AD AH KS KD KH
      And nothing else has changed

    @HF-OPEN-01
    Scenario: An opening below 90 is refused in the extra round
      Given it is round 5
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH 5S 5D 5H 5C 5S 7C 6D
      When Ann melds AS AD AH and 5S 5D 5H 5C 5S
      Then the action is refused under HF-OPEN-01
      And nothing has changed
