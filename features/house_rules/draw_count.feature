@house-rules
Feature: How many cards a draw takes

  @HF-DRAW-01
  Rule: A draw takes so many cards from the stock

    Scenario Outline: A draw takes as many cards as the house rules say
      Given house rules where "draw_count" is <count>
      And it is Ann's turn
      And the next cards of the stock are KS 4D AH 4C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained <drawn>
      And the stock has lost <drawn>
      And nothing else has changed

      Examples:
        | case  | count | drawn    |
        | one   | 1     | KS       |
        | two   | 2     | KS 4D    |
        | three | 3     | KS 4D AH |
