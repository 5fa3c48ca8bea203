@house-rules
Feature: Which score ends a game

  @HF-GAME-01
  Rule: A game to a target ends with the round in which a side reaches it

    Scenario Outline: The game ends when a side reaches the target
      Given house rules where "game_target" is <target>
      And house rules where "game_rounds" is null
      And house rules where "packets" is [4]
      And house rules where "out_partner" is nothing
      And house rules where "packet_choice" is "as dealt"
      And house rules where "book_size" is 7
      And house rules where "clean_bonus" is 500
      And house rules where "out_bonus" is 100
      And house rules where "card_points" is {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}
      And house rules where "named_bonus" is {}
      And house rules where "out_books" is {clean: 1, dirty: 0, any: 0}
      And house rules where "out_wild_books" is 0
      And house rules where "out_named_books" is []
      And house rules where "out_permission" is none
      And house rules where "opening_minimum" is 50
      And 4 players
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 335 and 0
      When Ann discards 4C
      Then the action is accepted
      And the game is over
      And the scores are 1000 and -10
      And the game is won by Ann's side
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed

      Examples:
        | case     | target |
        | exactly  | 1000   |
        | exceeded | 900    |

    Scenario: The game goes on while no side has reached the target
      Given house rules where "game_target" is 1005
      And house rules where "game_rounds" is null
      And house rules where "packets" is [4]
      And house rules where "out_partner" is nothing
      And house rules where "packet_choice" is "as dealt"
      And house rules where "book_size" is 7
      And house rules where "clean_bonus" is 500
      And house rules where "out_bonus" is 100
      And house rules where "card_points" is {JK: 50, 2: 20, 3: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 10, 9: 10, 10: 10, J: 10, Q: 10, K: 10, A: 20}
      And house rules where "named_bonus" is {}
      And house rules where "out_books" is {clean: 1, dirty: 0, any: 0}
      And house rules where "out_wild_books" is 0
      And house rules where "out_named_books" is []
      And house rules where "out_permission" is none
      And house rules where "opening_minimum" is 50
      And 4 players
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH KC KS KD KH
      And Ann's hand is 4C
      And Bob's hand is 4S
      And Cat's hand is 4D
      And Dan's hand is 4H
      And the scores are 335 and 0
      When Ann discards 4C
      Then the action is accepted
      And the round is over
      And the scores are 1000 and -10
      And Ann's hand is empty
      And the discard pile has gained 4C
      And nothing else has changed
