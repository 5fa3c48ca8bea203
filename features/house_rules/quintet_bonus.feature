@house-rules
Feature: What five natural cards on the way to a book bring

  @HF-SCORE-10
  Rule: An unfinished meld of exactly five natural cards brings points of its own

    Scenario Outline: Five natural cards bring what the house rules say
      Given house rules where "quintet_bonus" is <bonus>
      And house rules where "book_size" is 7
      And Ann's side has melded KS KD KH KC KS
      When the round is scored
      Then Ann's side scores <bonus> for special points

      Examples:
        | case    | bonus |
        | nothing | 0     |
        | some    | 100   |
        | more    | 300   |

    Scenario Outline: Other melds are no quintet
      Given house rules where "quintet_bonus" is 300
      And house rules where "book_size" is 7
      And house rules where "named_bonus" is {}
      And Ann's side has melded <cards>
      When the round is scored
      Then Ann's side scores 0 for special points

      Examples:
        | case             | cards                |
        | four             | KS KD KH KC          |
        | six              | KS KD KH KC KS KD    |
        | with-a-wild-card | KS KD KH KC 2S       |
        | a-book           | KS KD KH KC KS KD KH |
