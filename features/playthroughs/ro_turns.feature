@ro @playthrough
Feature: Turns that hang together, as the Romanian source has them

  Background:
    Given the "ro" house rules

  @HF-PILE-11 @HF-PILE-02
  Rule: A black three keeps only the next player from the discard pile

    Scenario: The nine under a black three is out of reach, and the next but one takes what covers it
      Given it is Dan's turn, after the draw
      And the discard pile is 9C 4H
      And Dan's hand is 3S 6C 7C
      And Ann's hand is 9S 9D 5D 8H
      And Bob's hand is 5S 5H 10C JC
      And Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      And the next cards of the stock are 10S JD
      When Dan discards 3S
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

      When Ann takes the discard pile with 9S 9D
      Then the action is refused under HF-PILE-02
      And nothing has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10S JD
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards 5D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5D
      And the discard pile has gained 5D
      And nothing else has changed

      When Bob takes the discard pile with 5S 5H
      Then the action is accepted
      And it is Bob's turn, after taking the discard pile
      And Bob's side has melded QS QD QH and 5D 5S 5H
      And Bob's hand is 10C JC 3S 9C 4H
      And the discard pile is empty
      And nothing else has changed

      When Bob discards 4H
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 4H
      And the discard pile has gained 4H
      And nothing else has changed

  @HF-FOOT-02 @HF-FOOT-03 @HF-DRAW-01
  Rule: The foot comes at once after a lay, and at the next turn after a discard

    Scenario: The foot waits for three other players when the last card was discarded
      Given it is Ann's turn
      And Ann's side has melded KS KD KH
      And Ann's hand is KC
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And Bob's hand is 6C 7C 8C
      And Cat's hand is 6H 7H 8H
      And Dan's hand is 9C 10C JC
      And the next cards of the stock are QC JD 4H 5H 4C 5C 9H 10H 10D JH

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained QC JD
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann's hand has lost KC
      And nothing else has changed

      When Ann discards QC
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost QC
      And the discard pile has gained QC
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 4H 5H
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards 6C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 6C
      And the discard pile has gained 6C
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 4C 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat discards 6H
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 6H
      And the discard pile has gained 6H
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 9H 10H
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards JC
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost JC
      And the discard pile has gained JC
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10D JH
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards 10D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 10D
      And the discard pile has gained 10D
      And nothing else has changed

    Scenario: The last card discarded, and the foot is taken up when the turn comes round
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And Bob's hand is 6C 7C 8C
      And Cat's hand is 6H 7H 8H
      And Dan's hand is 9C 10C JC
      And the next cards of the stock are 4H 5H 4C 5C 9H 10H 10D JH

      When Ann discards KC
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost KC
      And the discard pile has gained KC
      And Ann is to take up the foot next turn
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 4H 5H
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards 6C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 6C
      And the discard pile has gained 6C
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 4C 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat discards 6H
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 6H
      And the discard pile has gained 6H
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 9H 10H
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards JC
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost JC
      And the discard pile has gained JC
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10D JH
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards 10D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 10D
      And the discard pile has gained 10D
      And Ann has played from the foot
      And nothing else has changed

    Scenario: The last card laid, and the foot is played in the same turn
      Given it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D

      When Ann adds KC to KS KD KH
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And nothing else has changed

      When Ann adds KS to KS KD KH KC
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS
      And Ann has played from the foot
      And Ann's hand has lost KS
      And nothing else has changed

      When Ann discards 6D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 6D
      And the discard pile has gained 6D
      And nothing else has changed

  @HF-OUT-01 @HF-OUT-02 @HF-OUT-03 @HF-ASK-01
  Rule: A player waits for the wild book and for the partner, and then goes out unasked

    Scenario: Going out is refused until the partner plays from the foot
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann's side has melded 6S 6D 6H
      And Ann has played from the foot
      And Ann's hand is 9S 9D 9H 4C
      And Cat's hand is 6C 10C
      And Cat's foot is 4S 5S 7S 8S 8D 10S JS QS KS AS 4D 5D 7D
      And Bob's hand is 7C 8C JC
      And Dan's hand is 7H 8H JH
      And the next cards of the stock are 10D JD 4H 5H QC QD 5C 9C

      When Ann melds 9S 9D 9H, discards 4C
      Then the action is refused under HF-OUT-02
      And nothing has changed

      When Ann melds 9S 9D 9H
      Then the action is refused under HF-OUT-03
      And nothing has changed

      When Ann discards 4C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 4C
      And the discard pile has gained 4C
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10D JD
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards JC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost JC
      And the discard pile has gained JC
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 4H 5H
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat adds 6C to 6S 6D 6H
      Then the action is accepted
      And Cat's side has melded 6S 6D 6H 6C
      And Cat's hand has lost 6C
      And nothing else has changed

      When Cat discards 4H
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 4H
      And the discard pile has gained 4H
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained QC QD
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards JH
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost JH
      And the discard pile has gained JH
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 5C 9C
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds 9S 9D 9H 9C, discards 5C
      Then the action is refused under HF-OUT-02
      And nothing has changed

      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

    Scenario: The partner takes up the foot and plays from it, and the player goes out
      Given it is Cat's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann's side has melded 6S 6D 6H
      And Ann has played from the foot
      And Ann's hand is 9S 9D 9H
      And Cat's hand is 6C
      And Cat's foot is 4S 5S 7S 8S 8D 10S JS QS KS AS 4D 5D 7D
      And Dan's hand is 7H 8H JH
      And the next cards of the stock are QC QD 5C 9C

      When Cat adds 6C to 6S 6D 6H
      Then the action is accepted
      And Cat's side has melded 6S 6D 6H 6C
      And Cat has taken up the foot
      And Cat's hand is 4S 5S 7S 8S 8D 10S JS QS KS AS 4D 5D 7D
      And nothing else has changed

      When Cat discards 5S
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 5S
      And the discard pile has gained 5S
      And Cat has played from the foot
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained QC QD
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards JH
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost JH
      And the discard pile has gained JH
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 5C 9C
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds 9S 9D 9H 9C, discards 5C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 6S 6D 6H 6C and 9S 9D 9H 9C
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-PILE-05 @HF-PILE-07 @HF-PILE-08
  Rule: An opening by a take comes first, the six other cards after it

    Scenario: The other cards are laid after the take, and a later take joins the meld
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 8S 8D 2D 5H JS QH 9C
      And Ann's hand is KS KD 2C 8H 9D
      And Bob's hand is KH 6C 7C
      And Cat's hand is KC KD 4C 4D 10H
      And the next cards of the stock are 10S JD

      When Ann takes the discard pile with KS KD 2C
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 8H 9D 8S 8D 2D 5H JS QH
      And the discard pile is 9C
      And nothing else has changed

      When Ann melds 8S 8D 8H
      Then the action is accepted
      And Ann's side has melded KS KD KC 2C and 8S 8D 8H
      And Ann's hand is 9D 2D 5H JS QH
      And nothing else has changed

      When Ann discards 9D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9D
      And the discard pile has gained 9D
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10S JD
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards KH
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost KH
      And the discard pile has gained KH
      And nothing else has changed

      When Cat takes the discard pile, adding KC KD to KS KD KC 2C
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Cat's side has melded KS KD KC KH KC KD 2C and 8S 8D 8H
      And Cat's hand is 4C 4D 10H 9D 9C
      And the discard pile is empty
      And nothing else has changed
