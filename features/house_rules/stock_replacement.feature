@house-rules
Feature: What happens when a red three cannot be replaced

  @HF-STOCK-03
  Rule: Without a card to replace a red three the round ends, or play goes on

    Scenario: The round ends
      Given house rules where "stock_replacement" is "round ends"
      And house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "draw_count" is 2
      And it is Ann's turn
      And the top card is 4S
      And the next cards of the stock are 3H KS
      And the stock holds 2 cards
      When Ann draws
      Then the action is accepted
      And the round is over
      And Ann's hand has gained KS
      And Ann's side has laid the red three 3H
      And the stock holds no cards
      And nothing else has changed

    Scenario: Play goes on without the replacement
      Given house rules where "stock_replacement" is "no replacement"
      And house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "draw_count" is 2
      And it is Ann's turn
      And the top card is 4S
      And the next cards of the stock are 3H KS
      And the stock holds 2 cards
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained KS
      And Ann's side has laid the red three 3H
      And the stock holds no cards
      And nothing else has changed
