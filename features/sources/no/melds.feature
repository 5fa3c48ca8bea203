@no
Feature: Melds, as the Norwegian source has them

  Background:
    Given the "no" house rules

  @HF-MELD-01
  Rule: A meld holds cards of one rank from four to ace

    Scenario Outline: Three cards of a rank are a good meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case   | cards       |
        | fours  | 4S 4D 4H    |
        | fives  | 5S 5D 5H    |
        | sixes  | 6S 6D 6H    |
        | sevens | 7S 7D 7H    |
        | eights | 8S 8D 8H    |
        | nines  | 9S 9D 9H    |
        | tens   | 10S 10D 10H |
        | jacks  | JS JD JH    |
        | queens | QS QD QH    |
        | kings  | KS KD KH    |
        | aces   | AS AD AH    |

    Scenario: Cards of one rank and one suit are a good meld
      When the meld KS KS KS is checked
      Then the meld is good

    Scenario Outline: Cards of different ranks are refused
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-01

      Examples:
        | case                 | cards                |
        | one-card-beside-two  | KS KD QH             |
        | a-run-in-one-suit    | 4S 5S 6S             |
        | seven-with-one-other | KS KD KH KC KS KD QH |
        | two-ranks-and-a-wild | KS KD QH QC 2S       |

    Scenario: An addition of another rank is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 8C 5D 6D
      When Ann adds 8C to 9S 9D 9H
      Then the action is refused under HF-MELD-01
      And nothing has changed

    Scenario: An addition of the same rank is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9S 5D 6D
      When Ann adds 9S to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9S
      And Ann's hand has lost 9S
      And nothing else has changed

  @HF-MELD-02
  Rule: A meld has at least three cards

    Scenario Outline: Fewer than three cards are refused as a meld
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-02

      Examples:
        | case              | cards |
        | one-natural-card  | KS    |
        | two-natural-cards | KS KD |
        | two-nines         | 9S 9D |

    Scenario Outline: Three cards are enough for a meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case                     | cards    |
        | three-natural-cards      | KS KD KH |
        | two-natural-and-one-wild | KS KD 2C |

    Scenario: A lay of two kings is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5D 6D
      When Ann melds KS KD
      Then the action is refused under HF-MELD-02
      And nothing has changed

    Scenario: A lay of three kings is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH 5D 6D
      When Ann melds KS KD KH
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and KS KD KH
      And Ann's hand has lost KS KD KH
      And nothing else has changed

    Scenario: A single card is added to a meld already there
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5D 6D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand has lost 9C
      And nothing else has changed

  @HF-MELD-03
  Rule: A book is closed at seven cards

    Scenario Outline: Eight cards are refused as a meld
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-03

      Examples:
        | case                       | cards                   |
        | eight-natural-cards        | KS KD KH KC KS KD KH KC |
        | seven-natural-and-one-wild | KS KD KH KC KS KD KH 2S |
        | six-natural-and-two-wild   | KS KD KH KC KS KD 2S JK |

    Scenario Outline: Seven cards are accepted as a meld
      When the meld <cards> is checked
      Then the meld is <kind>

      Examples:
        | case                      | cards                | kind         |
        | seven-natural-cards       | KS KD KH KC KS KD KH | a clean book |
        | six-natural-and-one-wild  | KS KD KH KC KS KD 2S | a dirty book |
        | five-natural-and-two-wild | KS KD KH KC KS 2S JK | a dirty book |

    Scenario Outline: A card added to a finished book is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded <book>
      And Ann's hand is <card> 5D 6D
      When Ann adds <card> to <book>
      Then the action is refused under HF-MELD-03
      And nothing has changed

      Examples:
        | case                         | book                 | card |
        | natural-card-on-a-clean-book | KS KD KH KC KS KD KH | KC   |
        | wild-card-on-a-clean-book    | KS KD KH KC KS KD KH | 2C   |
        | natural-card-on-a-dirty-book | KS KD KH KC KS KD 2S | KC   |
        | wild-card-on-a-dirty-book    | KS KD KH KC KS KD 2S | JK   |

    Scenario: Two cards onto a meld of six are refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's hand is 10H 10C 5D 6D
      When Ann adds 10H 10C to 10S 10D 10H 10C 10S 10D
      Then the action is refused under HF-MELD-03
      And nothing has changed

    Scenario: One card onto a meld of six is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's hand is 10H 10C 5D 6D
      When Ann adds 10H to 10S 10D 10H 10C 10S 10D
      Then the action is accepted
      And Ann's side has melded 10S 10D 10H 10C 10S 10D 10H
      And Ann's hand has lost 10H
      And nothing else has changed

  @HF-MELD-04
  Rule: A side builds one unfinished book of a rank at a time

    Scenario Outline: A second unfinished meld of a rank is refused
      Given it is <player>'s turn, after the draw
      And Ann's side has melded <melded>
      And <player>'s hand is <cards> 5D 6D
      When <player> melds <cards>
      Then the action is refused under HF-MELD-04
      And nothing has changed

      Examples:
        | case                     | player | melded                            | cards    |
        | beside-three             | Ann    | KS KD KH                          | KC KS KD |
        | beside-six               | Ann    | KS KD KH KC KS KD                 | KH KC KS |
        | by-the-partner           | Cat    | KS KD KH                          | KC KS KD |
        | with-a-wild-card         | Ann    | KS KD KH                          | KC KS 2D |
        | beside-a-book-and-a-meld | Ann    | KS KD KH KC KS KD KH and KC KS KD | KH KC JK |

    Scenario: A meld of another rank is accepted beside it
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is QC QS QD 5D 6D
      When Ann melds QC QS QD
      Then the action is accepted
      And Ann's side has melded KS KD KH and QC QS QD
      And Ann's hand has lost QC QS QD
      And nothing else has changed

    Scenario: The unfinished meld of the other side does not stand in the way
      Given it is Ann's turn, after the draw
      And Bob's side has melded KS KD KH
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KC KS KD 5D 6D
      When Ann melds KC KS KD
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and KC KS KD
      And Ann's hand has lost KC KS KD
      And nothing else has changed

    Scenario: Two unfinished melds of a rank in one lay are refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH KC KS KD 5D 6D
      When Ann melds KS KD KH and KC KS KD
      Then the action is refused under HF-MELD-04
      And nothing has changed

    Scenario: The same six cards in one meld are accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH KC KS KD 5D 6D
      When Ann melds KS KD KH KC KS KD
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and KS KD KH KC KS KD
      And Ann's hand has lost KS KD KH KC KS KD
      And nothing else has changed

  @HF-MELD-05
  Rule: When a book is closed another of its rank may be begun

    Scenario Outline: A new meld beside a book of its rank is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded <book>
      And Ann's hand is <cards> 5D 6D
      When Ann melds <cards>
      Then the action is accepted
      And Ann's side has melded <book> and <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case         | book                 | cards    |
        | a-clean-book | KS KD KH KC KS KD KH | KC KS KD |
        | a-dirty-book | KS KD KH KC KS KD 2S | KC KS KD |

    Scenario: The partner begins a new meld beside a book of its rank
      Given it is Cat's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Cat's hand is KC KS KD 5D 6D
      When Cat melds KC KS KD
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and KC KS KD
      And Cat's hand has lost KC KS KD
      And nothing else has changed

    Scenario: A book is finished and a new meld of its rank begun in one lay
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD
      And Ann's hand is KH KC KS KD 5D 6D
      When Ann melds KC KS KD, adds KH to KS KD KH KC KS KD
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and KC KS KD
      And Ann's hand has lost KH KC KS KD
      And nothing else has changed

  @HF-MELD-06
  Rule: Melds belong to the side, and either partner may add to them

    Scenario Outline: Either partner adds to a meld of the side
      Given it is <player>'s turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And <player>'s hand is 9C 5D 6D
      When <player> adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And <player>'s hand has lost 9C
      And nothing else has changed

      Examples:
        | case            | player |
        | the-one-partner | Ann    |
        | the-other       | Cat    |

    Scenario Outline: An addition to a meld of the other side is refused
      Given it is <player>'s turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Bob's side has melded 8S 8D 8H
      And <player>'s hand is 9C 5D 6D
      When <player> adds 9C to 9S 9D 9H
      Then the action is refused under HF-MELD-06
      And nothing has changed

      Examples:
        | case         | player |
        | by-the-left  | Bob    |
        | by-the-right | Dan    |

  @HF-MELD-07
  Rule: Laying is a choice of the player who has drawn or taken

    Scenario: A player who could lay may discard without laying
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C KS KD KH 5D
      When Ann discards 5D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5D
      And the discard pile has gained 5D
      And nothing else has changed

    Scenario: A new meld and additions are laid together
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H and QS QD QH
      And Ann's hand is 9C QC QS KS KD KH 5D 6D
      When Ann melds KS KD KH, adds 9C to 9S 9D 9H and QC QS to QS QD QH
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C and QS QD QH QC QS and KS KD KH
      And Ann's hand has lost 9C QC QS KS KD KH
      And nothing else has changed

    Scenario: A player lays after taking the discard pile as after a draw
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 8S 8D 8H 5D 6D
      When Ann melds 8S 8D 8H
      Then the action is accepted
      And Ann's side has melded KS KD KC 2C and 8S 8D 8H
      And Ann's hand has lost 8S 8D 8H
      And nothing else has changed

    @HF-MELD-01
    Scenario: A whole lay is refused for one bad addition
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H and QS QD QH
      And Ann's hand is 9C JC 5D 6D
      When Ann adds 9C to 9S 9D 9H and JC to QS QD QH
      Then the action is refused under HF-MELD-01
      And nothing has changed
