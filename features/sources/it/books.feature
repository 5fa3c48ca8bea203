@it
Feature: Books, as the Italian source has them

  Background:
    Given the "it" house rules

  @HF-BOOK-01
  Rule: Seven cards make a book

    Scenario Outline: Six cards are a good meld and no book
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
  Rule: Seven of a rank without a wild card are a clean book

    Scenario Outline: Seven natural cards of any rank are a clean book
      When the meld <cards> is checked
      Then the meld is a clean book

      Examples:
        | case   | cards                       |
        | fours  | 4S 4D 4H 4C 4S 4D 4H        |
        | fives  | 5S 5D 5H 5C 5S 5D 5H        |
        | sixes  | 6S 6D 6H 6C 6S 6D 6H        |
        | sevens | 7S 7D 7H 7C 7S 7D 7H        |
        | eights | 8S 8D 8H 8C 8S 8D 8H        |
        | nines  | 9S 9D 9H 9C 9S 9D 9H        |
        | tens   | 10S 10D 10H 10C 10S 10D 10H |
        | jacks  | JS JD JH JC JS JD JH        |
        | queens | QS QD QH QC QS QD QH        |
        | kings  | KS KD KH KC KS KD KH        |
        | aces   | AS AD AH AC AS AD AH        |

    Scenario: A natural seventh card finishes a clean book
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H
      When the round is scored
      Then Ann's side scores 500 for books
      And Ann's side scores 570

    Scenario: Seven natural nines are one of the clean books that going out needs
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 2 dirty and 0 wild books
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 5C
      When Ann discards 5C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-BOOK-03
  Rule: Seven of a rank with at least one wild card are a dirty book

    Scenario Outline: One or two wild cards, jokers or twos, make a book dirty
      When the meld <cards> is checked
      Then the meld is a dirty book

      Examples:
        | case              | cards                |
        | one-two           | QS QD QH QC QS QD 2C |
        | one-joker         | QS QD QH QC QS QD JK |
        | two-twos          | 7S 7D 7H 7C 7S 2S 2D |
        | two-jokers        | QS QD QH QC QS JK JK |
        | a-two-and-a-joker | QS QD QH QC QS 2C JK |
        | aces-and-a-two    | AS AD AH AC AS AD 2C |

    Scenario Outline: A seventh card makes a dirty book of a mixed meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <card> 5C 6D
      When Ann adds <card> to <meld>
      Then the action is accepted
      And Ann's side has melded <meld> <card>
      And Ann's hand has lost <card>
      And nothing else has changed

      Examples:
        | case                        | meld              | card |
        | a-wild-card-to-six-naturals | 9S 9D 9H 9C 9S 9D | JK   |
        | a-two-to-five-and-a-two     | 9S 9D 9H 9C 9S 2C | 2D   |
        | a-natural-to-four-and-two   | 9S 9D 9H 9C 2C 2D | 9S   |

    Scenario: A wild seventh card makes the book dirty
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D JK
      When the round is scored
      Then Ann's side scores 300 for books
      And Ann's side scores 410

  @HF-BOOK-04
  Rule: Seven wild cards are a book of their own kind only where a house allows it

    @HF-WILD-03
    Scenario Outline: Seven wild cards are refused here
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-03

      Examples:
        | case        | cards                |
        | four-twos   | 2C 2D 2H 2S JK JK JK |
        | seven-twos  | 2C 2D 2H 2S 2C 2D 2H |
        | five-twos   | 2S 2S 2D 2H 2C JK JK |

    @HF-WILD-04 @HF-WILD-05
    Scenario: A book of six wild cards and a natural card is refused
      When the meld 2S 2D 2H 2C JK JK 9S is checked
      Then the meld is refused under HF-WILD-04 and HF-WILD-05

    Scenario Outline: Where a house has allowed it, a book of wild cards brings its own bonus
      Given Ann's side has melded <book>
      When the round is scored
      Then Ann's side scores 1500 for books
      And Ann's side scores <total>

      Examples:
        | case                        | book                 | total |
        | four-twos-and-three-jokers  | 2C 2D 2H 2S JK JK JK | 1730  |
        | five-twos-and-two-jokers    | 2S 2S 2D 2H 2C JK JK | 1700  |
