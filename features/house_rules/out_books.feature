@house-rules
Feature: Which books going out needs

  @HF-OUT-01
  Rule: A side needs its books before it may go out

    Scenario Outline: With the books that are needed the last card is discarded
      Given the "plain" house rules
      And house rules where "out_books" is <needed>
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and <wild>
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case             | needed                       | clean | dirty | wild         |
        | a-clean-one      | {clean: 1, dirty: 0, any: 0} | 1     | 0     | 0 wild books |
        | a-dirty-one      | {clean: 0, dirty: 1, any: 0} | 0     | 1     | 0 wild books |
        | two-clean-ones   | {clean: 2, dirty: 0, any: 0} | 2     | 0     | 0 wild books |
        | any-two          | {clean: 0, dirty: 0, any: 2} | 1     | 1     | 0 wild books |
        | any-two-one-wild | {clean: 0, dirty: 0, any: 2} | 0     | 1     | 1 wild book  |
        | one-of-each      | {clean: 1, dirty: 1, any: 0} | 1     | 1     | 0 wild books |
        | one-and-another  | {clean: 1, dirty: 0, any: 2} | 1     | 1     | 0 wild books |

    Scenario Outline: Without one of them going out is refused
      Given the "plain" house rules
      And house rules where "out_books" is <needed>
      And it is Ann's turn, after the draw
      And Ann's side has <clean> clean, <dirty> dirty and <wild>
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-OUT-01
      And nothing has changed

      Examples:
        | case               | needed                       | clean | dirty | wild         |
        | a-clean-one        | {clean: 1, dirty: 0, any: 0} | 0     | 1     | 0 wild books |
        | a-dirty-one        | {clean: 0, dirty: 1, any: 0} | 1     | 0     | 0 wild books |
        | a-dirty-for-a-wild | {clean: 0, dirty: 1, any: 0} | 0     | 0     | 1 wild book  |
        | second-clean-one   | {clean: 2, dirty: 0, any: 0} | 1     | 1     | 0 wild books |
        | second-of-any-kind | {clean: 0, dirty: 0, any: 2} | 0     | 1     | 0 wild books |
        | dirty-of-each      | {clean: 1, dirty: 1, any: 0} | 1     | 0     | 0 wild books |
        | another            | {clean: 1, dirty: 0, any: 2} | 1     | 0     | 0 wild books |
