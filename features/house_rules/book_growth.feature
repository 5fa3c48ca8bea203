@house-rules
Feature: Whether a finished book grows

  @HF-MELD-03
  Rule: A finished book takes more cards only where the house rules say so

    Scenario: A meld of one card more than a book is good where books grow
      Given house rules where "book_growth" is open
      And house rules where "book_size" is 7
      When the meld KS KD KH KC KS KD KH KC is checked
      Then the meld is a clean book

    Scenario: A meld of one card more than a book is refused where books are closed
      Given house rules where "book_growth" is closed
      And house rules where "book_size" is 7
      When the meld KS KD KH KC KS KD KH KC is checked
      Then the meld is refused under HF-MELD-03

    Scenario: A card is added to a finished book where books grow
      Given house rules where "book_growth" is open
      And house rules where "book_size" is 4
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC
      And Ann's hand is KS 4C AC
      When Ann adds KS to KS KD KH KC
      Then the action is accepted
      And Ann's side has melded KS KD KH KC KS
      And Ann's hand has lost KS
      And nothing else has changed

    Scenario: A card added to a finished book is refused where books are closed
      Given house rules where "book_growth" is closed
      And house rules where "book_size" is 4
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC
      And Ann's hand is KS 4C AC
      When Ann adds KS to KS KD KH KC
      Then the action is refused under HF-MELD-03
      And nothing has changed
