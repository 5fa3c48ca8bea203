@core
Feature: Melds, whatever the house rules

  @HF-MELD-01
  Rule: A meld holds cards of one rank

    Scenario Outline: Cards of one rank are a meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case  | cards    |
        | fours | 4S 4D 4H |
        | kings | KS KD KH |
        | aces  | AS AD AH |
        | alike | KS KS KS |

    Scenario Outline: Cards of two ranks are refused
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-01

      Examples:
        | case         | cards    |
        | kings-an-ace | KS KD AH |
        | a-run        | QS KS AS |

  @HF-MELD-02
  Rule: A meld has a smallest size

    Scenario: A meld of the smallest size is good
      When a meld of the smallest size is checked
      Then the meld is good

    Scenario: A meld one card too short is refused
      When a meld one card too short is checked
      Then the meld is refused under HF-MELD-02

  @HF-MELD-03
  Rule: A meld has a largest size, where books do not grow

    Scenario: A meld of the largest size is good
      When a meld of the largest size is checked
      Then the meld is good

    Scenario: A meld one card too long is refused
      When a meld one card too long is checked
      Then the meld is refused under HF-MELD-03

  @HF-MELD-06
  Rule: Melds belong to the side

    Scenario: A card is added to a meld of the own side
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC 4C AC
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann's hand has lost KC
      And nothing else has changed

    Scenario: A card added to a meld of another side is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded AS AD AH
      And Bob's side has melded KS KD KH
      And Ann's hand is KC 4C AC
      When Ann adds KC to KS KD KH
      Then the action is refused under HF-MELD-06
      And nothing has changed

  @HF-MELD-07
  Rule: New melds and additions are laid together

    Scenario: A new meld and an addition are one play
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is AS AD AH KC 4C 4D
      When Ann melds AS AD AH, adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC and AS AD AH
      And Ann's hand is 4C 4D
      And nothing else has changed

  @HF-WILD-01
  Rule: Twos and jokers stand for other cards

    Scenario Outline: As many wild cards as allowed are good in a meld
      When a meld of <size> with as many wild cards as allowed is checked
      Then the meld is good

      Examples:
        | case  | size  |
        | three | three |
        | four  | four  |
        | five  | five  |
        | six   | six   |
        | seven | seven |

  @HF-BOOK-01 @HF-BOOK-02 @HF-BOOK-03 @HF-BOOK-04
  Rule: As many cards as the house rules ask for are a book of their kind

    Scenario Outline: A finished book has its kind
      When a <kind> book is checked
      Then the meld is a <kind> book

      Examples:
        | case  | kind  |
        | clean | clean |
        | dirty | dirty |
        | wild  | wild  |
