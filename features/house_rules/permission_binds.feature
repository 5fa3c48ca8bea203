@house-rules
Feature: How far a partner's answer binds

  @HF-ASK-02
  Rule: A no forbids going out in that turn where the house rules let it bind

    Scenario: Going out after a no is refused where a no binds
      Given the "plain" house rules
      And house rules where "permission_binds" is "a no"
      And house rules where "out_permission" is "may ask"
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's partner has said no
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-ASK-02
      And nothing has changed

    Scenario Outline: Going out after an answer is accepted where it does not forbid it
      Given the "plain" house rules
      And house rules where "permission_binds" is <binding>
      And house rules where "out_permission" is "may ask"
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's partner has said <answer>
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case                    | binding | answer |
        | no-where-nothing-binds  | nothing | no     |
        | yes-where-nothing-binds | nothing | yes    |
        | yes-where-a-no-binds    | "a no"  | yes    |
