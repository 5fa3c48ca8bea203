@ro @playthrough
Feature: A game of four rounds, as the Romanian source has it

  Background:
    Given the "ro" house rules

  @HF-GAME-01 @HF-GAME-02 @HF-DEAL-05 @HF-SCORE-09
  Rule: A game is four rounds, each from its deal to its end

    Scenario: Round one is won by the side that begins
      Given it is round 1
      And Ann is dealt KS KS KH KH KD KD KC AS AS AH AD AD AC and 8S 8H 8D 10S 10H 10D 2S 2S 2H 2H 2D 2D 2C
      And Bob is dealt 3S 3C 5S 6S 6S 6D 6D 8H 9H 9D QS KS AH and 3H 4S 4S 4S 5C 8S 8C 9S 9C 10C JC QS JK
      And Cat is dealt JS JS JH JD JC QS QS QH QD QD QC 2C JK and 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 9S
      And Dan is dealt 4H 4H 4D 5H 7S 7C 8H 10C QH QC AH AC AC and 4S 5C 7D 7C 8C 8C 9C 10S 10H JC KC AS AD
      And the starter is 9S
      And the next cards of the stock are AH 5S 3D 6H 8S JD 4C 8C QH 10C JC 5C 9C 7H KH 8D 7C

      When the cards are dealt
      Then it is Ann's turn
      And the discard pile is 9S

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained AH 5S
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds KS KD KH KC KS KD KH and AS AD AH AC AS AD AH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH AC AS AD AH
      And Ann's hand has lost KS KD KH KC KS KD KH AS AD AH AC AS AD AH
      And nothing else has changed

      When Ann discards 5S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5S
      And the discard pile has gained 5S
      And Ann is to take up the foot next turn
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 6H 8S
      And Bob's side has laid the red three 3D
      And the stock has lost 3 cards
      And nothing else has changed

      When Bob discards 3S
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained JD 4C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat melds QS QD QH QC QS QD JK and JS JD JH JC JS JD 2C
      Then the action is accepted
      And Cat's side has melded KS KD KH KC KS KD KH and AS AD AH AC AS AD AH and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2C
      And Cat's hand has lost QS QD QH QC QS QD JK JS JD JH JC JS JD 2C
      And nothing else has changed

      When Cat discards 4C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 4C
      And the discard pile has gained 4C
      And Cat is to take up the foot next turn
      And nothing else has changed

      When Dan takes the discard pile with 4D 4H, melds AH AC AC
      Then the action is accepted
      And it is Dan's turn, after taking the discard pile
      And Dan's side has melded 4C 4D 4H and AH AC AC
      And Dan's hand has lost 4D 4H AH AC AC
      And Dan's hand has gained 3S 5S 9S
      And the discard pile has lost 4 cards
      And nothing else has changed

      When Dan discards 9S
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 9S
      And the discard pile has gained 9S
      And Ann has taken up the foot
      And Ann's hand is 8S 8H 8D 10S 10H 10D 2S 2S 2H 2H 2D 2D 2C
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 8C QH
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds 2S 2D 2H 2C 2S 2D 2H and 10S 10D 10H
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH AC AS AD AH and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2C and 2S 2D 2H 2C 2S 2D 2H and 10S 10D 10H
      And Ann has played from the foot
      And Ann's hand has lost 2S 2D 2H 2C 2S 2D 2H 10S 10D 10H
      And nothing else has changed

      When Ann discards QH
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost QH
      And the discard pile has gained QH
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10C JC
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards 3C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 3C
      And the discard pile has gained 3C
      And Cat has taken up the foot
      And Cat's hand is 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 7D 9S
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 5C 9C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat melds 4S 4D 4H
      Then the action is accepted
      And Cat's side has melded KS KD KH KC KS KD KH and AS AD AH AC AS AD AH and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2C and 2S 2D 2H 2C 2S 2D 2H and 10S 10D 10H and 4S 4D 4H
      And Cat has played from the foot
      And Cat's hand has lost 4S 4D 4H
      And nothing else has changed

      When Cat discards 9C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 7H KH
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards 7S
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 7S
      And the discard pile has gained 7S
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 8D 7C
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds 8S 8D 8H 8C 8D, discards 7C
      Then the action is accepted
      And the round is over
      And Ann's side has melded KS KD KH KC KS KD KH and AS AD AH AC AS AD AH and QS QD QH QC QS QD JK and JS JD JH JC JS JD 2C and 2S 2D 2H 2C 2S 2D 2H and 10S 10D 10H and 4S 4D 4H and 8S 8D 8H 8C 8D
      And Ann's hand is empty
      And the discard pile has gained 7C
      And the scores are 3775 and -405
      And nothing else has changed

    Scenario: Round two is won by the partner of the player who begins
      Given it is round 2
      And the scores are 3775 and -405
      And Ann is dealt 3S 4H 5S 5H 5C 6S 6D 7D 8S 8C 9C 10C KH and 3D 4H 9S 10S 10C JS JS JC QH QD KD AD 2C
      And Bob is dealt 10S 10S 10H 10D 10C QS QS QH QD QD QC 2S JK and 4S 4H 4D 4C 6H 6C 7S 7H 7D 7C 8S 8H 8D
      And Cat is dealt 3C 7S JS JH JD JD QS KS KD KD AS AD 2H and 4D 5H 5D 6S 6D 7S 7S 7H 8C 9D QH QC KS
      And Dan is dealt 5S 5S 5H 5D 5D 5C 9S 9S 9H 9H 9D 9D 9C and 3H 6S 6D AS AH AD 2S 2H 2D 2C JK JK JK
      And the starter is KC
      And the next cards of the stock are 10D 4S 8C 7D 5H KH 4H AC 3H JC 6H 6H AH 8S 9C 7C

      When the cards are dealt
      Then it is Bob's turn
      And the discard pile is KC

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10D 4S
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob melds QS QD QH QC QS QD JK and 10S 10D 10H 10C 10S 10D 2S
      Then the action is accepted
      And Bob's side has melded QS QD QH QC QS QD JK and 10S 10D 10H 10C 10S 10D 2S
      And Bob's hand has lost QS QD QH QC QS QD JK 10S 10D 10H 10C 10S 10D 2S
      And nothing else has changed

      When Bob discards 4S
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 4S
      And the discard pile has gained 4S
      And Bob is to take up the foot next turn
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 8C 7D
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat discards 3C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 3C
      And the discard pile has gained 3C
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 5H KH
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan melds 9S 9D 9H 9C 9S 9D 9H and 5S 5D 5H 5C 5S 5D 5H
      Then the action is accepted
      And Dan's side has melded QS QD QH QC QS QD JK and 10S 10D 10H 10C 10S 10D 2S and 9S 9D 9H 9C 9S 9D 9H and 5S 5D 5H 5C 5S 5D 5H
      And Dan's hand has lost 9S 9D 9H 9C 9S 9D 9H 5S 5D 5H 5C 5S 5D 5H
      And nothing else has changed

      When Dan discards KH
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost KH
      And the discard pile has gained KH
      And Dan is to take up the foot next turn
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 4H AC
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards KH
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost KH
      And the discard pile has gained KH
      And Bob has taken up the foot
      And Bob's hand is 4S 4H 4D 4C 6H 6C 7S 7H 7D 7C 8S 8H 8D
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained JC 6H
      And Bob's side has laid the red three 3H
      And the stock has lost 3 cards
      And nothing else has changed

      When Bob melds 4S 4D 4H 4C and 7S 7D 7H 7C
      Then the action is accepted
      And Bob's side has melded QS QD QH QC QS QD JK and 10S 10D 10H 10C 10S 10D 2S and 9S 9D 9H 9C 9S 9D 9H and 5S 5D 5H 5C 5S 5D 5H and 4S 4D 4H 4C and 7S 7D 7H 7C
      And Bob has played from the foot
      And Bob's hand has lost 4S 4D 4H 4C 7S 7D 7H 7C
      And nothing else has changed

      When Bob discards JC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost JC
      And the discard pile has gained JC
      And nothing else has changed

      When Cat takes the discard pile with JS JD JH, melds AS AD 2H
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Cat's side has melded JC JS JD JH and AS AD 2H
      And Cat's hand has lost JS JD JH AS AD 2H
      And Cat's hand has gained KH KH 3C 4S KC
      And the discard pile has lost 6 cards
      And nothing else has changed

      When Cat melds KS KD KH KH KC
      Then the action is accepted
      And Cat's side has melded JC JS JD JH and AS AD 2H and KS KD KH KH KC
      And Cat's hand has lost KS KD KH KH KC
      And nothing else has changed

      When Cat discards 3C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 3C
      And the discard pile has gained 3C
      And Dan has taken up the foot
      And Dan's hand is 6S 6D AS AH AD 2S 2H 2D 2C JK JK JK 6H
      And Dan's side has laid the red threes 3H 3H
      And the stock has lost 1 card
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained AH 8S
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan melds JK JK JK 2S 2D 2H 2C and AS AD AH AH and 6S 6D 6H, discards 8S
      Then the action is accepted
      And the round is over
      And Dan's side has melded QS QD QH QC QS QD JK and 10S 10D 10H 10C 10S 10D 2S and 9S 9D 9H 9C 9S 9D 9H and 5S 5D 5H 5C 5S 5D 5H and 4S 4D 4H 4C and 7S 7D 7H 7C and JK JK JK 2S 2D 2H 2C and AS AD AH AH and 6S 6D 6H
      And Dan has played from the foot
      And Dan's hand is empty
      And the discard pile has gained 8S
      And the scores are 3440 and 3610
      And nothing else has changed

    Scenario: Round three is won by the player who begins
      Given it is round 3
      And the scores are 3440 and 3610
      And Ann is dealt 8D 8C JS JS JH JD JC KS KS KH KH KD KC and 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 9C 10S
      And Bob is dealt 3C 4S 5S 6D 7C 10D QS KH AH AD 2D JK JK and 3H 4H 4H 6H 9D 10H JS KS KD AS AH AD 2S
      And Cat is dealt 8S 8H 8D 8C KS KD AS AS AH AH AD AD AC and 3D 9S 9H 9D QS QH QD 2S 2H 2D 2C JK JK
      And Dan is dealt 3S 6H 7D 7C 8D 10C QS KH KH KC KC AD AC and 6D 7H 7D 9S 10S 10D 10D 10C JH JD JC KC AC
      And the starter is 7D
      And the next cards of the stock are 8S 2S JK 6C 5C 4C 10D JD 2H 3D 9S 9H QC QH 6S 10H QS 5C 4D 7C

      When the cards are dealt
      Then it is Cat's turn
      And the discard pile is 7D

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 8S 2S
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat melds AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S and KS KD 2S
      Then the action is accepted
      And Cat's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S and KS KD 2S
      And Cat has taken up the foot
      And Cat's hand is 9S 9H 9D QS QH QD 2S 2H 2D 2C JK JK JK
      And Cat's side has laid the red three 3D
      And the stock has lost 1 card
      And nothing else has changed

      When Cat melds 2S 2D 2H 2C JK JK JK and 9S 9D 9H
      Then the action is accepted
      And Cat's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S and KS KD 2S and 2S 2D 2H 2C JK JK JK and 9S 9D 9H
      And Cat has played from the foot
      And Cat's hand has lost 2S 2D 2H 2C JK JK JK 9S 9D 9H
      And nothing else has changed

      When Cat discards QS
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost QS
      And the discard pile has gained QS
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 6C 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards KC
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost KC
      And the discard pile has gained KC
      And nothing else has changed

      When Ann takes the discard pile with KS KS, adds KH KC KD KH to KS KD 2S
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S and KS KD 2S KH KC KD KH and 2S 2D 2H 2C JK JK JK and 9S 9D 9H and KC KS KS
      And Ann's hand has lost KS KS KH KC KD KH
      And Ann's hand has gained QS 7D
      And the discard pile has lost 3 cards
      And nothing else has changed

      When Ann melds JS JD JH JC JS, adds 8C 8D to 8S 8D 8H 8C 8S
      Then the action is accepted
      And Ann's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S 8C 8D and KS KD 2S KH KC KD KH and 2S 2D 2H 2C JK JK JK and 9S 9D 9H and KC KS KS and JS JD JH JC JS
      And Ann's hand has lost JS JD JH JC JS 8C 8D
      And nothing else has changed

      When Ann discards 7D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 7D
      And the discard pile has gained 7D
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 4C 10D
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob melds JK JK 2D
      Then the action is accepted
      And Bob's side has melded JK JK 2D
      And Bob's hand has lost JK JK 2D
      And nothing else has changed

      When Bob discards 3C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 3C
      And the discard pile has gained 3C
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained JD 2H
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat adds JD 2H to JS JD JH JC JS
      Then the action is accepted
      And Cat's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S 8C 8D and KS KD 2S KH KC KD KH and 2S 2D 2H 2C JK JK JK and 9S 9D 9H and KC KS KS and JS JD JH JC JS JD 2H
      And Cat's hand has lost JD 2H
      And nothing else has changed

      When Cat discards QD
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost QD
      And the discard pile has gained QD
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 9S 9H
      And Dan's side has laid the red three 3D
      And the stock has lost 3 cards
      And nothing else has changed

      When Dan discards 3S
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained QC QH
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann melds QS QC QH
      Then the action is accepted
      And Ann's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S 8C 8D and KS KD 2S KH KC KD KH and 2S 2D 2H 2C JK JK JK and 9S 9D 9H and KC KS KS and JS JD JH JC JS JD 2H and QS QC QH
      And Ann has taken up the foot
      And Ann's hand is 4S 4H 4D 5S 5H 5D 6S 6H 6D 7S 7H 9C 10S
      And nothing else has changed

      When Ann melds 4S 4D 4H, adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S 8C 8D and KS KD 2S KH KC KD KH and 2S 2D 2H 2C JK JK JK and 9S 9D 9H 9C and KC KS KS and JS JD JH JC JS JD 2H and QS QC QH and 4S 4D 4H
      And Ann has played from the foot
      And Ann's hand has lost 4S 4D 4H 9C
      And nothing else has changed

      When Ann discards 10S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 10S
      And the discard pile has gained 10S
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 6S 10H
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards 10H
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 10H
      And the discard pile has gained 10H
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained QS 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat adds QH QS to QS QC QH, discards 5C
      Then the action is accepted
      And the round is over
      And Cat's side has melded AS AD AH AC AS AD AH and 8S 8D 8H 8C 8S 8C 8D and KS KD 2S KH KC KD KH and 2S 2D 2H 2C JK JK JK and 9S 9D 9H 9C and KC KS KS and JS JD JH JC JS JD 2H and QS QC QH QH QS and 4S 4D 4H
      And Cat's hand is empty
      And the discard pile has gained 5C
      And the scores are 7435 and 3205
      And nothing else has changed

    Scenario: Round four is won by the player who begins, and with it the game is decided
      Given it is round 4
      And the scores are 7435 and 3205
      And Ann is dealt 3S 4D 5S 5H 5D 6H 7C 9D 10C 10C QD KH JK and 3H 4D 5D 6H 7S 8H 8D 9D 9C 9C 10D AS JK
      And Bob is dealt 6S 9S 9S 9H 9D 9D 9C 2S 2H 2D 2C JK JK and 5S 5H 5D 7S 7H 7D QS QS QH QD QC JK JK
      And Cat is dealt 3C 4C 5C 6C 7H 7D 8H 8D 9S 10D KS KD 2H and 3D 4H 6S 6D 8S 10C JD QH QD KH KC AC 2S
      And Dan is dealt KS KS KH KH KD KD KC AS AS AH AD AD AC and 3C 8S 8S 8H 8H 8D 8D 8C JS JS JH JD JC
      And the starter is 6C
      And the next cards of the stock are 4C 9C 10H 5C 3H 7C QC 2C 10C 3D 4H JC 6D 6H 8C AH 4S 4D 5H 7H

      When the cards are dealt
      Then it is Dan's turn
      And the discard pile is 6C

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 4C 9C
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan discards 9C
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10H 5C
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards JK
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost JK
      And the discard pile has gained JK
      And nothing else has changed

      When Bob takes the discard pile with JK JK
      Then the action is accepted
      And it is Bob's turn, after taking the discard pile
      And Bob's side has melded JK JK JK
      And Bob's hand has lost JK JK
      And Bob's hand has gained 9C 6C
      And the discard pile has lost 3 cards
      And nothing else has changed

      When Bob melds 9S 9D 9H 9C 9S 9D 9C, adds 2S 2D 2H 2C to JK JK JK
      Then the action is accepted
      And Bob's side has melded JK JK JK 2S 2D 2H 2C and 9S 9D 9H 9C 9S 9D 9C
      And Bob's hand has lost 9S 9D 9H 9C 9S 9D 9C 2S 2D 2H 2C
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
      And Cat's hand has gained 7C QC
      And Cat's side has laid the red three 3H
      And the stock has lost 3 cards
      And nothing else has changed

      When Cat discards 3C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 3C
      And the discard pile has gained 3C
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 2C 10C
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan melds KS KD KH KC KS KD KH and AS AD AH AC AS AD 2C
      Then the action is accepted
      And Dan's side has melded JK JK JK 2S 2D 2H 2C and 9S 9D 9H 9C 9S 9D 9C and KS KD KH KC KS KD KH and AS AD AH AC AS AD 2C
      And Dan's hand has lost KS KD KH KC KS KD KH AS AD AH AC AS AD 2C
      And nothing else has changed

      When Dan discards 10C
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost 10C
      And the discard pile has gained 10C
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 4H JC
      And Ann's side has laid the red threes 3H 3D
      And the stock has lost 3 cards
      And nothing else has changed

      When Ann discards 3S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 6D 6H
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob melds 6S 6D 6H
      Then the action is accepted
      And Bob's side has melded JK JK JK 2S 2D 2H 2C and 9S 9D 9H 9C 9S 9D 9C and KS KD KH KC KS KD KH and AS AD AH AC AS AD 2C and 6S 6D 6H
      And Bob has taken up the foot
      And Bob's hand is 5S 5H 5D 7S 7H 7D QS QS QH QD QC JK JK
      And nothing else has changed

      When Bob melds QS QD QH QC QS JK JK and 5S 5D 5H
      Then the action is accepted
      And Bob's side has melded JK JK JK 2S 2D 2H 2C and 9S 9D 9H 9C 9S 9D 9C and KS KD KH KC KS KD KH and AS AD AH AC AS AD 2C and 6S 6D 6H and QS QD QH QC QS JK JK and 5S 5D 5H
      And Bob has played from the foot
      And Bob's hand has lost QS QD QH QC QS JK JK 5S 5D 5H
      And nothing else has changed

      When Bob discards 7S
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 7S
      And the discard pile has gained 7S
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 8C AH
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat discards 8C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 8C
      And the discard pile has gained 8C
      And nothing else has changed

      When Dan draws
      Then the action is accepted
      And it is Dan's turn, after the draw
      And Dan's hand has gained 4S 4D
      And the stock has lost 2 cards
      And nothing else has changed

      When Dan melds 4C 4S 4D
      Then the action is accepted
      And Dan's side has melded JK JK JK 2S 2D 2H 2C and 9S 9D 9H 9C 9S 9D 9C and KS KD KH KC KS KD KH and AS AD AH AC AS AD 2C and 6S 6D 6H and QS QD QH QC QS JK JK and 5S 5D 5H and 4C 4S 4D
      And Dan has taken up the foot
      And Dan's hand is 3C 8S 8S 8H 8H 8D 8D 8C JS JS JH JD JC
      And nothing else has changed

      When Dan melds 8S 8D 8H 8C 8S 8D 8H and JS JD JH JC JS, discards 3C
      Then the action is accepted
      And the game is over
      And Dan's side has melded JK JK JK 2S 2D 2H 2C and 9S 9D 9H 9C 9S 9D 9C and KS KD KH KC KS KD KH and AS AD AH AC AS AD 2C and 6S 6D 6H and QS QD QH QC QS JK JK and 5S 5D 5H and 4C 4S 4D and 8S 8D 8H 8C 8S 8D 8H and JS JD JH JC JS
      And Dan has played from the foot
      And Dan's hand is empty
      And the discard pile has gained 3C
      And the scores are 6910 and 7720
      And the game is won by Bob's side
      And nothing else has changed
