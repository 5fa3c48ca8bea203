@es
Feature: Melds, as the Spanish source has them

  Background:
    Given the "es" house rules

  @HF-MELD-01
  Rule: A meld holds cards of one rank

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
        | nines-and-a-ten      | 9S 9D 10H            |
        | sevens-and-an-eight  | 7S 7D 8H             |
        | a-run-in-one-suit    | 4S 5S 6S             |
        | seven-with-one-other | KS KD KH KC KS KD QH |
        | two-ranks-and-a-wild | KS KD QH QC 2S       |

    Scenario: A lay of two ranks in one meld is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 8H
      And Ann's hand is 9S 9D 10H 5D 6D
      When Ann melds 9S 9D 10H
      Then the action is refused under HF-MELD-01
      And nothing has changed

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
        | one-natural-card  | 9S    |
        | two-natural-cards | 9S 9D |

    Scenario: Two nines are refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 5D 6D
      When Ann melds 9S 9D
      Then the action is refused under HF-MELD-02
      And nothing has changed

    Scenario: Three nines are accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 5D 6D
      When Ann melds 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded KS KD KH and 9S 9D 9H
      And Ann's hand has lost 9S 9D 9H
      And nothing else has changed

    Scenario: A whole lay is refused for one meld that is too small
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH QS QD 5D 6D
      When Ann melds KS KD KH and QS QD
      Then the action is refused under HF-MELD-02
      And nothing has changed

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
  Rule: A meld that has reached seven is stacked and not extended

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
        | natural-card-on-a-clean-book | 9S 9D 9H 9C 9S 9D 9H | 9C   |
        | wild-card-on-a-clean-book    | 9S 9D 9H 9C 9S 9D 9H | 2C   |
        | natural-card-on-a-dirty-book | 7S 7D 7H 7C 7S 7D JK | 7H   |
        | wild-card-on-a-dirty-book    | 7S 7D 7H 7C 7S 7D JK | JK   |

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

    Scenario: A lay of eight kings is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH KC KS KD KH KC 5D 6D
      When Ann melds KS KD KH KC KS KD KH KC
      Then the action is refused under HF-MELD-03
      And nothing has changed

    Scenario: A lay of seven kings is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH KC KS KD KH KC 5D 6D
      When Ann melds KS KD KH KC KS KD KH
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and KS KD KH KC KS KD KH
      And Ann's hand has lost KS KD KH KC KS KD KH
      And nothing else has changed

  @HF-MELD-04
  Rule: A rival meld of a rank already begun is poor play and not forbidden

    Scenario Outline: A second unfinished meld of a rank is accepted
      Given it is <player>'s turn, after the draw
      And Ann's side has melded <melded>
      And <player>'s hand is <cards> 5D 6D
      When <player> melds <cards>
      Then the action is accepted
      And Ann's side has melded <melded> and <cards>
      And <player>'s hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                       | player | melded            | cards       |
        | nines-beside-three         | Ann    | 9S 9D 9H          | 9C 9S 9D    |
        | queens-beside-the-partners | Cat    | QS QD QH          | QC QS QD    |
        | beside-six                 | Ann    | KS KD KH KC KS KD | KH KC KS    |
        | with-a-wild-card           | Ann    | KS KD KH          | KC KS KD 2D |
        | a-third-one                | Ann    | KS KD KH and KC KS KD | KH KC KS |

    Scenario: Two melds of a rank are laid at once
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH KC KS KD 5D 6D
      When Ann melds KS KD KH and KC KS KD
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and KS KD KH and KC KS KD
      And Ann's hand has lost KS KD KH KC KS KD
      And nothing else has changed

    Scenario: The fourth queen goes to the meld of the partner instead
      Given it is Cat's turn, after the draw
      And Ann's side has melded QS QD QH
      And Cat's hand is QC 5D 6D
      When Cat adds QC to QS QD QH
      Then the action is accepted
      And Ann's side has melded QS QD QH QC
      And Cat's hand has lost QC
      And nothing else has changed

  @HF-MELD-05
  Rule: The eighth card of a rank belongs to a separate new meld

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
        | a-clean-book | 9S 9D 9H 9C 9S 9D 9H | 9C 9D 9H |
        | a-dirty-book | 7S 7D 7H 7C 7S 7D 2S | 7S 7D 7H |

    Scenario: The partner begins a new meld beside a book of its rank
      Given it is Cat's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Cat's hand is KC KS KD 5D 6D
      When Cat melds KC KS KD
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and KC KS KD
      And Cat's hand has lost KC KS KD
      And nothing else has changed

    @HF-MELD-02
    Scenario: The eighth card alone is refused as a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 7S 7D 7H 7C 7S 7D 7H
      And Ann's hand is 7C 5D 6D
      When Ann melds 7C
      Then the action is refused under HF-MELD-02
      And nothing has changed

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
  Rule: Melds belong to the side, and either partner may extend any of them

    Scenario Outline: Either partner adds to a meld of the side
      Given it is <player>'s turn, after the draw
      And Ann's side has melded <meld>
      And <player>'s hand is <card> 5D 6D
      When <player> adds <card> to <meld>
      Then the action is accepted
      And Ann's side has melded <meld> <card>
      And <player>'s hand has lost <card>
      And nothing else has changed

      Examples:
        | case                      | player | meld     | card |
        | nines-by-the-one-partner  | Ann    | 9S 9D 9H | 9C   |
        | nines-by-the-other        | Cat    | 9S 9D 9H | 9C   |
        | sevens-by-the-one-partner | Ann    | 7S 7D 7H | 7D   |
        | a-wild-card-by-the-other  | Cat    | 7S 7D 7H | 2C   |

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

    Scenario: A meld is extended in the turn in which the discard pile was taken for it
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC
      And Ann's hand is KH 5D 6D
      When Ann adds KH to KS KD KC
      Then the action is accepted
      And Ann's side has melded KS KD KC KH
      And Ann's hand has lost KH
      And nothing else has changed

    @HF-MELD-01
    Scenario: A whole lay is refused for one bad addition
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H and QS QD QH
      And Ann's hand is 9C JC 5D 6D
      When Ann adds 9C to 9S 9D 9H and JC to QS QD QH
      Then the action is refused under HF-MELD-01
      And nothing has changed
