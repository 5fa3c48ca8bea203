@es @playthrough
Feature: A short round for two, as the Spanish source has it

  @HF-OUT-01 @HF-OUT-04 @HF-FOOT-02 @HF-OPEN-01 @HF-SCORE-09
  Rule: A round goes from the choice of packets to the last card and the score

    @HF-OUT-03
    Scenario: Ann lays kings and queens, takes up the foot in her second turn and goes out with it
      Given the "short" house rules
      And 2 players
      And Ann is dealt KS KD KH KC KS KD KH QS QD QH QC and QS QD JK AS AD AH AC 9S 9D 9H 9C
      And Bob is dealt 4S 4D 5S 5D 6S 6D 7S 7D 8S 8D 3S and 4C 5C 6C 7C 8C 9C 10C JC QC KC AC
      And the starter is 10S
      And the next cards of the stock are 4H 10D 6H 7H 10H 10C
      When Ann chooses the first packet
      Then the action is accepted
      And it is Bob's turn, to choose a packet
      And Ann's hand is KS KD KH KC KS KD KH QS QD QH QC
      And Ann's foot is QS QD JK AS AD AH AC 9S 9D 9H 9C
      And nothing else has changed

      When Bob chooses the first packet
      Then the action is accepted
      And it is Ann's turn
      And Bob's hand is 4S 4D 5S 5D 6S 6D 7S 7D 8S 8D 3S
      And Bob's foot is 4C 5C 6C 7C 8C 9C 10C JC QC KC AC
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 4H 10D
      And the stock has lost 4H 10D
      And nothing else has changed

      When Ann melds QS QD QH QC
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      When Ann melds KS KD KH KC KS KD KH and QS QD QH QC
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and QS QD QH QC
      And Ann's hand is 4H 10D
      And nothing else has changed

      When Ann discards 4H
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 10D
      And the discard pile is 4H 10S
      And nothing else has changed

      When Bob takes the discard pile with 4S 4D
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's hand has gained 6H 7H
      And the stock has lost 6H 7H
      And nothing else has changed

      When Bob melds 6S 6D 6H and 7S 7D 7H
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      When Bob discards 3S
      Then the action is accepted
      And it is Ann's turn
      And Bob's hand has lost 3S
      And the discard pile is 3S 4H 10S
      And nothing else has changed

      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 10H 10C
      And the stock has lost 10H 10C
      And nothing else has changed

      When Ann melds 10D 10H 10C
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS KD KH and QS QD QH QC and 10D 10H 10C
      And Ann has taken up the foot
      And Ann's hand is QS QD JK AS AD AH AC 9S 9D 9H 9C
      And nothing else has changed

      When Ann melds AS AD AH AC and 9S 9D 9H 9C, adds QS QD to QS QD QH QC
      Then the action is refused under HF-OUT-03
      And nothing has changed

      When Ann melds AS AD AH AC and 9S 9D 9H 9C, adds QS QD JK to QS QD QH QC
      Then the action is accepted
      And the round is over
      And Ann's side has melded KS KD KH KC KS KD KH and QS QD QH QC QS QD JK and 10D 10H 10C and AS AD AH AC and 9S 9D 9H 9C
      And Ann has played from the foot
      And Ann's hand is empty
      And the scores are 1230 and -170
      And nothing else has changed
