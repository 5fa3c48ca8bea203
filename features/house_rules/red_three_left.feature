@house-rules
Feature: What a red three left unlaid counts

  @HF-SCORE-05
  Rule: Each red three left in a hand or a closed packet counts what the house rules say

    Scenario Outline: A red three left counts against its side
      Given house rules where "red_three_left" is <each>
      And Ann's hand is 3H
      When the round is scored
      Then Ann's side scores <each> for red threes

      Examples:
        | case    | each |
        | nothing | 0    |
        | hundred | -100 |
        | five    | -500 |
