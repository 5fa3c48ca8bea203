@house-rules
Feature: How few cards make a meld

  @HF-MELD-02
  Rule: A meld holds at least so many cards

    Scenario Outline: A meld of the fewest cards is good
      Given house rules where "meld_min" is <least>
      When the meld <cards> is checked
      Then the meld is good

      Examples:
        | case  | least | cards       |
        | three | 3     | KS KD KH    |
        | four  | 4     | KS KD KH KC |

    Scenario Outline: A meld of one card fewer is refused
      Given house rules where "meld_min" is <least>
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-02

      Examples:
        | case  | least | cards    |
        | three | 3     | KS KD    |
        | four  | 4     | KS KD KH |
