@house-rules
Feature: How many natural cards a mixed meld needs at least

  @HF-WILD-05
  Rule: A meld that is not all wild holds at least so many natural cards

    Scenario Outline: A mix with the fewest natural cards is good
      Given the "plain" house rules
      And house rules where "natural_minimum" is <least>
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case  | least | cards       |
        | one   | 1     | KS 2D JK    |
        | two   | 2     | KS KD JK    |
        | three | 3     | KS KD KH JK |

    Scenario Outline: A mix with one natural card fewer is refused
      Given the "plain" house rules
      And house rules where "natural_minimum" is <least>
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-05

      Examples:
        | case  | least | cards    |
        | two   | 2     | KS 2D JK |
        | three | 3     | KS KD JK |
