@house-rules
Feature: What a dirty book brings

  @HF-SCORE-06
  Rule: Each dirty book brings its bonus

    Scenario Outline: A dirty book brings as much as the house rules say
      Given house rules where "dirty_bonus" is <bonus>
      And house rules where "book_size" is 7
      And Ann's side has melded KS KD KH KC KS KD 2S
      When the round is scored
      Then Ann's side scores <bonus> for books

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 200   |
        | more    | 700   |

    Scenario: Cards one short of a dirty book bring no bonus
      Given house rules where "dirty_bonus" is 700
      And house rules where "book_size" is 7
      And Ann's side has melded KD KH KC KS KD 2S
      When the round is scored
      Then Ann's side scores 0 for books
