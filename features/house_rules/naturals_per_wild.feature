@house-rules
Feature: How many natural cards each wild card needs

  @HF-WILD-02
  Rule: A mixed meld holds so many natural cards for each wild card

    Scenario Outline: A mix with just enough natural cards is good
      Given the "plain" house rules
      And house rules where "naturals_per_wild" is <each>
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case             | each | cards             |
        | none-for-two     | 0    | KS 2D JK          |
        | one-for-one      | 1    | KS KD 2D JK       |
        | two-for-one      | 2    | KS KD JK          |
        | two-each-for-two | 2    | KS KD KH KC 2D JK |
        | three-for-one    | 3    | KS KD KH JK       |

    Scenario Outline: A mix with one natural card fewer is refused
      Given the "plain" house rules
      And house rules where "naturals_per_wild" is <each>
      When the meld <cards> is checked
      Then the meld is refused under HF-WILD-02

      Examples:
        | case             | each | cards          |
        | one-for-two      | 1    | KS 2D JK       |
        | two-each-for-two | 2    | KS KD KH 2D JK |
        | three-for-one    | 3    | KS KD JK       |
