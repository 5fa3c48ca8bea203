@no
Feature: The discard, as the Norwegian source has it

  Background:
    Given the "no" house rules

  @HF-DISC-01
  Rule: A turn ends with one discard, though two cards are drawn

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

    Scenario: A discard begins the discard pile anew after it was taken whole
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

    Scenario Outline: One discard ends the turn with two, three and four players
      Given <players> players
      And it is Ann's turn, after the draw
      And Ann's hand is 9S 5C 7D
      When Ann discards 5C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand is 9S 7D
      And the discard pile has gained 5C
      And nothing else has changed

      Examples:
        | case  | players |
        | two   | 2       |
        | three | 3       |
        | four  | 4       |

  @HF-DISC-02
  Rule: Any card may be discarded, wild cards and black threes included

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
        | case            | card |
        | four            | 4C   |
        | eight           | 8D   |
        | king            | KH   |
        | ace             | AS   |
        | two             | 2C   |
        | joker           | JK   |
        | three-of-clubs  | 3C   |
        | three-of-spades | 3S   |

    Scenario: A card that could be added to a meld is discarded
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5C 7D
      When Ann discards 9C
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 9C
      And the discard pile has gained 9C
      And nothing else has changed
