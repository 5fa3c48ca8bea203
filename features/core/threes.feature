@core
Feature: Threes, whatever the house rules

  @HF-THREE-03
  Rule: Red threes are not melded

    Scenario: A meld of red threes is refused
      When the meld 3H 3D 3H is checked
      Then the meld is refused under HF-THREE-03

  @HF-THREE-01
  Rule: A red three drawn is laid at once and replaced

    Scenario: Of the cards drawn the red three is laid
      Given it is Ann's turn
      And house rules where "draw_count" is 2
      And the next cards of the stock are 3H KS AD 4C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand has gained KS AD
      And the stock has lost 3H KS AD
      And nothing else has changed

    Scenario: A red three that replaces one is laid too
      Given it is Ann's turn
      And house rules where "draw_count" is 2
      And the next cards of the stock are 3H KS 3D AD 4C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid the red threes 3H 3D
      And Ann's hand has gained KS AD
      And the stock has lost 3H KS 3D AD
      And nothing else has changed
