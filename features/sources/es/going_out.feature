@es
Feature: Going out, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-OUT-01
  Rule: Going out needs two clean and two dirty books, and more in later rounds

    Scenario Outline: A side with the books that are needed goes out
      Given it is round <round>
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
        | case                      | round | clean | dirty |
        | round-1-just-enough       | 1     | 2     | 2     |
        | round-1-one-clean-over    | 1     | 3     | 2     |
        | round-1-one-dirty-over    | 1     | 2     | 3     |
        | round-2-just-enough       | 2     | 2     | 2     |
        | round-3-one-more-clean    | 3     | 3     | 2     |
        | round-3-one-more-dirty    | 3     | 2     | 3     |

    Scenario Outline: A side that lacks a book is refused
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-OUT-01
      And nothing has changed

      Examples:
        | case                               | round | clean | dirty |
        | round-1-no-book                    | 1     | 0     | 0     |
        | round-1-one-clean                  | 1     | 1     | 2     |
        | round-1-one-dirty                  | 1     | 2     | 1     |
        | round-1-three-clean-and-one-dirty  | 1     | 3     | 1     |
        | round-1-one-clean-and-three-dirty  | 1     | 1     | 3     |
        | round-1-four-clean                 | 1     | 4     | 0     |
        | round-1-four-dirty                 | 1     | 0     | 4     |
        | round-2-one-dirty                  | 2     | 2     | 1     |
        | round-2-one-clean                  | 2     | 1     | 2     |
        | round-3-two-of-each                | 3     | 2     | 2     |
        | round-3-four-clean-and-one-dirty   | 3     | 4     | 1     |
        | round-3-one-clean-and-four-dirty   | 3     | 1     | 4     |
        | round-4-two-of-each                | 4     | 2     | 2     |

    Scenario Outline: The round that breaks a tie needs the books of the later rounds
      Given it is round 5
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the game is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case          | clean | dirty |
        | a-third-clean | 3     | 2     |
        | a-third-dirty | 2     | 3     |

    Scenario: Two books of each kind are refused as too few in the round that breaks a tie
      Given it is round 5
      And it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-OUT-01
      And nothing has changed

    Scenario Outline: In the last round the fifth book is enough
      Given it is round 4
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the game is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case           | clean | dirty |
        | a-third-clean  | 3     | 2     |
        | a-third-dirty  | 2     | 3     |

    Scenario: A side with unfinished melds only is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C and KS KD KH
      And Ann has played from the foot
      And Ann's hand is 9S 9D 6C
      When Ann adds 9S 9D to 9S 9D 9H 9C, discards 6C
      Then the action is refused under HF-OUT-01
      And nothing has changed

    Scenario: Going out is refused where a book has only six cards
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann's side has melded 9S 9D 9H 9C 2C JK
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-01
      And nothing has changed

    Scenario: The book finished in the closing play is enough
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann's side has melded 9S 9D 9H 9C 2C JK
      And Ann has played from the foot
      And Ann's hand is 9S 6C
      When Ann adds 9S to 9S 9D 9H 9C 2C JK, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9S 9D 9H 9C 2C JK
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: Going out on the books of the other side is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Bob's side has 0 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-OUT-01
      And nothing has changed

    Scenario: One who plays alone needs the same books
      Given 2 players
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC KS KD KH and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2C
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-OUT-02
  Rule: Nothing is asked of the partner

    Scenario Outline: A player goes out wherever the partner has come to
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And <partner>
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case                       | partner                        |
        | still-in-the-hand          | Cat's hand is 9C QD            |
        | with-the-foot-taken-up     | Cat has taken up the foot      |
        | playing-from-the-foot      | Cat has played from the foot   |

  @HF-OUT-03
  Rule: One who may not go out keeps a card to discard and one more

    Scenario: A lay that leaves one card is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-03
      And nothing has changed

    Scenario: A lay that leaves two cards is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H 6C 7D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C 7D
      And nothing else has changed

    Scenario: A discard that leaves one card is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 6C 7D
      When Ann discards 6C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 7D
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: A lay that leaves one card is accepted for one who may go out
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C
      And nothing else has changed

    Scenario: A lay that leaves one card of the hand is accepted, since the foot follows
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C
      And nothing else has changed

    @HF-OUT-01
    Scenario: A lay of all cards is refused to a side that lacks a book
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-01
      And nothing has changed

    @HF-OUT-01
    Scenario Outline: A take that leaves too few cards is refused
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is <hand>
      When Ann takes the discard pile with KS KD
      Then the action is refused under <rule>
      And nothing has changed

      Examples:
        | case    | hand     | rule      |
        | no-card | KS KD    | HF-OUT-01 |
        | one     | KS KD 6C | HF-OUT-03 |

    Scenario: A take that leaves two cards is accepted
      Given it is Ann's turn
      And the discard pile is KC 4H
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is KS KD 6C
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC
      And Ann's hand is 6C 4H
      And the discard pile is empty
      And nothing else has changed

  @HF-OUT-04
  Rule: The last card is laid or discarded

    Scenario: A player goes out by laying every card as a meld
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And nothing else has changed

    Scenario: A player goes out by adding the last card to a meld
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's side has melded 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 9C
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is empty
      And nothing else has changed

    Scenario: A player goes out by discarding the last card after a lay
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    Scenario: A player goes out with a take of one card and the last pair
      Given it is Ann's turn
      And the discard pile is 9C
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 9S 9D
      When Ann takes the discard pile with 9S 9D
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9C
      And Ann's hand is empty
      And the discard pile is empty
      And nothing else has changed

  @HF-OUT-05
  Rule: Going out ends the round at once

    Scenario Outline: The round is over whoever of the table goes out
      Given it is <player>'s turn, after the draw
      And <player>'s side has 2 clean, 2 dirty and 0 wild books
      And <player> has played from the foot
      And <player>'s hand is 5C
      When <player> discards 5C
      Then the action is accepted
      And the round is over
      And <player>'s hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case | player |
        | ann  | Ann    |
        | bob  | Bob    |
        | cat  | Cat    |
        | dan  | Dan    |

    @HF-TURN-01
    Scenario: A discard by another side after the round has ended is refused
      Given it is Bob's turn
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is refused under HF-TURN-01
      And nothing has changed

  @HF-OUT-06
  Rule: Going out is playing every card of the own foot

    Scenario: A player with all the books who empties the hand takes up the foot
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's hand is 5S 5D 5H
      And Ann's foot is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 5S 5D 5H
      And Ann has taken up the foot
      And Ann's hand is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: A player with all the books who discards the last hand card takes up the foot
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's hand is 6C
      And Ann's foot is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D
      When Ann discards 6C
      Then the action is accepted
      And it is Bob's turn
      And the discard pile has gained 6C
      And Ann has taken up the foot
      And Ann's hand is 4S 5C 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed

    Scenario: Hand and foot may be used up in one turn
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has taken up the foot
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
      And Ann's side has melded <melds>
      And Ann has played from the foot
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
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 5S 6C
      When Ann asks to go out
      Then the action is refused under HF-ASK-01
      And nothing has changed

    Scenario: A player goes out without having asked
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's side has melded 5D 5H 5C
      And Ann has played from the foot
      And Ann's hand is 5S 6C
      When Ann adds 5S to 5D 5H 5C, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H 5C
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed
