@house-rules
Feature: Whether a wild card may be discarded

  @HF-DISC-02
  Rule: A wild card is discarded where the house rules allow it

    Scenario Outline: A wild card is discarded where that is allowed
      Given house rules where "wild_discard" is allowed
      And house rules where "freeze" is never
      And it is Ann's turn, after the draw
      And Ann's hand is <card> 4C AC
      When Ann discards <card>
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost <card>
      And the discard pile has gained <card>
      And nothing else has changed

      Examples:
        | case  | card |
        | two   | 2S   |
        | joker | JK   |

    Scenario Outline: A wild card beside natural cards is refused where that is forbidden
      Given house rules where "wild_discard" is forbidden
      And it is Ann's turn, after the draw
      And Ann's hand is <card> 4C AC
      When Ann discards <card>
      Then the action is refused under HF-DISC-02
      And nothing has changed

      Examples:
        | case  | card |
        | two   | 2S   |
        | joker | JK   |

    Scenario: A wild card is discarded by a player who holds no other cards
      Given house rules where "wild_discard" is forbidden
      And house rules where "freeze" is never
      And it is Ann's turn, after the draw
      And Ann's hand is 2S JK
      When Ann discards 2S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 2S
      And the discard pile has gained 2S
      And nothing else has changed
