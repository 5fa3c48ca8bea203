@house-rules
Feature: How many wild books going out needs

  @HF-OUT-08
  Rule: A side needs its wild books before it may go out

    Scenario Outline: With the wild books that are needed the last card is discarded
      Given the "plain" house rules
      And house rules where "out_wild_books" is <needed>
      And it is Ann's turn, after the draw
      And Ann's side has 1 clean, 0 dirty and <wild>
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case            | needed | wild         |
        | none-and-none   | 0      | 0 wild books |
        | one-though-none | 0      | 1 wild book  |
        | one-and-one     | 1      | 1 wild book  |
        | two-and-two     | 2      | 2 wild books |

    Scenario Outline: With one wild book too few going out is refused
      Given the "plain" house rules
      And house rules where "out_wild_books" is <needed>
      And it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and <wild>
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-OUT-08
      And nothing has changed

      Examples:
        | case     | needed | wild         |
        | no-wild  | 1      | 0 wild books |
        | one-wild | 2      | 1 wild book  |

    @HF-OUT-01
    Scenario: Going out is refused under both rules where a clean book is missing too
      Given the "plain" house rules
      And house rules where "out_wild_books" is 1
      And it is Ann's turn, after the draw
      And Ann's side has 0 clean, 1 dirty and 0 wild books
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-OUT-01 and HF-OUT-08
      And nothing has changed
