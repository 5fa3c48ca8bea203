@house-rules
Feature: How many wild cards a mixed meld holds

  @HF-WILD-04
  Rule: A mixed meld holds at most so many wild cards

    Scenario Outline: As many wild cards as the limit are good
      Given the "plain" house rules
      And house rules where "wild_limit" is <limit>
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case     | limit | cards                |
        | none     | 0     | KS KD KH             |
        | one      | 1     | KS KD 2D             |
        | two      | 2     | KS KD 2D JK          |
        | three    | 3     | KS KD 2D 2C JK       |
        | no-limit | null  | KS KD 2D 2C 2S JK JK |

    Scenario Outline: One wild card more than the limit is refused
      Given the "plain" house rules
      And house rules where "wild_limit" is <limit>
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-04

      Examples:
        | case  | limit | cards             |
        | none  | 0     | KS KD KH JK       |
        | one   | 1     | KS KD 2D JK       |
        | two   | 2     | KS KD 2D 2C JK    |
        | three | 3     | KS KD 2D 2C JK JK |
