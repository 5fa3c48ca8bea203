@no
Feature: Books, as the Norwegian source has them

  Background:
    Given the "no" house rules

  @HF-BOOK-01
  Rule: A book is closed when it reaches seven cards

    Scenario Outline: Six cards are a good meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case         | cards             |
        | six-natural  | QS QD QH QC QS QD |
        | four-and-two | QS QD QH QC 2C JK |

    Scenario: The sixth card leaves a meld open to a seventh
      Given it is Ann's turn, after the draw
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's hand is QH 5C 6D
      When Ann adds QH to QS QD QH QC QS QD
      Then the action is accepted
      And Ann's side has melded QS QD QH QC QS QD QH
      And Ann's hand has lost QH
      And nothing else has changed

    Scenario: Six cards earn no bonus
      Given Ann's side has melded QS QD QH QC QS QD
      When the round is scored
      Then Ann's side scores 0 for books
      And Ann's side scores 60

    Scenario: Seven cards earn the bonus
      Given Ann's side has melded QS QD QH QC QS QD QH
      When the round is scored
      Then Ann's side scores 500 for books
      And Ann's side scores 570

  @HF-BOOK-02
  Rule: A book without wild cards is clean

    Scenario Outline: Seven natural cards of any rank are a clean book
      When the meld <cards> is checked
      Then the meld is a clean book

      Examples:
        | case   | cards                |
        | fours  | 4S 4D 4H 4C 4S 4D 4H |
        | sevens | 7S 7D 7H 7C 7S 7D 7H |
        | nines  | 9S 9D 9H 9C 9S 9D 9H |
        | kings  | KS KD KH KC KS KD KH |
        | aces   | AS AD AH AC AS AD AH |

  @HF-BOOK-03
  Rule: A book of natural and wild cards is dirty

    Scenario Outline: One or two wild cards make a book dirty
      When the meld <cards> is checked
      Then the meld is a dirty book

      Examples:
        | case              | cards                |
        | one-two           | QS QD QH QC QS QD 2C |
        | one-joker         | QS QD QH QC QS QD JK |
        | two-twos          | QS QD QH QC QS 2C 2D |
        | two-jokers        | QS QD QH QC QS JK JK |
        | a-two-and-a-joker | QS QD QH QC QS 2C JK |

    Scenario: A wild seventh card makes the book dirty
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D JK
      When the round is scored
      Then Ann's side scores 300 for books
      And Ann's side scores 410

  @HF-BOOK-04
  Rule: There is no book of wild cards

    @HF-WILD-03
    Scenario Outline: Seven wild cards are refused as a book
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-03

      Examples:
        | case         | cards                |
        | seven-twos   | 2S 2D 2H 2C 2S 2D 2H |
        | seven-jokers | JK JK JK JK JK JK JK |

    Scenario: A side goes out without a book of wild cards
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 6C
      When Ann discards 6C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed
