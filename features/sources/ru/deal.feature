@ru
Feature: The deal, as the Russian source has it

  Background:
    Given the "ru" house rules

  @HF-DEAL-01
  Rule: The pack is five packs of 54 with two jokers each, 270 cards

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

    Scenario Outline: A hand may hold the same face five times
      Given Ann is dealt <five> 4S 5D 6H 7C 8D 9H 10C JS
      And the starter is KC
      When the cards are dealt
      Then Ann's hand is <five> 4S 5D 6H 7C 8D 9H 10C JS
      And the stock holds 165 cards

      Examples:
        | case            | five           |
        | aces-of-spades  | AS AS AS AS AS |
        | twos-of-hearts  | 2H 2H 2H 2H 2H |
        | black-threes    | 3C 3C 3C 3C 3C |

    Scenario: All ten jokers of the pack may lie with one side
      Given Ann's side has melded JK JK JK JK JK JK and KS KD KH KC KS JK JK and QS QD QH QC QS JK JK
      When the round is scored
      Then Ann's side scores 600 for cards
      And Ann's side scores 1200

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

  @HF-DEAL-03
  Rule: An ordinary card is turned up to start the discard pile

    Scenario Outline: A card that may start the discard pile stays there
      Given the starter is <card>
      And the next cards of the stock are QH JD
      When the cards are dealt
      Then the discard pile is <card>
      And the stock holds 165 cards

      Examples:
        | case           | card |
        | four           | 4D   |
        | nine           | 9S   |
        | king           | KC   |
        | ace            | AH   |
        | three-of-clubs | 3C   |
        | three-of-spades | 3S  |

    Scenario Outline: A red three or a wild card is hidden and another card is turned up
      Given the starter is <card>
      And the next cards of the stock are <stock>
      When the cards are dealt
      Then the discard pile is <turned>
      And Ann's side has laid no red threes
      And Bob's side has laid no red threes

      Examples:
        | case                     | card | stock       | turned |
        | three-of-hearts          | 3H   | QH JD       | QH     |
        | three-of-diamonds        | 3D   | QH JD       | QH     |
        | two                      | 2C   | QH JD       | QH     |
        | joker                    | JK   | QH JD       | QH     |
        | two-after-a-joker        | JK   | 2S JD QH    | JD     |
        | red-three-after-two-twos | 2C   | 2S 3H JD QH | JD     |
        | black-three-after-a-two  | 2C   | 3S JD QH    | 3S     |

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
  Rule: The packet dealt as the hand is played first

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
