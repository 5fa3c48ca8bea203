@no
Feature: The deal, as the Norwegian source has it

  Background:
    Given the "no" house rules

  @HF-DEAL-01
  Rule: There is one deck more than there are players, each with two jokers

    Scenario: Eight packets of thirteen and a first card leave 165 cards in the stock
      Given Ann is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S JK and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D JK
      And Bob is dealt 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H JK and 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C JK
      And Cat is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S JK and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D JK
      And Dan is dealt 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H JK and 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C JK
      And the starter is 8S
      When the cards are dealt
      Then the stock holds 165 cards
      And the discard pile is 8S
      And Ann's hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S JK
      And Ann's foot is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D JK
      And Bob's hand is 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H JK
      And Bob's foot is 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C JK
      And Cat's hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2S JK
      And Cat's foot is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 2D JK
      And Dan's hand is 4H 5H 6H 7H 8H 9H 10H JH QH KH AH 2H JK
      And Dan's foot is 4C 5C 6C 7C 8C 9C 10C JC QC KC AC 2C JK

    Scenario Outline: The pack of two, three and four players has 162, 216 and 270 cards
      Given <players> players
      And the starter is KC
      When the cards are dealt
      Then the stock holds <left> cards
      And the discard pile is KC

      Examples:
        | case          | players | left |
        | 162-for-two   | 2       | 109  |
        | 216-for-three | 3       | 137  |
        | 270-for-four  | 4       | 165  |

    Scenario Outline: There are two jokers for every deck
      Given <players> players
      And Ann's hand is <jokers>
      When the round is scored
      Then Ann's side scores <points>

      Examples:
        | case            | players | jokers                        | points |
        | six-for-two     | 2       | JK JK JK JK JK JK             | -300   |
        | eight-for-three | 3       | JK JK JK JK JK JK JK JK       | -400   |
        | ten-for-four    | 4       | JK JK JK JK JK JK JK JK JK JK | -500   |

    Scenario Outline: A face is there as often as there are decks
      Given <players> players
      And Ann is dealt <cards>
      And the starter is KC
      And the next card of the stock is 9H
      When the cards are dealt
      Then Ann's hand is <cards>
      And the stock holds <left> cards

      Examples:
        | case           | players | cards                                   | left |
        | three-for-two  | 2       | AS AS AS 4S 5S 6D 7D 8D 9C 10C JC QC KH | 109  |
        | four-for-three | 3       | AS AS AS AS 5S 6D 7D 8D 9C 10C JC QC KH | 137  |
        | five-for-four  | 4       | AS AS AS AS AS 6D 7D 8D 9C 10C JC QC KH | 165  |

  @HF-DEAL-02
  Rule: Each player is dealt a hand of thirteen and a closed foot of thirteen

    Scenario Outline: Every player has a hand and a closed foot of thirteen
      Given <player> is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 5H and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 6H 7H
      And the starter is KC
      When the cards are dealt
      Then <player>'s hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 5H
      And <player>'s foot is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 6H 7H
      And the stock holds 165 cards
      And the discard pile is KC

      Examples:
        | case | player |
        | ann  | Ann    |
        | bob  | Bob    |
        | cat  | Cat    |
        | dan  | Dan    |

    Scenario: Nothing is on the table before the first turn
      Given the starter is KC
      When the cards are dealt
      Then Ann's side has melded nothing
      And Bob's side has melded nothing
      And Ann's side has laid no red threes
      And Bob's side has laid no red threes

    Scenario Outline: Hand and foot of thirteen are dealt whatever the number of players
      Given <players> players
      And <player> is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 5H and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 6H 7H
      And the starter is KC
      When the cards are dealt
      Then <player>'s hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 5H
      And <player>'s foot is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 6H 7H
      And the stock holds <left> cards

      Examples:
        | case           | players | player | left |
        | second-of-two  | 2       | Bob    | 109  |
        | third-of-three | 3       | Cat    | 137  |

  @HF-DEAL-03
  Rule: A red three or a wild card turned up goes to the bottom of the stock, and the next card is turned

    Scenario Outline: A card that may start the discard pile stays there
      Given the starter is <card>
      And the next cards of the stock are QH JD
      When the cards are dealt
      Then the discard pile is <card>
      And the stock holds 165 cards

      Examples:
        | case            | card |
        | four            | 4D   |
        | king            | KC   |
        | three-of-clubs  | 3C   |
        | three-of-spades | 3S   |

    Scenario Outline: A red three or a wild card is put away and the next card is turned up
      Given the starter is <card>
      And the next cards of the stock are <stock>
      When the cards are dealt
      Then the discard pile is <turned>
      And the stock has lost <lost>
      And the stock has gained <below> at the bottom
      And Ann's side has laid no red threes
      And Bob's side has laid no red threes
      And nothing else has changed

      Examples:
        | case                     | card | stock       | turned | lost     | below    |
        | three-of-hearts          | 3H   | QH JD       | QH     | QH       | 3H       |
        | three-of-diamonds        | 3D   | QH JD       | QH     | QH       | 3D       |
        | two                      | 2C   | QH JD       | QH     | QH       | 2C       |
        | joker                    | JK   | QH JD       | QH     | QH       | JK       |
        | two-after-a-joker        | JK   | 2S JD QH    | JD     | 2S JD    | JK 2S    |
        | red-three-after-two-twos | 2C   | 2S 3H JD QH | JD     | 2S 3H JD | 2C 2S 3H |
        | black-three-after-a-two  | 2C   | 3S JD QH    | 3S     | 3S       | 2C       |

  @HF-DEAL-04
  Rule: The player on the dealer's left begins

    Scenario Outline: The dealer's left neighbour has the first turn
      Given <dealer> is the dealer
      And the starter is KC
      When the cards are dealt
      Then it is <first>'s turn

      Examples:
        | case      | dealer | first |
        | ann-deals | Ann    | Bob   |
        | bob-deals | Bob    | Cat   |
        | cat-deals | Cat    | Dan   |
        | dan-deals | Dan    | Ann   |

    Scenario Outline: With two and three players too the dealer's left neighbour begins
      Given <players> players
      And <dealer> is the dealer
      And the starter is KC
      When the cards are dealt
      Then it is <first>'s turn

      Examples:
        | case          | players | dealer | first |
        | two-players   | 2       | Bob    | Ann   |
        | three-players | 3       | Bob    | Cat   |

  @HF-DEAL-05
  Rule: The deal passes to the left after each round

    Scenario Outline: Every round is dealt by the left neighbour of the last dealer
      Given it is round <round>
      And the starter is KC
      When the cards are dealt
      Then <dealer> is the dealer
      And it is <first>'s turn

      Examples:
        | case   | round | dealer | first |
        | first  | 1     | Dan    | Ann   |
        | second | 2     | Ann    | Bob   |
        | third  | 3     | Bob    | Cat   |
        | fourth | 4     | Cat    | Dan   |

  @HF-DEAL-06
  Rule: The hand is played first and the foot waits

    Scenario: Play begins with a draw and no choice of packet
      Given Ann is dealt 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 5H and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD 6H 7H
      And the starter is KC
      When the cards are dealt
      Then it is Ann's turn
      And Ann's hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 5H

    Scenario: A choice of packet is refused
      Given it is Ann's turn
      When Ann chooses the second packet
      Then the action is refused under HF-DEAL-06
      And nothing has changed
