@house-rules
Feature: Whether wild cards make a meld of their own

  @HF-WILD-03
  Rule: A meld of wild cards alone lies where the house rules allow it

    Scenario: Three wild cards are a meld where they are allowed
      Given house rules where "all_wild_melds" is allowed
      When the meld 2S 2D JK is checked
      Then the meld is good

    Scenario: Three wild cards are refused where they are forbidden
      Given the "plain" house rules
      And house rules where "all_wild_melds" is forbidden
      When the meld 2S 2D JK is checked
      Then the meld is refused under HF-WILD-03
