@it
Feature: The discard pile, as the Italian source has it

  Background:
    Given the "it" house rules

  @HF-PILE-01
  Rule: Instead of drawing, a player takes the whole discard pile

    Scenario Outline: The discard pile is taken whole, however large it is
      Given it is Ann's turn
      And the discard pile is <discard pile>
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 5C 7D
      When Ann takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9S 9D 9C
      And Ann's hand has lost 9S 9D
      And Ann's hand has gained <gained>
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case           | discard pile                             | gained                                |
        | one-card       | 9C                                       | nothing                               |
        | two-cards      | 9C 4S                                    | 4S                                    |
        | seven-cards    | 9C 4S 6D 7H 8C JS QH                     | 4S 6D 7H 8C JS QH                     |
        | eight-cards    | 9C 4S 6D 7H 8C JS QH AC                  | 4S 6D 7H 8C JS QH AC                  |
        | thirteen-cards | 9C 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H   | 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H   |
        | twenty-cards   | 9C 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H JD QS AD 10S 10D 10H 10C | 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H JD QS AD 10S 10D 10H 10C |

    Scenario: The stock is left alone by a take
      Given it is Ann's turn
      And the stock holds 40 cards
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And the stock holds 40 cards
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario: A player in the foot takes the discard pile as one in the hand does
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-02
  Rule: A black three on top keeps the discard pile where it is

    Scenario Outline: A take with a black three on top is refused
      Given it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 3S 3C 5C 7D
      When Ann takes the discard pile with 3S 3C
      Then the action is refused under HF-PILE-02
      And nothing has changed

      Examples:
        | case            | top |
        | three-of-spades | 3S  |
        | three-of-clubs  | 3C  |

    Scenario: A take with a four on top is accepted
      Given it is Ann's turn
      And the discard pile is 4S 6D 6H
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 4D 4C 5C 7D
      When Ann takes the discard pile with 4D 4C
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and 4D 4C 4S
      And Ann's hand is 5C 7D 6D 6H
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-03
  Rule: A natural pair of the top card's rank is in the hand, and the three natural cards are laid at once

    Scenario Outline: A take with at least a natural pair from the hand is accepted
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KC <cards>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                     | cards             |
        | the-pair                 | KS KD             |
        | the-pair-of-one-suit     | KS KS             |
        | the-pair-and-a-third     | KS KD KH          |
        | the-pair-and-a-two       | KS KD 2C          |
        | the-pair-and-two-wilds   | KS KD 2C JK       |
        | six-kings-making-a-book  | KS KD KH KC KS KD |
        | four-kings-making-a-book | KS KD KH KC 2C JK |

    @HF-WILD-05
    Scenario Outline: A take with one natural card and a wild one is refused
      Given it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-PILE-03 and HF-WILD-05
      And nothing has changed

      Examples:
        | case               | top | cards |
        | nine-and-a-two     | 9C  | 9S 2C |
        | queen-and-a-two    | QC  | QS 2D |
        | nine-and-a-joker   | 9C  | 9S JK |

    Scenario Outline: A natural card and a wild one are refused as a pair for a meld of the side too
      Given it is Ann's turn
      And the discard pile is QC 4S 6D
      And Ann's side has melded QS QD QH
      And Ann's hand is QS <wild> 5C 7D
      When Ann takes the discard pile, adding QS <wild> to QS QD QH
      Then the action is refused under HF-PILE-03
      And nothing has changed

      Examples:
        | case         | wild |
        | with-a-two   | 2D   |
        | with-a-joker | JK   |

    @HF-WILD-04
    Scenario: A third wild card is refused in a take as in any lay
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 2C JK 2D 5C 7D
      When Ann takes the discard pile with KS KD 2C JK 2D
      Then the action is refused under HF-WILD-04
      And nothing has changed

    @HF-TURN-03
    Scenario: A take with a card that the partner holds is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS 5C 7D
      And Cat's hand is KD 5D 7S
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: A take on a pair that lies in a meld of the side is refused
      Given it is Ann's turn
      And the discard pile is QC 4S 6D
      And Ann's side has melded QS QD QH
      And Ann's hand is 9S 5C 7D
      When Ann takes the discard pile, adding to QS QD QH
      Then the action is refused under HF-PILE-03
      And nothing has changed

    Scenario: Further melds and additions may go with the take
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 9C QS QD QH 5C 7D
      When Ann takes the discard pile with KS KD, melds QS QD QH, adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H 9C and KS KD KC and QS QD QH
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-04
  Rule: A wild card on top keeps the discard pile where it is

    Scenario Outline: A take with a wild card on top is refused
      Given it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-PILE-04
      And nothing has changed

      Examples:
        | case                       | top | cards |
        | joker-with-two-jokers      | JK  | JK JK |
        | two-with-two-twos          | 2H  | 2C 2D |
        | two-with-two-kings         | 2C  | KS KD |
        | joker-with-two-kings       | JK  | KS KD |

    Scenario: A wild card below the top is taken with the rest
      Given it is Ann's turn
      And the discard pile is KC JK 2D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D JK 2D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-05
  Rule: A take meets the opening minimum with everything laid at once

    Scenario Outline: A take that opens with the meld of the top card alone is accepted
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <cards> 7C 9D
      When Ann takes the discard pile with <cards>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded <top> <cards>
      And Ann's hand is 7C 9D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                          | round | top | cards             |
        | kings-and-a-two-worth-50      | 1     | KC  | KS KD 2C          |
        | queens-and-a-joker-worth-80   | 1     | QC  | QS QD JK          |
        | three-aces-worth-60           | 1     | AC  | AS AD             |
        | aces-and-a-joker-in-round-two | 2     | AC  | AS AD JK          |
        | six-aces-in-round-three       | 3     | AC  | AS AD AH AC AS    |
        | aces-and-wilds-in-round-four  | 4     | AC  | AS AD JK JK       |

    @HF-OPEN-01
    Scenario Outline: A take with the meld of the top card alone is refused where it falls short
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <cards> 7C 9D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                       | round | top | cards    |
        | three-kings                | 1     | KC  | KS KD    |
        | three-queens               | 1     | QC  | QS QD    |
        | three-aces-in-round-two    | 2     | AC  | AS AD    |
        | kings-and-a-two-in-round-two | 2   | KC  | KS KD 2C |

    Scenario Outline: A take that opens with further melds is accepted
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <pair> <cards> 7C 9D
      When Ann takes the discard pile with <pair>, melds <cards>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded <top> <pair> and <cards>
      And Ann's hand is 7C 9D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                                 | round | top | pair        | cards             |
        | round-1-worth-50                     | 1     | KC  | KS KD       | 5S 5D 5H 5C       |
        | round-1-kings-and-aces-worth-90      | 1     | KC  | KS KD       | AS AD AH          |
        | round-2-worth-90                     | 2     | AC  | AS AD       | KS KD KH          |
        | round-3-worth-120                    | 3     | AC  | AS AD AH AC | 5S 5D 5H 5C       |
        | round-3-queens-aces-and-a-joker      | 3     | QC  | QS QD       | AS AD AH AC JK    |
        | round-4-worth-150                    | 4     | KC  | KS KD       | AS AD AH AC AS AD |
        | extra-round-worth-90                 | 5     | AC  | AS AD       | KS KD KH          |

    @HF-OPEN-01
    Scenario Outline: A take with further melds that falls short is refused
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <pair> <cards> 7C 9D
      When Ann takes the discard pile with <pair>, melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                       | round | top | pair        | cards             | melds                 |
        | round-1-worth-45           | 1     | KC  | KS KD       | 5S 5D 5H          | 5S 5D 5H              |
        | round-2-worth-85           | 2     | AC  | AS AD       | 5S 5D 5H 5C 5S    | 5S 5D 5H 5C 5S        |
        | round-3-worth-115          | 3     | AC  | AS AD AH AC | 5S 5D 5H          | 5S 5D 5H              |
        | round-3-queens-and-aces    | 3     | QC  | QS QD       | AS AD AH AC       | AS AD AH AC           |
        | round-4-worth-145          | 4     | AC  | AS AD AH AC | KS KD KH 5S 5D 5H | KS KD KH and 5S 5D 5H |
        | extra-round-worth-85       | 5     | AC  | AS AD       | 5S 5D 5H 5C 5S    | 5S 5D 5H 5C 5S        |

    Scenario: A side that is open takes with any pair
      Given it is round 4
      And it is Cat's turn
      And the discard pile is 4C 8S 6D
      And Ann's side has melded AS AD AH JK JK
      And Cat's hand is 4S 4D 7C 9D
      When Cat takes the discard pile with 4S 4D
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Ann's side has melded AS AD AH JK JK and 4C 4S 4D
      And Cat's hand is 7C 9D 8S 6D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-06
  Rule: The lower cards of the discard pile do not make a take legal

    Scenario: An opening with the kings and the two that lies in the discard pile is refused
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 2C 7H
      And Ann's hand is KS KD 5C 9D
      When Ann takes the discard pile with KS KD 2C
      Then the action is refused under HF-PILE-06
      And nothing has changed

    Scenario: A take with a king that lies lower in the discard pile is refused
      Given it is Ann's turn
      And the discard pile is KC KD 6D 7H
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS 5C 8D
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-PILE-06
      And nothing has changed

    Scenario: A take that opens with a meld of the lower cards is refused
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 8S 8D 8H 7H
      And Ann's hand is KS KD 5C 9D
      When Ann takes the discard pile with KS KD, melds 8S 8D 8H
      Then the action is refused under HF-PILE-06
      And nothing has changed

    Scenario: The same meld from the hand helps to open
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 6D 7H
      And Ann's hand is KS KD 8S 8D 8H 5C 9D
      When Ann takes the discard pile with KS KD, melds 8S 8D 8H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC and 8S 8D 8H
      And Ann's hand is 5C 9D 4S 6D 7H
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-07
  Rule: The three natural cards make a new meld or join a meld of that rank that the side has

    Scenario Outline: A take onto an unfinished meld of the rank is accepted
      Given it is <player>'s turn
      And the discard pile is <top> 4S 6D
      And Ann's side has melded <meld>
      And <player>'s hand is <pair> 5C 8D
      When <player> takes the discard pile, adding <pair> to <meld>
      Then the action is accepted
      And it is <player>'s turn, after taking the discard pile
      And Ann's side has melded <meld> <top> <pair>
      And <player>'s hand is 5C 8D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                          | player | top | meld        | pair     |
        | three-nines-become-six        | Ann    | 9C  | 9S 9D 9H    | 9S 9D    |
        | by-the-partner                | Cat    | 9C  | 9S 9D 9H    | 9S 9D    |
        | four-kings-become-a-book      | Ann    | KC  | KS KD KH KC | KS KD    |
        | queens-and-a-joker-become-a-dirty-book | Ann | QC | QS QD QH JK | QS QD |
        | with-a-third-king             | Ann    | KC  | KS KD KH    | KS KD KH |
        | with-a-wild-card-beside       | Ann    | KC  | KS KD KH    | KS KD 2C |

    Scenario Outline: A take beside an unfinished meld of the rank is accepted
      Given it is Ann's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded <old>
      And Ann's hand is 9S 9D 5C 7D
      When Ann takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded <old> and 9C 9S 9D
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                    | old                  |
        | three-of-them           | 9S 9D 9H             |
        | five-of-them            | 9S 9D 9H 9C 9H       |
        | five-with-wild-cards    | 9S 9D 9H 2C JK       |
        | six-of-them             | 9S 9D 9H 9C 9H 9C    |
        | a-book                  | 9S 9D 9H 9C 9H 9C 2C |

    @HF-PILE-03
    Scenario Outline: The top card without a pair beside it is refused onto a meld of the rank
      Given it is Ann's turn
      And the discard pile is QC 4S 6D
      And Ann's side has melded QS QD QH
      And Ann's hand is QS JK 5C 7D
      When Ann takes the discard pile, adding <cards> to QS QD QH
      Then the action is refused under HF-PILE-03
      And nothing has changed

      Examples:
        | case           | cards |
        | with-one-queen | QS    |
        | with-one-joker | JK    |

    @HF-MELD-03
    Scenario Outline: A take that would overfill the meld is refused
      Given it is Ann's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded <meld>
      And Ann's hand is 9S 9D 5C 7D
      When Ann takes the discard pile, adding 9S 9D to <meld>
      Then the action is refused under HF-MELD-03
      And nothing has changed

      Examples:
        | case                   | meld                 |
        | onto-five              | 9S 9D 9H 9C 9H       |
        | onto-five-with-wilds   | 9S 9D 9H 2C JK       |
        | onto-six               | 9S 9D 9H 9C 9H 9C    |
        | onto-a-finished-book   | 9S 9D 9H 9C 9H 9C 2C |

    Scenario: Cards from the hand may finish the old meld while the top card begins a new one
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS KD
      And Ann's hand is KH KS KD 5C 7D
      When Ann takes the discard pile with KH KS, adds KD to KS KD KH KC KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KS KD KD and KC KH KS
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    @HF-MELD-06
    Scenario: A take onto a meld of the other side is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Bob's side has melded KS KD KH
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile, adding KS KD to KS KD KH
      Then the action is refused under HF-MELD-06
      And nothing has changed

  @HF-PILE-08
  Rule: The rest of the discard pile goes to the hand

    Scenario: Twelve lower cards go to the hand, wild cards and black threes too
      Given it is Ann's turn
      And the discard pile is 9C 3S 2D JK 8C JS QH AC 4S 4D 5H 6S 7C
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 5C 7D
      When Ann takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9S 9D 9C
      And Ann's hand is 5C 7D 3S 2D JK 8C JS QH AC 4S 4D 5H 6S 7C
      And the discard pile is empty
      And nothing else has changed

    Scenario Outline: A card taken with the discard pile is added later in the same turn
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC and 8S 8D 8H
      And Ann's hand is <card> 7H JS QH
      And the discard pile is empty
      When Ann adds <card> to <meld>
      Then the action is accepted
      And Ann's side has melded <meld> <card> and <other>
      And Ann's hand has lost <card>
      And nothing else has changed

      Examples:
        | case   | card | meld     | other    |
        | a-two  | 2C   | KS KD KC | 8S 8D 8H |
        | eight  | 8C   | 8S 8D 8H | KS KD KC |

  @HF-PILE-09
  Rule: An empty discard pile is not taken

    Scenario: A take from an empty discard pile is refused
      Given it is Ann's turn
      And the discard pile is empty
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 5C 7D
      When Ann takes the discard pile with 9S 9D 9H
      Then the action is refused under HF-PILE-09
      And nothing has changed

    Scenario: A discard pile of one card is taken
      Given it is Ann's turn
      And the discard pile is 9C
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 5C 7D
      When Ann takes the discard pile with 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9S 9D 9H 9C
      And Ann's hand is 5C 7D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-10
  Rule: What blocking the discard pile would bring about is not said, so a wild discard leaves no trace

    Scenario Outline: A wild discard does not freeze the discard pile
      Given it is Ann's turn, after the draw
      And Ann's hand is <wild> 5C 7D
      When Ann discards <wild>
      Then the action is accepted
      And it is Bob's turn
      And the discard pile is not frozen
      And Ann's hand has lost <wild>
      And the discard pile has gained <wild>
      And nothing else has changed

      Examples:
        | case  | wild |
        | two   | 2S   |
        | joker | JK   |

    Scenario: A discard pile with a wild card in it is taken onto a meld as any other
      Given it is Ann's turn
      And the discard pile is KC 2S 6D
      And Ann's side has melded KS KD KH
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile, adding KS KD to KS KD KH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KS KD
      And Ann's hand is 5C 7D 2S 6D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-11
  Rule: A black three keeps the discard pile only while it is on top

    Scenario Outline: A black three below the top does not matter
      Given it is Bob's turn
      And the discard pile is KC <three> 6D
      And Bob's side has melded 9S 9D 9H
      And Bob's hand is KS KD 5C 7D
      When Bob takes the discard pile with KS KD
      Then the action is accepted
      And it is Bob's turn, after taking the discard pile
      And Bob's side has melded 9S 9D 9H and KS KD KC
      And Bob's hand is 5C 7D <three> 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case            | three |
        | three-of-spades | 3S    |
        | three-of-clubs  | 3C    |

    Scenario: The player after a black three may draw and may not take
      Given it is Bob's turn
      And the discard pile is 3C KC 6D
      And Bob's side has melded 9S 9D 9H
      And Bob's hand is KS KD 3S 3C 5C 7D
      When the legal actions are listed
      Then Bob may draw
      And Bob may not take the discard pile with KS KD
      And Bob may not take the discard pile with 3S 3C
