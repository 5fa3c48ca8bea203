@house-rules
Feature: What a clean book brings

  @HF-SCORE-06
  Rule: Each clean book brings its bonus

    Scenario Outline: A clean book brings as much as the house rules say
      Given house rules where "clean_bonus" is <bonus>
      And house rules where "book_size" is 7
      And Ann's side has melded KS KD KH KC KS KD KH
      When the round is scored
      Then Ann's side scores <bonus> for books

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 200   |
        | more    | 700   |

    Scenario: Cards one short of a clean book bring no bonus
      Given house rules where "clean_bonus" is 700
      And house rules where "book_size" is 7
      And Ann's side has melded KS KD KH KC KS KD
      When the round is scored
      Then Ann's side scores 0 for books
