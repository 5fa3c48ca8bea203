@house-rules
Feature: How many cards make a book

  @HF-BOOK-01
  Rule: So many cards finish a book

    Scenario Outline: As many cards as the house rules ask for are a book
      Given house rules where "book_size" is <size>
      And house rules where "book_growth" is closed
      When the meld <cards> is checked
      Then the meld is a clean book

      Examples:
        | case  | size | cards                |
        | five  | 5    | KS KD KH KC KS       |
        | seven | 7    | KS KD KH KC KS KD KH |

  @HF-MELD-03
  Rule: A book holds no more cards than finish it

    Scenario Outline: A meld of one card more is refused
      Given house rules where "book_size" is <size>
      And house rules where "book_growth" is closed
      When the meld <cards> is checked
      Then the meld is refused under HF-MELD-03

      Examples:
        | case  | size | cards                   |
        | five  | 5    | KS KD KH KC KS KD       |
        | seven | 7    | KS KD KH KC KS KD KH KC |
