@house-rules
Feature: How much of the discard pile is taken

  @HF-PILE-01 @HF-PILE-08
  Rule: The top cards of the discard pile are taken, as many as the house rules say

    Scenario Outline: Cards below those that are taken stay where they lie
      Given house rules where "take_amount" is <amount>
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 4S AD 4H AS 4D AH 4C AC
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is <hand>
      And the discard pile is <left>
      And nothing else has changed

      Examples:
        | case  | amount | hand                          | left                    |
        | one   | 1      | 4C AC                         | 4S AD 4H AS 4D AH 4C AC |
        | three | 3      | 4C AC 4S AD                   | 4H AS 4D AH 4C AC       |
        | seven | 7      | 4C AC 4S AD 4H AS 4D AH       | 4C AC                   |
        | all   | all    | 4C AC 4S AD 4H AS 4D AH 4C AC | empty                   |

    Scenario Outline: A discard pile that is smaller is taken whole
      Given house rules where "take_amount" is <amount>
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 4S
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is 4C AC 4S
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case  | amount |
        | three | 3      |
        | seven | 7      |
        | all   | all    |
