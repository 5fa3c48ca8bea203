@house-rules
Feature: When a foot is taken up after a discard

  @HF-FOOT-03
  Rule: After the last hand card is discarded the foot is taken up when the house rules say

    Scenario: The foot waits for the next turn
      Given house rules where "foot_after_discard" is "next turn"
      And house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's hand is AC
      And Ann's foot is 4S 4D KS KD
      When Ann discards AC
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is empty
      And Ann is to take up the foot next turn
      And the discard pile has gained AC
      And nothing else has changed

    Scenario: The foot is taken up at once
      Given house rules where "foot_after_discard" is "at once"
      And house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's hand is AC
      And Ann's foot is 4S 4D KS KD
      When Ann discards AC
      Then the action is accepted
      And it is Bob's turn
      And Ann has taken up the foot
      And Ann's hand is 4S 4D KS KD
      And the discard pile has gained AC
      And nothing else has changed
