@house-rules
Feature: Which named books going out needs

  @HF-OUT-07
  Rule: A side needs a book of each named rank before it may go out

    Scenario: With a book of the named rank the last card is discarded
      Given the "plain" house rules
      And house rules where "out_named_books" is [K]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

    Scenario: Without a book of the named rank going out is refused
      Given the "plain" house rules
      And house rules where "out_named_books" is [K]
      And it is Ann's turn, after the draw
      And Ann's side has melded AS AD AH AC AS AD AH
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is refused under HF-OUT-07
      And nothing has changed

    Scenario: Where no rank is named any book will do
      Given the "plain" house rules
      And house rules where "out_named_books" is []
      And it is Ann's turn, after the draw
      And Ann's side has melded AS AD AH AC AS AD AH
      And Ann has played from the last packet
      And Ann's hand is 4C
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed
