@es
Feature: The end of the stock, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-STOCK-01
  Rule: When the stock has run out, the round ends the next time that the discard pile cannot be taken

    Scenario: The last two cards of the stock are drawn
      Given it is Ann's turn
      And the stock holds 2 cards
      And the next cards of the stock are 9S 6D
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's hand has gained 9S 6D
      And nothing else has changed

    Scenario: The last card of the stock is drawn alone, since the stock has not run out
      Given it is Ann's turn
      And the stock holds 1 card
      And the next card of the stock is 9S
      And the top card is 3C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's hand has gained 9S
      And nothing else has changed

    Scenario Outline: A draw that brings nothing ends the round where the discard pile cannot be taken
      Given it is <player>'s turn
      And the stock holds 0 cards
      And the top card is <top>
      And <player>'s hand is KS 5C 7D
      When <player> draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

      Examples:
        | case                       | player | top |
        | no-pair-of-the-top-card    | Ann    | KC  |
        | a-black-three-on-top       | Ann    | 3S  |
        | a-wild-card-on-top         | Ann    | 2C  |
        | no-pair-for-bob            | Bob    | KC  |

    Scenario: The last discard stays where it is when the round ends
      Given it is Ann's turn
      And the stock holds 0 cards
      And the top card is KC
      And Ann's hand is KS 5C 7D
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

    Scenario: The end of the stock alone does not end the round
      Given it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's hand is 9C 5C 7D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

    Scenario: A lay is accepted after the last card of the stock was drawn
      Given it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5C 7D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand has lost 9C
      And nothing else has changed

    Scenario: Nobody has the bonus of going out when the stock ends the round
      Given Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      When the round is scored
      Then Ann's side scores 0 for going out
      And Ann's side scores 30
      And Bob's side scores 0 for going out
      And Bob's side scores 30

  @HF-STOCK-02
  Rule: As long as the discard pile can be taken the round goes on, so it is taken

    Scenario: The discard pile is taken though the stock has run out
      Given it is Ann's turn
      And the stock holds 0 cards
      And the top card is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When the legal actions are listed
      Then Ann may take the discard pile with KS KD
      And Ann may not draw

    Scenario: A draw that would end the round is refused where the player can take
      Given it is Ann's turn
      And the stock holds 0 cards
      And the top card is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann draws
      Then the action is refused under HF-STOCK-02
      And nothing has changed

    Scenario: A player whose take would not reach the opening minimum cannot take and ends the round
      Given it is round 1
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is KC
      And Ann's hand is KS KD 5C 7D
      When Ann draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

    Scenario: A player who can take may draw the last card instead, since the stock has not run out
      Given it is Ann's turn
      And the stock holds 1 card
      And the next card of the stock is 9S
      And the top card is KC
      And Ann's side has melded 8S 8D 8H
      And Ann's hand is KS KD 5C 7D
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's hand has gained 9S
      And nothing else has changed

    Scenario: The discard pile is taken with one card in the stock
      Given it is Ann's turn
      And the stock holds 1 card
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D 4S 6D
      And the discard pile is empty
      And nothing else has changed

    Scenario: After a take from an empty stock the next player is to play
      Given it is Ann's turn, after taking the discard pile
      And the stock holds 0 cards
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 5C 7D 9S
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-STOCK-03
  Rule: A red three that cannot be replaced is laid, and the round goes on

    Scenario: A red three among the last two cards is laid and not replaced
      Given it is Ann's turn
      And the stock holds 2 cards
      And the next cards of the stock are 3H 6D
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand has gained 6D
      And the stock holds 0 cards
      And nothing else has changed

    Scenario: A red three among the last three cards is replaced
      Given it is Ann's turn
      And the stock holds 3 cards
      And the next cards of the stock are 3H 6D QH
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid the red three 3H
      And Ann's hand has gained 6D QH
      And the stock holds 0 cards
      And nothing else has changed

    Scenario: A red three in the foot is laid and not replaced when the stock has run out
      Given it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's side has laid the red three 3H
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS
      And nothing else has changed
