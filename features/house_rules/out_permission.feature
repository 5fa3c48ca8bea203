@house-rules
Feature: Whether a partner is asked before going out

  @HF-ASK-01
  Rule: A player asks the partner as the house rules say

    Scenario: Going out without asking is refused where one must ask
      Given the "plain" house rules
      And house rules where "out_permission" is "must ask"
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-ASK-01
      And nothing has changed

    Scenario Outline: Going out without asking is accepted where one need not ask
      Given the "plain" house rules
      And house rules where "out_permission" is <asking>
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case    | asking    |
        | nobody  | none      |
        | may-ask | "may ask" |

    Scenario Outline: A question waits for the answer where asking is known
      Given house rules where "out_permission" is <asking>
      And 4 players
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is KS KD KH 4C
      When Ann asks to go out
      Then the action is accepted
      And it is Ann's turn, after asking to go out
      And nothing else has changed

      Examples:
        | case     | asking     |
        | may-ask  | "may ask"  |
        | must-ask | "must ask" |

    Scenario: A question is refused where nobody asks
      Given house rules where "out_permission" is none
      And 4 players
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is KS KD KH 4C
      When Ann asks to go out
      Then the action is refused under HF-ASK-01
      And nothing has changed
