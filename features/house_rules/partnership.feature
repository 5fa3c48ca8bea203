@house-rules
Feature: Whether players sit in partnerships

  @HF-TABLE-01
  Rule: Partners sit opposite, or everybody plays alone

    Scenario: A player adds to a meld of the player opposite in a partnership
      Given house rules where "partnership" is 2
      And 4 players
      And it is Cat's turn, after the draw
      And Ann's side has melded KS KD KH
      And Cat's hand is KC 4C AC
      When Cat adds KC to KS KD KH
      Then the action is accepted
      And Cat's side has melded KS KD KH KC
      And Cat's hand has lost KC
      And nothing else has changed

    Scenario: An addition to a meld of the player opposite is refused where everybody plays alone
      Given house rules where "partnership" is 1
      And house rules where "out_partner" is nothing
      And house rules where "out_permission" is none
      And 4 players
      And it is Cat's turn, after the draw
      And Ann's side has melded KS KD KH
      And Cat's side has melded AS AD AH
      And Cat's hand is KC 4C AC
      When Cat adds KC to KS KD KH
      Then the action is refused under HF-MELD-06
      And nothing has changed
