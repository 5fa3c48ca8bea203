@it
Feature: The opening, as the Italian source has it

  Background:
    Given the "it" house rules

  @HF-OPEN-01
  Rule: The first melds of a side are worth at least 50, 90, 120 and 150 in the four rounds, and 90 in an extra one

    Scenario Outline: First melds below the minimum of the round are refused
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                              | round | cards                            | melds                                    |
        | round-1-worth-15                  | 1     | 4S 4D 4H                         | 4S 4D 4H                                 |
        | round-1-worth-30                  | 1     | KS KD KH                         | KS KD KH                                 |
        | round-1-worth-45-with-fives       | 1     | KS KD KH 5S 5D 5H                | KS KD KH and 5S 5D 5H                    |
        | round-1-worth-45-with-fours       | 1     | QS QD QH 4S 4D 4H                | QS QD QH and 4S 4D 4H                    |
        | round-1-worth-45-in-one-meld      | 1     | 5S 5D 5H 5C 5S 2C                | 5S 5D 5H 5C 5S 2C                        |
        | round-2-worth-50                  | 2     | KS KD KH 2C                      | KS KD KH 2C                              |
        | round-2-worth-80-in-aces          | 2     | AS AD AH 5S 5D 5H 5C             | AS AD AH and 5S 5D 5H 5C                 |
        | round-2-worth-80-with-a-joker     | 2     | JK 8S 8D 8H                      | JK 8S 8D 8H                              |
        | round-2-worth-85                  | 2     | AS AD AH 5S 5D 5H 5C 5S          | AS AD AH and 5S 5D 5H 5C 5S              |
        | round-3-worth-90                  | 3     | AS AD AH KS KD KH                | AS AD AH and KS KD KH                    |
        | round-3-worth-110-with-a-joker    | 3     | AS AD AH JK                      | AS AD AH JK                              |
        | round-3-worth-110-in-naturals     | 3     | AS AD AH AC 8S 8D 8H             | AS AD AH AC and 8S 8D 8H                 |
        | round-3-worth-115                 | 3     | AS AD AH AC AS 5S 5D 5H          | AS AD AH AC AS and 5S 5D 5H              |
        | round-4-worth-120                 | 4     | AS AD AH AC AS AD                | AS AD AH AC AS AD                        |
        | round-4-worth-130                 | 4     | AS AD AH JK 2C                   | AS AD AH JK 2C                           |
        | round-4-worth-145                 | 4     | AS AD AH AC AS KS KD KH 5S 5D 5H | AS AD AH AC AS and KS KD KH and 5S 5D 5H |
        | extra-round-worth-80              | 5     | JK 8S 8D 8H                      | JK 8S 8D 8H                              |
        | extra-round-worth-85              | 5     | AS AD AH 5S 5D 5H 5C 5S          | AS AD AH and 5S 5D 5H 5C 5S              |

    Scenario Outline: First melds of the minimum of the round or more are accepted
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is accepted
      And Ann's side has melded <melds>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                              | round | cards                            | melds                                    |
        | round-1-worth-50-in-kings         | 1     | KS KD KH 2C                      | KS KD KH 2C                              |
        | round-1-worth-50-in-queens        | 1     | QS QD QH 2C                      | QS QD QH 2C                              |
        | round-1-worth-50-in-naturals      | 1     | KS KD KH KC KS                   | KS KD KH KC KS                           |
        | round-1-worth-55                  | 1     | KS KD KH KC 5S 5D 5H             | KS KD KH KC and 5S 5D 5H                 |
        | round-1-worth-60-in-aces          | 1     | AS AD AH                         | AS AD AH                                 |
        | round-2-worth-90-in-aces          | 2     | AS AD AH 8S 8D 8H                | AS AD AH and 8S 8D 8H                    |
        | round-2-worth-90-with-a-joker     | 2     | JK 8S 8D 8H 8C                   | JK 8S 8D 8H 8C                           |
        | round-2-worth-95                  | 2     | AS AD AH AC 5S 5D 5H             | AS AD AH AC and 5S 5D 5H                 |
        | round-3-worth-120-in-three-melds  | 3     | AS AD AH KS KD KH QS QD QH       | AS AD AH and KS KD KH and QS QD QH       |
        | round-3-worth-120-in-faces        | 3     | AS AD AH QS QD QH JS JD JH       | AS AD AH and QS QD QH and JS JD JH       |
        | round-3-worth-120-in-one-meld     | 3     | AS AD AH AC AS AD                | AS AD AH AC AS AD                        |
        | round-4-worth-150                 | 4     | AS AD AH AC 2C JK                | AS AD AH AC 2C JK                        |
        | round-4-worth-150-in-naturals     | 4     | AS AD AH AC AS AD KS KD KH       | AS AD AH AC AS AD and KS KD KH           |
        | round-4-worth-160                 | 4     | AS AD AH JK JK                   | AS AD AH JK JK                           |
        | extra-round-worth-90              | 5     | JK 8S 8D 8H 8C                   | JK 8S 8D 8H 8C                           |
        | extra-round-worth-90-in-naturals  | 5     | AS AD AH 8S 8D 8H                | AS AD AH and 8S 8D 8H                    |

    Scenario: The minimum goes by the round and not by the score
      Given it is round 1
      And the scores are 4500 and -800
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 2C 7C 6D
      When Ann melds KS KD KH 2C
      Then the action is accepted
      And Ann's side has melded KS KD KH 2C
      And Ann's hand has lost KS KD KH 2C
      And nothing else has changed

    Scenario: A small lay is refused where only the other side has opened
      Given it is round 1
      And it is Ann's turn, after the draw
      And Bob's side has melded AS AD AH
      And Ann's hand is KS KD KH 7C 6D
      When Ann melds KS KD KH
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: An opening that only the cards of the partner would make large enough is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 7C 6D
      And Cat's hand is AS AD AH JK
      When Ann melds KS KD KH
      Then the action is refused under HF-OPEN-01
      And nothing has changed

  @HF-OPEN-02
  Rule: The values of several first melds are put together

    Scenario: Kings and eights that fall short each reach the minimum together
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 8S 8D 8C 7C 6D
      When Ann melds KS KD KH and 8S 8D 8C
      Then the action is accepted
      And Ann's side has melded KS KD KH and 8S 8D 8C
      And Ann's hand has lost KS KD KH 8S 8D 8C
      And nothing else has changed

    @HF-OPEN-01
    Scenario Outline: Either of the two alone is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 8S 8D 8C 7C 6D
      When Ann melds <meld>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case   | meld     |
        | kings  | KS KD KH |
        | eights | 8S 8D 8C |

    Scenario: Four melds count together
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is 4S 4D 4H 5S 5D 5H 6S 6D 6H 7S 7D 7H 8C QD
      When Ann melds 4S 4D 4H and 5S 5D 5H and 6S 6D 6H and 7S 7D 7H
      Then the action is accepted
      And Ann's side has melded 4S 4D 4H and 5S 5D 5H and 6S 6D 6H and 7S 7D 7H
      And Ann's hand has lost 4S 4D 4H 5S 5D 5H 6S 6D 6H 7S 7D 7H
      And nothing else has changed

    @HF-WILD-05
    Scenario: An opening with a meld that is not permitted is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH KS KD 2C 7C 6D
      When Ann melds AS AD AH and KS KD 2C
      Then the action is refused under HF-WILD-05
      And nothing has changed

  @HF-OPEN-03
  Rule: What counts is the value of the melds, without bonuses for red threes and books

    @HF-OPEN-01
    Scenario: An opening that only a red three would make large enough is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand is KS KD KH 5S 5D 5H 7C 6D
      When Ann melds KS KD KH and 5S 5D 5H
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: With a red three laid the cards alone reach the minimum
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand is KS KD KH 6S 6D 6H 6C 7C 6D
      When Ann melds KS KD KH and 6S 6D 6H 6C
      Then the action is accepted
      And Ann's side has melded KS KD KH and 6S 6D 6H 6C
      And Ann's hand has lost KS KD KH 6S 6D 6H 6C
      And nothing else has changed

    @HF-OPEN-01
    Scenario: An opening that only the bonus of a clean book would make large enough is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is 4S 4D 4H 4C 4S 4D 4H 7C 6D
      When Ann melds 4S 4D 4H 4C 4S 4D 4H
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: A clean book opens with the cards of another meld beside it
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is 4S 4D 4H 4C 4S 4D 4H 5S 5D 5H 7C 6D
      When Ann melds 4S 4D 4H 4C 4S 4D 4H and 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 4S 4D 4H 4C 4S 4D 4H and 5S 5D 5H
      And Ann's hand has lost 4S 4D 4H 4C 4S 4D 4H 5S 5D 5H
      And nothing else has changed

    @HF-OPEN-01
    Scenario: An opening that only the bonus of a dirty book would make large enough is refused
      Given it is round 2
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH KC KS KD 2C 7C 6D
      When Ann melds KS KD KH KC KS KD 2C
      Then the action is refused under HF-OPEN-01
      And nothing has changed

  @HF-OPEN-04
  Rule: Once the minimum is met, both partners lay freely for the rest of the round

    Scenario Outline: A small meld is laid after the opening
      Given it is round <round>
      And it is <player>'s turn, after the draw
      And Ann's side has melded AS AD AH JK JK
      And <player>'s hand is <cards> 7C 6D
      When <player> melds <cards>
      Then the action is accepted
      And Ann's side has melded AS AD AH JK JK and <cards>
      And <player>'s hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                       | round | player | cards    |
        | round-1-by-the-one-partner | 1     | Ann    | 4S 4D 4H |
        | round-1-by-the-other       | 1     | Cat    | 5S 5D 5H |
        | round-4-by-the-one-partner | 4     | Ann    | 4S 4D 4H |
        | round-4-by-the-other       | 4     | Cat    | 5S 5D 5H |

    @HF-OPEN-01
    Scenario: The same small meld is refused to a side that has not opened
      Given it is round 1
      And it is Cat's turn, after the draw
      And Cat's hand is 4S 4D 4H 7C 6D
      When Cat melds 4S 4D 4H
      Then the action is refused under HF-OPEN-01
      And nothing has changed
