@core
Feature: The opening, whatever the house rules

  @HF-OPEN-01
  Rule: The first melds of a side must be worth the opening minimum

    Scenario: An opening worth exactly the minimum is accepted
      Given it is Ann's turn, after the draw
      And Ann's hand is cards worth exactly the opening minimum and two more cards
      When Ann melds cards worth exactly the opening minimum
      Then the action is accepted
      And Ann's side has melded cards worth exactly the opening minimum
      And Ann's hand is two more cards
      And nothing else has changed

    Scenario: An opening worth five points less is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is cards worth five points less than the opening minimum and two more cards
      When Ann melds cards worth five points less than the opening minimum
      Then the action is refused under HF-OPEN-01
      And nothing has changed

  @HF-OPEN-03
  Rule: Bonuses do not count for the opening

    @HF-OPEN-01
    Scenario: An opening that only red threes would make large enough is refused
      Given it is Ann's turn, after the draw
      And Ann's side has laid the red threes 3H 3D
      And Ann's hand is cards worth five points less than the opening minimum and two more cards
      When Ann melds cards worth five points less than the opening minimum
      Then the action is refused under HF-OPEN-01
      And nothing has changed

  @HF-OPEN-04
  Rule: Once a side has opened its players lay without a minimum

    Scenario: Three fours are laid by a side that has opened
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 4S 4D 4H AC KC
      When Ann melds 4S 4D 4H
      Then the action is accepted
      And Ann's side has melded KS KD KH and 4S 4D 4H
      And Ann's hand is AC KC
      And nothing else has changed
