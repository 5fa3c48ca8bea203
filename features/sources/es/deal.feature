@es
Feature: The deal, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-DEAL-01
  Rule: Four players play with 270 cards, and every player beyond the fourth brings a deck and two jokers

    Scenario: Eight packets of eleven and a first card leave 181 of the 270 cards in the stock
      Given Ann is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
      And Bob is dealt 4H 5H 6H 7H 8H 9H 10H JH QH KH AH and 4C 5C 6C 7C 8C 9C 10C JC QC KC AC
      And Cat is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS 2S and 4D 5D 6D 7D 8D 9D 10D JD QD KD JK
      And Dan is dealt 4H 5H 6H 7H 8H 9H 10H JH QH KH 3C and 4C 5C 6C 7C 8C 9C 10C JC QC KC 3S
      And the starter is 8S
      When the cards are dealt
      Then the stock holds 181 cards
      And the discard pile is 8S

    Scenario Outline: The stock is what the packets leave of the whole pack
      Given <number> players
      And the starter is 8S
      When the cards are dealt
      Then the stock holds <left> cards
      And the discard pile is 8S

      Examples:
        | case                              | number | left |
        | two-players-and-162-cards         | 2      | 117  |
        | three-players-and-216-cards       | 3      | 149  |
        | four-players-and-270-cards        | 4      | 181  |
        | six-players-and-378-cards         | 6      | 245  |

    Scenario Outline: Every face is there once in each deck
      Given <number> players
      And Ann's side has melded <kings>
      When the round is scored
      Then Ann's side scores <points> for cards

      Examples:
        | case                        | number | kings                | points |
        | three-decks-for-two         | 2      | KS KS KS             | 30     |
        | four-decks-for-three        | 3      | KS KS KS KS          | 40     |
        | five-decks-for-four         | 4      | KS KS KS KS KS       | 50     |
        | seven-decks-for-six         | 6      | KS KS KS KS KS KS KS | 70     |

    Scenario Outline: Every deck has two jokers
      Given <number> players
      And Ann's hand is <jokers>
      When the round is scored
      Then Ann's side scores <points> for cards left

      Examples:
        | case                     | number | jokers                                    | points |
        | six-jokers-for-two       | 2      | JK JK JK JK JK JK                         | -300   |
        | eight-jokers-for-three   | 3      | JK JK JK JK JK JK JK JK                   | -400   |
        | ten-jokers-for-four      | 4      | JK JK JK JK JK JK JK JK JK JK             | -500   |
        | fourteen-jokers-for-six  | 6      | JK JK JK JK JK JK JK JK JK JK JK JK JK JK | -700   |

  @HF-DEAL-02
  Rule: Each player is dealt two packets of eleven, face down

    Scenario: Nothing is on the table before the first turn
      Given the starter is KC
      When the cards are dealt
      Then Ann's side has melded nothing
      And Bob's side has melded nothing
      And Ann's side has laid no red threes
      And Bob's side has laid no red threes
      And the stock holds 181 cards

    Scenario Outline: At every table a player has a hand and a foot of eleven
      Given <number> players
      And Ann is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
      And the starter is KC
      When Ann chooses the first packet
      Then the action is accepted
      And it is Bob's turn, to choose a packet
      And Ann's hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS
      And Ann's foot is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
      And the stock holds <left> cards
      And nothing else has changed

      Examples:
        | case  | number | left |
        | two   | 2      | 117  |
        | three | 3      | 149  |
        | four  | 4      | 181  |
        | six   | 6      | 245  |

  @HF-DEAL-03
  Rule: An ordinary card is turned up to start the discard pile, and a two counts as a wild one

    Scenario Outline: A card that may start the discard pile stays there
      Given the starter is <card>
      And the next cards of the stock are QH JD
      When the cards are dealt
      Then the discard pile is <card>
      And the stock holds 181 cards

      Examples:
        | case           | card |
        | four           | 4S   |
        | seven          | 7H   |
        | nine           | 9S   |
        | king           | KC   |
        | ace            | AC   |

    Scenario Outline: A wild card, a red three or a black three goes back and another card is turned up
      Given the starter is <card>
      And the next cards of the stock are <stock>
      When the cards are dealt
      Then the discard pile is <turned>
      And Ann's side has laid no red threes
      And Bob's side has laid no red threes

      Examples:
        | case                          | card | stock          | turned |
        | joker                         | JK   | QH JD          | QH     |
        | two-of-clubs                  | 2C   | QH JD          | QH     |
        | two-of-hearts                 | 2H   | QH JD          | QH     |
        | three-of-hearts               | 3H   | QH JD          | QH     |
        | three-of-diamonds             | 3D   | QH JD          | QH     |
        | three-of-spades               | 3S   | QH JD          | QH     |
        | three-of-clubs                | 3C   | QH JD          | QH     |
        | a-two-after-a-joker           | JK   | 2S JD QH       | JD     |
        | a-black-three-after-a-two     | 2C   | 3S JD QH       | JD     |
        | four-refused-cards-in-a-row   | 2C   | 3H JK 3C JD QH | JD     |

  @HF-DEAL-04
  Rule: The player on the dealer's left begins

    Scenario Outline: The dealer's left neighbour is the first to act
      Given <number> players
      And <dealer> is the dealer
      And the starter is KC
      When the cards are dealt
      Then it is <first>'s turn, to choose a packet

      Examples:
        | case               | number | dealer | first |
        | of-four-ann-deals  | 4      | Ann    | Bob   |
        | of-four-bob-deals  | 4      | Bob    | Cat   |
        | of-four-cat-deals  | 4      | Cat    | Dan   |
        | of-four-dan-deals  | 4      | Dan    | Ann   |
        | of-two-bob-deals   | 2      | Bob    | Ann   |
        | of-three-ann-deals | 3      | Ann    | Bob   |
        | of-six-fay-deals   | 6      | Fay    | Ann   |

  @HF-DEAL-05
  Rule: The deal passes clockwise after each round

    Scenario Outline: Every round is dealt by the left neighbour of the last dealer
      Given <number> players
      And it is round <round>
      And the starter is KC
      When the cards are dealt
      Then <dealer> is the dealer
      And it is <first>'s turn, to choose a packet

      Examples:
        | case                | number | round | dealer | first |
        | of-four-round-one   | 4      | 1     | Dan    | Ann   |
        | of-four-round-two   | 4      | 2     | Ann    | Bob   |
        | of-four-round-three | 4      | 3     | Bob    | Cat   |
        | of-four-round-four  | 4      | 4     | Cat    | Dan   |
        | of-four-extra-round | 4      | 5     | Dan    | Ann   |
        | of-two-round-two    | 2      | 2     | Ann    | Bob   |
        | of-three-round-four | 3      | 4     | Cat    | Ann   |
        | of-six-round-two    | 6      | 2     | Ann    | Bob   |

    Scenario: A turn that ends does not pass on the deal
      Given it is Ann's turn, after the draw
      And Dan is the dealer
      And Ann's hand is KS 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Dan is the dealer
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-DEAL-06
  Rule: Each player keeps one of two packets, unseen, as the hand and puts the other down as the foot

    Scenario: Nobody holds a hand before the packets are chosen
      Given the starter is KC
      When the cards are dealt
      Then it is Ann's turn, to choose a packet
      And Ann's hand is empty
      And Bob's hand is empty
      And Cat's hand is empty
      And Dan's hand is empty

    Scenario Outline: A choice of packet once the hand is held is refused
      Given it is Ann's turn
      When Ann chooses the <which> packet
      Then the action is refused under HF-DEAL-06
      And nothing has changed

      Examples:
        | case   | which  |
        | first  | first  |
        | second | second |

    Scenario Outline: Either packet may be kept as the hand, and the other is the foot
      Given Ann is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
      And the starter is KC
      When Ann chooses the <which> packet
      Then the action is accepted
      And it is Bob's turn, to choose a packet
      And Ann's hand is <hand>
      And Ann's foot is <foot>
      And nothing else has changed

      Examples:
        | case   | which  | hand                              | foot                              |
        | first  | first  | 4S 5S 6S 7S 8S 9S 10S JS QS KS AS | 4D 5D 6D 7D 8D 9D 10D JD QD KD AD |
        | second | second | 4D 5D 6D 7D 8D 9D 10D JD QD KD AD | 4S 5S 6S 7S 8S 9S 10S JS QS KS AS |

    @HF-TURN-01
    Scenario Outline: A choice of a packet for another player is refused
      Given it is Ann's turn, to choose a packet
      When <player> chooses the first packet
      Then the action is refused under HF-TURN-01
      And nothing has changed

      Examples:
        | case        | player |
        | the-left    | Bob    |
        | the-partner | Cat    |

    Scenario: A choice of a third packet is refused where only two are dealt
      Given it is Ann's turn, to choose a packet
      When Ann chooses the third packet
      Then the action is refused under HF-DEAL-06
      And nothing has changed

    Scenario: The packets are chosen unseen
      Given it is Ann's turn, to choose a packet
      When Ann looks at the table
      Then Ann cannot see Ann's foot
      And Ann cannot see Bob's foot
      And Ann cannot see the stock
