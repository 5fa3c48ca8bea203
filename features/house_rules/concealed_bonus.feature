@house-rules
Feature: What going out concealed brings

  @HF-SCORE-11
  Rule: Going out with everything in one turn brings something extra where the house rules say so

    Scenario Outline: A player who goes out concealed brings the bonus beside that for going out
      Given house rules where "concealed_bonus" is <bonus>
      And house rules where "out_bonus" is 100
      When the round is scored with Ann going out concealed
      Then Ann's side scores <bonus> for special points
      And Ann's side scores 100 for going out

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 100   |
        | more    | 250   |

    Scenario: A player who has laid cards before has no such bonus
      Given house rules where "concealed_bonus" is 250
      When the round is scored with Ann going out
      Then Ann's side scores 0 for special points
