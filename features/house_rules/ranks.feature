@house-rules
Feature: Which ranks the pack has

  @HF-DEAL-01
  Rule: The pack has the natural ranks that the house rules name

    Scenario Outline: What is not dealt is left as the stock
      Given the "plain" house rules
      And house rules where "ranks" is <ranks>
      And house rules where "packets" is [4, 4]
      And the starter is KC
      When the cards are dealt
      Then the discard pile is KC
      And the stock holds <left> cards
      And nothing else has changed

      Examples:
        | case        | ranks                                            | left |
        | all         | ["4", "5", "6", "7", "8", "9", "10", J, Q, K, A] | 237  |
        | without-ten | ["4", "5", "6", "7", "8", "9", J, Q, K, A]       | 217  |
