@it
Feature: Sides and seats, as the Italian source has them

  Background:
    Given the "it" house rules

  @HF-TABLE-01
  Rule: Four play in two sides, two or three play alone, six in three sides, partners opposite

    Scenario Outline: Of four players those who sit opposite share the melds of one side
      Given it is <player>'s turn, after the draw
      And <player>'s hand is 8C 4D 5D
      And <partner>'s side has melded 8S 8D 8H
      When <player> adds 8C to 8S 8D 8H
      Then the action is accepted
      And <partner>'s side has melded 8S 8D 8H 8C
      And <player>'s hand has lost 8C
      And nothing else has changed

      Examples:
        | case        | player | partner |
        | ann-and-cat | Ann    | Cat     |
        | bob-and-dan | Bob    | Dan     |
        | cat-and-ann | Cat    | Ann     |
        | dan-and-bob | Dan    | Bob     |

    Scenario Outline: Of four players neighbours score for different sides
      Given <player>'s side has melded 8S 8D 8H
      When the round is scored
      Then <player>'s side scores 30
      And <neighbour>'s side scores 0

      Examples:
        | case        | player | neighbour |
        | ann-not-bob | Ann    | Bob       |
        | bob-not-cat | Bob    | Cat       |
        | cat-not-dan | Cat    | Dan       |
        | dan-not-ann | Dan    | Ann       |

    Scenario Outline: Of four players partners score for the same side
      Given <player>'s side has melded 8S 8D 8H
      And <partner>'s hand is KS
      When the round is scored
      Then <player>'s side scores 20
      And <partner>'s side scores 20

      Examples:
        | case        | player | partner |
        | ann-and-cat | Ann    | Cat     |
        | bob-and-dan | Bob    | Dan     |

    Scenario: Two players play one against the other
      Given 2 players
      And Ann's side has melded 8S 8D 8H
      And Bob's side has melded QS QD QH QC QS QD
      And Bob's hand is KS
      When the round is scored
      Then Ann's side scores 30
      And Bob's side scores 50

    Scenario: Three players play each alone
      Given 3 players
      And Ann's side has melded 8S 8D 8H
      And Bob's side has melded QS QD QH QC QS QD
      And Cat's hand is KS
      When the round is scored
      Then Ann's side scores 30
      And Bob's side scores 60
      And Cat's side scores -10

    Scenario: Six players play in three sides
      Given 6 players
      And Ann's side has melded 8S 8D 8H
      And Bob's side has melded QS QD QH QC QS QD
      And Cat's side has melded 4S 4D 4H
      And Dan's hand is KS
      And Eve's hand is KD QD
      And Fay's hand is JK
      When the round is scored
      Then Ann's side scores 20
      And Bob's side scores 40
      And Cat's side scores -35

    Scenario Outline: Of six players those who sit opposite share the melds of one side
      Given 6 players
      And it is <player>'s turn, after the draw
      And <player>'s hand is 8C 4D 5D
      And <partner>'s side has melded 8S 8D 8H
      When <player> adds 8C to 8S 8D 8H
      Then the action is accepted
      And <partner>'s side has melded 8S 8D 8H 8C
      And <player>'s hand has lost 8C
      And nothing else has changed

      Examples:
        | case        | player | partner |
        | ann-and-dan | Ann    | Dan     |
        | bob-and-eve | Bob    | Eve     |
        | cat-and-fay | Cat    | Fay     |
        | dan-and-ann | Dan    | Ann     |

    @HF-MELD-06
    Scenario Outline: A card added to a meld of another side is refused
      Given <number> players
      And it is Ann's turn, after the draw
      And Ann's hand is 8C 4D 5D
      And Ann's side has melded 9S 9D 9H
      And <other>'s side has melded 8S 8D 8H
      When Ann adds 8C to 8S 8D 8H
      Then the action is refused under HF-MELD-06
      And nothing has changed

      Examples:
        | case                    | number | other |
        | the-other-of-two        | 2      | Bob   |
        | the-left-of-three       | 3      | Bob   |
        | the-right-of-three      | 3      | Cat   |
        | the-left-of-four        | 4      | Bob   |
        | the-next-but-one-of-six | 6      | Cat   |

  @HF-TABLE-02
  Rule: Play goes clockwise

    Scenario Outline: The player on the left plays next
      Given <number> players
      And it is <player>'s turn, after the draw
      And <player>'s hand is 8C 4D 5D
      When <player> discards 5D
      Then the action is accepted
      And it is <next>'s turn
      And <player>'s hand has lost 5D
      And the discard pile has gained 5D
      And nothing else has changed

      Examples:
        | case                   | number | player | next |
        | of-four-ann-to-bob     | 4      | Ann    | Bob  |
        | of-four-bob-to-cat     | 4      | Bob    | Cat  |
        | of-four-cat-to-dan     | 4      | Cat    | Dan  |
        | of-four-dan-to-ann     | 4      | Dan    | Ann  |
        | of-two-ann-to-bob      | 2      | Ann    | Bob  |
        | of-two-bob-to-ann      | 2      | Bob    | Ann  |
        | of-three-cat-to-ann    | 3      | Cat    | Ann  |
        | of-six-dan-to-eve      | 6      | Dan    | Eve  |
        | of-six-fay-to-ann      | 6      | Fay    | Ann  |
