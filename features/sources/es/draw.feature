@es
Feature: The draw, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-DRAW-01
  Rule: A draw is two cards from the stock

    Scenario: Two cards come from the top of the stock
      Given it is Ann's turn
      And the next cards of the stock are 9S 6D QH 5C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9S 6D
      And the stock has lost 2 cards
      And nothing else has changed

    Scenario: A wild card drawn is kept in the hand
      Given it is Ann's turn
      And the next cards of the stock are JK 2D QH
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained JK 2D
      And the stock has lost 2 cards
      And nothing else has changed

    Scenario Outline: The draw is two cards at every table
      Given <number> players
      And it is <player>'s turn
      And the next cards of the stock are 9S 6D QH 5C
      When <player> draws
      Then the action is accepted
      And it is <player>'s turn, after the draw
      And <player>'s hand has gained 9S 6D
      And the stock has lost 2 cards
      And nothing else has changed

      Examples:
        | case            | number | player |
        | of-two-bob      | 2      | Bob    |
        | of-three-cat    | 3      | Cat    |
        | of-four-dan     | 4      | Dan    |
        | of-six-fay      | 6      | Fay    |

    Scenario: The draw is two cards in the foot as in the hand
      Given it is Ann's turn
      And Ann has played from the foot
      And Ann's hand is KS 5C 7D
      And Ann's side has melded 9S 9D 9H
      And the next cards of the stock are 9S 6D QH 5C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand is KS 5C 7D 9S 6D
      And the stock has lost 2 cards
      And nothing else has changed

    Scenario: A player who could take the discard pile may draw all the same
      Given it is Ann's turn
      And the discard pile is KC 4S 6D
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is KS KD 5C 7D
      And the next cards of the stock are 9S 6D QH 5C
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 9S 6D
      And the stock has lost 2 cards
      And nothing else has changed
