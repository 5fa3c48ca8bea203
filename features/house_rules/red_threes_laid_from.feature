@house-rules
Feature: Where a red three is laid from

  @HF-THREE-01
  Rule: A red three is laid and replaced where the house rules say it is met

    Scenario: A red three drawn is laid and replaced
      Given house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "draw_count" is 2
      And it is Ann's turn
      And the next cards of the stock are 3H KS AD 4C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand has gained KS AD
      And the stock has lost 3H KS AD
      And nothing else has changed

    Scenario: A red three drawn stays in the hand where draws are not named
      Given house rules where "red_threes_laid_from" is [deal]
      And house rules where "draw_count" is 2
      And it is Ann's turn
      And the next cards of the stock are 3H KS AD 4C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 3H KS
      And the stock has lost 3H KS
      And nothing else has changed

    Scenario: A red three taken with the discard pile is laid and replaced
      Given house rules where "red_threes_laid_from" is [deal, draw, pile]
      And house rules where "take_amount" is 3
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 3H 4S
      And the next cards of the stock are 4D 4C
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's side has laid the red three 3H
      And Ann's hand is 4C AC 4S 4D
      And the stock has lost 4D
      And the discard pile is empty
      And nothing else has changed

    Scenario: A red three taken with the discard pile stays in the hand where that is not named
      Given house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "take_amount" is 3
      And it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 3H 4S
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is 4C AC 4S 3H
      And the discard pile is empty
      And nothing else has changed

    Scenario: A red three in a packet that is taken up is laid and replaced
      Given house rules where "red_threes_laid_from" is [deal, draw, packet]
      And house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And the next cards of the stock are 4D 4C
      And Ann's hand is KC
      And Ann's foot is 3H 4S AS AD
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann has taken up the foot
      And Ann's side has laid the red three 3H
      And Ann's hand is 4S AS AD 4D
      And the stock has lost 4D
      And nothing else has changed

    Scenario: A red three in a packet that is taken up stays in the hand where packets are not named
      Given house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "packets" is [4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann's hand is KC
      And Ann's foot is 3H 4S AS AD
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann has taken up the foot
      And Ann's hand is 3H 4S AS AD
      And nothing else has changed

    Scenario: A red three dealt is laid and replaced
      Given house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "packet_choice" is "as dealt"
      And Ann is dealt 3H
      And the starter is KC
      And the next cards of the stock are 4D 4C
      When the cards are dealt
      Then Ann's side has laid the red three 3H
      And Ann's hand has lost 3H
      And Ann's hand has gained 4D
      And the stock has lost 4D
      And nothing else has changed

    Scenario: A red three dealt stays in the hand where the deal is not named
      Given house rules where "red_threes_laid_from" is [draw]
      And house rules where "packet_choice" is "as dealt"
      And Ann is dealt 3H
      And the starter is KC
      When the cards are dealt
      Then nothing else has changed
