@house-rules
Feature: Which packets a player is dealt

  @HF-DEAL-02
  Rule: Each player is dealt packets of so many cards

    Scenario Outline: What is not dealt is left as the stock
      Given the "plain" house rules
      And house rules where "packets" is <packets>
      And the starter is KC
      When the cards are dealt
      Then the discard pile is KC
      And the stock holds <left> cards
      And nothing else has changed

      Examples:
        | case   | packets   | left |
        | one    | [4]       | 253  |
        | two    | [4, 4]    | 237  |
        | uneven | [4, 5]    | 233  |
        | three  | [4, 4, 4] | 221  |

  @HF-FOOT-04
  Rule: A third packet follows the foot

    Scenario: The third packet is taken up when the foot is used up
      Given house rules where "packets" is [4, 4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann has played from the foot
      And Ann's hand is KC
      And Ann's third packet is 4S 4D AS AD
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann has taken up the third packet
      And Ann's hand is 4S 4D AS AD
      And nothing else has changed

    @HF-OUT-01
    Scenario: The last card of the foot is refused where books are missing and there is no third packet
      Given the "plain" house rules
      And house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann has played from the foot
      And Ann's hand is KC
      When Ann adds KC to KS KD KH
      Then the action is refused under HF-OUT-01
      And nothing has changed
