@ru @playthrough
Feature: Turns that hang together, as the Russian source has them

  Background:
    Given the "ru" house rules

  @HF-PILE-05 @HF-PILE-06 @HF-PILE-08
  Rule: An opening by a take comes first, the rest of the discard pile after it

    @HF-WILD-02
    Scenario: The example of the source is played to the end of the turn
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 2D 7H 8C JS QH 9C
      And Ann's hand is KS KD 2C 5C 9D
      When Ann takes the discard pile with KS KD 2C
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 5C 9D 4S 2D 7H 8C JS QH
      And the discard pile is 9C
      And nothing else has changed

      When Ann adds 2D to KS KD KC 2C
      Then the action is refused under HF-WILD-02
      And nothing has changed

      When Ann discards 4S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 4S
      And the discard pile has gained 4S
      And nothing else has changed

    @HF-OPEN-01
    Scenario: A two from the discard pile goes to the kings once the side has opened without it
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 2C 7H 8C JS QH
      And Ann's hand is KS KD 8S 8D 8H 5C 9D
      When Ann takes the discard pile with KS KD 2C
      Then the action is refused under HF-PILE-06
      And nothing has changed

      When Ann takes the discard pile with KS KD
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      When Ann takes the discard pile with KS KD, melds 8S 8D 8H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC and 8S 8D 8H
      And Ann's hand is 5C 9D 4S 2C 7H 8C JS QH
      And the discard pile is empty
      And nothing else has changed

      When Ann adds 2C to KS KD KC and 8C to 8S 8D 8H
      Then the action is accepted
      And Ann's side has melded KS KD KC 2C and 8S 8D 8H 8C
      And Ann's hand has lost 2C 8C
      And nothing else has changed

      When Ann discards QH
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost QH
      And the discard pile is QH
      And nothing else has changed

  @HF-PILE-11 @HF-PILE-02 @HF-THREE-04
  Rule: A black three blocks one player and no more

    Scenario: The discard pile passes over one player and is taken by the next but one
      Given it is Ann's turn, after the draw
      And the discard pile is 7H JS
      And Ann's hand is 3S 5C 9D
      And Bob's hand is KC 6H 6C
      And Cat's hand is KS KD 4C 4D
      And Ann's side has melded 9S 9D 9H
      And the next cards of the stock are 10S QD
      When Ann discards 3S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10S QD
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards KC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost KC
      And the discard pile has gained KC
      And nothing else has changed

      When Cat takes the discard pile with KS KD
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Cat's hand is 4C 4D 3S 7H JS
      And the discard pile is empty
      And nothing else has changed

      When Cat discards 3S
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 3S
      And the discard pile is 3S
      And nothing else has changed

  @HF-STOCK-01 @HF-STOCK-02
  Rule: Takes go on when the stock is out, until somebody must draw

    Scenario: Two takes follow the last draw, and the player who cannot take ends the round
      Given it is Dan's turn
      And the stock holds 3 cards
      And the next cards of the stock are 8C JS 3H
      And the discard pile is 7D 5H
      And Dan has played from the foot
      And Dan's hand is 9C 6H
      And Ann has played from the foot
      And Ann's hand is 9D 9H QC QD 4S
      And Bob has played from the foot
      And Bob's hand is QS QH 5C 5D
      And Ann's side has melded AS AD AH
      And Bob's side has melded KS KD KH
      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 8C JS
      And the stock holds 1 card
      And nothing else has changed

      When Dan discards 9C
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

      When Ann takes the discard pile with 9D 9H
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and 9C 9D 9H
      And Ann's hand is QC QD 4S 7D 5H
      And the discard pile is empty
      And nothing else has changed

      When Ann discards QC
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost QC
      And the discard pile is QC
      And nothing else has changed

      When Bob takes the discard pile with QS QH
      Then the action is accepted
      And it is Bob's turn, after taking the discard pile
      And Bob's side has melded KS KD KH and QC QS QH
      And Bob's hand is 5C 5D
      And the discard pile is empty
      And nothing else has changed

      When Bob discards 5C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand is 5D
      And the discard pile is 5C
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

  @HF-FOOT-02 @HF-FOOT-03 @HF-OUT-02 @HF-OUT-03
  Rule: The foot comes at once after a lay and a turn later after a discard

    Scenario: One partner lays into the foot, the other discards into it, and the first goes out
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 4S 4D 4H 5S 5D 5H 6S 6D 6H 7S 7D 7H 8C
      And Bob's hand is 10C JC
      And Cat's hand is 10D
      And Cat's foot is 10S 10H JS JD JH QS QD QH KS KD KH AS AD
      And Dan's hand is 10H JH
      And the discard pile is AC
      And the next cards of the stock are 8S QC 9D 9H 4C 5C 8H KC 6C QC KD 8D 10C JD 7C 9S
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's hand is 4S 4D 4H 5S 5D 5H 6S 6D 6H 7S 7D 7H 8C
      And nothing else has changed

      When Ann melds 4S 4D 4H and 5S 5D 5H and 6S 6D 6H and 7S 7D 7H
      Then the action is refused under HF-OUT-03
      And nothing has changed

      When Ann melds 4S 4D 4H and 5S 5D 5H and 6S 6D 6H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C and 4S 4D 4H and 5S 5D 5H and 6S 6D 6H
      And Ann has played from the foot
      And Ann's hand is 7S 7D 7H 8C
      And nothing else has changed

      When Ann discards 8C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 8C
      And the discard pile has gained 8C
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 8S QC
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards QC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost QC
      And the discard pile has gained QC
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 9D 9H
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat adds 9D 9H to 9S 9D 9H 9C
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9D 9H and 4S 4D 4H and 5S 5D 5H and 6S 6D 6H
      And Cat's hand is 10D
      And nothing else has changed

      When Cat discards 10D
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 10D
      And the discard pile has gained 10D
      And Cat is to take up the foot next turn
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 4C 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards 5C
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 8H KC
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds 7S 7D 7H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9D 9H and 4S 4D 4H and 5S 5D 5H and 6S 6D 6H and 7S 7D 7H
      And Ann's hand is 8H KC
      And nothing else has changed

      When Ann discards KC
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost KC
      And the discard pile has gained KC
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 6C QC
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards QC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost QC
      And the discard pile has gained QC
      And Cat has taken up the foot
      And Cat's hand is 10S 10H JS JD JH QS QD QH KS KD KH AS AD
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained KD 8D
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat discards 8D
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 8D
      And the discard pile has gained 8D
      And Cat has played from the foot
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 10C JD
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards JD
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost JD
      And the discard pile has gained JD
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 7C 9S
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann adds 9S to 9S 9D 9H 9C 9D 9H and 7C to 7S 7D 7H, discards 8H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9H 9C 9D 9H 9S and 4S 4D 4H and 5S 5D 5H and 6S 6D 6H and 7S 7D 7H 7C
      And Ann's hand is empty
      And the discard pile has gained 8H
      And nothing else has changed
