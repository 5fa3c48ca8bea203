@house-rules
Feature: What takes the discard pile

  @HF-PILE-03
  Rule: A natural pair takes the discard pile, or one card and a wild one where the house rules allow it

    Scenario: One natural card and a wild one take the discard pile where that is allowed
      Given the "plain" house rules
      And house rules where "take_pair" is "pair or card and wild"
      And house rules where "take_amount" is 1
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 4S
      And Ann's hand is KS 2D 4C AC
      When Ann takes the discard pile with KS 2D
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS 2D
      And Ann's hand is 4C AC
      And the discard pile is 4S
      And nothing else has changed

    Scenario: One natural card and a wild one are refused where a natural pair is asked for
      Given the "plain" house rules
      And house rules where "take_pair" is "natural pair"
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 4S
      And Ann's hand is KS 2D 4C AC
      When Ann takes the discard pile with KS 2D
      Then the action is refused under HF-PILE-03
      And nothing has changed

    Scenario Outline: A natural pair takes the discard pile in any case
      Given house rules where "take_pair" is <pair>
      And house rules where "take_amount" is 1
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 4S
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is 4C AC
      And the discard pile is 4S
      And nothing else has changed

      Examples:
        | case         | pair                    |
        | only-a-pair  | "natural pair"          |
        | or-with-wild | "pair or card and wild" |
