@no
Feature: The end of the stock, as the Norwegian source has it

  Background:
    Given the "no" house rules

  @HF-STOCK-01
  Rule: The round ends when a draw is needed and the stock is too short

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

    Scenario: The last three cards of the stock leave one after a draw
      Given it is Ann's turn
      And the stock holds 3 cards
      And the next cards of the stock are 9S 6D QH
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And the stock holds 1 card
      And Ann's hand has gained 9S 6D
      And nothing else has changed

    Scenario Outline: A draw from a stock too short ends the round
      Given it is <player>'s turn
      And the stock holds <left>
      When <player> draws
      Then the action is accepted
      And the round is over
      And nothing else has changed

      Examples:
        | case                 | player | left    |
        | one-card-left        | Ann    | 1 card  |
        | no-card-left         | Ann    | 0 cards |
        | no-card-left-for-dan | Dan    | 0 cards |

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

    Scenario: Nobody has the going-out bonus when the stock ends the round
      Given Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      When the round is scored
      Then Ann's side scores 0 for going out
      And Ann's side scores 30
      And Bob's side scores 0 for going out
      And Bob's side scores 30

  @HF-STOCK-02
  Rule: Legal takes may go on when the stock is out

    Scenario Outline: The discard pile is taken though the stock is too short for a draw
      Given it is Ann's turn
      And the stock holds <left>
      And the discard pile is KC 4S 6D 7H 8C JS QH and 40 more cards
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded 9S 9D 9H and KS KD KC
      And Ann's hand is 5C 7D 4S 6D 7H 8C JS QH
      And the discard pile has lost 7 cards
      And nothing else has changed

      Examples:
        | case          | left    |
        | one-card-left | 1 card  |
        | no-card-left  | 0 cards |

    Scenario: Without a legal take the empty stock leaves only the draw that ends the round
      Given it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3S
      And Ann's hand is KS KD 5C 7D
      When the legal actions are listed
      Then Ann may draw
      And Ann may not take the discard pile with KS KD

    Scenario: With a legal take the player has the choice
      Given it is Ann's turn
      And the stock holds 0 cards
      And the top card is KC
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      When the legal actions are listed
      Then Ann may draw
      And Ann may take the discard pile with KS KD

    Scenario: After a take from an empty stock the next player must draw or take
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
  Rule: The round ends when a red three cannot be replaced

    Scenario: A red three among the last two cards ends the round
      Given it is Ann's turn
      And the stock holds 2 cards
      And the next cards of the stock are 3H 6D
      When Ann draws
      Then the action is accepted
      And the round is over
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

    Scenario: A red three that replaces a red three as the last card ends the round
      Given it is Ann's turn
      And the stock holds 3 cards
      And the next cards of the stock are 3H 6D 3D
      When Ann draws
      Then the action is accepted
      And the round is over
      And Ann's side has laid the red threes 3H 3D
      And Ann's hand has gained 6D
      And the stock holds 0 cards
      And nothing else has changed

    Scenario: A red three in the foot ends the round when the stock is empty
      Given it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's side has laid the red three 3H
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      And nothing else has changed

    Scenario: A red three in a foot taken up after the last discard ends the round when the stock is empty
      Given it is Ann's turn, after the draw
      And the stock holds 0 cards
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      When Ann discards 9C
      Then the action is accepted
      And the round is over
      And Ann has taken up the foot
      And Ann's side has laid the red three 3H
      And Ann's hand is 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      And the discard pile has gained 9C
      And nothing else has changed
