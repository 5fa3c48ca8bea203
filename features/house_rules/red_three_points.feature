@house-rules
Feature: What a red three laid counts

  @HF-SCORE-04
  Rule: Each red three laid counts what the house rules say

    Scenario Outline: Red threes laid count for each of them
      Given house rules where "red_three_points" is <each>
      And house rules where "red_three_needs" is nothing
      And Ann's side has laid <threes>
      When the round is scored
      Then Ann's side scores <points> for red threes

      Examples:
        | case            | each | threes               | points |
        | one-at-100      | 100  | the red three 3H     | 100    |
        | two-at-100      | 100  | the red threes 3H 3D | 200    |
        | two-at-50       | 50   | the red threes 3H 3D | 100    |
        | two-for-nothing | 0    | the red threes 3H 3D | 0      |
        | two-against     | -100 | the red threes 3H 3D | -200   |
