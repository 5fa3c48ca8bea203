@core
Feature: The score of a round, whatever the house rules

  @HF-SCORE-02 @HF-SCORE-08
  Rule: Melded cards count for their side, in books too

    Scenario Outline: Cards that lie on the table count what they are worth
      Given house rules where "card_points" is {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}
      And Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Bob's side scores 0 for cards

      Examples:
        | case      | melds                    | points |
        | fours     | 4S 4D 4H                 | 15     |
        | two-melds | KS KD KH and 4S 4D 4H 4C | 50     |
        | with-wild | KS KD KH KC 2S           | 60     |

  @HF-SCORE-03
  Rule: Cards left count against their side, those in closed packets too

    Scenario Outline: Cards left in a hand or a foot count against their side
      Given house rules where "card_points" is {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}
      And house rules where "packets" is [4, 4]
      And <where> is <cards>
      When the round is scored
      Then Ann's side scores <points> for cards left
      And Bob's side scores 0 for cards left

      Examples:
        | case    | where      | cards    | points |
        | hand    | Ann's hand | 4S KS JK | -65    |
        | foot    | Ann's foot | 4S KS JK | -65    |
        | a-three | Ann's hand | 3S       | -5     |
