@es
Feature: The named variants, as the Spanish source has them

  @HF-OUT-01
  Rule: The short game needs one clean and one dirty book to go out

    Scenario Outline: One clean and one dirty book are enough in the short game
      Given the "short" house rules
      And it is round <round>
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case                   | round | clean | dirty |
        | round-1-just-enough    | 1     | 1     | 1     |
        | round-1-one-clean-over | 1     | 2     | 1     |
        | round-3-just-enough    | 3     | 1     | 1     |

    Scenario Outline: A side that lacks a book is refused in the short game
      Given the "short" house rules
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-OUT-01
      And nothing has changed

      Examples:
        | case            | clean | dirty |
        | one-clean       | 1     | 0     |
        | one-dirty       | 0     | 1     |
        | two-clean       | 2     | 0     |
        | two-dirty       | 0     | 2     |

  @HF-OUT-07
  Rule: Safari needs named books before going out

    Scenario: A side with every named book goes out
      Given the "safari" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded 4S 4D 4H 4C 4S 4D 4H and 9S 9D 9H 9C 9S 9D 9H and QS QD QH QC QS QD JK and KS KD KH KC KS KD JK
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

    Scenario Outline: A side that lacks a named book is refused
      Given the "safari" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded <melds>
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-OUT-07
      And nothing has changed

      Examples:
        | case      | melds                                                                                             |
        | no-fours  | 8S 8D 8H 8C 8S 8D 8H and 9S 9D 9H 9C 9S 9D 9H and QS QD QH QC QS QD JK and KS KD KH KC KS KD JK   |
        | no-nines  | 4S 4D 4H 4C 4S 4D 4H and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and KS KD KH KC KS KD JK   |
        | no-queens | 4S 4D 4H 4C 4S 4D 4H and 9S 9D 9H 9C 9S 9D 9H and JS JD JH JC JS JD JK and KS KD KH KC KS KD JK   |
        | six-queens | 4S 4D 4H 4C 4S 4D 4H and 9S 9D 9H 9C 9S 9D 9H and JS JD JH JC JS JD JK and KS KD KH KC KS KD JK and QS QD QH QC QS QD |

    @HF-OUT-01
    Scenario: Going out on the named books alone is refused without the mix of books
      Given the "safari" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded 4S 4D 4H 4C 4S 4D 4H and 9S 9D 9H 9C 9S 9D 9H and QS QD QH QC QS QD JK
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-OUT-01
      And nothing has changed

  @HF-FOOT-04 @HF-DEAL-02
  Rule: Pennies from Heaven deals a third packet of eleven, played only after the foot

    Scenario: Twelve packets of eleven and a first card leave 137 cards in the stock
      Given the "pennies-from-heaven" house rules
      And the starter is 8S
      When the cards are dealt
      Then the stock holds 137 cards
      And the discard pile is 8S

    Scenario: A hand used up brings the foot and leaves the third packet closed
      Given the "pennies-from-heaven" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And Ann's third packet is 4H 5H 6H 7H 8H 10H JH QH KH AH 4C
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D
      And Ann's third packet is 4H 5H 6H 7H 8H 10H JH QH KH AH 4C
      And nothing else has changed

    Scenario: A foot used up by laying brings the third packet at once
      Given the "pennies-from-heaven" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 9C
      And Ann's third packet is 4H 5H 6H 7H 8H 10H JH QH KH AH 4C
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the third packet
      And Ann's hand is 4H 5H 6H 7H 8H 10H JH QH KH AH 4C
      And nothing else has changed

    Scenario: A foot used up by the discard brings the third packet, and the turn is over
      Given the "pennies-from-heaven" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 9C
      And Ann's third packet is 4H 5H 6H 7H 8H 10H JH QH KH AH 4C
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And the discard pile has gained 9C
      And Ann has taken up the third packet
      And Ann's hand is 4H 5H 6H 7H 8H 10H JH QH KH AH 4C
      And nothing else has changed

    @HF-TURN-03
    Scenario: A card laid from the closed third packet is refused
      Given the "pennies-from-heaven" house rules
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 5C 7D
      And Ann's third packet is 9C 5H 6H 7H 8H 10H JH QH KH AH 4C
      When Ann adds 9C to 9S 9D 9H
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: Nobody sees a third packet that is closed
      Given the "pennies-from-heaven" house rules
      And it is Ann's turn, after the draw
      And Ann has played from the foot
      When Ann looks at the table
      Then Ann sees Ann's hand
      And Ann cannot see Ann's third packet
      And Ann cannot see Bob's third packet

    Scenario: Going out is from the third packet
      Given the "pennies-from-heaven" house rules
      And it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the third packet
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

    Scenario: A third packet never taken up counts against the side
      Given the "pennies-from-heaven" house rules
      And Ann's side has melded KS KD KH KC
      And Ann's foot is KS 4D
      And Ann's third packet is JK QS 8C
      When the round is scored
      Then Ann's side scores -85 for cards left
      And Ann's side scores -45

  @HF-OPEN-01
  Rule: The Italian house has opening minimums that differ slightly

    Scenario Outline: First melds below the Italian minimum are refused
      Given the "italian-house" house rules
      And it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case             | round | cards                                  | melds                                       |
        | round-1-worth-55 | 1     | KS KD KH KC 5S 5D 5H                   | KS KD KH KC and 5S 5D 5H                    |
        | round-2-worth-95 | 2     | AS AD AH AC 5S 5D 5H                   | AS AD AH AC and 5S 5D 5H                    |
        | round-3-worth-125 | 3    | AS AD AH AC AS 5S 5D 5H 5C 5S          | AS AD AH AC AS and 5S 5D 5H 5C 5S           |
        | round-4-worth-155 | 4    | AS AD AH AC AS KS KD KH KC 5S 5D 5H    | AS AD AH AC AS and KS KD KH KC and 5S 5D 5H |

    Scenario Outline: First melds of the Italian minimum are accepted
      Given the "italian-house" house rules
      And it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is accepted
      And Ann's side has melded <melds>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case              | round | cards                         | melds                             |
        | round-1-worth-60  | 1     | AS AD AH                      | AS AD AH                          |
        | round-2-worth-100 | 2     | AS AD AH AC AS                | AS AD AH AC AS                    |
        | round-3-worth-130 | 3     | AS AD AH AC AS KS KD KH       | AS AD AH AC AS and KS KD KH       |
        | round-4-worth-160 | 4     | AS AD AH AC AS AD KS KD KH KC | AS AD AH AC AS AD and KS KD KH KC |

  @HF-SCORE-10 @HF-SCORE-06
  Rule: In the Italian house every quintet on the way to a book brings 300

    Scenario Outline: A quintet of natural cards brings 300 beside its cards
      Given the "italian-house" house rules
      And Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <special> for special points
      And Ann's side scores <total>

      Examples:
        | case                 | melds                             | special | total |
        | four-cards           | KS KD KH KC                       | 0       | 40    |
        | five-cards           | KS KD KH KC KS                    | 300     | 350   |
        | six-cards            | KS KD KH KC KS KD                 | 0       | 60    |
        | four-and-a-wild-card | KS KD KH KC 2C                    | 0       | 60    |
        | two-quintets         | KS KD KH KC KS and 5S 5D 5H 5C 5S | 600     | 675   |

    Scenario Outline: The books of the Italian house bring 500 and 300
      Given the "italian-house" house rules
      And Ann's side has melded <book>
      When the round is scored
      Then Ann's side scores <bonus> for books
      And Ann's side scores <total>

      Examples:
        | case  | book                 | bonus | total |
        | clean | KS KD KH KC KS KD KH | 500   | 570   |
        | dirty | KS KD KH KC KS KD 2C | 300   | 380   |

  @HF-GAME-01
  Rule: The shorter game goes to the side that first reaches 10,000 points

    Scenario Outline: The game is over when a side has 10,000 points
      Given the "it-ten-thousand" house rules
      And it is round <round>
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
        | case                        | round | before         | after           | winner |
        | exactly-in-round-two        | 2     | 9950 and 5000  | 10000 and 5020  | Ann    |
        | above-it-in-round-three     | 3     | 5000 and 9990  | 5050 and 10010  | Bob    |
        | in-a-seventh-round          | 7     | 9970 and 9000  | 10020 and 9020  | Ann    |
        | both-in-the-same-round      | 4     | 9950 and 9990  | 10000 and 10010 | Bob    |

    Scenario Outline: The game goes on while no side has 10,000 points
      Given the "it-ten-thousand" house rules
      And it is round <round>
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
      And the round is over
      And the scores are <after>
      And nothing else has changed

      Examples:
        | case                      | round | before        | after           |
        | five-points-short         | 2     | 9945 and 5000 | 9995 and 5020   |
        | after-the-fourth-round    | 4     | 5000 and 4000 | 5050 and 4020   |
        | both-level-at-the-target  | 4     | 9950 and 9980 | 10000 and 10000 |

  @HF-SCORE-12
  Rule: In the shorter game, too, red threes without a book cost 300 when the game ends

    Scenario Outline: A side with red threes and without a book loses 300 when another reaches the target
      Given the "it-ten-thousand" house rules
      And it is round 2
      And the scores are <before>
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's side has laid no red threes
      And Bob's side has melded KS KD KH
      And Bob's side has laid the red threes 3H 3D
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
      And the <what> is over
      And the scores are <after>
      And nothing else has changed

      Examples:
        | case                   | before        | what  | after          |
        | the-game-ends          | 9950 and 5000 | game  | 10000 and 4720 |
        | the-game-goes-on       | 9000 and 5000 | round | 9050 and 5020  |
