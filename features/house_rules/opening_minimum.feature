@house-rules
Feature: What an opening must be worth

  @HF-OPEN-01
  Rule: The first melds of a side in a round are worth so many points

    Scenario Outline: An opening worth the minimum is accepted
      Given house rules where "opening_minimum" is <minimum>
      And it is Ann's turn, after the draw
      And Ann's hand is cards worth exactly the opening minimum and two more cards
      When Ann melds cards worth exactly the opening minimum
      Then the action is accepted
      And Ann's side has melded cards worth exactly the opening minimum
      And Ann's hand is two more cards
      And nothing else has changed

      Examples:
        | case    | minimum |
        | fifteen | 15      |
        | fifty   | 50      |
        | ninety  | 90      |

    Scenario Outline: An opening worth five points less is refused
      Given house rules where "opening_minimum" is <minimum>
      And it is Ann's turn, after the draw
      And Ann's hand is cards worth five points less than the opening minimum and two more cards
      When Ann melds cards worth five points less than the opening minimum
      Then the action is refused under HF-OPEN-01
      And nothing has changed

      Examples:
        | case   | minimum |
        | fifty  | 50      |
        | ninety | 90      |

    Scenario Outline: The minimum of each round holds in that round
      Given house rules where "opening_minimum" is {by: round, from: {1: 30, 2: 60}}
      And it is round <round>
      And it is Ann's turn, after the draw
      And Ann's hand is cards worth exactly the opening minimum and two more cards
      When Ann melds cards worth exactly the opening minimum
      Then the action is accepted
      And Ann's side has melded cards worth exactly the opening minimum
      And Ann's hand is two more cards
      And nothing else has changed

      Examples:
        | case | round |
        | one  | 1     |
        | two  | 2     |
