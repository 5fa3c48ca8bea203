@house-rules
Feature: Whether a wild card freezes the discard pile

  @HF-PILE-10
  Rule: A discarded wild card freezes the discard pile where the house rules say so

    Scenario: A wild discard freezes the discard pile where there is freezing
      Given house rules where "freeze" is "wild discard"
      And house rules where "wild_discard" is allowed
      And it is Ann's turn, after the draw
      And Ann's hand is 2S 4C AC
      When Ann discards 2S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 2S
      And the discard pile has gained 2S
      And the discard pile is frozen
      And nothing else has changed

    Scenario: A wild discard freezes nothing where there is no freezing
      Given house rules where "freeze" is never
      And house rules where "wild_discard" is allowed
      And it is Ann's turn, after the draw
      And Ann's hand is 2S 4C AC
      When Ann discards 2S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 2S
      And the discard pile has gained 2S
      And nothing else has changed

    Scenario: A natural pair takes a frozen discard pile and thaws it
      Given house rules where "freeze" is "wild discard"
      And house rules where "take_amount" is all
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 2S
      And the discard pile is frozen
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is 2S 4C AC
      And the discard pile is empty
      And the discard pile is not frozen
      And nothing else has changed

    Scenario: One natural card and a wild one for a frozen discard pile are refused
      Given the "plain" house rules
      And house rules where "freeze" is "wild discard"
      And house rules where "take_pair" is "pair or card and wild"
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 2S
      And the discard pile is frozen
      And Ann's hand is KS 2D 4C AC
      When Ann takes the discard pile with KS 2D
      Then the action is refused under HF-PILE-10
      And nothing has changed

    Scenario: One natural card and a wild one are refused for a side that has not opened
      Given the "plain" house rules
      And house rules where "freeze" is "wild discard"
      And house rules where "take_pair" is "pair or card and wild"
      And house rules where "opening_minimum" is 0
      And it is Ann's turn
      And the discard pile is KC 4S
      And Ann's hand is KS 2D 4C AC
      When Ann takes the discard pile with KS 2D
      Then the action is refused under HF-PILE-10
      And nothing has changed
