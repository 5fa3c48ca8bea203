@house-rules
Feature: Who decides which packet is the hand

  @HF-DEAL-06
  Rule: The first packet is the hand, or each player chooses one

    Scenario: The first packet dealt is the hand
      Given house rules where "packet_choice" is "as dealt"
      And house rules where "packets" is [4, 4]
      And Ann is dealt 4S 4D KS KD and AS AD AH AC
      And the starter is KC
      When the cards are dealt
      Then it is Ann's turn
      And Ann's hand is 4S 4D KS KD
      And Ann's foot is AS AD AH AC
      And nothing else has changed

    Scenario Outline: A player keeps the packet that was chosen
      Given house rules where "packet_choice" is "player chooses"
      And house rules where "packets" is [4, 4]
      And Ann is dealt 4S 4D KS KD and AS AD AH AC
      And the starter is KC
      When Ann chooses the <which> packet
      Then the action is accepted
      And it is Bob's turn, to choose a packet
      And Ann's hand is <hand>
      And nothing else has changed

      Examples:
        | case   | which  | hand        |
        | first  | first  | 4S 4D KS KD |
        | second | second | AS AD AH AC |

    Scenario: A choice is refused where the first packet is the hand
      Given house rules where "packet_choice" is "as dealt"
      And it is Ann's turn
      When Ann chooses the second packet
      Then the action is refused under HF-DEAL-06
      And nothing has changed
