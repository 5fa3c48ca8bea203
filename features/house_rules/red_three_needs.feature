@house-rules
Feature: What a side needs for its red threes to count

  @HF-SCORE-04
  Rule: Red threes laid count in full for a side that has what is asked for

    Scenario Outline: Red threes count in full or not as the side has what is asked for
      Given the "plain" house rules
      And house rules where "red_three_needs" is <needs>
      And house rules where "red_three_without" is -50
      And Ann's side has melded <melds>
      And Ann's side has laid the red three 3H
      When the round is scored
      Then Ann's side scores <points> for red threes

      Examples:
        | case                 | needs   | melds                | points |
        | nothing-with-nothing | nothing | nothing              | 100    |
        | a-meld-with-nothing  | meld    | nothing              | -50    |
        | a-meld-with-a-meld   | meld    | KS KD KH             | 100    |
        | a-book-with-a-meld   | book    | KS KD KH             | -50    |
        | a-book-with-a-book   | book    | KS KD KH KC KS KD KH | 100    |
