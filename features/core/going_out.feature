@core
Feature: Going out, whatever the house rules

  @HF-OUT-01 @HF-OUT-05
  Rule: A side with its books goes out, and the round ends

    Scenario: With the books needed the last card is discarded
      Given it is Ann's turn, after the draw
      And Ann's side has melded the books needed to go out
      And Ann has played from the last packet
      And Cat has played from the last packet
      And Ann's partner has agreed, if the rules ask for it
      And Ann's hand is one more card
      When Ann discards one more card
      Then the action is accepted
      And the round is over
      And Ann's hand is empty
      And the discard pile has gained one more card
      And nothing else has changed

    Scenario: A discard of the last card is refused while one of the books is missing
      Given it is Ann's turn, after the draw
      And Ann's side has melded the books needed to go out but one
      And Ann has played from the last packet
      And Cat has played from the last packet
      And Ann's partner has agreed, if the rules ask for it
      And Ann's hand is one more card
      When Ann discards one more card
      Then the action is refused under HF-OUT-01
      And nothing has changed

  @HF-OUT-03
  Rule: Who may not go out keeps two cards

    Scenario: A lay that leaves one card is refused where the books are missing
      Given it is Ann's turn, after the draw
      And Ann's side has melded a meld of three natural cards and the books needed to go out but one
      And Ann has played from the last packet
      And Cat has played from the last packet
      And Ann's partner has agreed, if the rules ask for it
      And Ann's hand is 4S 4D 4H AC
      When Ann melds 4S 4D 4H
      Then the action is refused under HF-OUT-03
      And nothing has changed
