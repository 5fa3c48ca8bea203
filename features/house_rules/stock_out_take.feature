@house-rules
Feature: Whether the discard pile must be taken when the stock is out

  @HF-STOCK-02
  Rule: When no draw is possible the discard pile may be taken, or must be where the house rules say so

    Scenario: A player who could take the discard pile may end the round where that is allowed
      Given house rules where "stock_out_take" is "may take"
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the top card is KC
      And the stock holds no cards
      And Ann's hand is KS KD 4C AC
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

    Scenario: A draw by a player who can take the discard pile is refused where it must be taken
      Given house rules where "stock_out_take" is "must take"
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the top card is KC
      And the stock holds no cards
      And Ann's hand is KS KD 4C AC
      When Ann draws
      Then the action is refused under HF-STOCK-02
      And nothing has changed

    Scenario: A player who cannot take the discard pile ends the round where it must be taken
      Given house rules where "stock_out_take" is "must take"
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the top card is 3S
      And the stock holds no cards
      And Ann's hand is KS KD 4C AC
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed
