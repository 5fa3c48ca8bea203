@house-rules
Feature: What all the red threes of the pack bring

  @HF-SCORE-04
  Rule: A side that has laid every red three has something extra where the house rules say so

    Scenario Outline: All four red threes of two decks bring what the house rules say
      Given the "plain" house rules
      And house rules where "red_three_set_bonus" is <bonus>
      And house rules where "decks" is 2
      And house rules where "packets" is [4, 4]
      And Ann's side has laid the red threes 3H 3H 3D 3D
      When the round is scored
      Then Ann's side scores <bonus> for special points
      And Ann's side scores 400 for red threes

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 400   |
        | more    | 600   |

    Scenario: Three of the four red threes bring nothing extra
      Given the "plain" house rules
      And house rules where "red_three_set_bonus" is 400
      And house rules where "decks" is 2
      And house rules where "packets" is [4, 4]
      And Ann's side has laid the red threes 3H 3H 3D
      When the round is scored
      Then Ann's side scores 0 for special points
      And Ann's side scores 300 for red threes
