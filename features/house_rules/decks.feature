@house-rules
Feature: How many decks are mixed

  @HF-DEAL-01
  Rule: The pack has so many decks

    Scenario Outline: What is not dealt is left as the stock
      Given the "plain" house rules
      And house rules where "decks" is <decks>
      And house rules where "packets" is [4, 4]
      And the starter is KC
      When the cards are dealt
      Then the discard pile is KC
      And the stock holds <left> cards
      And nothing else has changed

      Examples:
        | case | decks | left |
        | four | 4     | 185  |
        | five | 5     | 237  |
