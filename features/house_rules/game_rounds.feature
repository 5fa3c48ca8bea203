@house-rules
Feature: How many rounds a game has

  @HF-GAME-01
  Rule: A game of so many rounds ends with the last of them

    Scenario: The game ends with its last round
      Given the "plain" house rules
      And house rules where "game_rounds" is 2
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And it is round 2
      When Ann discards 4C
      Then the action is accepted
      And the game is over
      And the scores are 665 and -10
      And the game is won by Ann's side
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

    Scenario Outline: The game goes on before its last round
      Given the "plain" house rules
      And house rules where "game_rounds" is <rounds>
      And house rules where "game_target" is <target>
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And it is round 2
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And the scores are 665 and -10
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case            | rounds | target |
        | three-rounds    | 3      | null   |
        | no-fixed-number | null   | 5000   |
