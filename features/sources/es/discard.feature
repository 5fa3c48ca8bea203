@es
Feature: The discard, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-DISC-01
  Rule: A turn ends with one card discarded face up

    Scenario: The discard lies on top of the discard pile and the turn passes
      Given it is Ann's turn, after the draw
      And the discard pile is KC 4S 6D
      And Ann's hand is 9S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 9S 7D
      And the discard pile is 5C KC 4S 6D
      And nothing else has changed

    Scenario: A discard begins the discard pile anew after it was taken
      Given it is Ann's turn, after taking the discard pile
      And the discard pile is empty
      And Ann's side has melded KS KD KC 2C
      And Ann's hand is 9S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile is 5C
      And nothing else has changed

    @HF-TURN-01
    Scenario: A second discard is refused
      Given it is Bob's turn
      And Ann's hand is 9S 7D
      When Ann discards 7D
      Then the action is refused under HF-TURN-01
      And nothing has changed

    Scenario: A lay does not end the turn
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5C 7D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand has lost 9C
      And nothing else has changed

    Scenario: A discard is accepted after a lay
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand is 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 5C
      And the discard pile has gained 5C
      And nothing else has changed

  @HF-DISC-02
  Rule: Any card may be discarded, wild cards too

    Scenario Outline: A card of any kind is discarded
      Given it is Ann's turn, after the draw
      And Ann's hand is <card> 5C 7D
      When Ann discards <card>
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost <card>
      And the discard pile has gained <card>
      And nothing else has changed

      Examples:
        | case           | card |
        | four           | 4C   |
        | six            | 6H   |
        | eight          | 8D   |
        | king           | KH   |
        | ace            | AS   |
        | two            | 2S   |
        | joker          | JK   |
        | three-of-clubs | 3C   |

    Scenario: A card of a rank of which the partner has laid five is discarded, though it is poor play
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S
      And Ann's hand is 9C 5C 7D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed

    Scenario: A wild card is discarded though other cards are held
      Given it is Ann's turn, after the draw
      And Ann's hand is JK 2C KS 5C 7D
      When Ann discards 2C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 2C
      And the discard pile has gained 2C
      And nothing else has changed
