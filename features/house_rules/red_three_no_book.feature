@house-rules
Feature: What red threes of a side without a book cost when the game ends

  @HF-SCORE-12
  Rule: When the game ends a side with red threes and no book pays what the house rules say

    Scenario Outline: The side without a book pays once
      Given the "plain" house rules
      And house rules where "red_three_no_book" is <penalty>
      And house rules where "game_rounds" is 1
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And Bob's side has laid the red threes 3H 3D
      When Ann discards 4C
      Then the action is accepted
      And the game is over
      And the scores are 665 and <total>
      And the game is won by Ann's side
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case    | penalty | total |
        | nothing | 0       | 190   |
        | some    | -300    | -110  |
        | less    | -100    | 90    |

    Scenario: Nobody pays before the game ends
      Given the "plain" house rules
      And house rules where "red_three_no_book" is -300
      And house rules where "game_rounds" is 2
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And Bob's side has laid the red threes 3H 3D
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And the scores are 665 and 190
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed
