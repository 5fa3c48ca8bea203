@house-rules
Feature: Which cards cannot start the discard pile

  @HF-DEAL-03
  Rule: A card that cannot start the discard pile is put back and another is turned up

    Scenario Outline: The next card starts the discard pile where the first cannot
      Given house rules where "starter_refused" is <refused>
      And the starter is <first>
      And the next cards of the stock are KC 4S
      When the cards are dealt
      Then the discard pile is KC

      Examples:
        | case        | refused             | first |
        | two         | [wild]              | 2S    |
        | joker       | [wild]              | JK    |
        | red-three   | [wild, red three]   | 3H    |
        | black-three | [wild, black three] | 3S    |

    Scenario Outline: The first card starts the discard pile where it can
      Given house rules where "starter_refused" is <refused>
      And the starter is <first>
      And the next cards of the stock are KC 4S
      When the cards are dealt
      Then the discard pile is <first>

      Examples:
        | case        | refused           | first |
        | two         | [red three]       | 2S    |
        | red-three   | [wild]            | 3H    |
        | black-three | [wild, red three] | 3S    |
        | natural     | [wild, red three] | 4D    |
