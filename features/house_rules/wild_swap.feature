@house-rules
Feature: Whether a laid wild card may be exchanged

  @HF-WILD-07
  Rule: A natural card takes the place of a wild one in a finished book where the house rules allow it

    Scenario: A natural card is exchanged for a wild one in a finished book where that is allowed
      Given the "plain" house rules
      And house rules where "wild_swap" is "finished books"
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD 2S
      And Ann's hand is KH 4C AC
      When Ann swaps KH for 2S in KS KD KH KC KS KD 2S
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 2S 4C AC
      And nothing else has changed

    Scenario: An exchange for a wild card of an unfinished meld is refused
      Given the "plain" house rules
      And house rules where "wild_swap" is "finished books"
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KC 2S
      And Ann's hand is KH 4C AC
      When Ann swaps KH for 2S in KS KD KC 2S
      Then the action is refused under HF-WILD-07
      And nothing has changed

    Scenario: An exchange is refused where laid wild cards stay
      Given the "plain" house rules
      And house rules where "wild_swap" is never
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD 2S
      And Ann's hand is KH 4C AC
      When Ann swaps KH for 2S in KS KD KH KC KS KD 2S
      Then the action is refused under HF-WILD-07
      And nothing has changed
