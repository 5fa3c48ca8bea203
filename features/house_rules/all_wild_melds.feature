@house-rules
Feature: Whether wild cards make a meld of their own

  @HF-WILD-03
  Rule: A meld of wild cards alone lies where the house rules allow it

    Scenario: Three wild cards are a meld where they are allowed
      Given house rules where "all_wild_melds" is allowed
      When the meld 2S 2D JK is checked
      Then the meld is good

    Scenario: Three wild cards are refused where they are forbidden
      Given house rules where "all_wild_melds" is forbidden
      And house rules where "out_books" is {clean: 1, dirty: 0, any: 0}
      And house rules where "out_wild_books" is 0
      And house rules where "take_wild_top" is never
      When the meld 2S 2D JK is checked
      Then the meld is refused under HF-WILD-03
