@house-rules
Feature: What a stock too short for a draw does

  @HF-STOCK-01
  Rule: A draw from a stock too short ends the round, or takes what is left

    Scenario: A stock too short for a draw ends the round
      Given house rules where "stock_short" is "round ends"
      And house rules where "draw_count" is 2
      And it is Ann's turn
      And the top card is 3S
      And the stock holds 1 card
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

    Scenario: What is left of the stock is drawn
      Given house rules where "stock_short" is "draw what is left"
      And house rules where "draw_count" is 2
      And it is Ann's turn
      And the top card is 3S
      And the next card of the stock is KS
      And the stock holds 1 card
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained KS
      And the stock holds no cards
      And nothing else has changed

    Scenario: An empty stock ends the round in any case
      Given house rules where "stock_short" is "draw what is left"
      And it is Ann's turn
      And the top card is 3S
      And the stock holds no cards
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed
