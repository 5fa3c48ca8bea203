@house-rules
Feature: What counts when a take opens

  @HF-PILE-05
  Rule: An opening by a take counts what the house rules say

    Scenario: A further meld helps the opening where everything laid counts
      Given house rules where "opening_take_counts" is "everything laid"
      And house rules where "opening_minimum" is 90
      And house rules where "take_amount" is 1
      And it is Ann's turn
      And the discard pile is KC 4S
      And Ann's hand is KS KD AS AD AH 4C AC
      When Ann takes the discard pile with KS KD, melds AS AD AH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KC KS KD and AS AD AH
      And Ann's hand is 4C AC
      And the discard pile is 4S
      And nothing else has changed

    Scenario: An opening helped by a further meld is refused where only the meld of the top card counts
      Given house rules where "opening_take_counts" is "meld of the top card"
      And house rules where "opening_minimum" is 90
      And it is Ann's turn
      And the discard pile is KC 4S
      And Ann's hand is KS KD AS AD AH 4C AC
      When Ann takes the discard pile with KS KD, melds AS AD AH
      Then the action is refused under HF-PILE-05
      And nothing has changed
