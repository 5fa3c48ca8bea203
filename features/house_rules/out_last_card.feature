@house-rules
Feature: How the last card leaves

  @HF-OUT-04
  Rule: The last card is laid or discarded as the house rules say

    Scenario: The last card is laid where that is allowed
      Given the "plain" house rules
      And house rules where "out_last_card" is "laid or discarded"
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH
      And Ann has played from the last packet
      And Ann's hand is AC
      When Ann adds AC to AS AD AH
      Then the action is accepted
      And the round is over
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH AC
      And Ann's hand is empty
      And nothing else has changed

    Scenario: A last card that is laid is refused where it must be discarded
      Given the "plain" house rules
      And house rules where "out_last_card" is discarded
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH
      And Ann has played from the last packet
      And Ann's hand is AC
      When Ann adds AC to AS AD AH
      Then the action is refused under HF-OUT-04
      And nothing has changed

    Scenario Outline: The last card is discarded in any case
      Given the "plain" house rules
      And house rules where "out_last_card" is <last>
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH
      And Ann has played from the last packet
      And Ann's hand is AC
      When Ann discards AC
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained AC
      And nothing else has changed

      Examples:
        | case      | last                |
        | either    | "laid or discarded" |
        | discarded | discarded           |
