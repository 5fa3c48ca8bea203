@house-rules
Feature: What going out brings

  @HF-SCORE-07
  Rule: Going out brings its side what the house rules say

    Scenario Outline: The side that goes out has its bonus
      Given house rules where "out_bonus" is <bonus>
      When the round is scored with Ann going out
      Then Ann's side scores <bonus> for going out
      And Bob's side scores 0 for going out

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 100   |
        | more    | 300   |

    Scenario: Nobody has the bonus where nobody has gone out
      Given house rules where "out_bonus" is 300
      When the round is scored
      Then Ann's side scores 0 for going out
      And Bob's side scores 0 for going out
