@no
Feature: Ordinary Canasta, as the other column of the Norwegian table has it

  Background:
    Given the "classic-canasta" house rules

  @HF-DEAL-01
  Rule: Cards: two decks with four jokers, 108 cards

    Scenario Outline: The hands, a first card and the stock make 108 cards
      Given <players> players
      And the starter is KC
      When the cards are dealt
      Then the stock holds <left> cards
      And the discard pile is KC

      Examples:
        | case  | players | left |
        | two   | 2       | 77   |
        | three | 3       | 68   |
        | four  | 4       | 63   |

    Scenario: All four jokers may be left in one hand
      Given Ann's hand is JK JK JK JK
      When the round is scored
      Then Ann's side scores -200

    Scenario: A face is there twice
      Given Ann is dealt AS AS 2C 2C 4D 4D 5H 5H KC KC 3S
      And the starter is 9H
      When the cards are dealt
      Then Ann's hand is AS AS 2C 2C 4D 4D 5H 5H KC KC 3S
      And the stock holds 63 cards

  @HF-TABLE-01
  Rule: Players: four in two sides, two or three alone

    Scenario: A player adds to the partner's meld
      Given it is Ann's turn, after the draw
      And Cat's side has melded 8S 8D 8H
      And Ann's hand is 8C 4D 5D
      When Ann adds 8C to 8S 8D 8H
      Then the action is accepted
      And Cat's side has melded 8S 8D 8H 8C
      And Ann's hand has lost 8C
      And nothing else has changed

    @HF-MELD-06
    Scenario: A card added to the meld of another is refused where three play alone
      Given 3 players
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Cat's side has melded 8S 8D 8H
      And Ann's hand is 8C 4D 5D
      When Ann adds 8C to 8S 8D 8H
      Then the action is refused under HF-MELD-06
      And nothing has changed

  @HF-DEAL-02
  Rule: Deal: eleven cards each with four players, thirteen with three, fifteen with two

    Scenario Outline: Each player is dealt one packet, by the number of players
      Given <players> players
      And <player> is dealt <cards>
      And the starter is KC
      When the cards are dealt
      Then <player>'s hand is <cards>
      And the stock holds <left> cards

      Examples:
        | case              | players | player | cards                                         | left |
        | eleven-of-four    | 4       | Dan    | 4S 5S 6S 7S 8S 9S 10S JS QS KS AS             | 63   |
        | thirteen-of-three | 3       | Cat    | 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4D 5D       | 68   |
        | fifteen-of-two    | 2       | Bob    | 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4D 5D 6D 7D | 77   |

  @HF-DEAL-03
  Rule: Deal: one card is turned up to start the discard pile

    Scenario Outline: A natural card or a black three turned up starts the discard pile
      Given the starter is <card>
      And the next cards of the stock are QH JD
      When the cards are dealt
      Then the discard pile is <card>
      And the stock holds 63 cards

      Examples:
        | case        | card |
        | nine        | 9S   |
        | black-three | 3C   |

    Scenario Outline: A red three or a wild card turned up is put away and the next card is turned
      Given the starter is <card>
      And the next cards of the stock are QH JD
      When the cards are dealt
      Then the discard pile is QH
      And the stock has lost QH
      And the stock has gained <card> at the bottom
      And nothing else has changed

      Examples:
        | case      | card |
        | red-three | 3H   |
        | two       | 2C   |
        | joker     | JK   |

  @HF-FOOT-01
  Rule: Foot: there is no second packet, and new cards come from the stock and the discard pile only

    Scenario: A hand that is used up ends the round
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann's hand is 6C
      When Ann discards 6C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

    @HF-OUT-01
    Scenario: A meld that uses up the hand is refused for a player who may not go out
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD KH
      When Ann melds KS KD KH
      Then the action is refused under HF-OUT-01
      And nothing has changed

  @HF-DRAW-01
  Rule: Draw: one card with four players, two with two or three

    Scenario Outline: The draw goes by the number of players
      Given <players> players
      And it is Bob's turn
      And the next cards of the stock are 9S 6D QH 5C
      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained <drawn>
      And the stock has lost <drawn>
      And nothing else has changed

      Examples:
        | case  | players | drawn |
        | two   | 2       | 9S 6D |
        | three | 3       | 9S 6D |
        | four  | 4       | 9S    |

  @HF-DISC-01
  Rule: Draw: one card is discarded all the same

    Scenario Outline: One discard ends the turn whatever was drawn
      Given <players> players
      And it is Ann's turn, after the draw
      And Ann's hand is 9S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 9S 7D
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

    @HF-TURN-01
    Scenario: A second discard is refused
      Given 2 players
      And it is Bob's turn
      And Ann's hand is 9S 7D
      When Ann discards 7D
      Then the action is refused under HF-TURN-01
      And nothing has changed

  @HF-MELD-01 @HF-MELD-02
  Rule: Books: three or more cards of one rank

    Scenario: Three cards of a rank are a good meld
      When the meld 9S 9D 9H is checked
      Then the meld is good

    Scenario: Two cards of a rank are refused
      When the meld 9S 9D is checked
      Then the meld is refused under HF-MELD-02

    Scenario: Cards of two ranks are refused
      When the meld 9S 9D 8H is checked
      Then the meld is refused under HF-MELD-01

  @HF-WILD-06
  Rule: Books: more natural cards than wild ones

    Scenario Outline: A mix with more natural cards than wild ones is good
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case          | cards             |
        | three-and-no  | 9S 9D 9H          |
        | two-and-one   | 9S 9D 2C          |
        | three-and-one | 9S 9D 9H JK       |
        | four-and-one  | 9S 9D 9H 9C 2C    |
        | three-and-two | 9S 9D 9H 2C JK    |
        | five-and-one  | 9S 9D 9H 9C 9S 2C |
        | four-and-two  | 9S 9D 9H 9C 2C JK |

    Scenario Outline: A mix of seven with more natural cards than wild ones is a dirty book
      When the meld <cards> is checked
      Then the meld is a dirty book

      Examples:
        | case           | cards                |
        | six-and-one    | 9S 9D 9H 9C 9S 9D 2C |
        | five-and-two   | 9S 9D 9H 9C 9S 2C JK |
        | four-and-three | 9S 9D 9H 9C 2C 2D JK |

    Scenario Outline: A mix with as many wild cards as natural ones or more is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-06

      Examples:
        | case            | cards             |
        | one-and-two     | 9S 2C JK          |
        | two-and-two     | 9S 9D 2C JK       |
        | one-and-three   | 9S 2C 2D JK       |
        | two-and-three   | 9S 9D 2C 2D JK    |
        | three-and-three | 9S 9D 9H 2C 2D JK |

    Scenario: A lay of three natural and two wild cards is accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 9H 2C JK 5C 6D
      When Ann melds 9S 9D 9H 2C JK
      Then the action is accepted
      And Ann's side has melded KS KD KH and 9S 9D 9H 2C JK
      And Ann's hand has lost 9S 9D 9H 2C JK
      And nothing else has changed

    Scenario: A lay of two natural and two wild cards is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 2C JK 5C 6D
      When Ann melds 9S 9D 2C JK
      Then the action is refused under HF-WILD-06
      And nothing has changed

  @HF-WILD-03
  Rule: Books: a meld of wild cards only is no meld

    Scenario Outline: Wild cards only are refused
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-03

      Examples:
        | case            | cards       |
        | three-twos      | 2S 2D 2H    |
        | twos-and-jokers | 2S 2D JK JK |

  @HF-WILD-04
  Rule: Books: at most three wild cards

    Scenario Outline: A fourth wild card is refused on five natural cards or more
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-04

      Examples:
        | case          | cards                         |
        | five-and-four | 9S 9D 9H 9C 9S 2C 2D JK JK    |
        | six-and-four  | 9S 9D 9H 9C 9S 9D 2C 2D JK JK |

    Scenario Outline: Three wild cards are accepted
      When the meld <cards> is checked
      Then the meld is a dirty book

      Examples:
        | case           | cards                      |
        | five-and-three | 9S 9D 9H 9C 9S 2C 2D JK    |
        | six-and-three  | 9S 9D 9H 9C 9S 9D 2C 2D JK |

    @HF-WILD-06
    Scenario Outline: Four wild cards on as few natural cards are refused for the number and the share
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-04 and HF-WILD-06

      Examples:
        | case           | cards                   |
        | one-and-four   | 9S 2C 2D JK JK          |
        | two-and-four   | 9S 9D 2C 2D JK JK       |
        | three-and-four | 9S 9D 9H 2C 2D JK JK    |
        | four-and-four  | 9S 9D 9H 9C 2C 2D JK JK |

    Scenario: A fourth wild card added to a book is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C 2D JK
      And Ann's hand is 2H 5C 6D
      When Ann adds 2H to 9S 9D 9H 9C 9S 9D 2C 2D JK
      Then the action is refused under HF-WILD-04
      And nothing has changed

    Scenario: A third wild card is added to a book
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C 2D
      And Ann's hand is 2H 5C 6D
      When Ann adds 2H to 9S 9D 9H 9C 9S 9D 2C 2D
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C 2D 2H
      And Ann's hand has lost 2H
      And nothing else has changed

  @HF-MELD-03
  Rule: Books: a meld may grow past seven cards

    Scenario Outline: A finished book takes further cards
      Given it is Ann's turn, after the draw
      And Ann's side has melded <book>
      And Ann's hand is <cards> 5C 6D
      When Ann adds <cards> to <book>
      Then the action is accepted
      And Ann's side has melded <book> <cards>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case                      | book                    | cards |
        | an-eighth-natural-card    | 9S 9D 9H 9C 9S 9D 9H    | 9C    |
        | a-wild-eighth-card        | 9S 9D 9H 9C 9S 9D 9H    | 2C    |
        | an-eighth-to-a-dirty-book | 9S 9D 9H 9C 9S 9D 2C    | 9H    |
        | a-ninth-card              | 9S 9D 9H 9C 9S 9D 9H 9C | JK    |
        | two-onto-six              | 9S 9D 9H 9C 9S 9D       | 9H 9C |

    Scenario Outline: A book of more than seven cards is of the kind that its cards make
      When the meld <cards> is checked
      Then the meld is <kind>

      Examples:
        | case            | cards                            | kind         |
        | seven-natural   | 9S 9D 9H 9C 9S 9D 9H             | a clean book |
        | eight-natural   | 9S 9D 9H 9C 9S 9D 9H 9C          | a clean book |
        | eight-and-three | 9S 9D 9H 9C 9S 9D 9H 9C 2C 2D JK | a dirty book |

  @HF-MELD-04
  Rule: Books: one unfinished meld of a rank, as in Hand and Foot

    Scenario: A second unfinished meld of a rank is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC KS KD 5C 6D
      When Ann melds KC KS KD
      Then the action is refused under HF-MELD-04
      And nothing has changed

    Scenario: The same cards are added to the meld
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC KS KD 5C 6D
      When Ann adds KC KS KD to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD
      And Ann's hand has lost KC KS KD
      And nothing else has changed

  @HF-WILD-07
  Rule: Books: a wild card that has been laid stays where it is

    Scenario: An exchange of a natural card for the wild card of a book is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 8S 8D 8H 8C 8S 8D 2C
      And Ann's hand is 8H 5C 6D
      When Ann swaps 8H for 2C in 8S 8D 8H 8C 8S 8D 2C
      Then the action is refused under HF-WILD-07
      And nothing has changed

  @HF-PILE-03
  Rule: Discard pile: two cards from the hand that can be melded with the top card

    Scenario Outline: An open side takes with two cards that fit
      Given it is Ann's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9C <cards>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case                 | cards       |
        | a-natural-pair       | 9S 9D       |
        | a-card-and-a-two     | 9S 2C       |
        | a-card-and-a-joker   | 9S JK       |
        | a-pair-and-two-wilds | 9S 9D 2C JK |

    Scenario: A take with wild cards only beside the top card is refused
      Given it is Ann's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 2C JK 5C 7D
      When Ann takes the discard pile, adding 2C JK to 9S 9D 9H
      Then the action is refused under HF-PILE-03
      And nothing has changed

    Scenario Outline: The cards go onto the meld of the rank
      Given it is Ann's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile, adding <cards> to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H 9C <cards>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case             | cards |
        | a-natural-pair   | 9S 9D |
        | a-card-and-a-two | 9S 2C |

    Scenario: The cards go onto a finished book of the rank
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded KS KD KH KC KS 2C 2D
      And Ann's hand is KH KD 5C 7D
      When Ann takes the discard pile, adding KH KD to KS KD KH KC KS 2C 2D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KS KC KH KD 2C 2D
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario Outline: Fewer than two cards from the hand are refused
      Given it is Ann's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9S 2C 5C 7D
      When Ann takes the discard pile, adding <cards> to 9S 9D 9H
      Then the action is refused under HF-PILE-03
      And nothing has changed

      Examples:
        | case     | cards |
        | one-nine | 9S    |
        | one-two  | 2C    |

  @HF-PILE-10
  Rule: Discard pile: a natural pair while it is frozen, until the side has melded or after a wild discard

    Scenario Outline: A side that has not melded takes with a natural pair
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's hand is KS KD <wild> 5C 7D
      When Ann takes the discard pile with KS KD <wild>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KC KS KD <wild>
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case         | wild |
        | with-a-two   | 2C   |
        | with-a-joker | JK   |

    Scenario: A take with a card and a wild card is refused for a side that has not melded
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's hand is KS JK 5C 7D
      When Ann takes the discard pile with KS JK
      Then the action is refused under HF-PILE-10
      And nothing has changed

    Scenario: A take with a card and a wild card is refused where only the other side has melded
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Bob's side has melded QS QD QH
      And Ann's hand is KS JK 5C 7D
      When Ann takes the discard pile with KS JK
      Then the action is refused under HF-PILE-10
      And nothing has changed

    Scenario: The partner's meld thaws the discard pile
      Given it is Cat's turn
      And the discard pile is 9C 4S 6D
      And Ann's side has melded KS KD KH
      And Cat's hand is 9S 2C 5C 7D
      When Cat takes the discard pile with 9S 2C
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9C 9S 2C
      And Cat's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario: After a wild discard a card and a wild card are refused to an open side
      Given it is Ann's turn
      And the discard pile is 9C 2D 6D
      And the discard pile is frozen
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 2C 5C 7D
      When Ann takes the discard pile with 9S 2C
      Then the action is refused under HF-PILE-10
      And nothing has changed

    Scenario: After a wild discard a natural pair takes and thaws the discard pile
      Given it is Ann's turn
      And the discard pile is 9C 2D 6D
      And the discard pile is frozen
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 5C 7D
      When Ann takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9C 9S 9D
      And Ann's hand is 5C 7D 2D 6D
      And the discard pile is empty
      And the discard pile is not frozen
      And nothing else has changed

    Scenario: Another discard on top leaves the discard pile frozen
      Given it is Ann's turn, after the draw
      And the discard pile is 2D 6D
      And the discard pile is frozen
      And Ann's hand is 9S 5C 7D
      When Ann discards 9S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9S
      And the discard pile has gained 9S
      And nothing else has changed

  @HF-PILE-01 @HF-PILE-08
  Rule: Discard pile: all of it is taken

    Scenario Outline: The whole discard pile is taken, whatever its size
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
        | case          | discard pile                                    | gained                                       | taken    |
        | one-card      | KC                                              | nothing                                      | 1 card   |
        | seven-cards   | KC 4S 6D 7H 8C JS QH                            | 4S 6D 7H 8C JS QH                            | 7 cards  |
        | eight-cards   | KC 4S 6D 7H 8C JS QH AC                         | 4S 6D 7H 8C JS QH AC                         | 8 cards  |
        | sixteen-cards | KC 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H JD QS AD | 4S 6D 7H 8C JS QH AC KH 4D 6C 7S 8H JD QS AD | 16 cards |

  @HF-PILE-02 @HF-PILE-11
  Rule: Discard pile: never with a black three on top, which bars the next player

    Scenario Outline: A take with a black three on top is refused
      Given it is Ann's turn
      And the discard pile is <top> 9C 4S
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-PILE-02
      And nothing has changed

      Examples:
        | case              | top | cards |
        | with-black-threes | 3S  | 3C 3S |
        | with-wild-cards   | 3C  | 3S JK |
        | with-nines        | 3C  | 9S 9D |

    Scenario: A black three that is covered bars nobody
      Given it is Ann's turn
      And the discard pile is 9C 3S 4S
      And Ann's side has melded KS KD KH
      And Ann's hand is 9S 9D 5C 7D
      When Ann takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH and 9C 9S 9D
      And Ann's hand is 5C 7D 3S 4S
      And the discard pile is empty
      And nothing else has changed

  @HF-PILE-04
  Rule: Discard pile: never with a wild card on top

    Scenario Outline: A take with a wild card on top is refused
      Given it is Ann's turn
      And the discard pile is <top> 9C 4S
      And the discard pile is frozen
      And Ann's side has melded KS KD KH
      And Ann's hand is <cards> 5C 7D
      When Ann takes the discard pile with <cards>
      Then the action is refused under HF-PILE-04
      And nothing has changed

      Examples:
        | case        | top | cards |
        | with-twos   | 2C  | 2S 2D |
        | with-jokers | JK  | JK JK |
        | with-nines  | 2C  | 9S 9D |

  @HF-OPEN-01
  Rule: Opening: 15 below nothing, 50 from 0, 90 from 1500, 120 from 3000

    Scenario Outline: A first lay of what the score asks for is accepted
      Given the scores are <score> and 0
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is accepted
      And Ann's side has melded <melds>
      And Ann's hand has lost <cards>
      And nothing else has changed

      Examples:
        | case            | score | cards             | melds                 |
        | at-minus-100-15 | -100  | 4S 4D 4H          | 4S 4D 4H              |
        | at-minus-5-15   | -5    | 4S 4D 4H          | 4S 4D 4H              |
        | at-0-50         | 0     | KS KD KH 2C       | KS KD KH 2C           |
        | at-1495-50      | 1495  | KS KD KH 2C       | KS KD KH 2C           |
        | at-1500-90      | 1500  | AS AD JK          | AS AD JK              |
        | at-2995-90      | 2995  | AS AD AH KS KD KH | AS AD AH and KS KD KH |
        | at-3000-120     | 3000  | AS AD AH AC AS AD | AS AD AH AC AS AD     |
        | at-4995-120     | 4995  | AS AD JK KS KD KH | AS AD JK and KS KD KH |

    Scenario Outline: A first lay below what the score asks for is refused
      Given the scores are <score> and 0
      And it is Ann's turn, after the draw
      And Ann's hand is <cards> 7C 6D
      When Ann melds <melds>
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case        | score | cards                   | melds                       |
        | at-0-15     | 0     | 4S 4D 4H                | 4S 4D 4H                    |
        | at-0-45     | 0     | KS KD KH 5S 5D 5H       | KS KD KH and 5S 5D 5H       |
        | at-1495-45  | 1495  | KS KD KH 5S 5D 5H       | KS KD KH and 5S 5D 5H       |
        | at-1500-50  | 1500  | KS KD KH 2C             | KS KD KH 2C                 |
        | at-1500-85  | 1500  | AS AD AH 5S 5D 5H 5C 5S | AS AD AH and 5S 5D 5H 5C 5S |
        | at-2995-85  | 2995  | AS AD AH 5S 5D 5H 5C 5S | AS AD AH and 5S 5D 5H 5C 5S |
        | at-3000-90  | 3000  | AS AD JK                | AS AD JK                    |
        | at-3000-115 | 3000  | AS AD AH AC AS 5S 5D 5H | AS AD AH AC AS and 5S 5D 5H |
        | at-4995-115 | 4995  | AS AD AH AC AS 5S 5D 5H | AS AD AH AC AS and 5S 5D 5H |

    Scenario Outline: The round does not matter
      Given it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 2C 7C 6D
      When Ann melds KS KD KH 2C
      Then the action is accepted
      And Ann's side has melded KS KD KH 2C
      And Ann's hand has lost KS KD KH 2C
      And nothing else has changed

      Examples:
        | case  | round |
        | two   | 2     |
        | four  | 4     |
        | seven | 7     |

    Scenario: The score of the other side does not matter
      Given the scores are 0 and 3000
      And it is Ann's turn, after the draw
      And Ann's hand is KS KD KH 2C 7C 6D
      When Ann melds KS KD KH 2C
      Then the action is accepted
      And Ann's side has melded KS KD KH 2C
      And Ann's hand has lost KS KD KH 2C
      And nothing else has changed

    Scenario: An opening that is too small for the player's own score is refused among three
      Given 3 players
      And the scores are 0 and 1500 and -50
      And it is Bob's turn, after the draw
      And Bob's hand is KS KD KH 2C 7C 6D
      When Bob melds KS KD KH 2C
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: A small meld is laid once the side is open
      Given the scores are 3000 and 0
      And it is Cat's turn, after the draw
      And Ann's side has melded AS AD AH AC AS AD
      And Cat's hand is 4S 4D 4H 7C 6D
      When Cat melds 4S 4D 4H
      Then the action is accepted
      And Ann's side has melded AS AD AH AC AS AD and 4S 4D 4H
      And Cat's hand has lost 4S 4D 4H
      And nothing else has changed

  @HF-PILE-05
  Rule: Opening: the top card of the discard pile may count

    Scenario: Forty in the hand and ten on top open
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's hand is KS KD 2C 5C 7D
      When Ann takes the discard pile with KS KD 2C
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KC KS KD 2C
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    @HF-OPEN-01
    Scenario: A take that opens with twenty in the hand and ten on top is refused
      Given it is Ann's turn
      And the discard pile is KC 4S 2C
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-OPEN-01
      And nothing has changed

    Scenario: Another meld from the hand helps to open by a take
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's hand is KS KD 8S 8D 8H 5C 7D
      When Ann takes the discard pile with KS KD, melds 8S 8D 8H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KC KS KD and 8S 8D 8H
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario: A natural pair opens below nothing with fifteen points
      Given the scores are -5 and 0
      And it is Ann's turn
      And the discard pile is 4C 9S 6D
      And Ann's hand is 4S 4D 5C 7D
      When Ann takes the discard pile with 4S 4D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 4C 4S 4D
      And Ann's hand is 5C 7D 9S 6D
      And the discard pile is empty
      And nothing else has changed

  @HF-THREE-01
  Rule: Threes: a red three is laid at once and replaced

    Scenario Outline: A red three drawn is laid and replaced
      Given <players> players
      And it is Ann's turn
      And the next cards of the stock are <stock>
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid <laid>
      And Ann's hand has gained <gained>
      And the stock has lost <lost> cards
      And nothing else has changed

      Examples:
        | case                | players | stock    | laid                 | gained | lost |
        | one-card-drawn      | 4       | 3H 4S 5D | the red three 3H     | 4S     | 2    |
        | the-replacement-too | 4       | 3H 3D 5D | the red threes 3H 3D | 5D     | 3    |
        | two-cards-drawn     | 2       | 4S 3D 5D | the red three 3D     | 4S 5D  | 3    |

    Scenario: A red three dealt is laid and replaced
      Given Ann is dealt 3H 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C
      And the starter is KC
      And the next cards of the stock are JH 10S
      When the cards are dealt
      Then Ann's hand is JH 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C
      And Ann's side has laid the red three 3H
      And the stock holds 62 cards

  @HF-SCORE-04
  Rule: Threes: red ones bring 100 each and 800 all four, against a side that has not melded

    Scenario Outline: Red threes count for a side that has melded
      Given Ann's side has melded KS KD KH
      And Ann's side has laid <threes>
      When the round is scored
      Then Ann's side scores <total>

      Examples:
        | case  | threes                     | total |
        | none  | no red threes              | 30    |
        | one   | the red three 3H           | 130   |
        | two   | the red threes 3H 3D       | 230   |
        | three | the red threes 3H 3D 3D    | 330   |
        | four  | the red threes 3H 3D 3H 3D | 830   |

    Scenario Outline: Red threes count against a side that has not melded
      Given Ann's side has laid <threes>
      And Ann's hand is KS
      When the round is scored
      Then Ann's side scores <total>
      And Bob's side scores 0

      Examples:
        | case  | threes                     | total |
        | one   | the red three 3H           | -110  |
        | two   | the red threes 3H 3D       | -210  |
        | three | the red threes 3H 3D 3D    | -310  |
        | four  | the red threes 3H 3D 3H 3D | -810  |

    Scenario: Two red threes with each side are no set
      Given Ann's side has melded KS KD KH
      And Ann's side has laid the red threes 3H 3D
      And Bob's side has melded QS QD QH
      And Bob's side has laid the red threes 3H 3D
      When the round is scored
      Then Ann's side scores 230
      And Bob's side scores 230

  @HF-THREE-04
  Rule: Threes: black ones are melded in the closing play only

    Scenario: Three black threes are refused while the hand is not used up
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann's hand is 3S 3C 3S 5D 6D
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-THREE-04
      And nothing has changed

    Scenario: Three black threes are laid in the play that goes out
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann's hand is 3S 3C 3S 6D
      When Ann melds 3S 3C 3S, discards 6D
      Then the action is accepted
      And the round is over
      And Ann's side has melded 3S 3C 3S
      And Ann's hand is empty
      And the discard pile has gained 6D
      And nothing else has changed

  @HF-DISC-02
  Rule: Discarding: any card but a red three, and a wild card freezes the discard pile

    Scenario Outline: A natural card or a black three is discarded and freezes nothing
      Given it is Ann's turn, after the draw
      And Ann's hand is <card> 5C 7D
      When Ann discards <card>
      Then the action is accepted
      And it is Bob's turn
      And the discard pile is not frozen
      And Ann's hand has lost <card>
      And the discard pile has gained <card>
      And nothing else has changed

      Examples:
        | case        | card |
        | nine        | 9S   |
        | ace         | AS   |
        | black-three | 3S   |

    Scenario Outline: A wild card is discarded and freezes the discard pile
      Given it is Ann's turn, after the draw
      And Ann's hand is <card> 5C 7D
      When Ann discards <card>
      Then the action is accepted
      And it is Bob's turn
      And the discard pile is frozen
      And Ann's hand has lost <card>
      And the discard pile has gained <card>
      And nothing else has changed

      Examples:
        | case  | card |
        | two   | 2C   |
        | joker | JK   |

  @HF-THREE-05
  Rule: Discarding: a red three is not discarded

    Scenario Outline: The discard of a red three is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is <card> 5C 7D
      When Ann discards <card>
      Then the action is refused under HF-THREE-05
      And nothing has changed

      Examples:
        | case     | card |
        | hearts   | 3H   |
        | diamonds | 3D   |

  @HF-OUT-01
  Rule: Going out: one book, and two in the game for two

    Scenario Outline: A side with the books that are needed goes out
      Given <players> players
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case            | players | clean | dirty |
        | four-one-clean  | 4       | 1     | 0     |
        | four-one-dirty  | 4       | 0     | 1     |
        | three-one-clean | 3       | 1     | 0     |
        | three-one-dirty | 3       | 0     | 1     |
        | two-two-clean   | 2       | 2     | 0     |
        | two-two-dirty   | 2       | 0     | 2     |
        | two-one-of-each | 2       | 1     | 1     |

    Scenario Outline: A side that lacks a book is refused
      Given <players> players
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and 0 wild books
      And Ann's side has melded KS KD KH
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-01
      And nothing has changed

      Examples:
        | case          | players | clean | dirty |
        | four-no-book  | 4       | 0     | 0     |
        | three-no-book | 3       | 0     | 0     |
        | two-no-book   | 2       | 0     | 0     |
        | two-one-clean | 2       | 1     | 0     |
        | two-one-dirty | 2       | 0     | 1     |

    Scenario: Going out is refused where a book of eight cards would have to be two
      Given 2 players
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH KC
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H, discards 6C
      Then the action is refused under HF-OUT-01
      And nothing has changed

    Scenario: The book finished in the closing play is enough
      Given it is Ann's turn, after the draw
      And Ann's side has melded QS QD QH QC QS JK
      And Ann's hand is QD 6C
      When Ann adds QD to QS QD QH QC QS JK, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded QS QD QH QC QS QD JK
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-OUT-02 @HF-ASK-01
  Rule: Going out: nothing is asked of the partner

    Scenario: A question to the partner is refused
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann's hand is 5S 6C
      When Ann asks to go out
      Then the action is refused under HF-ASK-01
      And nothing has changed

    Scenario: A player goes out with the partner's hand still full
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Cat's hand is 9S 10S JS QS KS AS 4D 5D 6D 7D 8D
      And Ann's hand is 6C
      When Ann discards 6C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-OUT-04
  Rule: Going out: the last cards may be laid, in a take too

    Scenario: Every card is laid
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann's hand is 5S 5D 5H
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is empty
      And nothing else has changed

    Scenario: A take uses the last two cards
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has 0 clean, 1 dirty and 0 wild books
      And Ann's hand is KS 2D
      When Ann takes the discard pile with KS 2D
      Then the action is accepted
      And the round is over
      And Ann's side has melded KC KS 2D
      And Ann's hand is empty
      And the discard pile is empty
      And nothing else has changed

    @HF-OUT-01
    Scenario: A take that would use the last two cards is refused without a book
      Given it is Ann's turn
      And the discard pile is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS 2D
      When Ann takes the discard pile with KS 2D
      Then the action is refused under HF-OUT-01
      And nothing has changed

  @HF-OUT-03
  Rule: Going out: one who may not keeps a card to discard and one more

    Scenario: A lay that leaves one card is refused without a book
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is refused under HF-OUT-03
      And nothing has changed

    Scenario: A lay that leaves one card is accepted with a book
      Given it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann's hand is 5S 5D 5H 6C
      When Ann melds 5S 5D 5H
      Then the action is accepted
      And Ann's side has melded 5S 5D 5H
      And Ann's hand is 6C
      And nothing else has changed

  @HF-SCORE-07 @HF-SCORE-11
  Rule: Going out: it brings 100, or 200 for the whole hand in one turn

    Scenario: Going out brings 100
      Given Ann's side has melded KS KD KH KC KS KD KH
      And Bob's side has melded QS QD QH
      When the round is scored with Ann going out
      Then Ann's side scores 100 for going out
      And Ann's side scores 670
      And Bob's side scores 30

    Scenario: Going out concealed brings 200
      Given Ann's side has melded KS KD KH KC KS KD KH
      And Bob's side has melded QS QD QH
      When the round is scored with Ann going out concealed
      Then Ann's side scores 770
      And Bob's side scores 30

    Scenario: The whole hand is laid in one turn by a side that has not melded
      Given the scores are 0 and 0
      And it is Ann's turn, after the draw
      And Ann's hand is 9S 9D 9H 9C 9S 9D 9H KS KD KH KC KS
      And Cat's hand is 5C
      And Bob's hand is 6C
      And Dan's hand is 4C 7C
      When Ann melds 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC KS
      Then the action is accepted
      And the round is over
      And the scores are 815 and -15
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC KS
      And Ann's hand is empty
      And nothing else has changed

    Scenario: The whole hand is laid in one turn by a side that has melded before
      Given the scores are 0 and 0
      And it is Ann's turn, after the draw
      And Ann's side has melded QS QD QH
      And Ann's hand is 9S 9D 9H 9C 9S 9D 9H KS KD KH KC
      And Cat's hand is 5C
      And Bob's hand is 6C
      And Dan's hand is 4C 7C
      When Ann melds 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC
      Then the action is accepted
      And the round is over
      And the scores are 735 and -15
      And Ann's side has melded QS QD QH and 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC
      And Ann's hand is empty
      And nothing else has changed

  @HF-SCORE-06
  Rule: Bonuses: a mixed book 300, a natural one 500

    Scenario Outline: Each kind of book brings its bonus
      Given Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <bonus> for books
      And Ann's side scores <total>

      Examples:
        | case               | melds                                         | bonus | total |
        | natural            | KS KD KH KC KS KD KH                          | 500   | 570   |
        | mixed              | KS KD KH KC KS KD 2C                          | 300   | 380   |
        | mixed-with-three   | KS KD KH KC 2C 2D JK                          | 300   | 430   |
        | natural-of-eight   | KS KD KH KC KS KD KH KC                       | 500   | 580   |
        | natural-then-mixed | KS KD KH KC KS KD KH 2C                       | 300   | 390   |
        | one-of-each        | KS KD KH KC KS KD KH and QS QD QH QC QS QD JK | 800   | 980   |

    Scenario: Six cards bring no bonus
      Given Ann's side has melded KS KD KH KC KS KD
      When the round is scored
      Then Ann's side scores 0 for books
      And Ann's side scores 60

  @HF-SCORE-03
  Rule: Penalties: cards left in the hand count against the side

    Scenario Outline: Cards left in the hand cost what they are worth
      Given Ann's side has melded KS KD KH
      And <player>'s hand is JK 2C QC 10S 9S 4S 3S
      When the round is scored
      Then Ann's side scores -110 for cards left
      And Ann's side scores -80

      Examples:
        | case        | player |
        | the-player  | Ann    |
        | the-partner | Cat    |

    Scenario: A side that has not melded loses the bonus and the cards of the hand
      Given Bob's side has laid the red three 3H
      And Bob's hand is JK 2C
      And Dan's hand is QS 8C
      When the round is scored
      Then Bob's side scores -190

  @HF-GAME-01
  Rule: Length: rounds are played until a side has 5000, or 7500 with three players

    Scenario Outline: Below 5000 the game of four goes on, whatever the round
      Given 4 players
      And the scores are <before>
      And it is round <round>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D
      And Cat's hand is 4H
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the round is over
      And the scores are <after>

      And nothing else has changed

      Examples:

        | case       | round | before        | after         |
        | round-one  | 1     | 4945 and 0    | 4995 and 20   |
        | round-four | 4     | 4945 and 4970 | 4995 and 4990 |
        | round-nine | 9     | 0 and 4970    | 50 and 4990   |

    Scenario Outline: At 5000 the game of four is over, whatever the round
      Given 4 players
      And the scores are <before>
      And it is round <round>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH QC QS QD
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D
      And Cat's hand is 4H
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are <after>
      And the game is won by <winner>'s side
      And nothing else has changed

      Examples:

        | case           | round | before        | after         | winner |
        | exactly        | 3     | 4950 and 0    | 5000 and 20   | Ann    |
        | the-other-side | 6     | 0 and 4980    | 50 and 5000   | Bob    |
        | both-reach-it  | 2     | 4955 and 4990 | 5005 and 5010 | Bob    |
        | in-round-one   | 1     | 4990 and 0    | 5040 and 20   | Ann    |

    Scenario Outline: With three players 5000 is not enough
      Given 3 players
      And the scores are <before>
      And it is round <round>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D
      And Cat's side has melded QS QD QH
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the round is over
      And the scores are <after>

      And nothing else has changed

      Examples:

        | case    | round | before                 | after                  |
        | at-5000 | 4     | 4945 and 0 and 0       | 5000 and 25 and 25     |
        | at-7495 | 5     | 7440 and 7000 and 6000 | 7495 and 7025 and 6025 |

    Scenario Outline: With three players 7500 ends the game
      Given 3 players
      And the scores are <before>
      And it is round <round>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D
      And Cat's side has melded QS QD QH
      And Cat's hand is 4H
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are <after>
      And the game is won by <winner>'s side
      And nothing else has changed

      Examples:

        | case      | round | before                 | after                  | winner |
        | exactly   | 5     | 7445 and 7000 and 6000 | 7500 and 7025 and 6025 | Ann    |
        | the-third | 5     | 0 and 0 and 7480       | 55 and 25 and 7505     | Cat    |

    Scenario Outline: Two players play to 5000
      Given 2 players
      And the scores are <before>
      And it is round <round>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D

      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are <after>
      And the game is won by <winner>'s side
      And nothing else has changed

      Examples:

        | case    | round | before     | after       | winner |
        | exactly | 5     | 4945 and 0 | 5000 and 25 | Ann    |

  @HF-STOCK-01
  Rule: Length: a round ends when a draw is needed and the stock is too short

    Scenario Outline: A stock too short for the draw ends the round
      Given <players> players
      And it is Ann's turn
      And the stock holds <left>
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

      Examples:
        | case         | players | left    |
        | four-no-card | 4       | 0 cards |
        | two-one-card | 2       | 1 card  |

    Scenario: The last card of the stock is drawn where one is drawn
      Given it is Ann's turn
      And the stock holds 1 card
      And the next card of the stock is 9S
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9S
      And the stock holds 0 cards
      And nothing else has changed

  @HF-STOCK-02
  Rule: Length: one who can take the discard pile has the choice when the stock is out

    Scenario: With a legal take the player may draw or take
      Given it is Ann's turn
      And the stock holds 0 cards
      And the top card is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When the legal actions are listed
      Then Ann may draw
      And Ann may take the discard pile with KS KD

  @HF-STOCK-03
  Rule: Length: a red three that cannot be replaced ends the round

    Scenario: A red three as the last card of the stock ends the round
      Given it is Ann's turn
      And the stock holds 1 card
      And the next card of the stock is 3H
      And Ann's hand is 9S 5C 7D
      When Ann draws
      Then the action is accepted
      And the round is over
      And Ann's side has laid the red three 3H
      And the stock holds 0 cards
      And nothing else has changed

    Scenario: A red three before the last card of the stock is replaced
      Given it is Ann's turn
      And the stock holds 2 cards
      And the next cards of the stock are 3H 6D
      And Ann's hand is 9S 5C 7D
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand has gained 6D
      And the stock holds 0 cards
      And nothing else has changed

  @HF-SCORE-12 @HF-GAME-02
  Rule: Length: at the end red threes count as in any round, and the higher total wins

    Scenario: A side without a book keeps the points of its red threes
      Given the scores are 4750 and 0
      And it is round 5
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's side has laid the red threes 3H 3D
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D
      And Cat's hand is 4H
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 5000 and 20
      And the game is won by Ann's side
      And nothing else has changed

  @HF-GAME-03
  Rule: Length: equal totals at the top are a draw, as in Hand and Foot

    Scenario Outline: Sides that reach the same total have played a draw
      Given 4 players
      And the scores are <before>
      And it is round <round>
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded 10S 10D 10H 10C 10S 10D
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob's hand is 4D
      And Cat's hand is 4H
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are <after>
      And the game is won by nobody
      And nothing else has changed

      Examples:

        | case    | round | before        | after         |
        | at-5000 | 4     | 4950 and 4980 | 5000 and 5000 |
        | at-5015 | 6     | 4965 and 4995 | 5015 and 5015 |
