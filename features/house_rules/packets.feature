@house-rules
Feature: Which packets a player is dealt

  @HF-DEAL-02
  Rule: Each player is dealt packets of so many cards

    Scenario Outline: What is not dealt is left as the stock
      Given house rules where "packets" is <packets>
      And house rules where "out_partner" is nothing
      And house rules where "decks" is 5
      And house rules where "jokers" is 10
      And house rules where "ranks" is ["4", "5", "6", "7", "8", "9", "10", J, Q, K, A]
      And house rules where "packet_choice" is "as dealt"
      And 4 players
      And the starter is KC
      When the cards are dealt
      Then the discard pile is KC
      And the stock holds <left> cards
      And nothing else has changed

      Examples:
        | case   | packets   | left |
        | one    | [4]       | 253  |
        | two    | [4, 4]    | 237  |
        | uneven | [4, 5]    | 233  |
        | three  | [4, 4, 4] | 221  |

  @HF-FOOT-04
  Rule: A third packet follows the foot

    Scenario: The third packet is taken up when the foot is used up
      Given house rules where "packets" is [4, 4, 4]
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann has played from the foot
      And Ann's hand is KC
      And Ann's third packet is 4S 4D AS AD
      When Ann adds KC to KS KD KH
      Then the action is accepted
      And Ann's side has melded KS KD KH KC
      And Ann has taken up the third packet
      And Ann's hand is 4S 4D AS AD
      And nothing else has changed

    @HF-OUT-01
    Scenario: The last card of the foot laid is refused where books are missing and there is no third packet
      Given house rules where "packets" is [4, 4]
      And house rules where "out_books" is {clean: 1, dirty: 0, any: 0}
      And house rules where "out_wild_books" is 0
      And house rules where "out_named_books" is []
      And house rules where "out_partner" is nothing
      And house rules where "out_permission" is none
      And house rules where "out_last_card" is "laid or discarded"
      And house rules where "book_size" is 7
      And it is Ann's turn, after the draw
      And Ann's side has melded KS KD KH
      And Ann has played from the foot
      And Ann's hand is KC
      When Ann adds KC to KS KD KH
      Then the action is refused under HF-OUT-01
      And nothing has changed
