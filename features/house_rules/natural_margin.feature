@house-rules
Feature: By how many the natural cards outnumber the wild ones

  @HF-WILD-06
  Rule: A mixed meld holds so many more natural cards than wild ones

    Scenario Outline: A mix with just enough more natural cards is good
      Given the "plain" house rules
      And house rules where "natural_margin" is <margin>
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case | margin | cards             |
        | none | 0      | KS 2D JK          |
        | one  | 1      | KS KD KH 2D JK    |
        | two  | 2      | KS KD KH KC 2D JK |

    Scenario Outline: A mix with one natural card fewer is refused
      Given the "plain" house rules
      And house rules where "natural_margin" is <margin>
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-06

      Examples:
        | case | margin | cards          |
        | one  | 1      | KS KD 2D JK    |
        | two  | 2      | KS KD KH 2D JK |
