@ro
Feature: Books, as the Romanian source has them

  Background:
    Given the "ro" house rules

  @HF-BOOK-01
  Rule: Seven cards make a book

    Scenario Outline: Six cards are a good meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case         | cards             |
        | six-natural  | QS QD QH QC QS QD |
        | four-and-two | QS QD QH QC 2C JK |
        | six-wild     | 2S 2D 2H 2C JK JK |

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
  Rule: A book without any wild card is clean

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
  Rule: A book with some wild cards is dirty, and one is enough

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
  Rule: A book of wild cards only is a wild book

    Scenario Outline: Seven wild cards in any mix are a wild book
      When the meld <cards> is checked
      Then the meld is a wild book

      Examples:
        | case         | cards                |
        | seven-twos   | 2S 2D 2H 2C 2S 2D 2H |
        | four-twos    | 2S 2D 2H 2C JK JK JK |
        | seven-jokers | JK JK JK JK JK JK JK |

    Scenario: A wild book is no dirty book
      Given Ann's side has melded 2S 2D 2H 2C 2S 2D 2H
      When the round is scored
      Then Ann's side scores 1500 for books
      And Ann's side scores 1640

    @HF-WILD-02
    Scenario: Six wild cards and a natural card are refused
      When the meld 2S 2D 2H 2C JK JK 9S is checked
      Then the meld is refused under HF-WILD-02
