@core
Feature: Hand and foot, whatever the house rules

  @HF-FOOT-02
  Rule: A hand emptied by laying brings the foot at once

    Scenario: The last hand card is laid and the foot taken up
      Given house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC
      And Ann's foot is 4S 4D AS AD
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann has taken up the foot
      And Ann's hand is 4S 4D AS AD
      And nothing else has changed

  @HF-FOOT-01
  Rule: The foot stays closed until the hand is used up

    @HF-TURN-03
    Scenario: A card laid from the closed foot is refused
      Given house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is 4C AC
      And Ann's foot is KC 4D AS AD
      When Ann adds KC to KS KD KH
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: One card left in the hand keeps the foot closed
      Given house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC AC
      And Ann's foot is 4S 4D AS AD
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann's hand is AC
      And nothing else has changed

  @HF-FOOT-05
  Rule: Nobody looks at a closed packet

    Scenario Outline: A closed foot shows its number of cards and no more
      Given house rules where "packets" is [4, 4]
      And it is Ann's turn
      And Ann's foot is 4S 4D AS AD
      When <player> looks at the table
      Then <player> sees <player>'s hand
      And <player> cannot see Ann's foot
      And <player> cannot see the stock

      Examples:
        | case  | player |
        | owner | Ann    |
        | other | Bob    |
