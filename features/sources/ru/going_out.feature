@ru
Feature: Going out, as the Russian source has it

  Background:
    Given the "ru" house rules

  @HF-OUT-01 @HF-OUT-08
  Rule: Going out needs a wild book among the books of the side

    Scenario Outline: A side with the books that are needed goes out
      Given it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and <wild>
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case           | clean | dirty | wild         |
        | just-enough    | 2     | 2     | 1 wild book  |
        | one-clean-over | 3     | 2     | 1 wild book  |
        | one-dirty-over | 2     | 3     | 1 wild book  |
        | one-wild-over  | 2     | 2     | 2 wild books |

    Scenario Outline: Later rounds need no more books than the first
      Given it is Ann's turn, after the draw
      And it is round <round>
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the <what> is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case         | round | what  |
        | second-round | 2     | round |
        | third-round  | 3     | round |
        | fourth-round | 4     | game  |

    Scenario Outline: A side that lacks a book is refused
      Given it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and <wild>
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under <rule>
      And nothing has changed

      Examples:
        | case                         | clean | dirty | wild         | rule      |
        | no-wild-book                 | 2     | 2     | 0 wild books | HF-OUT-08 |
        | more-clean-and-no-wild       | 3     | 2     | 0 wild books | HF-OUT-08 |
        | more-dirty-and-no-wild       | 2     | 3     | 0 wild books | HF-OUT-08 |
        | one-clean                    | 1     | 2     | 1 wild book  | HF-OUT-01 |
        | one-clean-and-one-dirty-more | 1     | 3     | 1 wild book  | HF-OUT-01 |
        | one-clean-and-one-wild-more  | 1     | 2     | 2 wild books | HF-OUT-01 |
        | no-clean                     | 0     | 4     | 1 wild book  | HF-OUT-01 |
        | one-dirty                    | 2     | 1     | 1 wild book  | HF-OUT-01 |
        | one-dirty-and-one-clean-more | 3     | 1     | 1 wild book  | HF-OUT-01 |
        | one-dirty-and-one-wild-more  | 2     | 1     | 2 wild books | HF-OUT-01 |
        | no-dirty                     | 4     | 0     | 1 wild book  | HF-OUT-01 |

    Scenario: A side with unfinished melds only is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C and KS KD KH
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 9S 9D 6C
      When Ann adds 9S 9D to 9S 9D 9H 9C, discards 6C
      Then the action is refused under HF-OUT-01 and HF-OUT-08
      And nothing has changed

    Scenario: Going out is refused where a wild book has only six cards
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's side has melded 2S 2D 2H JK JK JK
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-08
      And nothing has changed

    Scenario: The wild book finished in the closing play is enough
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's side has melded 2S 2D 2H JK JK JK
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 2C 6C
      When Ann adds 2C to 2S 2D 2H JK JK JK, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 2S 2D 2H 2C JK JK JK
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: A last card alone is discarded to go out
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

    Scenario: Going out on the books of the other side is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Bob's side has 0 clean, 0 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-08
      And nothing has changed

  @HF-OUT-02
  Rule: Going out needs a partner who plays from the foot

    Scenario: With the partner in the foot a player goes out
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: With the partner still in the hand going out is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat's hand is 9C QD
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-02
      And nothing has changed

    Scenario: With the partner's foot waiting for the next turn going out is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat is to take up the foot next turn
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-02
      And nothing has changed

    Scenario: How far the other side is does not matter
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Bob's hand is 9C QD
      And Dan's hand is 9D QC
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-OUT-03
  Rule: One who may not go out keeps a card to discard and one more

    Scenario: A lay that leaves one card is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-03
      And nothing has changed

    Scenario: A lay that leaves two cards is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C 7D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C 7D
      And nothing else has changed

    Scenario: A discard that leaves one card is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 6C 7D
      When Ann discards 6C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 7D
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: A lay that leaves one card is accepted for one who may go out
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C
      And nothing else has changed

    Scenario: A lay that leaves one card is refused while the partner is in the hand
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat's hand is 9C QD
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-03
      And nothing has changed

    Scenario: A lay that leaves one card of the hand is accepted, since the foot follows
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C
      And nothing else has changed

    @HF-OUT-08
    Scenario: A lay of all cards is refused to a side that lacks a book
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-08
      And nothing has changed

    @HF-OUT-08
    Scenario Outline: A take that leaves too few cards is refused
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is <hand>
      When Ann takes the discard pile with KS KD
      Then the action is refused under <rule>
      And nothing has changed

      Examples:
        | case    | hand     | rule      |
        | no-card | KS KD    | HF-OUT-08 |
        | one     | KS KD 6C | HF-OUT-03 |

    Scenario Outline: A take that leaves two cards is accepted
      Given it is Ann's turn
      And the discard pile is <discard pile>
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is <hand>
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC
      And Ann's hand is <left>
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case               | discard pile | hand        | left  |
        | both-from-the-hand | KC           | KS KD 6C 7D | 6C 7D |
        | one-from-the-pile  | KC 4H        | KS KD 6C    | 6C 4H |
        | both-from-the-pile | KC 4H 5H     | KS KD       | 4H 5H |

  @HF-OUT-04
  Rule: The last card may be laid or discarded

    Scenario: A player goes out by laying every card
      Given it is Ann's turn, after the draw
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

  @HF-OUT-05
  Rule: Going out ends the round at once

    Scenario Outline: The round is over whoever of the table goes out
      Given it is <player>'s turn, after the draw
      And <player>'s side has 2 clean, 2 dirty and 1 wild book
      And <player> has played from the foot
      And <partner> has played from the foot
      And <player>'s hand is 6C
      When <player> discards 6C
      Then the action is accepted
      And the round is over
      And <player>'s hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case | player | partner |
        | ann  | Ann    | Cat     |
        | bob  | Bob    | Dan     |
        | cat  | Cat    | Ann     |
        | dan  | Dan    | Bob     |

    Scenario: Going out after taking the discard pile ends the round too
      Given it is Ann's turn, after taking the discard pile
      And the discard pile is empty
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

  @HF-OUT-06
  Rule: Going out is from the foot

    Scenario: A player with all the books who empties the hand takes up the foot
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H
      And Ann's foot is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D 7D 6D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 5S 5D 5H
      And Ann has taken up the foot
      And Ann's hand is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D 7D 6D
      And nothing else has changed

    Scenario: A player with all the books who discards the last hand card plays on next turn
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Cat has played from the foot
      And Ann's hand is 6C
      When Ann discards 6C
      Then the action is accepted
      And it is Bob's turn
      And Ann is to take up the foot next turn
      And Ann's hand has lost 6C
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: Hand and foot may be used up in one turn
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has taken up the foot
      And Cat has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And Ann has played from the foot
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-OUT-07
  Rule: No book of a particular rank is needed

    Scenario Outline: Books of any ranks are enough to go out
      Given it is Ann's turn, after the draw
      And Ann's side has melded <melds> and 2S 2D 2H 2C 2S 2D 2H
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 3C
      When Ann discards 3C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 3C
      And nothing else has changed

      Examples:
        | case             | melds                                                                                                 |
        | fours-to-sevens  | 4S 4D 4H 4C 4S 4D 4H and 5S 5D 5H 5C 5S 5D 5H and 6S 6D 6H 6C 6S 6D JK and 7S 7D 7H 7C 7S 7D JK       |
        | eights-to-jacks  | 8S 8D 8H 8C 8S 8D 8H and 9S 9D 9H 9C 9S 9D 9H and 10S 10D 10H 10C 10S 10D JK and JS JD JH JC JS JD JK |
        | all-of-two-ranks | QS QD QH QC QS QD QH and KS KD KH KC KS KD KH and QS QD QH QC QS QD JK and KS KD KH KC KS KD JK       |

  @HF-ASK-01
  Rule: Nobody asks a partner before going out

    Scenario: A question to the partner is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 6C
      When Ann asks to go out
      Then the action is refused under HF-ASK-01
      And nothing has changed

    Scenario: A player goes out without having asked
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann's side has melded 5D 5H 5C
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 5S 6C
      When Ann adds 5S to 5D 5H 5C, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H 5C
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed
