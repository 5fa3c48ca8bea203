@ro @playthrough
Feature: Permission over two turns, as the Romanian source says of the game at Pagat

  Background:
    Given the "pagat-partners" house rules

  @HF-ASK-01 @HF-ASK-03
  Rule: A yes is good for one turn

    Scenario: An old yes does not let a player go out in a later turn
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 9S 9D 9H 4C
      And Bob's hand is 7C 8C JC
      And Cat's hand is 5S 6S 10S
      And Dan's hand is 7H 8H JH
      And the next cards of the stock are 10D JD 4H 5H QC QD 5C 9C

      When Ann melds 9S 9D 9H, discards 4C
      Then the action is refused under HF-ASK-01
      And nothing has changed

      When Ann asks to go out
      Then the action is accepted
      And it is Ann's turn, after asking to go out
      And nothing else has changed

      When Cat answers yes
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's partner has said yes
      And nothing else has changed

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
      Then the action is refused under HF-ASK-01
      And nothing has changed

      When Ann asks to go out
      Then the action is accepted
      And it is Ann's turn, after asking to go out
      And nothing else has changed

      When Cat answers yes
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's partner has said yes
      And nothing else has changed

      When Ann melds 9S 9D 9H 9C, discards 5C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-ASK-02 @HF-ASK-03
  Rule: A no is good for one turn

    Scenario: An old no does not keep a player from asking and going out later
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
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

      When Ann asks to go out
      Then the action is accepted
      And it is Ann's turn, after asking to go out
      And nothing else has changed

      When Cat answers yes
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's partner has said yes
      And nothing else has changed

      When Ann melds 9S 9D 9H 9C, discards 5C
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is empty
      And the discard pile has gained 5C
      And nothing else has changed
