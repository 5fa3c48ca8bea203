@no
Feature: The opening, as the Norwegian source has it

  Background:
    Given the "no" house rules

  @HF-OPEN-01
  Rule: The first lay of a side is worth at least 50, 90, 120 or 150 points, by the round

    Scenario Outline: A first lay below the minimum of the round is refused
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                          | round | cards                            | melds                                    |
        | round-1-worth-30              | 1     | KS KD KH                         | KS KD KH                                 |
        | round-1-worth-40              | 1     | 8S 8D 2C                         | 8S 8D 2C                                 |
        | round-1-worth-45              | 1     | KS KD KH 5S 5D 5H                | KS KD KH and 5S 5D 5H                    |
        | round-1-worth-45-in-one-meld  | 1     | 5S 5D 5H 5C 5S 2C                | 5S 5D 5H 5C 5S 2C                        |
        | round-2-worth-50              | 2     | KS KD KH 2C                      | KS KD KH 2C                              |
        | round-2-worth-60              | 2     | AS AD AH                         | AS AD AH                                 |
        | round-2-worth-85              | 2     | AS AD AH 5S 5D 5H 5C 5S          | AS AD AH and 5S 5D 5H 5C 5S              |
        | round-2-worth-85-with-a-wild  | 2     | KS KD KH KC 5S 5D 5H 5C 5S 2C    | KS KD KH KC and 5S 5D 5H 5C 5S 2C        |
        | round-3-worth-90              | 3     | AS AD JK                         | AS AD JK                                 |
        | round-3-worth-115             | 3     | AS AD AH AC AS 5S 5D 5H          | AS AD AH AC AS and 5S 5D 5H              |
        | round-3-worth-115-with-a-wild | 3     | AS AD JK 5S 5D 5H 5C 5S          | AS AD JK and 5S 5D 5H 5C 5S              |
        | round-4-worth-120             | 4     | AS AD AH AC AS AD                | AS AD AH AC AS AD                        |
        | round-4-worth-145             | 4     | AS AD AH AC AS KS KD KH 5S 5D 5H | AS AD AH AC AS and KS KD KH and 5S 5D 5H |

    Scenario Outline: A first lay of the minimum of the round or more is accepted
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is accepted
      And Ann's side has melded <melds>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                          | round | cards                      | melds                          |
        | round-1-worth-50              | 1     | KS KD KH 2C                | KS KD KH 2C                    |
        | round-1-worth-50-in-naturals  | 1     | KS KD KH KC KS             | KS KD KH KC KS                 |
        | round-1-worth-50-in-a-book    | 1     | 5S 5D 5H 5C 5S 5D 2C       | 5S 5D 5H 5C 5S 5D 2C           |
        | round-1-worth-60-in-aces      | 1     | AS AD AH                   | AS AD AH                       |
        | round-1-worth-60-with-a-joker | 1     | 4S 4D JK                   | 4S 4D JK                       |
        | round-2-worth-90              | 2     | AS AD JK                   | AS AD JK                       |
        | round-2-worth-90-in-naturals  | 2     | AS AD AH KS KD KH          | AS AD AH and KS KD KH          |
        | round-2-worth-95              | 2     | AS AD AH AC 5S 5D 5H       | AS AD AH AC and 5S 5D 5H       |
        | round-3-worth-120             | 3     | AS AD AH AC AS AD          | AS AD AH AC AS AD              |
        | round-3-worth-120-in-two      | 3     | AS AD JK KS KD KH          | AS AD JK and KS KD KH          |
        | round-4-worth-150-in-naturals | 4     | AS AD AH AC AS AD KS KD KH | AS AD AH AC AS AD and KS KD KH |
        | round-4-worth-150-in-one      | 4     | AS AD AH AC 2C JK          | AS AD AH AC 2C JK              |
        | round-4-worth-180             | 4     | AS AD AH AC JK JK          | AS AD AH AC JK JK              |

    Scenario: A small lay is refused where only the other side has opened
      Given it is round 1
      And it is Ann's turn, after the draw
      And Bob's side has melded AS AD AH
      And Ann's hand is KS KD KH 7C 6D
      When Ann melds KS KD KH
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: An opening that only cards kept in the hand would make large enough is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 2C 2D JK
      When Ann melds KS KD KH
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario Outline: The score does not change what a round asks for
      Given it is round <round>
      And the scores are <scores>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <cards>
      Then the action is accepted
      And Ann's side has melded <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                  | round | scores        | cards             |
        | round-1-with-4000     | 1     | 4000 and 0    | KS KD KH 2C       |
        | round-1-below-nothing | 1     | -500 and 0    | KS KD KH 2C       |
        | round-2-with-4000     | 2     | 4000 and 0    | AS AD JK          |
        | round-4-below-nothing | 4     | -500 and 4000 | AS AD AH AC 2C JK |

    Scenario Outline: A smaller opening is refused whether the score is low or high
      Given it is round <round>
      And the scores are <scores>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <cards>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                  | round | scores        | cards          |
        | round-1-below-nothing | 1     | -500 and 4000 | KS KD KH       |
        | round-2-below-nothing | 2     | -500 and 4000 | KS KD KH 2C    |
        | round-3-at-nothing    | 3     | 0 and 0       | AS AD JK       |
        | round-4-with-4000     | 4     | 4000 and 0    | AS AD AH AC JK |

    Scenario Outline: Two and three players open with the minimum of the round
      Given <players> players
      And it is round 2
      And it is Bob's turn, after the draw
      And Bob's hand is AS AD JK 7C 6D
      When Bob melds AS AD JK
      Then the action is accepted
      And Bob's side has melded AS AD JK
      And Bob's hand has lost AS AD JK
      And nothing else has changed

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |

  @HF-OPEN-02
  Rule: Several melds laid together count together

    Scenario: Two melds that fall short each reach the minimum together
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 8S 8D 8H 7C 6D
      When Ann melds KS KD KH and 8S 8D 8H
      Then the action is accepted
      And Ann's side has melded KS KD KH and 8S 8D 8H
      And Ann's hand has lost KS KD KH 8S 8D 8H
      And nothing else has changed

    @HF-OPEN-01
    Scenario: Either of the two alone is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 8S 8D 8H 7C 6D
      When Ann melds 8S 8D 8H
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: Tens and jacks with a joker each open round two together
      Given it is round 2
      And it is Ann's turn, after the draw
      And Ann's hand is 10S 10D JK JS JD JK 7C 6D
      When Ann melds 10S 10D JK and JS JD JK
      Then the action is accepted
      And Ann's side has melded 10S 10D JK and JS JD JK
      And Ann's hand has lost 10S 10D JK JS JD JK
      And nothing else has changed

    @HF-OPEN-01
    Scenario: An opening of round two with tens and a joker alone is refused
      Given it is round 2
      And it is Ann's turn, after the draw
      And Ann's hand is 10S 10D JK JS JD JK 7C 6D
      When Ann melds 10S 10D JK
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    @HF-MELD-02
    Scenario: An opening with a meld that is not permitted is refused
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH KS KD 7C 6D
      When Ann melds AS AD AH and KS KD
      Then the action is refused under HF-MELD-02
      And nothing has changed

  @HF-OPEN-03
  Rule: Bonuses of red threes and books do not count towards the opening

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
  Rule: Once the side is open, either partner lays without a minimum

    Scenario Outline: A small meld is laid after the opening
      Given it is round <round>
      And it is <player>'s turn, after the draw
      And Ann's side has melded AS AD AH AC JK JK
      And <player>'s hand is 4S 4D 4H 7C 6D
      When <player> melds 4S 4D 4H
      Then the action is accepted
      And Ann's side has melded AS AD AH AC JK JK and 4S 4D 4H
      And <player>'s hand has lost 4S 4D 4H
      And nothing else has changed

      Examples:
        | case                       | round | player |
        | round-1-by-the-one-partner | 1     | Ann    |
        | round-4-by-the-other       | 4     | Cat    |

    Scenario: A single card is added by the partner after the opening
      Given it is round 4
      And it is Cat's turn, after the draw
      And Ann's side has melded AS AD AH AC JK JK and 4S 4D 4H
      And Cat's hand is 4C 7C 6D
      When Cat adds 4C to 4S 4D 4H
      Then the action is accepted
      And Ann's side has melded AS AD AH AC JK JK and 4S 4D 4H 4C
      And Cat's hand has lost 4C
      And nothing else has changed

    @HF-OPEN-01
    Scenario: The same small meld is refused to a side that has not opened
      Given it is round 1
      And it is Cat's turn, after the draw
      And Cat's hand is 4S 4D 4H 7C 6D
      When Cat melds 4S 4D 4H
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    @HF-OPEN-01
    Scenario: A small lay is refused among three players where only another has opened
      Given 3 players
      And it is round 1
      And it is Cat's turn, after the draw
      And Ann's side has melded AS AD AH
      And Cat's hand is 4S 4D 4H 7C 6D
      When Cat melds 4S 4D 4H
      Then the action is refused under HF-OPEN-01
      And nothing has changed
