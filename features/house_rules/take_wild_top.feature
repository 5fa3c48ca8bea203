@house-rules
Feature: Whether a wild card on top of the discard pile can be taken

  @HF-PILE-04
  Rule: A wild card on top is taken with two like it, where the house rules allow it

    Scenario Outline: Two cards like the wild card on top take the discard pile where that is allowed
      Given the "plain" house rules
      And house rules where "take_wild_top" is alike
      And house rules where "take_amount" is 1
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is <top>
      And Ann's hand is <pair> 4C AC
      When Ann takes the discard pile with <pair>
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and <top> with <pair>
      And Ann's hand is 4C AC
      And the discard pile is empty
      And nothing else has changed

      Examples:
        | case  | top | pair  |
        | two   | 2S  | 2D 2H |
        | joker | JK  | JK JK |

    Scenario Outline: A take of the discard pile is refused where a wild card on top cannot be taken
      Given house rules where "take_wild_top" is never
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is <top>
      And Ann's hand is <pair> 4C AC
      When Ann takes the discard pile with <pair>
      Then the action is refused under HF-PILE-04
      And nothing has changed

      Examples:
        | case  | top | pair  |
        | two   | 2S  | 2D 2H |
        | joker | JK  | JK JK |
