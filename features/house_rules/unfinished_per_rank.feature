@house-rules
Feature: How many unfinished melds of a rank a side may have

  @HF-MELD-04
  Rule: A side has at most so many unfinished melds of a rank

    Scenario: A second unfinished meld of the rank is laid where there is no limit
      Given house rules where "unfinished_per_rank" is null
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KS KD KC 4C AC
      When Ann melds KS KD KC
      Then the action is accepted
      And Ann's side has melded KS KD KH and KS KD KC
      And Ann's hand has lost KS KD KC
      And nothing else has changed

    Scenario: A second unfinished meld of the rank is refused where one is the limit
      Given house rules where "unfinished_per_rank" is 1
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KS KD KC 4C AC
      When Ann melds KS KD KC
      Then the action is refused under HF-MELD-04
      And nothing has changed
