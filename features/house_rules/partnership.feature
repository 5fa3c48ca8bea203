@house-rules
Feature: Whether players sit in partnerships

  @HF-TABLE-01
  Rule: Partners sit opposite, or everybody plays alone

    Scenario: A player adds to a meld of the player opposite in a partnership
      Given house rules where "partnership" is 2
      And 4 players
      And it is Cat's turn, after the draw
      And Ann's side has melded KS KD KH
      And Cat's hand is KC 4C AC
      When Cat adds KC to KS KD KH
      Then the action is accepted
      And Cat's side has melded KS KD KH KC
      And Cat's hand has lost KC
      And nothing else has changed

    @HF-MELD-06
    Scenario: An addition to a meld of the player opposite is refused where everybody plays alone
      Given house rules where "partnership" is 1
      And 4 players
      And it is Cat's turn, after the draw
      And Ann's side has melded KS KD KH
      And Cat's side has melded AS AD AH
      And Cat's hand is KC 4C AC
      When Cat adds KC to KS KD KH
      Then the action is refused under HF-MELD-06
      And nothing has changed

    Scenario: A red three dealt to one partner lies before both in a partnership
      Given house rules where "partnership" is 2
      And house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "packet_choice" is "as dealt"
      And 4 players
      And Ann is dealt 3H
      And the starter is KC
      And the next cards of the stock are 4D 4C
      When the cards are dealt
      Then Cat's side has laid the red three 3H
      And Ann's hand has lost 3H
      And Ann's hand has gained 4D
      And the stock has lost 4D
      And nothing else has changed

    Scenario: A red three dealt to a player lies before that player where everybody plays alone
      Given house rules where "partnership" is 1
      And house rules where "red_threes_laid_from" is [deal, draw]
      And house rules where "packet_choice" is "as dealt"
      And 4 players
      And Ann is dealt 3H
      And the starter is KC
      And the next cards of the stock are 4D 4C
      When the cards are dealt
      Then Ann's side has laid the red three 3H
      And Ann's hand has lost 3H
      And Ann's hand has gained 4D
      And the stock has lost 4D
      And nothing else has changed
