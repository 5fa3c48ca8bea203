@core
Feature: The discard pile, whatever the house rules

  @HF-PILE-01 @HF-PILE-03 @HF-PILE-08
  Rule: A natural pair takes the discard pile

    Scenario: A natural pair takes as much as the house rules say
      Given it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC and nine more cards
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is 4C AC and the taken cards below the top
      And the discard pile has lost the taken cards
      And nothing else has changed

  @HF-PILE-02
  Rule: A three on top bars the discard pile

    Scenario Outline: A discard pile with a black three on top is refused
      Given it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is <top> 4S
      And Ann's hand is 3S 3C 4C AC
      When Ann takes the discard pile with 3S 3C
      Then the action is refused under <rules>
      And nothing has changed

      Examples:
        | case   | top | rules      |
        | spades | 3S  | HF-PILE-02 |
        | clubs  | 3C  | HF-PILE-02 |

  @HF-PILE-11
  Rule: A black three bars the discard pile only while it is on top

    Scenario: A black three below the top bars nothing
      Given it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is KC 3S
      And Ann's hand is KS KD 4C AC
      When Ann takes the discard pile with KS KD
      Then the action is accepted
      And it is Ann's turn, after taking the discard pile
      And Ann's side has melded AS AD AH and KC KS KD
      And Ann's hand is 4C AC and the taken cards below the top
      And the discard pile has lost the taken cards
      And nothing else has changed

  @HF-PILE-09
  Rule: An empty discard pile is not taken

    Scenario: A take of an empty discard pile is refused
      Given it is Ann's turn
      And Ann's side has melded AS AD AH
      And the discard pile is empty
      And Ann's hand is KS KD KH 4C AC
      When Ann takes the discard pile with KS KD KH
      Then the action is refused under HF-PILE-09
      And nothing has changed

  @HF-DISC-01
  Rule: A turn ends with one discard

    Scenario: After the discard it is the next player's turn
      Given it is Ann's turn, after the draw
      And Ann's hand is 3S 4C AC
      When Ann discards 3S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

  @HF-THREE-05
  Rule: A red three is not discarded

    Scenario Outline: A red three discarded is refused where one can be in a hand
      Given house rules where "red_threes_laid_from" is [deal, draw]
      And it is Ann's turn, after the draw
      And Ann's hand is <three> 4C AC
      When Ann discards <three>
      Then the action is refused under HF-THREE-05
      And nothing has changed

      Examples:
        | case     | three |
        | hearts   | 3H    |
        | diamonds | 3D    |
