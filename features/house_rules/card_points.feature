@house-rules
Feature: What the cards are worth

  @HF-SCORE-01 @HF-SCORE-02
  Rule: Each melded card counts what the house rules say

    Scenario Outline: Melded cards count for their side
      Given house rules where "card_points" is <points>
      And house rules where "book_size" is 7
      And Ann's side has melded <cards>
      When the round is scored
      Then Ann's side scores <worth> for cards

      Examples:
        | case         | points                                                                                           | cards    | worth |
        | aces-at-20   | {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}  | AS AD AH | 60    |
        | aces-at-15   | {JK: 20, 2: 25, 3: 100, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 15} | AS AD AH | 45    |
        | jokers-at-50 | {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}  | JK JK JK | 150   |
        | jokers-at-20 | {JK: 20, 2: 25, 3: 100, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 15} | JK JK JK | 60    |
        | twos-at-20   | {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}  | 2S 2D 2H | 60    |
        | twos-at-25   | {JK: 20, 2: 25, 3: 100, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 15} | 2S 2D 2H | 75    |

  @HF-SCORE-03
  Rule: Each card left counts as much against its side

    Scenario Outline: Cards left in the hand count against their side
      Given house rules where "card_points" is <points>
      And Ann's hand is <cards>
      When the round is scored
      Then Ann's side scores <worth> for cards left

      Examples:
        | case               | points                                                                                           | cards | worth |
        | black-three-at-5   | {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}  | 3S    | -5    |
        | black-three-at-100 | {JK: 20, 2: 25, 3: 100, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 15} | 3S    | -100  |
        | ace-at-20          | {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}  | AS    | -20   |
        | ace-at-15          | {JK: 20, 2: 25, 3: 100, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 15} | AS    | -15   |
