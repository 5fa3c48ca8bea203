@ro
Feature: Permission to go out, as the Romanian source says of the game at Pagat

  Background:
    Given the "pagat-partners" house rules

  @HF-ASK-01
  Rule: A player asks the partner before going out

    Scenario Outline: Going out without having asked is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is <hand>
      When Ann <act>
      Then the action is refused under HF-ASK-01
      And nothing has changed

      Examples:
        | case                  | hand        | act                         |
        | by-a-meld-and-discard | 5S 5D 5H 6C | melds 5S 5D 5H, discards 6C |
        | by-laying-every-card  | 5S 5D 5H    | melds 5S 5D 5H              |

    Scenario Outline: Going out with the partner's yes is accepted
      Given it is <player>'s turn, after the draw
      And <player>'s partner has said yes
      And <player>'s side has 2 clean, 2 dirty and 1 wild book
      And <player> has played from the foot
      And <partner> has played from the foot
      And <player>'s hand is 5S 5D 5H 6C
      When <player> melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And <player>'s side has melded 5S 5D 5H
      And <player>'s hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case | player | partner |
        | ann  | Ann    | Cat     |
        | bob  | Bob    | Dan     |
        | cat  | Cat    | Ann     |
        | dan  | Dan    | Bob     |

    Scenario: Every card is laid to go out with the partner's yes
      Given it is Ann's turn, after the draw
      And Ann's partner has said yes
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And nothing else has changed

    Scenario Outline: A question waits for the partner's answer
      Given it is <player>'s turn, after the draw
      And <player>'s side has 2 clean, 2 dirty and 1 wild book
      And <player> has played from the foot
      And <partner> has played from the foot
      And <player>'s hand is 5S 5D 5H 6C
      When <player> asks to go out
      Then the action is accepted
      And it is <player>'s turn, after asking to go out
      And nothing else has changed

      Examples:
        | case | player | partner |
        | ann  | Ann    | Cat     |
        | bob  | Bob    | Dan     |
        | cat  | Cat    | Ann     |
        | dan  | Dan    | Bob     |

    Scenario Outline: The partner answers and the turn goes on
      Given it is Ann's turn, after asking to go out
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Cat answers <answer>
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's partner has said <answer>
      And nothing else has changed

      Examples:
        | case | answer |
        | yes  | yes    |
        | no   | no     |

    @HF-TURN-01
    Scenario Outline: An answer by anybody but the partner is refused
      Given it is Ann's turn, after asking to go out
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When <player> answers yes
      Then the action is refused under HF-TURN-01
      And nothing has changed

      Examples:
        | case         | player |
        | the-player   | Ann    |
        | on-the-left  | Bob    |
        | on-the-right | Dan    |

    @HF-TURN-01
    Scenario: A meld before the answer is refused to the player who has asked
      Given it is Ann's turn, after asking to go out
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-TURN-01
      And nothing has changed

    @HF-TURN-02
    Scenario: A question before the draw is refused
      Given it is Ann's turn
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann asks to go out
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A turn that does not go out needs no question
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C 7D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C 7D
      And nothing else has changed

    @HF-OUT-03
    Scenario: A lay that leaves one card is refused to one who has not asked
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-03
      And nothing has changed

    Scenario: A lay that leaves one card is accepted from one who has permission
      Given it is Ann's turn, after the draw
      And Ann's partner has said yes
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C
      And nothing else has changed

    Scenario: A hand that is used up brings the foot without a question
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H
      And Ann's foot is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D 7D 6D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann has taken up the foot
      And Ann's hand is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D 7D 6D
      And nothing else has changed

  @HF-OUT-08 @HF-OUT-02
  Rule: Permission does not stand in for books or for the partner's foot

    Scenario: Going out on a yes is refused while a book is missing
      Given it is Ann's turn, after the draw
      And Ann's partner has said yes
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-08
      And nothing has changed

    Scenario: Going out on a yes is refused while the partner still plays the hand
      Given it is Ann's turn, after the draw
      And Ann's partner has said yes
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat's hand is 9C QD
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-02
      And nothing has changed

  @HF-ASK-02
  Rule: A no forbids going out in that turn, and a yes obliges to nothing

    Scenario Outline: Going out against the partner's no is refused
      Given it is Ann's turn, after the draw
      And Ann's partner has said no
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is <hand>
      When Ann <act>
      Then the action is refused under HF-ASK-02
      And nothing has changed

      Examples:
        | case                  | hand        | act                         |
        | by-a-meld-and-discard | 5S 5D 5H 6C | melds 5S 5D 5H, discards 6C |
        | by-laying-every-card  | 5S 5D 5H    | melds 5S 5D 5H              |

    Scenario: A player told no plays on with what the turn allows
      Given it is Ann's turn, after the draw
      And Ann's partner has said no
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C 7D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C 7D
      And nothing else has changed

    @HF-OUT-03
    Scenario: A meld that would leave a single card to a player told no is refused
      Given it is Ann's turn, after the draw
      And Ann's partner has said no
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-03
      And nothing has changed

    Scenario: A player told yes may keep a card and not go out
      Given it is Ann's turn, after the draw
      And Ann's partner has said yes
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 6C 7D
      When Ann discards 6C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 7D
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-ASK-03
  Rule: An answer holds only for the turn in which it was given

    Scenario Outline: The answer is gone when the turn passes
      Given it is Ann's turn, after the draw
      And Ann's partner has said <answer>
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 6C 7D
      When Ann discards 7D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 5S 6C
      And the discard pile has gained 7D
      And nothing else has changed

      Examples:
        | case | answer |
        | yes  | yes    |
        | no   | no     |

  @HF-OUT-01 @HF-OUT-08 @HF-OPEN-01 @HF-PILE-01 @HF-PILE-07 @HF-WILD-03 @HF-FOOT-03 @HF-SCORE-06
  Rule: Asking is the one difference: all else is as in the game of the source

    Scenario Outline: Going out on the partner's yes is refused without the same books
      Given it is Ann's turn, after the draw
      And Ann's partner has said yes
      And Ann's side has <clean> clean, <dirty> dirty and <wild>
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under <rule>
      And nothing has changed

      Examples:
        | case      | clean | dirty | wild         | rule      |
        | one-clean | 1     | 2     | 1 wild book  | HF-OUT-01 |
        | one-dirty | 2     | 1     | 1 wild book  | HF-OUT-01 |
        | no-wild   | 2     | 2     | 0 wild books | HF-OUT-08 |

    Scenario Outline: An opening below the same minimum of the round is refused
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case              | round | cards                            | melds                                    |
        | round-1-worth-45  | 1     | KS KD KH 4S 4D 4H                | KS KD KH and 4S 4D 4H                    |
        | round-4-worth-145 | 4     | AS AD AH AC AS KS KD KH 5S 5D 5H | AS AD AH AC AS and KS KD KH and 5S 5D 5H |

    Scenario Outline: The opening minimum of the round is enough here too
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <cards>
      Then the action is accepted
      And Ann's side has melded <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case              | round | cards       |
        | round-1-worth-50  | 1     | KS KD KH 2C |
        | round-4-worth-150 | 4     | JK JK JK    |

    Scenario: Seven cards are taken, and the pair and the top card join the old meld
      Given it is Ann's turn
      And the discard pile is KC 4S 6D 7H 8C JS QH AC
      And Ann's side has melded KS KD KH
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile, adding KH KS to KS KD KH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KH KS
      And Ann's hand is 5C 7D 4S 6D 7H 8C JS QH
      And the discard pile is AC
      And nothing else has changed

    Scenario: The last hand card is discarded and the foot waits for the next turn
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann is to take up the foot next turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

    Scenario: Books, red threes and going out score the same
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC KS 2C 2D and 2S 2D 2H 2C JK JK JK
      And Ann's side has laid the red three 3H
      And Cat's hand is AS 3S 7H
      And Bob's side has laid the red three 3D
      When the round is scored with Ann going out
      Then Ann's side scores 390 for cards
      And Ann's side scores 2300 for books
      And Ann's side scores 2860
      And Bob's side scores 100
