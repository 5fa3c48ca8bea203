@house-rules
Feature: What books of a particular rank bring

  @HF-SCORE-10
  Rule: A book of a named rank brings points of its own

    Scenario Outline: A book of a named rank brings what the house rules say
      Given house rules where "named_bonus" is <bonus>
      And house rules where "book_size" is 7
      And Ann's side has melded KS KD KH KC KS KD KH
      When the round is scored
      Then Ann's side scores <points> for special points

      Examples:
        | case       | bonus    | points |
        | kings      | {K: 400} | 400    |
        | kings-less | {K: 150} | 150    |
        | aces       | {A: 400} | 0      |
        | nothing    | {}       | 0      |
