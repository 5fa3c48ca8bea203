@house-rules
Feature: Which score ends a game

  @HF-GAME-01
  Rule: A game to a target ends with the round in which a side reaches it

    Scenario Outline: The game ends when a side reaches the target
      Given the "plain" house rules
      And house rules where "game_target" is <target>
      And house rules where "game_rounds" is null
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 335 and 0
      When Ann discards 4C
      Then the action is accepted
      And the game is over
      And the scores are 1000 and -10
      And the game is won by Ann's side
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case     | target |
        | exactly  | 1000   |
        | exceeded | 900    |

    Scenario: The game goes on while no side has reached the target
      Given the "plain" house rules
      And house rules where "game_target" is 1005
      And house rules where "game_rounds" is null
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 335 and 0
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And the scores are 1000 and -10
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed
