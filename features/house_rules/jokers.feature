@house-rules
Feature: How many jokers the pack has

  @HF-DEAL-01
  Rule: The pack has so many jokers

    Scenario Outline: What is not dealt is left as the stock
      Given the "plain" house rules
      And house rules where "jokers" is <jokers>
      And house rules where "packets" is [4, 4]
      And the starter is KC
      When the cards are dealt
      Then the discard pile is KC
      And the stock holds <left> cards
      And nothing else has changed

      Examples:
        | case | jokers | left |
        | four | 4      | 231  |
        | ten  | 10     | 237  |
