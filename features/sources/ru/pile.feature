@ru
Feature: The discard pile, as the Russian source has it

  Background:
    Given the "ru" house rules

  @HF-PILE-01
  Rule: Instead of drawing, a player takes the top seven cards of the discard pile, or all if there are fewer

    Scenario Outline: The whole of a small discard pile and seven cards of a larger one are taken
      Given it is Ann's turn
      And the discard pile is <discard pile>
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand has lost KS KD
      And Ann's hand has gained <gained>
      And the discard pile has lost <taken>
      And nothing else has changed

      Examples:
        | case        | discard pile                                      | gained              | taken   |
        | one-card    | KC                                        | nothing             | 1 card  |
        | two-cards   | KC 4S                                     | 4S                  | 2 cards |
        | three-cards | KC 4S 6D                                  | 4S 6D               | 3 cards |
        | six-cards   | KC 4S 6D 7H 8C JS                         | 4S 6D 7H 8C JS      | 6 cards |
        | seven-cards | KC 4S 6D 7H 8C JS QH                      | 4S 6D 7H 8C JS QH   | 7 cards |
        | eight-cards | KC 4S 6D 7H 8C JS QH AC                   | 4S 6D 7H 8C JS QH   | 7 cards |
        | nine-cards  | KC 4S 6D 7H 8C JS QH AC KH                | 4S 6D 7H 8C JS QH   | 7 cards |
        | twenty-cards | KC 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H JD QS AD 10S 10D 10H 10C | 4S 6D 7H 8C JS QH | 7 cards |

    Scenario: The eighth card stays as the top of the discard pile
      Given it is Ann's turn
      And the discard pile is KC 4S 6D 7H 8C JS QH AC KH
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D 4S 6D 7H 8C JS QH
      And the discard pile is AC KH
      And nothing else has changed

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
  Rule: The discard pile is not taken while a three is on top

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

    Scenario: A black three that starts the discard pile bars the first player from it
      Given it is Ann's turn
      And the discard pile is 3S
      And Ann's hand is KS KD 3S 3C 2C 5C
      When the legal actions are listed
      Then Ann may draw
      And Ann may not take the discard pile with 3S 3C

  @HF-PILE-03
  Rule: A natural pair of the top card's rank from the hand is laid with the top card at once

    Scenario Outline: A take with at least a natural pair is accepted
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
        | case                         | cards             |
        | the-pair                     | KS KD             |
        | the-pair-of-one-suit         | KS KS             |
        | the-pair-and-a-third         | KS KD KH          |
        | the-pair-and-a-two           | KS KD 2C          |
        | the-pair-and-a-joker         | KS KD JK          |
        | four-kings-and-a-two         | KS KD KH KC 2C    |
        | three-kings-and-two-wilds    | KS KD KH 2C JK    |
        | six-kings-making-a-book      | KS KD KH KC KS KD |
        | four-kings-making-a-book     | KS KD KH KC 2C JK |

    Scenario Outline: A take with one king and a wild card is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS <wild> 5C 7D
      When Ann takes the discard pile with KS <wild>
      Then the action is refused under HF-PILE-03
      And nothing has changed

      Examples:
        | case         | wild |
        | with-a-two   | 2C   |
        | with-a-joker | JK   |

    @HF-WILD-02
    Scenario Outline: A take with wild cards beyond the mix is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 2C JK 2D 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-WILD-02
      And nothing has changed

      Examples:
        | case                    | cards          |
        | two-on-three-naturals   | KS KD 2C JK    |
        | three-on-three-naturals | KS KD 2C JK 2D |

    @HF-TURN-03
    Scenario: A take with a king that the partner holds is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS 5C 7D
      And Cat's hand is KD 5D 7S
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: A take without the second king is refused even with a book of the rank
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS KD 2S
      And Ann's hand is KS 2C 5C 7D
      When Ann takes the discard pile with KS 2C
      Then the action is refused under HF-PILE-03
      And nothing has changed

    Scenario: The pair may be laid beside a book of its rank
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KS KD KH and KS KD KC
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

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
  Rule: A two on top needs twos and a joker needs jokers, in a meld of wild cards only

    Scenario Outline: A wild card on top is taken with two like it
      Given it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and <top> <cards>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                              | top | cards       |
        | two-with-two-twos                 | 2C  | 2S 2D       |
        | two-with-two-twos-of-its-suit     | 2C  | 2C 2C       |
        | two-with-three-twos               | 2C  | 2S 2D 2H    |
        | two-with-two-twos-and-a-joker     | 2C  | 2S 2D JK    |
        | two-with-six-wild-cards           | 2C  | 2S 2D 2H JK JK JK |
        | joker-with-two-jokers             | JK  | JK JK       |
        | joker-with-three-jokers           | JK  | JK JK JK    |
        | joker-with-two-jokers-and-a-two   | JK  | JK JK 2C    |

    Scenario Outline: A take of a wild card on top with other cards is refused
      Given it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-PILE-04
      And nothing has changed

      Examples:
        | case                         | top | cards    |
        | two-with-two-jokers          | 2C  | JK JK    |
        | two-with-a-two-and-a-joker   | 2C  | 2S JK    |
        | two-with-a-two-and-two-jokers | 2C | 2S JK JK |
        | joker-with-two-twos          | JK  | 2S 2D    |
        | joker-with-a-joker-and-a-two | JK  | JK 2S    |
        | joker-with-a-joker-and-two-twos | JK | JK 2S 2D |
        | two-with-two-kings           | 2C  | KS KD    |
        | joker-with-two-kings         | JK  | KS KD    |
        | two-with-five-kings-and-a-two | 2C | KS KD KH KC KS 2S |

    Scenario Outline: A wild top card counts towards the opening
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded <top> <cards>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                     | round | top | cards |
        | twos-worth-60            | 1     | 2C  | 2S 2D |
        | jokers-worth-150         | 4     | JK  | JK JK |

    @HF-OPEN-01
    Scenario: A take that opens round two with three twos is refused
      Given it is round 2
      And it is Ann's turn
      And the discard pile is 2C 4S 6D
      And Ann's hand is 2S 2D 5C 7D
      When Ann takes the discard pile with 2S 2D
      Then the action is refused under HF-OPEN-01
      And nothing has changed

  @HF-PILE-05
  Rule: An opening by a take counts the hand and the top card only

    Scenario: Two kings and a two in the hand open with the king on top
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 6D 7H 8C JS QH
      And Ann's hand is KS KD 2C 5C 9D
      When Ann takes the discard pile with KS KD 2C
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 5C 9D 4S 6D 7H 8C JS QH
      And the discard pile is empty
      And nothing else has changed

    @HF-OPEN-01
    Scenario: A take is refused where two kings and the one on top do not open and a two lies below
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 2C 7H 8C JS QH
      And Ann's hand is KS KD 5C 9D
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario Outline: An opening by a take that reaches the minimum is accepted
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <pair> <cards> 7C 9D
      When Ann takes the discard pile with <pair>, melds <melds>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded <top> <pair> and <melds>
      And Ann's hand is 7C 9D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                       | round | top | pair        | cards             | melds             |
        | round-1-worth-50           | 1     | KC  | KS KD       | 5S 5D 5H 5C       | 5S 5D 5H 5C       |
        | round-1-worth-60           | 1     | KC  | KS KD       | 8S 8D 8H          | 8S 8D 8H          |
        | round-1-queens-and-aces    | 1     | QC  | QS QD       | AS AD AH          | AS AD AH          |
        | round-2-worth-90           | 2     | AC  | AS AD       | KS KD KH          | KS KD KH          |
        | round-3-worth-120          | 3     | AC  | AS AD AH AC | 5S 5D 5H 5C       | 5S 5D 5H 5C       |
        | round-4-worth-150          | 4     | KC  | KS KD       | AS AD AH AC AS AD | AS AD AH AC AS AD |

    @HF-OPEN-01
    Scenario Outline: An opening by a take that falls short is refused
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D
      And Ann's hand is <pair> <cards> 7C 9D
      When Ann takes the discard pile with <pair>, melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                       | round | top | pair        | cards             | melds             |
        | round-1-worth-45           | 1     | KC  | KS KD       | 5S 5D 5H          | 5S 5D 5H          |
        | round-2-worth-85           | 2     | AC  | AS AD       | 5S 5D 5H 5C 5S    | 5S 5D 5H 5C 5S    |
        | round-3-worth-115          | 3     | AC  | AS AD AH AC | 5S 5D 5H          | 5S 5D 5H          |
        | round-4-worth-145          | 4     | AC  | AS AD AH AC | KS KD KH 5S 5D 5H | KS KD KH and 5S 5D 5H |

    @HF-OPEN-01
    Scenario Outline: A take with the top card's meld alone is refused where it falls short
      Given it is round <round>
      And it is Ann's turn
      And the discard pile is <top> 4S 6D 7H
      And Ann's hand is <cards> 7C 9D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case                    | round | top | cards       |
        | three-kings             | 1     | KC  | KS KD       |
        | three-queens            | 1     | QC  | QS QD       |
        | four-fours              | 1     | 4C  | 4S 4D 4H    |
        | fours-and-a-two         | 1     | 4C  | 4S 4D 2H    |
        | three-aces-in-round-two | 2     | AC  | AS AD       |
        | the-example-in-round-two | 2    | KC  | KS KD 2C    |

    Scenario Outline: A take with the top card's meld alone is accepted where it is enough
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
        | case                          | round | top | cards          |
        | three-aces                    | 1     | AC  | AS AD          |
        | fours-and-a-joker             | 1     | 4C  | 4S 4D JK       |
        | five-kings                    | 1     | KC  | KS KD KH KC    |
        | aces-and-a-joker-in-round-two | 2     | AC  | AS AD JK       |
        | six-aces-in-round-three       | 3     | AC  | AS AD AH AC AS |

    @HF-OPEN-01
    Scenario: A take that only a red three would make large enough to open is refused
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has laid the red threes 3H 3D
      And Ann's hand is KS KD 5C 9D
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: A side that is open takes with any pair
      Given it is round 4
      And it is Cat's turn
      And the discard pile is 4C 8S 6D
      And Ann's side has melded JK JK JK
      And Cat's hand is 4S 4D 7C 9D
      When Cat takes the discard pile with 4S 4D
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Ann's side has melded JK JK JK and 4C 4S 4D
      And Cat's hand is 7C 9D 8S 6D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-06
  Rule: The lower cards of the discard pile do not make a take legal

    Scenario: An opening with the kings and the two that lies in the discard pile is refused
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 2C 7H 8C JS QH
      And Ann's hand is KS KD 5C 9D
      When Ann takes the discard pile with KS KD 2C
      Then the action is refused under HF-PILE-06
      And nothing has changed

    Scenario: A take that lays the two in the discard pile is refused for an open side too
      Given it is Ann's turn
      And the discard pile is KC 4S 2C 7H 8C JS QH
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 8D
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

    Scenario: A king on top is taken with a pair though another king lies below
      Given it is Ann's turn
      And the discard pile is KC KD 6D 7H
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KH 5C 8D
      When Ann takes the discard pile with KS KH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KH KC
      And Ann's hand is 5C 8D KD 6D 7H
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-07
  Rule: Where the rank has an unfinished meld, the take finishes it and begins a new one

    Scenario Outline: A take that finishes the old meld and begins a new one is accepted
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded <old>
      And Ann's hand is <pair> <cards> 5C 7D
      When Ann takes the discard pile with <pair>, adds <cards> to <old>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded <old> <cards> and KC <pair>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                          | old                | pair  | cards       |
        | six-and-one                   | KS KD KH KC KS KD  | KH KS | KD          |
        | six-and-a-wild-card           | KS KD KH KC KS KD  | KH KS | 2C          |
        | five-and-two                  | KS KD KH KC KS     | KH KS | KD KC       |
        | five-and-two-wild-cards       | KS KD KH KC KS     | KH KS | 2C JK       |
        | five-and-one-of-each          | KS KD KH KC KS     | KH KS | KD JK       |
        | four-and-three                | KS KD KH KC        | KH KS | KD KC KS    |
        | three-and-four                | KS KD KH           | KH KS | KD KC KS KC |
        | four-and-a-wild-card-finished | KS KD KH KC 2S     | KH KS | KD JK       |

    Scenario: The partner finishes the old meld by a take
      Given it is Cat's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS KD
      And Cat's hand is KH KS KD 5C 7D
      When Cat takes the discard pile with KH KS, adds KD to KS KD KH KC KS KD
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KS KD KD and KC KH KS
      And Cat's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario Outline: A take onto the old meld without a new one is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded <old>
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile, adding KH KS to <old>
      Then the action is refused under HF-PILE-07
      And nothing has changed

      Examples:
        | case                      | old            |
        | leaving-it-unfinished     | KS KD KH       |
        | finishing-it              | KS KD KH KC    |
        | with-a-wild-card-in-it    | KS KD KH 2C    |

    Scenario Outline: A take that leaves the old meld unfinished is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded <old>
      And Ann's hand is KH KS KD 5C 7D
      When Ann takes the discard pile with KH KS, adds KD to <old>
      Then the action is refused under HF-PILE-07
      And nothing has changed

      Examples:
        | case         | old            |
        | four-of-them | KS KD KH       |
        | five-of-them | KS KD KH KC    |
        | six-of-them  | KS KD KH KC KS |

    Scenario: A take beside the old meld is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile with KH KS
      Then the action is refused under HF-PILE-07
      And nothing has changed

    @HF-PILE-03
    Scenario Outline: The top card alone added to the old meld is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded <old>
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile, adding to <old>
      Then the action is refused under HF-PILE-03 and HF-PILE-07
      And nothing has changed

      Examples:
        | case                  | old               |
        | finishing-it          | KS KD KH KC KS KD |
        | leaving-it-unfinished | KS KD KH          |

    @HF-MELD-03
    Scenario: A take that overfills the old meld is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile, adding KH KS to KS KD KH KC KS
      Then the action is refused under HF-MELD-03 and HF-PILE-07
      And nothing has changed

    Scenario: The same take is accepted where the other side has the unfinished meld
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Bob's side has melded KS KD KH
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile with KH KS
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KC KH KS
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario: A take that needs a second unfinished meld is refused beside a book of the rank
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS KD KH and KC KS KD
      And Ann's hand is KH KS 5C 7D
      When Ann takes the discard pile with KH KS
      Then the action is refused under HF-PILE-07
      And nothing has changed

    Scenario: A two on top finishes the unfinished meld of wild cards and begins a new one
      Given it is Ann's turn
      And the discard pile is 2C 4S 6D
      And Ann's side has melded 2S 2D JK JK JK
      And Ann's hand is 2H 2C JK JK 5C 7D
      When Ann takes the discard pile with 2H 2C, adds JK JK to 2S 2D JK JK JK
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 2S 2D JK JK JK JK JK and 2C 2H 2C
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario: A two on top beside an unfinished meld of wild cards is refused
      Given it is Ann's turn
      And the discard pile is 2C 4S 6D
      And Ann's side has melded 2S 2D JK JK JK
      And Ann's hand is 2H 2C JK JK 5C 7D
      When Ann takes the discard pile with 2H 2C
      Then the action is refused under HF-PILE-07
      And nothing has changed

  @HF-PILE-08
  Rule: The rest of the taken cards goes to the hand

    Scenario: The six lower cards go to the hand, wild cards and black threes too
      Given it is Ann's turn
      And the discard pile is KC 3S 2D JK 8C JS QH AC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D 3S 2D JK 8C JS QH
      And the discard pile is AC
      And nothing else has changed

    Scenario: A card taken with the discard pile is added later in the same turn
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded 5S 5D 5C and 9S 9D 9H
      And Ann's hand is 5H 8C JS QH
      And the discard pile is empty
      When Ann adds 5H to 5S 5D 5C
      Then the action is accepted
      And Ann's side has melded 5S 5D 5C 5H and 9S 9D 9H
      And Ann's hand has lost 5H
      And nothing else has changed

    Scenario: A two taken with the discard pile is added later in the same turn
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC and 8S 8D 8H
      And Ann's hand is 2C 7H JS QH
      And the discard pile is empty
      When Ann adds 2C to KS KD KC
      Then the action is accepted
      And Ann's side has melded KS KD KC 2C and 8S 8D 8H
      And Ann's hand has lost 2C
      And nothing else has changed

    Scenario: A card taken with the discard pile is discarded without another lay
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 5C 9D 4S 6D
      And the discard pile is empty
      When Ann discards 4S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 4S
      And the discard pile has gained 4S
      And nothing else has changed

  @HF-PILE-09
  Rule: An empty discard pile is not taken

    Scenario: A take from an empty discard pile is refused
      Given it is Ann's turn
      And the discard pile is empty
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH 5C 7D
      When Ann takes the discard pile with KS KD KH
      Then the action is refused under HF-PILE-09
      And nothing has changed

    Scenario: A discard pile of one card is taken
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH 5C 7D
      When Ann takes the discard pile with KS KD KH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KH KC
      And Ann's hand is 5C 7D
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-10
  Rule: The discard pile is never frozen

    Scenario Outline: A wild card inside the discard pile does not change what a take needs
      Given it is Ann's turn
      And the discard pile is KC <wild> 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D <wild> 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case    | wild |
        | a-two   | 2D   |
        | a-joker | JK   |

    Scenario: A wild discard leaves the discard pile as it was
      Given it is Ann's turn, after the draw
      And the discard pile is KC 4S 6D
      And Ann's hand is 2C 5C 7D
      When Ann discards 2C
      Then the action is accepted
      And it is Bob's turn
      And the discard pile is not frozen
      And Ann's hand has lost 2C
      And the discard pile has gained 2C
      And nothing else has changed

  @HF-PILE-11
  Rule: A black three blocks the next player only while it is on top

    Scenario Outline: A black three covered by another card no longer blocks
      Given it is Cat's turn
      And the discard pile is KC <three> 6D
      And Ann's side has melded 9S 9D 9H
      And Cat's hand is KS KD 5C 7D
      When Cat takes the discard pile with KS KD
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Cat's hand is 5C 7D <three> 6D
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

    Scenario: The player after a king may take
      Given it is Bob's turn
      And the discard pile is KC 3C 6D
      And Bob's side has melded 9S 9D 9H
      And Bob's hand is KS KD 3S 3C 5C 7D
      When the legal actions are listed
      Then Bob may draw
      And Bob may take the discard pile with KS KD
