@house-rules
Feature: Where the top card of a taken discard pile goes

  @HF-PILE-07
  Rule: The top card and the pair go into a new meld, or onto one that is there where the house rules allow it

    Scenario: The top card and the pair go onto an unfinished meld where that is allowed
      Given house rules where "take_target" is "any meld"
      And house rules where "take_amount" is 1
      And house rules where "book_size" is 7
      And it is Ann's turn
      And Ann's side has melded KS KD KH
      And the discard pile is KC 4S
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile, adding KS KD to KS KD KH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KC KS KD
      And Ann's hand is 4C AC
      And the discard pile is 4S
      And nothing else has changed

    Scenario: The top card and the pair onto an unfinished meld are refused where a new meld is asked for
      Given house rules where "take_target" is "new meld"
      And house rules where "book_size" is 7
      And it is Ann's turn
      And Ann's side has melded KS KD KH
      And the discard pile is KC 4S
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile, adding KS KD to KS KD KH
      Then the action is refused under HF-PILE-07
      And nothing has changed

    Scenario: A take that finishes the old meld and begins a new one is accepted where a new meld is asked for
      Given house rules where "take_target" is "new meld"
      And house rules where "take_amount" is 1
      And house rules where "book_size" is 4
      And it is Ann's turn
      And Ann's side has melded KS KD KH
      And the discard pile is KC 4S
      And Ann's hand is KS KD KH 4C AC
      When Ann takes the discard pile with KS KD, adds KH to KS KD KH
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KH KH and KC KS KD
      And Ann's hand is 4C AC
      And the discard pile is 4S
      And nothing else has changed
