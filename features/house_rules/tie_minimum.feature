@house-rules
Feature: The opening minimum of a further round

  @HF-GAME-03 @HF-OPEN-01
  Rule: A round that breaks a tie has its own opening minimum where the house rules say so

    Scenario Outline: An opening worth the minimum of the further round is accepted
      Given the "plain" house rules
      And house rules where "tie_minimum" is <minimum>
      And house rules where "tie" is "extra round"
      And house rules where "game_rounds" is 1
      And it is round 2
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH 4C KC
      When Ann melds AS AD AH
      Then the action is accepted
      And Ann's side has melded AS AD AH
      And Ann's hand is 4C KC
      And nothing else has changed

      Examples:
        | case  | minimum |
        | sixty | 60      |
        | none  | null    |

    Scenario: An opening worth less than the minimum of the further round is refused
      Given the "plain" house rules
      And house rules where "tie_minimum" is 65
      And house rules where "tie" is "extra round"
      And house rules where "game_rounds" is 1
      And it is round 2
      And it is Ann's turn, after the draw
      And Ann's hand is AS AD AH 4C KC
      When Ann melds AS AD AH
      Then the action is refused under HF-OPEN-01
      And nothing has changed
