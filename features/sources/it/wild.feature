@it
Feature: Wild cards, as the Italian source has them

  Background:
    Given the "it" house rules

  @HF-WILD-01
  Rule: Jokers and all twos are wild and stand for any natural card

    Scenario Outline: A two of any suit and a joker stand in for the rank of the meld
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case            | cards       |
        | two-of-spades   | 9S 9D 9H 2S |
        | two-of-diamonds | 9S 9D 9H 2D |
        | two-of-hearts   | 9S 9D 9H 2H |
        | two-of-clubs    | 9S 9D 9H 2C |
        | joker           | 9S 9D 9H JK |
        | among-fours     | 4S 4D 4H JK |
        | among-aces      | AS AD AH 2C |

    @HF-MELD-01
    Scenario Outline: A meld in which another card stands in for a rank is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-01

      Examples:
        | case  | cards       |
        | ace   | 9S 9D 9H AC |
        | four  | 9S 9D 9H 4C |
        | king  | 9S 9D 9H KC |

    Scenario Outline: A joker or a two is laid among natural cards
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H <wild> 5C 6D
      When Ann melds 9S 9D 9H <wild>
      Then the action is accepted
      And Ann's side has melded KS KD KH and 9S 9D 9H <wild>
      And Ann's hand has lost 9S 9D 9H <wild>
      And nothing else has changed

      Examples:
        | case  | wild |
        | two   | 2C   |
        | joker | JK   |

  @HF-WILD-02
  Rule: Natural and wild cards are limited by number, with no proportion between them

    Scenario Outline: Three natural cards carry two wild cards
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case             | cards          |
        | a-two-and-a-joker | 9S 9D 9H 2C JK |
        | two-twos         | 9S 9D 9H 2C 2D |
        | two-jokers       | 7S 7D 7H JK JK |

    Scenario: Three natural cards and two wild cards are laid
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 2C JK 5C 6D
      When Ann melds 9S 9D 9H 2C JK
      Then the action is accepted
      And Ann's side has melded KS KD KH and 9S 9D 9H 2C JK
      And Ann's hand has lost 9S 9D 9H 2C JK
      And nothing else has changed

    Scenario: A second wild card is added to three natural cards
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 8H 2C
      And Ann's hand is JK 5C 6D
      When Ann adds JK to 8S 8D 8H 2C
      Then the action is accepted
      And Ann's side has melded 8S 8D 8H 2C JK
      And Ann's hand has lost JK
      And nothing else has changed

  @HF-WILD-03
  Rule: A meld of wild cards only is for other houses

    Scenario Outline: Wild cards only are refused as a meld
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-03

      Examples:
        | case          | cards                |
        | three-mixed   | 2C 2D JK             |
        | three-twos    | 2S 2D 2H             |
        | three-jokers  | JK JK JK             |
        | four          | 2S 2D 2H JK          |
        | five          | 2S 2D 2H JK JK       |
        | six           | 2S 2D 2H JK JK JK    |
        | seven-twos    | 2S 2D 2H 2C 2S 2D 2H |
        | seven-jokers  | JK JK JK JK JK JK JK |
        | seven-of-both | 2S 2D 2H 2C JK JK JK |

    Scenario Outline: A lay of wild cards only is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is refused under HF-WILD-03
      And nothing has changed

      Examples:
        | case  | cards                |
        | three | 2C 2D JK             |
        | seven | 2S 2D 2H 2C JK JK JK |

  @HF-WILD-04
  Rule: A meld has at most two wild cards

    Scenario Outline: Every mix with three naturals and no more than two wild cards is good
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case                      | cards                |
        | three-with-no-wild-card   | 8S 8D 8H             |
        | four-with-no-wild-card    | 8S 8D 8H 8C          |
        | four-with-one-wild-card   | 8S 8D 8H 2C          |
        | five-with-no-wild-card    | 8S 8D 8H 8C 8S       |
        | five-with-one-wild-card   | 8S 8D 8H 8C JK       |
        | five-with-two-wild-cards  | 8S 8D 8H 2C JK       |
        | six-with-no-wild-card     | 8S 8D 8H 8C 8S 8D    |
        | six-with-one-wild-card    | 8S 8D 8H 8C 8S 2C    |
        | six-with-two-wild-cards   | 8S 8D 8H 8C 2C JK    |
        | seven-with-no-wild-card   | 8S 8D 8H 8C 8S 8D 8H |
        | seven-with-one-wild-card  | 8S 8D 8H 8C 8S 8D JK |
        | seven-with-two-wild-cards | 8S 8D 8H 8C 8S 2C JK |

    Scenario Outline: A third wild card beside enough naturals is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-04

      Examples:
        | case                        | cards                |
        | six-with-three-wild-cards   | 9S 9D 9H 2C 2D JK    |
        | six-of-the-other-mix        | 7S 7D 7H 2S 2D JK    |
        | seven-with-three-wild-cards | 7S 7D 7H 7C 2S 2D 2H |
        | seven-with-four-wild-cards  | 8S 8D 8H 2C 2D JK JK |

    @HF-WILD-05
    Scenario Outline: More wild cards than two beside fewer naturals than three are refused under both limits
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-04 and HF-WILD-05

      Examples:
        | case                       | cards                |
        | four-with-three-wild-cards | 8S 2C 2D JK          |
        | five-with-three-wild-cards | 8S 8D 2C 2D JK       |
        | five-with-four-wild-cards  | 8S 2C 2D JK JK       |
        | six-with-four-wild-cards   | 8S 8D 2C 2D JK JK    |
        | six-with-five-wild-cards   | 8S 2C 2D 2H JK JK    |
        | seven-with-five-wild-cards | 8S 8D 2C 2D 2H JK JK |
        | seven-with-six-wild-cards  | 8S 2C 2D 2H JK JK JK |

    Scenario Outline: A wild card is added up to the second
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <cards> 5C 6D
      When Ann adds <cards> to <meld>
      Then the action is accepted
      And Ann's side has melded <meld> <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                         | meld              | cards |
        | first-onto-three-naturals    | 8S 8D 8H          | 2C    |
        | both-onto-three-naturals     | 8S 8D 8H          | 2C JK |
        | first-onto-six-naturals      | 8S 8D 8H 8C 8S 8D | JK    |
        | second-onto-five-naturals    | 9S 9D 9H 9C 9S 2C | 2D    |

    Scenario Outline: A third wild card added is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <cards> 5C 6D
      When Ann adds <cards> to <meld>
      Then the action is refused under HF-WILD-04
      And nothing has changed

      Examples:
        | case                       | meld              | cards    |
        | as-the-sixth-card          | 8S 8D 8H 2C JK    | 2D       |
        | as-the-seventh-card        | 9S 9D 9H 9C 2C 2D | JK       |
        | three-onto-three-naturals  | 8S 8D 8H          | 2C 2D JK |
        | two-onto-one-wild-card     | 8S 8D 8H 8C 2C    | 2D JK    |

  @HF-WILD-05
  Rule: Every meld has at least three natural cards of its rank

    Scenario Outline: Fewer than three natural cards beside wild ones are refused
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-05

      Examples:
        | case                           | cards       |
        | three-with-a-two               | 9S 9D 2C    |
        | three-with-a-joker             | 7S 7D JK    |
        | three-with-a-two-and-a-joker   | 9S 2C JK    |
        | three-with-two-jokers          | 9S JK JK    |
        | four-with-two-wild-cards       | 9S 9D 2C JK |

    Scenario Outline: A lay with fewer than three natural cards is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is refused under HF-WILD-05
      And nothing has changed

      Examples:
        | case                      | cards       |
        | one-wild-card-in-three    | 9S 9D 2C    |
        | two-wild-cards-in-three   | 9S 2C JK    |
        | two-wild-cards-in-four    | 9S 9D 2C JK |

    Scenario Outline: A lay with three natural cards is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 6D
      When Ann melds <cards>
      Then the action is accepted
      And Ann's side has melded KS KD KH and <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                    | cards          |
        | no-wild-card-in-three   | 9S 9D 9H       |
        | one-wild-card-in-four   | 9S 9D 9H 2C    |
        | two-wild-cards-in-five  | 7S 7D 7H JK JK |

  @HF-WILD-06
  Rule: Natural cards need not outnumber the wild ones by any margin of their own

    Scenario: One natural card more than wild cards is enough in a meld of five
      When the meld JS JD JH 2C 2D is checked
      Then the meld is good

  @HF-WILD-07
  Rule: In a finished book the natural card takes the place of the wild one that stands for it

    Scenario Outline: A wild card of a book is exchanged for the natural card and goes to the hand
      Given it is <player>'s turn, after the draw
      And Ann's side has melded <kept> <wild>
      And <player>'s hand is <card> 5C 6D
      When <player> swaps <card> for <wild> in <kept> <wild>
      Then the action is accepted
      And Ann's side has melded <kept> <card>
      And <player>'s hand has lost <card>
      And <player>'s hand has gained <wild>
      And nothing else has changed

      Examples:
        | case                  | player | kept              | wild | card |
        | a-two                 | Ann    | 9S 9D 9H 9C 9S 9D | 2C   | 9D   |
        | a-joker               | Ann    | 7S 7D 7H 7C 7S 7D | JK   | 7C   |
        | by-the-partner        | Cat    | 9S 9D 9H 9C 9S 9D | 2C   | 9D   |
        | one-of-two-wild-cards | Ann    | 9S 9D 9H 9C 9S JK | 2C   | 9D   |

    Scenario Outline: Another exchange is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded <meld>
      And Ann's hand is <card> 5C 6D
      When Ann swaps <card> for <wild> in <meld>
      Then the action is refused under HF-WILD-07
      And nothing has changed

      Examples:
        | case                              | meld                 | wild | card |
        | a-ten-in-a-book-of-nines          | 9S 9D 9H 9C 9S 9D 2C | 2C   | 10D  |
        | an-eight-in-a-book-of-sevens      | 7S 7D 7H 7C 7S 7D JK | JK   | 8C   |
        | in-a-meld-of-four                 | 9S 9D 9H 2C          | 2C   | 9C   |
        | in-a-meld-of-five                 | 7S 7D 7H 7C JK       | JK   | 7C   |
        | in-a-meld-of-six                  | 9S 9D 9H 9C 9S 2C    | 2C   | 9D   |
        | a-wild-card-for-another           | 9S 9D 9H 9C 9S 9D 2C | 2C   | JK   |
        | a-wild-card-that-is-not-there     | 9S 9D 9H 9C 9S 9D 2C | JK   | 9H   |
        | a-natural-card-of-a-clean-book    | 9S 9D 9H 9C 9S 9D 9H | 9S   | 9C   |

    @HF-TURN-03
    Scenario: An exchange with a card not held is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C
      And Ann's hand is 5C 6D
      When Ann swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is refused under HF-TURN-03
      And nothing has changed

    @HF-MELD-06
    Scenario: An exchange in a book of the other side is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Bob's side has melded 9S 9D 9H 9C 9S 9D 2C
      And Ann's hand is 9H 5C 6D
      When Ann swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is refused under HF-MELD-06
      And nothing has changed

    Scenario: A card of the foot is exchanged as one of the hand is
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C
      And Ann has taken up the foot
      And Ann's hand is 9H 5S 6S 7S 8S 10S JS QS KS AS 4D
      When Ann swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 2C 5S 6S 7S 8S 10S JS QS KS AS 4D
      And nothing else has changed
