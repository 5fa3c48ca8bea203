@house-rules
Feature: What a wild book brings

  @HF-SCORE-06
  Rule: Each wild book brings its bonus

    Scenario Outline: A wild book brings as much as the house rules say
      Given house rules where "wild_bonus" is <bonus>
      And house rules where "book_size" is 7
      And Ann's side has melded 2S 2D 2H 2C 2S JK JK
      When the round is scored
      Then Ann's side scores <bonus> for books

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 200   |
        | more    | 700   |

    Scenario: Cards one short of a wild book bring no bonus
      Given house rules where "wild_bonus" is 700
      And house rules where "book_size" is 7
      And Ann's side has melded 2S 2D 2H 2C 2S JK
      When the round is scored
      Then Ann's side scores 0 for books
