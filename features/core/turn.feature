@core
Feature: A turn, whatever the house rules

  @HF-TURN-01
  Rule: Only the player whose turn it is acts

    Scenario: A draw by the player whose turn it is is accepted
      Given it is Ann's turn
      And the next cards of the stock are ten more cards
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained the next cards drawn
      And the stock has lost the next cards drawn
      And nothing else has changed

    Scenario: A draw by the next player is refused
      Given it is Ann's turn
      When Bob draws
      Then the action is refused under HF-TURN-01
      And nothing has changed

    Scenario: A discard by the next player is refused
      Given it is Ann's turn, after the draw
      And Bob's hand is 4C AC KC
      When Bob discards 4C
      Then the action is refused under HF-TURN-01
      And nothing has changed

  @HF-TURN-02
  Rule: A turn begins with one draw or one take

    Scenario: A discard before the draw is refused
      Given it is Ann's turn
      And Ann's hand is 4C AC KC
      When Ann discards 4C
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A meld before the draw is refused
      Given it is Ann's turn
      And Ann's side has melded AS AD AH
      And Ann's hand is KS KD KH 4C AC
      When Ann melds KS KD KH
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A second draw is refused
      Given it is Ann's turn, after the draw
      When Ann draws
      Then the action is refused under HF-TURN-02
      And nothing has changed

    Scenario: A draw after a take is refused
      Given it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH
      And Ann's hand is 4C AC KC
      When Ann draws
      Then the action is refused under HF-TURN-02
      And nothing has changed

  @HF-TURN-03
  Rule: A player plays only cards that the player holds

    Scenario: A discard of a card in the hand is accepted
      Given it is Ann's turn, after the draw
      And Ann's hand is 4C AC KC
      When Ann discards 4C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 4C
      And the discard pile has gained 4C
      And nothing else has changed

    Scenario: A discard of a card that is not in the hand is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is 4C AC KC
      When Ann discards 4D
      Then the action is refused under HF-TURN-03
      And nothing has changed

    Scenario: A meld with a card that is not in the hand is refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded AS AD AH
      And Ann's hand is KS KD 4C AC
      When Ann melds KS KD KH
      Then the action is refused under HF-TURN-03
      And nothing has changed

  @HF-TABLE-02
  Rule: The turn passes clockwise

    Scenario Outline: The player on the left is next
      Given 4 players
      And it is <player>'s turn, after the draw
      And <player>'s hand is 4C AC KC
      When <player> discards 4C
      Then the action is accepted
      And it is <next>'s turn
      And <player>'s hand has lost 4C
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case | player | next |
        | ann  | Ann    | Bob  |
        | bob  | Bob    | Cat  |
        | cat  | Cat    | Dan  |
        | dan  | Dan    | Ann  |
