@es @playthrough
Feature: Turns that hang together, as the Spanish source has them

  Background:
    Given the "es" house rules

  @HF-DEAL-06 @HF-DEAL-02 @HF-THREE-01
  Rule: The packets are chosen round the table, and then the red threes of the hands are laid

    Scenario: Four players choose, and only the red threes of the hands they chose are laid
      Given Ann is dealt 3H 5D 6D 7D 8D 9D 10D JD QD KD AD and 4S 5S 6S 7S 8S 9S 10S JS QS KS AS
      And Bob is dealt 4H 5H 6H 7H 8H 9H 10H JH QH KH AH and 4C 5C 6C 7C 8C 9C 10C JC QC KC AC
      And Cat is dealt 3H 3D 6S 7S 8S 9S 10S JS QS KS AS and 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
      And Dan is dealt 4H 5H 6H 7H 8H 9H 10H JH QH KH 2H and 4C 5C 6C 7C 8C 9C 10C JC QC KC 2C
      And the starter is KC
      And the next cards of the stock are 4S 5S 9C QC
      When Ann chooses the second packet
      Then the action is accepted
      And it is Bob's turn, to choose a packet
      And Ann's hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS
      And Ann's foot is 3H 5D 6D 7D 8D 9D 10D JD QD KD AD
      And nothing else has changed

      When Bob chooses the first packet
      Then the action is accepted
      And it is Cat's turn, to choose a packet
      And Bob's hand is 4H 5H 6H 7H 8H 9H 10H JH QH KH AH
      And Bob's foot is 4C 5C 6C 7C 8C 9C 10C JC QC KC AC
      And nothing else has changed

      When Cat chooses the first packet
      Then the action is accepted
      And it is Dan's turn, to choose a packet
      And Cat's hand is 3H 3D 6S 7S 8S 9S 10S JS QS KS AS
      And Cat's foot is 4D 5D 6D 7D 8D 9D 10D JD QD KD AD
      And nothing else has changed

      When Dan chooses the second packet
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand is 4C 5C 6C 7C 8C 9C 10C JC QC KC 2C
      And Dan's foot is 4H 5H 6H 7H 8H 9H 10H JH QH KH 2H
      And Cat's side has laid the red threes 3H 3D
      And Cat's hand is 4S 5S 6S 7S 8S 9S 10S JS QS KS AS
      And the stock has lost 4S 5S
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9C QC
      And the stock has lost 9C QC
      And nothing else has changed

  @HF-FOOT-02 @HF-FOOT-03 @HF-TURN-02
  Rule: The foot comes at once after the last card of the hand, and the turn goes on only after a lay

    @HF-TURN-01
    Scenario: One partner discards into the foot and waits, the other lays into it and plays on
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 5C
      And Ann's foot is 4S 4D 4H 5S 6S 7S 8S 10S JS QS KS
      And Bob's hand is 10C JC
      And Cat's hand is 9C
      And Cat's foot is 10S 10H JD JH QD QH KD KH AS AD AH
      And Dan's hand is 10H JH
      And the discard pile is AC
      And the next cards of the stock are 8S QC 9S 7D 4C 5C 8H KC
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And the discard pile has gained 5C
      And Ann has taken up the foot
      And Ann's hand is 4S 4D 4H 5S 6S 7S 8S 10S JS QS KS
      And nothing else has changed

      When Ann melds 4S 4D 4H
      Then the action is refused under HF-TURN-01
      And nothing has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 8S QC
      And the stock has lost 8S QC
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
      And Cat's hand has gained 9S 7D
      And the stock has lost 9S 7D
      And nothing else has changed

      When Cat discards 7D
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 7D
      And the discard pile has gained 7D
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 4C 5C
      And the stock has lost 4C 5C
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
      And the stock has lost 8H KC
      And nothing else has changed

      When Ann melds 4S 4D 4H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and 4S 4D 4H
      And Ann has played from the foot
      And Ann's hand has lost 4S 4D 4H
      And nothing else has changed

      When Ann discards KC
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost KC
      And the discard pile has gained KC
      And nothing else has changed

    Scenario: A hand used up by laying brings the foot, and its cards are laid and discarded in the same turn
      Given it is Cat's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Cat's hand is 9C 9S
      And Cat's foot is 10S 10H 10D JH QD QH KD KH AS AD AH
      When Cat adds 9C 9S to 9S 9D 9H
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S
      And Cat has taken up the foot
      And Cat's hand is 10S 10H 10D JH QD QH KD KH AS AD AH
      And nothing else has changed

      When Cat melds 10S 10H 10D and AS AD AH
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9S and 10S 10H 10D and AS AD AH
      And Cat has played from the foot
      And Cat's hand is JH QD QH KD KH
      And nothing else has changed

      When Cat discards JH
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost JH
      And the discard pile has gained JH
      And nothing else has changed

  @HF-WILD-07 @HF-BOOK-02 @HF-OUT-01
  Rule: A wild card that has been exchanged is free again, and the book may turn clean

    Scenario: A two comes back from a book, goes to another meld, and the clean book lets the player go out
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2D and KS KD KH
      And Ann has played from the foot
      And Ann's hand is 9H 5S 6C
      And Cat has played from the foot
      And Cat's hand is 5C 6D
      And Bob's side has melded AS AD AH
      And Bob has played from the foot
      And Bob's hand is 4S 10C
      And Dan has played from the foot
      And Dan's hand is 5S
      When Ann swaps 9H for 2D in 9S 9D 9H 9C 9S 9D 2C
      Then the action is refused under HF-WILD-07
      And nothing has changed

      When Ann swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2D and KS KD KH
      And Ann's hand is 2C 5S 6C
      And nothing else has changed

      When Ann adds 2C to KS KD KH
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2D and KS KD KH 2C
      And Ann's hand is 5S 6C
      And nothing else has changed

      When Ann discards 5S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 6C
      And the discard pile has gained 5S
      And nothing else has changed

    Scenario: Without the exchange the same side may not go out, with it the round is over
      Given it is round 1
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 2C and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2D and KS KD KH
      And Ann has played from the foot
      And Ann's hand is 9H 6C
      And Cat has played from the foot
      And Cat's hand is 5C 6D
      And Bob's side has melded AS AD AH
      And Bob has played from the foot
      And Bob's hand is 4S 10C
      And Dan has played from the foot
      And Dan's hand is 5S
      When Ann swaps 9H for 2C in 9S 9D 9H 9C 9S 9D 2C
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2D and KS KD KH
      And Ann's hand is 2C 6C
      And nothing else has changed

      When Ann adds 2C to KS KD KH, discards 6C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2D and KS KD KH 2C
      And Ann's hand is empty
      And the discard pile has gained 6C
      And the scores are 2070 and 40
      And nothing else has changed

    @HF-MELD-03
    Scenario: A take finishes a dirty book, and a queen kept back makes it clean
      Given it is Ann's turn
      And the discard pile is QC 4S 6D
      And Ann's side has melded QS QD QH JK
      And Ann's hand is QS QD QH 5C 8D
      When Ann takes the discard pile, adding QS QD to QS QD QH JK
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded QS QD QH QC QS QD JK
      And Ann's hand is QH 5C 8D 4S 6D
      And the discard pile is empty
      And nothing else has changed

      When Ann adds QH to QS QD QH QC QS QD JK
      Then the action is refused under HF-MELD-03
      And nothing has changed

      When Ann swaps QH for JK in QS QD QH QC QS QD JK
      Then the action is accepted
      And Ann's side has melded QS QD QH QC QS QD QH
      And Ann's hand is JK 5C 8D 4S 6D
      And nothing else has changed

      When Ann discards JK
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 5C 8D 4S 6D
      And the discard pile is JK
      And nothing else has changed

  @HF-PILE-05 @HF-PILE-06 @HF-PILE-08 @HF-OPEN-04
  Rule: An opening by a take comes first, the rest of the discard pile after it

    @HF-OPEN-01
    Scenario: A two from the discard pile goes to the kings once the side has opened without it
      Given it is round 1
      And it is Ann's turn
      And the discard pile is KC 4S 2C 7H 8C JS QH 10D 10C
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
      And Ann's hand is 5C 9D 4S 2C 7H 8C JS QH 10D 10C
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

  @HF-THREE-04 @HF-OUT-04
  Rule: Black threes wait for the closing play

    Scenario: Black threes from the discard pile are the last cards laid
      Given it is Ann's turn
      And the discard pile is KC 3C 3S
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is KS KD 3S 5D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded KS KD KC
      And Ann's hand is 3S 3S 3C 5D
      And the discard pile is empty
      And nothing else has changed

      When Ann melds 3S 3S 3C
      Then the action is refused under HF-THREE-04
      And nothing has changed

      When Ann melds 3S 3S 3C, discards 5D
      Then the action is accepted
      And the round is over
      And Ann's side has melded KS KD KC and 3S 3S 3C
      And Ann's hand is empty
      And the discard pile has gained 5D
      And nothing else has changed

  @HF-STOCK-01 @HF-STOCK-02
  Rule: Takes go on when the stock has run out, until somebody cannot take

    Scenario: The last card is drawn, a take must follow, and the player who cannot take ends the round
      Given it is Ann's turn
      And the stock holds 1 card
      And the next card of the stock is 8C
      And the discard pile is 7D 5H
      And Ann's side has melded AS AD AH
      And Ann has played from the foot
      And Ann's hand is 9C 6H
      And Bob has played from the foot
      And Bob's hand is 9S 9D QC 5D
      And Cat has played from the foot
      And Cat's hand is QS 5C 6S
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 8C
      And the stock holds 0 cards
      And nothing else has changed

      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

      When Bob draws
      Then the action is refused under HF-STOCK-02
      And nothing has changed

      When Bob takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Bob's turn, after taking the discard pile
      And Bob's side has melded 9C 9S 9D
      And Bob's hand is QC 5D 7D 5H
      And the discard pile is empty
      And nothing else has changed

      When Bob discards QC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost QC
      And the discard pile is QC
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And the round is over
      And nothing else has changed
