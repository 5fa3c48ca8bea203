@house-rules
Feature: What equal totals at the end bring

  @HF-GAME-03
  Rule: Equal totals share the win, draw the game or call for a further round

    Scenario Outline: Equal totals end the game where no further round is played
      Given the "plain" house rules
      And house rules where "tie" is <tie>
      And house rules where "game_rounds" is 1
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 0 and 675
      When Ann discards 4C
      Then the action is accepted
      And the game is over
      And the scores are 665 and 665
      And the game is won by <winners>
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case   | tie    | winners                   |
        | shared | shared | Ann's side and Bob's side |
        | drawn  | draw   | nobody                    |

    Scenario: Equal totals call for a further round
      Given the "plain" house rules
      And house rules where "tie" is "extra round"
      And house rules where "game_rounds" is 1
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 0 and 675
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And the scores are 665 and 665
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

    Scenario Outline: Totals that differ end the game in any case
      Given the "plain" house rules
      And house rules where "tie" is <tie>
      And house rules where "game_rounds" is 1
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 0 and 670
      When Ann discards 4C
      Then the action is accepted
      And the game is over
      And the scores are 665 and 660
      And the game is won by Ann's side
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case   | tie           |
        | shared | shared        |
        | drawn  | draw          |
        | extra  | "extra round" |
