@house-rules
Feature: Whether black threes are melded

  @HF-THREE-04
  Rule: Black threes are melded as the house rules say

    Scenario: Three black threes are the closing play where that is allowed
      Given the "plain" house rules
      And house rules where "black_three_melds" is "closing play"
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is 3S 3C 3S
      When Ann melds 3S 3C 3S
      Then the action is accepted
      And the round is over
      And Ann's side has melded 3S 3C 3S
      And Ann's hand is empty
      And nothing else has changed

    Scenario: Three black threes as the closing play are refused where they are never melded
      Given the "plain" house rules
      And house rules where "black_three_melds" is never
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is 3S 3C 3S
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-THREE-04
      And nothing has changed

    Scenario Outline: Three black threes that close nothing are refused in any case
      Given house rules where "black_three_melds" is <melded>
      And house rules where "meld_min" is 3
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is 3S 3C 3S 4C AC
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-THREE-04
      And nothing has changed

      Examples:
        | case         | melded         |
        | never        | never          |
        | closing-play | "closing play" |
