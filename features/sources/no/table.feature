@no
Feature: Sides and seats, as the Norwegian source has them

  Background:
    Given the "no" house rules

  @HF-TABLE-01
  Rule: Four play in two sides, partners opposite; two or three play each alone

    Scenario Outline: Players who sit opposite share the melds of one side
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

    Scenario Outline: Neighbours score for different sides
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

    Scenario Outline: Partners score for the same side
      Given <player>'s side has melded 8S 8D 8H
      And <partner>'s hand is KS
      When the round is scored
      Then <player>'s side scores 20
      And <partner>'s side scores 20

      Examples:
        | case        | player | partner |
        | ann-and-cat | Ann    | Cat     |
        | bob-and-dan | Bob    | Dan     |

    @HF-MELD-06
    Scenario Outline: A card added to the neighbour's meld is refused among two or three players
      Given <players> players
      And it is Ann's turn, after the draw
      And <other>'s side has melded 8S 8D 8H
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 8C 4D 5D
      When Ann adds 8C to 8S 8D 8H
      Then the action is refused under HF-MELD-06
      And nothing has changed

      Examples:
        | case        | players | other |
        | two-left    | 2       | Bob   |
        | three-left  | 3       | Bob   |
        | three-right | 3       | Cat   |

    Scenario Outline: With two or three players each scores alone
      Given <players> players
      And Ann's side has melded 8S 8D 8H
      And <other>'s side has melded QS QD QH QC QS QD
      When the round is scored
      Then Ann's side scores 30
      And <other>'s side scores 60

      Examples:
        | case        | players | other |
        | two-left    | 2       | Bob   |
        | three-left  | 3       | Bob   |
        | three-right | 3       | Cat   |

    Scenario: Three players need three scores
      Given 3 players
      And Ann's side has melded 8S 8D 8H
      And Bob's hand is KS
      When the round is scored
      Then Ann's side scores 30
      And Bob's side scores -10
      And Cat's side scores 0

  @HF-TABLE-02
  Rule: The turn passes clockwise

    Scenario Outline: The player on the left plays next
      Given it is <player>'s turn, after the draw
      And <player>'s hand is 8C 4D 5D
      When <player> discards 5D
      Then the action is accepted
      And it is <next>'s turn
      And <player>'s hand has lost 5D
      And the discard pile has gained 5D
      And nothing else has changed

      Examples:
        | case            | player | next |
        | from-ann-to-bob | Ann    | Bob  |
        | from-bob-to-cat | Bob    | Cat  |
        | from-cat-to-dan | Cat    | Dan  |
        | from-dan-to-ann | Dan    | Ann  |

    Scenario Outline: The turn goes round two and three players
      Given <players> players
      And it is <player>'s turn, after the draw
      And <player>'s hand is 8C 4D 5D
      When <player> discards 5D
      Then the action is accepted
      And it is <next>'s turn
      And <player>'s hand has lost 5D
      And the discard pile has gained 5D
      And nothing else has changed

      Examples:
        | case           | players | player | next |
        | two-from-ann   | 2       | Ann    | Bob  |
        | two-from-bob   | 2       | Bob    | Ann  |
        | three-from-ann | 3       | Ann    | Bob  |
        | three-from-bob | 3       | Bob    | Cat  |
        | three-from-cat | 3       | Cat    | Ann  |
