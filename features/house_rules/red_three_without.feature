@house-rules
Feature: What a red three counts for a side that lacks what is asked for

  @HF-SCORE-04
  Rule: Without what is asked for each red three laid counts what the house rules say

    Scenario Outline: Red threes of a side without a meld count for each of them
      Given house rules where "red_three_without" is <each>
      And house rules where "red_three_needs" is meld
      And Ann's side has laid the red threes 3H 3D
      When the round is scored
      Then Ann's side scores <points> for red threes

      Examples:
        | case    | each | points |
        | nothing | 0    | 0      |
        | against | -100 | -200   |
        | less    | -50  | -100   |
