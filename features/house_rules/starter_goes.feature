@house-rules
Feature: Where a card goes that cannot start the discard pile

  @HF-DEAL-03
  Rule: A refused first card is put back where the house rules say

    Scenario Outline: Cards that cannot start the discard pile go to the bottom of the stock
      Given house rules where "starter_goes" is bottom
      And house rules where "starter_refused" is [wild, red three]
      And house rules where "packet_choice" is "as dealt"
      And the starter is <first>
      And the next cards of the stock are KC 4S
      When the cards are dealt
      Then the discard pile is KC
      And the stock has lost KC
      And the stock has gained <first> at the bottom
      And nothing else has changed

      Examples:
        | case      | first |
        | two       | 2S    |
        | joker     | JK    |
        | red-three | 3H    |

    Scenario: A card that cannot start the discard pile stays hidden inside the stock
      Given house rules where "starter_goes" is inside
      And house rules where "starter_refused" is [wild, red three]
      And the starter is 2S
      And the next cards of the stock are KC 4S
      When the cards are dealt
      Then the discard pile is KC
