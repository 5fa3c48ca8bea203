@ru
Feature: Wild cards, as the Russian source has them

  Background:
    Given the "ru" house rules

  @HF-WILD-01
  Rule: Twos and jokers are wild

    Scenario Outline: A two of any suit and a joker stand in for the rank of the meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case            | cards     |
        | two-of-spades   | 9S 9D 2S  |
        | two-of-diamonds | 9S 9D 2D  |
        | two-of-hearts   | 9S 9D 2H  |
        | two-of-clubs    | 9S 9D 2C  |
        | joker           | 9S 9D JK  |
        | named-first     | JK 9S 9D  |
        | named-between   | 9S 2C 9D  |

    @HF-MELD-01
    Scenario Outline: A meld in which another card stands in for a rank is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-01

      Examples:
        | case  | cards     |
        | ace   | 9S 9D AC  |
        | king  | 9S 9D KC  |
        | queen | 9S 9D QC  |
        | jack  | 9S 9D JC  |
        | ten   | 9S 9D 10C |
        | eight | 9S 9D 8C  |
        | four  | 9S 9D 4C  |

  @HF-WILD-02
  Rule: A mixed meld holds two naturals for every wild card

    Scenario Outline: A mix with two naturals for every wild card is good
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case                        | cards             |
        | three-with-no-wild-card     | 8S 8D 8H          |
        | three-with-one-wild-card    | 8S 8D 2C          |
        | three-with-one-joker        | 8S 8D JK          |
        | four-with-no-wild-card      | 8S 8D 8H 8C       |
        | four-with-one-wild-card     | 8S 8D 8H 2C       |
        | five-with-no-wild-card      | 8S 8D 8H 8C 8S    |
        | five-with-one-wild-card     | 8S 8D 8H 8C 2C    |
        | six-with-no-wild-card       | 8S 8D 8H 8C 8S 8D |
        | six-with-one-wild-card      | 8S 8D 8H 8C 8S 2C |
        | six-with-two-wild-cards     | 8S 8D 8H 8C 2C JK |
        | six-with-two-twos           | 8S 8D 8H 8C 2C 2C |
        | six-with-two-jokers         | 8S 8D 8H 8C JK JK |

    Scenario Outline: A mix of seven with two naturals for every wild card is a book
      When the meld <cards> is checked
      Then the meld is <kind>

      Examples:
        | case                      | cards                | kind         |
        | seven-with-no-wild-card   | 8S 8D 8H 8C 8S 8D 8H | a clean book |
        | seven-with-one-wild-card  | 8S 8D 8H 8C 8S 8D 2C | a dirty book |
        | seven-with-two-wild-cards | 8S 8D 8H 8C 8S 2C JK | a dirty book |

    Scenario Outline: A mix with fewer naturals is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-02

      Examples:
        | case                        | cards                |
        | three-with-two-wild-cards   | 8S 2C JK             |
        | three-with-two-twos         | 8S 2C 2C             |
        | three-with-two-jokers       | 8S JK JK             |
        | four-with-two-wild-cards    | 8S 8D 2C JK          |
        | four-with-three-wild-cards  | 8S 2C 2D JK          |
        | five-with-two-wild-cards    | 8S 8D 8H 2C JK       |
        | five-with-three-wild-cards  | 8S 8D 2C 2D JK       |
        | five-with-four-wild-cards   | 8S 2C 2D JK JK       |
        | six-with-three-wild-cards   | 8S 8D 8H 2C 2D JK    |
        | six-with-four-wild-cards    | 8S 8D 2C 2D JK JK    |
        | six-with-five-wild-cards    | 8S 2C 2D 2H JK JK    |
        | seven-with-three-wild-cards | 8S 8D 8H 8C 2C 2D JK |
        | seven-with-four-wild-cards  | 8S 8D 8H 2C 2D JK JK |
        | seven-with-five-wild-cards  | 8S 8D 2C 2D 2H JK JK |
        | seven-with-six-wild-cards   | 8S 2C 2D 2H JK JK JK |

    Scenario Outline: A lay with two naturals for every wild card is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                      | cards                |
        | no-wild-card-in-three     | 8S 8D 8H             |
        | one-wild-card-in-three    | 8S 8D 2C             |
        | no-wild-card-in-four      | 8S 8D 8H 8C          |
        | one-wild-card-in-four     | 8S 8D 8H JK          |
        | no-wild-card-in-five      | 8S 8D 8H 8C 8S       |
        | one-wild-card-in-five     | 8S 8D 8H 8C 2C       |
        | no-wild-card-in-six       | 8S 8D 8H 8C 8S 8D    |
        | one-wild-card-in-six      | 8S 8D 8H 8C 8S 2C    |
        | two-wild-cards-in-six     | 8S 8D 8H 8C 2C JK    |
        | no-wild-card-in-seven     | 8S 8D 8H 8C 8S 8D 8H |
        | one-wild-card-in-seven    | 8S 8D 8H 8C 8S 8D JK |
        | two-wild-cards-in-seven   | 8S 8D 8H 8C 8S 2C JK |

    Scenario Outline: A lay with fewer naturals is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is refused under HF-WILD-02
      And nothing has changed

      Examples:
        | case                      | cards                |
        | two-wild-cards-in-three   | 8S 2C JK             |
        | two-wild-cards-in-four    | 8S 8D 2C JK          |
        | three-wild-cards-in-four  | 8S 2C 2D JK          |
        | two-wild-cards-in-five    | 8S 8D 8H 2C JK       |
        | three-wild-cards-in-five  | 8S 8D 2C 2D JK       |
        | four-wild-cards-in-five   | 8S 2C 2D JK JK       |
        | three-wild-cards-in-six   | 8S 8D 8H 2C 2D JK    |
        | four-wild-cards-in-six    | 8S 8D 2C 2D JK JK    |
        | five-wild-cards-in-six    | 8S 2C 2D 2H JK JK    |
        | three-wild-cards-in-seven | 8S 8D 8H 8C 2C 2D JK |
        | four-wild-cards-in-seven  | 8S 8D 8H 2C 2D JK JK |
        | five-wild-cards-in-seven  | 8S 8D 2C 2D 2H JK JK |
        | six-wild-cards-in-seven   | 8S 2C 2D 2H JK JK JK |

    Scenario Outline: A wild card that the naturals can carry is added
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <cards> 5C 6D
      When Ann adds <cards> to <meld>
      Then the action is accepted
      And Ann's side has melded <meld> <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                          | meld              | cards    |
        | first-onto-three-naturals     | 8S 8D 8H          | 2C       |
        | first-onto-six-naturals       | 8S 8D 8H 8C 8S 8D | JK       |
        | second-onto-four-naturals     | 8S 8D 8H 8C 2C    | JK       |
        | second-onto-five-naturals     | 8S 8D 8H 8C 8S 2C | 2D       |
        | two-onto-four-naturals        | 8S 8D 8H 8C       | 2C JK    |
        | with-the-natural-it-needs     | 8S 8D 8H 2C       | 8C JK    |

    Scenario Outline: A wild card that the naturals cannot carry is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <cards> 5C 6D
      When Ann adds <cards> to <meld>
      Then the action is refused under HF-WILD-02
      And nothing has changed

      Examples:
        | case                          | meld              | cards    |
        | second-onto-two-naturals      | 8S 8D 2C          | JK       |
        | second-onto-three-naturals    | 8S 8D 8H 2C       | JK       |
        | third-onto-four-naturals      | 8S 8D 8H 8C 2C JK | 2D       |
        | two-onto-three-naturals       | 8S 8D 8H          | 2C JK    |

    Scenario: A natural card added where a wild card was keeps the mix good
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 2C
      And Ann's hand is 8H 5C 6D
      When Ann adds 8H to 8S 8D 2C
      Then the action is accepted
      And Ann's side has melded 8S 8D 8H 2C
      And Ann's hand has lost 8H
      And nothing else has changed

    Scenario Outline: A natural card added to a meld of wild cards is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is 8H 8D 5C 6D
      When Ann adds <cards> to <meld>
      Then the action is refused under HF-WILD-02
      And nothing has changed

      Examples:
        | case           | meld        | cards |
        | one-onto-three | 2S 2D JK    | 8H    |
        | two-onto-three | 2S 2D JK    | 8H 8D |
        | one-onto-six   | 2S 2D JK JK 2C 2H | 8H |

  @HF-WILD-03
  Rule: A meld may consist of wild cards only

    Scenario Outline: A meld of wild cards only is good
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case                    | cards             |
        | three-twos              | 2S 2D 2H          |
        | three-jokers            | JK JK JK          |
        | three-of-both           | 2S JK JK          |
        | four-of-both            | 2S 2D JK JK       |
        | five-of-both            | 2S 2D 2H JK JK    |
        | six-of-both             | 2S 2D 2H JK JK JK |

    Scenario Outline: Seven wild cards are a wild book
      When the meld <cards> is checked
      Then the meld is a wild book

      Examples:
        | case          | cards                |
        | seven-twos    | 2S 2D 2H 2C 2S 2D 2H |
        | seven-jokers  | JK JK JK JK JK JK JK |
        | seven-of-both | 2S 2D 2H 2C JK JK JK |

    Scenario Outline: Wild cards only are laid as a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case  | cards                |
        | three | 2S 2D JK             |
        | four  | 2S 2D JK JK          |
        | five  | 2S 2D 2H JK JK       |
        | six   | 2S 2D 2H JK JK JK    |
        | seven | 2S 2D 2H 2C JK JK JK |

    @HF-MELD-02
    Scenario: Two wild cards are refused as a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 2S JK 5C 6D
      When Ann melds 2S JK
      Then the action is refused under HF-MELD-02
      And nothing has changed

    @HF-MELD-03
    Scenario: Eight wild cards are refused as a meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 2S 2D 2H 2C JK JK JK JK 5C 6D
      When Ann melds 2S 2D 2H 2C JK JK JK JK
      Then the action is refused under HF-MELD-03
      And nothing has changed

    Scenario Outline: A wild card is added to a meld of wild cards
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <card> 5C 6D
      When Ann adds <card> to <meld>
      Then the action is accepted
      And Ann's side has melded <meld> <card>
      And Ann's hand has lost <card>
      And nothing else has changed

      Examples:
        | case                 | meld              | card |
        | a-two-to-three       | 2S 2D JK          | 2H   |
        | a-joker-to-three     | 2S 2D 2H          | JK   |
        | the-seventh          | 2S 2D JK JK 2C 2H | JK   |

  @HF-WILD-04
  Rule: Nothing but the share limits the wild cards of a mixed meld

    Scenario: Two wild cards in a meld of six are good
      When the meld JS JD JH JC 2C JK is checked
      Then the meld is good

  @HF-WILD-05
  Rule: Two natural cards are enough beside a wild card

    Scenario: Two natural cards and a wild card are good
      When the meld JS JD 2C is checked
      Then the meld is good

    Scenario: Two natural cards and a wild card are laid
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is JS JD JK 5C 6D
      When Ann melds JS JD JK
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and JS JD JK
      And Ann's hand has lost JS JD JK
      And nothing else has changed

  @HF-WILD-06
  Rule: Natural cards need no other margin over the wild ones

    Scenario: One natural card more than wild cards is enough in a meld of three
      When the meld JS JD 2C is checked
      Then the meld is good

    Scenario: Two natural cards more than wild cards are enough in a meld of six
      When the meld JS JD JH JC 2C 2D is checked
      Then the meld is good

  @HF-WILD-07
  Rule: A wild card that has been laid stays where it is

    Scenario: An exchange of a natural card for the wild card of a book is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 8H 8C 8S 8D 2C
      And Ann's hand is 8H 5C 6D
      When Ann swaps 8H for 2C in 8S 8D 8H 8C 8S 8D 2C
      Then the action is refused under HF-WILD-07
      And nothing has changed
