@no @playthrough
Feature: Turns that hang together, as the Norwegian source has them

  Background:
    Given the "no" house rules

  @HF-ASK-01 @HF-ASK-02 @HF-ASK-03
  Rule: An answer is good for one turn, and nobody has to ask

    Scenario: A player told no goes out in the next turn without asking again
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 9S 9D 9H 4C
      And Bob's hand is 7C 8C JC
      And Cat's hand is 5S 6S 10S
      And Dan's hand is 7H 8H JH
      And the next cards of the stock are 10D JD 4H 5H QC QD 5C 9C

      When Ann asks to go out
      Then the action is accepted
      And it is Ann's turn, after asking to go out
      And nothing else has changed

      When Cat answers no
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's partner has said no
      And nothing else has changed

      When Ann melds 9S 9D 9H, discards 4C
      Then the action is refused under HF-ASK-02
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

      When Cat discards 10S
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 10S
      And the discard pile has gained 10S
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
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-FOOT-03 @HF-OUT-02
  Rule: The partner has to have played from the foot, not only taken it up

    Scenario: A foot taken up after the last discard is played from in the next turn
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's hand is KC
      And Ann's foot is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And Cat has played from the foot
      And Cat's hand is 9S 9D 9H
      And Bob's hand is 7C 8C JC
      And Dan's hand is 7H 8H JH
      And the next cards of the stock are 10D JD 5C 4C QC QD 4H 5H 10H JD 6C 9C

      When Ann discards KC
      Then the action is accepted
      And it is Bob's turn
      And the discard pile has gained KC
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
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
      And Cat's hand has gained 5C 4C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat melds 9S 9D 9H
      Then the action is accepted
      And Cat's side has melded 9S 9D 9H
      And Cat's hand is 5C 4C
      And nothing else has changed

      When Cat discards 5C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 5C
      And the discard pile has gained 5C
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
      And Ann's hand has gained 4H 5H
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards 6D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 6D
      And the discard pile has gained 6D
      And Ann has played from the foot
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10H JD
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
      And Cat's hand has gained 6C 9C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat adds 9C to 9S 9D 9H
      Then the action is accepted
      And Cat's side has melded 9S 9D 9H 9C
      And Cat's hand is 4C 6C
      And nothing else has changed

      When Cat discards 4C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 4C
      And the discard pile has gained 4C
      And nothing else has changed

    @HF-OUT-03
    Scenario: A partner who has only taken up the foot makes a player wait
      Given it is Bob's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has taken up the foot
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D 6D
      And Cat has played from the foot
      And Cat's hand is 9S 9D
      And Bob's hand is 7C 8C JC
      And Dan's hand is 7H 8H JH
      And the next cards of the stock are 9H 4C QC QD 4H 5H 10H JD 6C 9C

      When Bob discards JC
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost JC
      And the discard pile has gained JC
      And nothing else has changed

      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's hand has gained 9H 4C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat melds 9S 9D 9H, discards 4C
      Then the action is refused under HF-OUT-02
      And nothing has changed

      When Cat melds 9S 9D 9H
      Then the action is refused under HF-OUT-03
      And nothing has changed

      When Cat discards 4C
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 4C
      And the discard pile has gained 4C
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
      And Ann's hand has gained 4H 5H
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards 6D
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 6D
      And the discard pile has gained 6D
      And Ann has played from the foot
      And nothing else has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 10H JD
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
      And Cat's hand has gained 6C 9C
      And the stock has lost 2 cards
      And nothing else has changed

      When Cat melds 9S 9D 9H 9C, discards 6C
      Then the action is accepted
      And the round is over
      And Cat's side has melded 9S 9D 9H 9C
      And Cat's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

  @HF-PILE-04 @HF-PILE-11 @HF-PILE-10
  Rule: A wild card or a three bars the discard pile as long as it is on top, and no longer

    @HF-PILE-02
    Scenario: A joker, a black three and a nine are discarded in turn
      Given it is Dan's turn, after the draw
      And the discard pile is 10C 4H
      And Dan's hand is JK 6C 7C
      And Ann's hand is JK JK 3S 8H
      And Bob's hand is 3S 3C 9C 10H
      And Cat's hand is 9S 9D JC 5C
      And Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      And the next cards of the stock are 10S JD 4S 5S

      When Dan discards JK
      Then the action is accepted
      And it is Ann's turn
      And Dan's hand has lost JK
      And the discard pile has gained JK
      And nothing else has changed

      When Ann takes the discard pile with JK JK
      Then the action is refused under HF-PILE-04
      And nothing has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10S JD
      And the stock has lost 2 cards
      And nothing else has changed

      When Ann discards 3S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

      When Bob takes the discard pile with 3S 3C
      Then the action is refused under HF-PILE-02
      And nothing has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 4S 5S
      And the stock has lost 2 cards
      And nothing else has changed

      When Bob discards 9C
      Then the action is accepted
      And it is Cat's turn
      And Bob's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

      When Cat takes the discard pile with 9S 9D
      Then the action is accepted
      And it is Cat's turn, after taking the discard pile
      And Cat's side has melded KS KD KH and 9C 9S 9D
      And Cat's hand is JC 5C 3S JK 10C 4H
      And the discard pile is empty
      And nothing else has changed

      When Cat discards 3S
      Then the action is accepted
      And it is Dan's turn
      And Cat's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed
