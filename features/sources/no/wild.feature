@no
Feature: Wild cards, as the Norwegian source has them

  Background:
    Given the "no" house rules

  @HF-WILD-01
  Rule: Twos and jokers are wild

    Scenario Outline: A two of any suit and a joker stand in for the rank of the meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case            | cards    |
        | two-of-spades   | 9S 9D 2S |
        | two-of-diamonds | 9S 9D 2D |
        | two-of-hearts   | 9S 9D 2H |
        | two-of-clubs    | 9S 9D 2C |
        | joker           | 9S 9D JK |

    @HF-MELD-01
    Scenario Outline: A meld in which another card stands in for a rank is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-01

      Examples:
        | case | cards     |
        | ace  | 9S 9D AC  |
        | king | 9S 9D KC  |
        | ten  | 9S 9D 10C |
        | four | 9S 9D 4C  |

  @HF-WILD-02
  Rule: There are at least twice as many natural cards as wild ones

    Scenario Outline: A mix with two naturals for every wild card is good
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case                     | cards             |
        | three-with-no-wild-card  | 8S 8D 8H          |
        | three-with-one-wild-card | 8S 8D 2C          |
        | three-with-one-joker     | 8S 8D JK          |
        | four-with-no-wild-card   | 8S 8D 8H 8C       |
        | four-with-one-wild-card  | 8S 8D 8H 2C       |
        | five-with-no-wild-card   | 8S 8D 8H 8C 8S    |
        | five-with-one-wild-card  | 8S 8D 8H 8C 2C    |
        | six-with-no-wild-card    | 8S 8D 8H 8C 8S 8D |
        | six-with-one-wild-card   | 8S 8D 8H 8C 8S 2C |
        | six-with-two-wild-cards  | 8S 8D 8H 8C 2C JK |
        | six-with-two-twos        | 8S 8D 8H 8C 2C 2C |
        | six-with-two-jokers      | 8S 8D 8H 8C JK JK |

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
        | case                      | cards          |
        | three-with-two-wild-cards | 8S 2C JK       |
        | three-with-two-twos       | 8S 2C 2C       |
        | three-with-two-jokers     | 8S JK JK       |
        | four-with-two-wild-cards  | 8S 8D 2C JK    |
        | five-with-two-wild-cards  | 8S 8D 8H 2C JK |

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
        | case                    | cards                |
        | one-wild-card-in-three  | 8S 8D 2C             |
        | two-wild-cards-in-six   | 8S 8D 8H 8C 2C JK    |
        | one-wild-card-in-seven  | 8S 8D 8H 8C 8S 8D JK |
        | two-wild-cards-in-seven | 8S 8D 8H 8C 8S 2C JK |

    Scenario Outline: A lay with fewer naturals is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is refused under HF-WILD-02
      And nothing has changed

      Examples:
        | case                    | cards          |
        | two-wild-cards-in-three | 8S 2C JK       |
        | two-wild-cards-in-five  | 8S 8D 8H 2C JK |

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
        | case                      | meld              | cards |
        | first-onto-three-naturals | 8S 8D 8H          | 2C    |
        | first-onto-six-naturals   | 8S 8D 8H 8C 8S 8D | JK    |
        | second-onto-four-naturals | 8S 8D 8H 8C 2C    | JK    |
        | with-the-natural-it-needs | 8S 8D 8H 2C       | 8C JK |

    Scenario Outline: A wild card that the naturals cannot carry is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <cards> 5C 6D
      When Ann adds <cards> to <meld>
      Then the action is refused under HF-WILD-02
      And nothing has changed

      Examples:
        | case                       | meld        | cards |
        | second-onto-two-naturals   | 8S 8D 2C    | JK    |
        | second-onto-three-naturals | 8S 8D 8H 2C | JK    |
        | two-onto-three-naturals    | 8S 8D 8H    | 2C JK |

    Scenario: A natural card added where a wild card was keeps the mix good
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 2C
      And Ann's hand is 8H 5C 6D
      When Ann adds 8H to 8S 8D 2C
      Then the action is accepted
      And Ann's side has melded 8S 8D 8H 2C
      And Ann's hand has lost 8H
      And nothing else has changed

  @HF-WILD-03
  Rule: A meld of wild cards only is no meld

    Scenario Outline: A meld of wild cards only is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-03

      Examples:
        | case          | cards                |
        | three-twos    | 2S 2D 2H             |
        | three-jokers  | JK JK JK             |
        | three-of-both | 2C 2D JK             |
        | six-of-both   | 2S 2D 2H JK JK JK    |
        | seven-of-both | 2S 2D 2H 2C JK JK JK |

    Scenario: A lay of wild cards only is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 2S 2D JK 5C 6D
      When Ann melds 2S 2D JK
      Then the action is refused under HF-WILD-03
      And nothing has changed

    Scenario: Two natural cards with one of the wild cards are accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 8S 8D 2S 2D JK 5C 6D
      When Ann melds 8S 8D JK
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and 8S 8D JK
      And Ann's hand has lost 8S 8D JK
      And nothing else has changed

  @HF-WILD-04
  Rule: At most two cards of a meld are wild

    @HF-WILD-02
    Scenario Outline: A third wild card is refused by the limit and by the share
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-02 and HF-WILD-04

      Examples:
        | case                        | cards                |
        | four-with-three-wild-cards  | 8S 2C 2D JK          |
        | five-with-three-wild-cards  | 8S 8D 2C 2D JK       |
        | five-with-four-wild-cards   | 8S 2C 2D JK JK       |
        | six-with-three-wild-cards   | 8S 8D 8H 2C 2D JK    |
        | six-with-four-wild-cards    | 8S 8D 2C 2D JK JK    |
        | six-with-five-wild-cards    | 8S 2C 2D 2H JK JK    |
        | seven-with-three-wild-cards | 8S 8D 8H 8C 2C 2D JK |
        | seven-with-four-wild-cards  | 8S 8D 8H 2C 2D JK JK |
        | seven-with-five-wild-cards  | 8S 8D 2C 2D 2H JK JK |
        | seven-with-six-wild-cards   | 8S 2C 2D 2H JK JK JK |

    @HF-MELD-03
    Scenario: A third wild card on six natural cards is refused, though they are twice as many
      When the meld 8S 8D 8H 8C 8S 8D 2C 2D JK is checked
      Then the meld is refused under HF-MELD-03 and HF-WILD-04

    @HF-WILD-02
    Scenario: A third wild card added as the seventh card is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 8H 8C 2C JK
      And Ann's hand is 2D 5C 6D
      When Ann adds 2D to 8S 8D 8H 8C 2C JK
      Then the action is refused under HF-WILD-02 and HF-WILD-04
      And nothing has changed

    Scenario: A fifth natural card added as the seventh card is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 8H 8C 2C JK
      And Ann's hand is 8S 5C 6D
      When Ann adds 8S to 8S 8D 8H 8C 2C JK
      Then the action is accepted
      And Ann's side has melded 8S 8D 8H 8C 8S 2C JK
      And Ann's hand has lost 8S
      And nothing else has changed

  @HF-WILD-05
  Rule: Two natural cards are enough beside a wild card

    Scenario: Two natural cards and a wild card are good
      When the meld JS JD 2C is checked
      Then the meld is good

  @HF-WILD-06
  Rule: Natural cards need no other margin over the wild ones

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
