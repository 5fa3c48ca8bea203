@no @playthrough
Feature: Turns of ordinary Canasta, as the Norwegian table has them

  Background:
    Given the "classic-canasta" house rules

  @HF-PILE-10 @HF-DISC-02 @HF-PILE-03
  Rule: A wild discard freezes the discard pile until it is taken

    Scenario: A frozen discard pile passes two open sides and goes to a natural pair
      Given it is Ann's turn, after the draw
      And the discard pile is 10C 4H
      And Ann's hand is 2D 6C 7C
      And Bob's hand is 9C 9H 5C 10H
      And Cat's hand is 9S 9D JK 5D JC
      And Dan's hand is JD 2H 6H 7H
      And Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      And the next card of the stock is 4S

      When Ann discards 2D
      Then the action is accepted
      And it is Bob's turn
      And the discard pile is frozen
      And Ann's hand has lost 2D
      And the discard pile has gained 2D
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 4S
      And the stock has lost 1 card
      And nothing else has changed

      When Bob discards 9C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

      When Cat takes the discard pile with 9S JK
      Then the action is refused under HF-PILE-10
      And nothing has changed

      When Cat takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Cat's side has melded KS KD KH and 9C 9S 9D
      And Cat's hand is JK 5D JC 2D 10C 4H
      And the discard pile is empty
      And the discard pile is not frozen
      And nothing else has changed

      When Cat discards JC
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost JC
      And the discard pile has gained JC
      And nothing else has changed

      When Dan takes the discard pile with JD 2H
      Then the action is accepted
      And it is Dan's turn, after taking the discard pile
      And Dan's side has melded QS QD QH and JC JD 2H
      And Dan's hand is 6H 7H
      And the discard pile is empty
      And nothing else has changed

      When Dan discards 6H
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 6H
      And the discard pile has gained 6H
      And nothing else has changed
