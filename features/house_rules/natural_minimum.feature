@house-rules
Feature: How many natural cards a mixed meld needs at least

  @HF-WILD-05
  Rule: A meld that is not all wild holds at least so many natural cards

    Scenario Outline: A mix with the fewest natural cards is good
      Given house rules where "natural_minimum" is <least>
      And house rules where "wild_limit" is null
      And house rules where "natural_margin" is 0
      And house rules where "naturals_per_wild" is 0
      And house rules where "book_size" is 7
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case  | least | cards       |
        | one   | 1     | KS 2D JK    |
        | two   | 2     | KS KD JK    |
        | three | 3     | KS KD KH JK |

    Scenario Outline: A mix with one natural card fewer is refused
      Given house rules where "natural_minimum" is <least>
      And house rules where "wild_limit" is null
      And house rules where "natural_margin" is 0
      And house rules where "naturals_per_wild" is 0
      And house rules where "book_size" is 7
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-05

      Examples:
        | case  | least | cards    |
        | two   | 2     | KS 2D JK |
        | three | 3     | KS KD JK |
