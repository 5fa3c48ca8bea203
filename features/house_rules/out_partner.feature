@house-rules
Feature: How far the partner must be before a player goes out

  @HF-OUT-02
  Rule: The partner must be as far as the house rules ask

    Scenario Outline: A player goes out when the partner is far enough
      Given the "plain" house rules
      And house rules where "packets" is [4, 4]
      And house rules where "out_partner" is <asked>
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the foot
      And Cat <far> the foot
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case        | asked         | far             |
        | taken-up    | "taken up"    | has taken up    |
        | more        | "taken up"    | has played from |
        | played-from | "played from" | has played from |
        | nothing     | nothing       | has taken up    |

    Scenario: Going out is refused while the partner has only taken up the foot and a turn from it is asked for
      Given the "plain" house rules
      And house rules where "packets" is [4, 4]
      And house rules where "out_partner" is "played from"
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has taken up the foot
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-OUT-02
      And nothing has changed

    Scenario Outline: Going out is refused while the partner still plays the hand and the foot is asked for
      Given the "plain" house rules
      And house rules where "packets" is [4, 4]
      And house rules where "out_partner" is <asked>
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-OUT-02
      And nothing has changed

      Examples:
        | case        | asked         |
        | taken-up    | "taken up"    |
        | played-from | "played from" |

    Scenario: A partner who still plays the hand does not matter where nothing is asked for
      Given the "plain" house rules
      And house rules where "packets" is [4, 4]
      And house rules where "out_partner" is nothing
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed
