@ro
Feature: Threes, as the Romanian source has them

  Background:
    Given the "ro" house rules

  @HF-THREE-01
  Rule: A red three is laid on the table at once and replaced

    Scenario Outline: A red three drawn is laid and replaced
      Given it is Ann's turn
      And the next cards of the stock are <stock>
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's side has laid <laid>
      And Ann's hand has gained <gained>
      And the stock has lost <lost> cards
      And nothing else has changed

      Examples:
        | case                | stock       | laid                 | gained | lost |
        | first-card          | 3H 4S 5D    | the red three 3H     | 4S 5D  | 3    |
        | second-card         | 4S 3D 5D    | the red three 3D     | 4S 5D  | 3    |
        | both-cards          | 3H 3D 4S 5D | the red threes 3H 3D | 4S 5D  | 4    |
        | the-replacement-too | 4S 3D 3H 5D | the red threes 3D 3H | 4S 5D  | 4    |

    Scenario: A red three drawn joins those of the partner
      Given it is Cat's turn
      And Ann's side has laid the red three 3H
      And the next cards of the stock are 3D 4S 5D
      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Ann's side has laid the red threes 3H 3D
      And Cat's hand has gained 4S 5D
      And the stock has lost 3 cards
      And nothing else has changed

    Scenario: A side that has not opened lays its red threes all the same
      Given it is Bob's turn
      And Bob's side has melded nothing
      And the next cards of the stock are 3D 4S 5D
      When Bob draws
      Then the action is accepted
      And it is Bob's turn, after the draw
      And Bob's side has laid the red three 3D
      And Bob's hand has gained 4S 5D
      And the stock has lost 3 cards
      And nothing else has changed

    Scenario Outline: A red three in the foot is laid and replaced when the foot is taken up
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C
      And Ann's foot is <foot>
      And the next cards of the stock are <stock>
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann has taken up the foot
      And Ann's side has laid <laid>
      And Ann's hand is <hand>
      And the stock has lost <lost>
      And nothing else has changed

      Examples:
        | case | foot                                    | stock    | laid                 | hand                                    | lost    |
        | one  | 3H 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D | KC JC    | the red three 3H     | KC 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D | 1 card  |
        | two  | 3H 3D 5S 6S 7S 8S 10S JS QS KS AS 4D 5D | KC JC 4H | the red threes 3H 3D | KC JC 5S 6S 7S 8S 10S JS QS KS AS 4D 5D | 2 cards |

    Scenario: A red three in the foot is laid when the foot is taken up at the next turn
      Given it is Dan's turn, after the draw
      And Dan's hand is 6C 7C 8C
      And Ann's side has melded 9S 9D 9H
      And Ann is to take up the foot next turn
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      And the next cards of the stock are KC JC
      When Dan discards 8C
      Then the action is accepted
      And it is Ann's turn
      And Ann has taken up the foot
      And Ann's side has laid the red three 3H
      And Ann's hand is KC 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      And Dan's hand has lost 8C
      And the discard pile has gained 8C
      And the stock has lost 1 card
      And nothing else has changed

    Scenario: A red three in a foot still closed stays there
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5D
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand has lost 9C
      And nothing else has changed

    Scenario Outline: A red three dealt in the hand is laid and replaced
      Given Ann is dealt <hand> and 9S 9D 9H 9C QS QD QH QC AS AD AH AC KS
      And the starter is KC
      And the next <stock>
      When the cards are dealt
      Then Ann's hand is <held>
      And Ann's foot is 9S 9D 9H 9C QS QD QH QC AS AD AH AC KS
      And Ann's side has laid <laid>
      And the stock holds <left> cards
      And the discard pile is KC

      Examples:
        | case                    | hand                                    | stock                         | held                                     | laid                 | left |
        | one                     | 3H 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC | card of the stock is JH       | JH 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC  | the red three 3H     | 164  |
        | two                     | 3H 3D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC | cards of the stock are JH 10H | JH 10H 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC | the red threes 3H 3D | 163  |
        | one-replaced-by-a-three | 3H 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC | cards of the stock are 3D JH  | JH 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC  | the red threes 3H 3D | 163  |

    Scenario Outline: A red three dealt to any player is laid by that player's side
      Given <player> is dealt 3H 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC
      And the starter is KC
      And the next cards of the stock are JH 10S
      When the cards are dealt
      Then <player>'s hand is JH 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C 10C JC
      And <player>'s side has laid the red three 3H
      And <other>'s side has laid no red threes
      And the stock holds 164 cards

      Examples:
        | case | player | other |
        | ann  | Ann    | Bob   |
        | bob  | Bob    | Ann   |
        | cat  | Cat    | Bob   |
        | dan  | Dan    | Ann   |

    Scenario: A red three dealt in the foot is not laid
      Given Ann is dealt 4D 5D 6D 7D 8D 10D 4C 5C 6C 7C 8C 10C JC and 3H 9D 9H 9C QS QD QH QC AS AD AH AC KS
      And the starter is KC
      When the cards are dealt
      Then Ann's hand is 4D 5D 6D 7D 8D 10D 4C 5C 6C 7C 8C 10C JC
      And Ann's foot is 3H 9D 9H 9C QS QD QH QC AS AD AH AC KS
      And Ann's side has laid no red threes
      And the stock holds 165 cards

    Scenario: A black three dealt in the hand is kept
      Given Ann is dealt 3S 5D 6D 7D 8D 10D 4C 5C 6C 7C 8C 10C JC and 9S 9D 9H 9C QS QD QH QC AS AD AH AC KS
      And the starter is KC
      When the cards are dealt
      Then Ann's hand is 3S 5D 6D 7D 8D 10D 4C 5C 6C 7C 8C 10C JC
      And Ann's side has laid no red threes
      And the stock holds 165 cards

  @HF-THREE-02
  Rule: Replacements are beside the normal draw

    Scenario: A player who lays a red three still gains two other cards by the draw
      Given it is Ann's turn
      And Ann's hand is KS 5C
      And the next cards of the stock are 3H 3D QH JC 7S
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand is KS 5C QH JC
      And Ann's side has laid the red threes 3H 3D
      And the stock has lost 4 cards
      And nothing else has changed

    Scenario: A player whose foot brought a red three still draws two cards
      Given it is Ann's turn
      And Ann has taken up the foot
      And Ann's hand is KC 4S 5S 6S 7S 8S 10S JS QS KS AS 4D 5D
      And Ann's side has melded 9S 9D 9H
      And Ann's side has laid the red three 3H
      And the next cards of the stock are QH JC 7S
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained QH JC
      And the stock has lost 2 cards
      And nothing else has changed

  @HF-THREE-03
  Rule: Red threes are never melded

    Scenario Outline: A meld with red threes is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-THREE-03

      Examples:
        | case                | cards    |
        | three-of-them       | 3H 3D 3H |
        | two-and-a-wild-card | 3H 3D 2C |

    Scenario: The fours beside them make a good meld
      When the meld 4H 4D 4H is checked
      Then the meld is good

  @HF-THREE-04
  Rule: Black threes cannot be melded

    Scenario Outline: A meld with black threes is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-THREE-04

      Examples:
        | case                | cards                |
        | three-of-them       | 3S 3C 3S             |
        | seven-of-them       | 3S 3C 3S 3C 3S 3C 3S |
        | two-and-a-wild-card | 3S 3C JK             |

    Scenario: Three black threes laid from the hand are refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 3S 3C 3S 5D 6D
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-THREE-04
      And nothing has changed

    Scenario: Three fours laid from the hand are accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 4S 4C 4S 5D 6D
      When Ann melds 4S 4C 4S
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and 4S 4C 4S
      And Ann's hand has lost 4S 4C 4S
      And nothing else has changed

    Scenario: Black threes are refused in the closing play too
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 1 wild book
      And Ann has played from the foot
      And Cat has played from the foot
      And Ann's hand is 3S 3C 3S 6D
      When Ann melds 3S 3C 3S, discards 6D
      Then the action is refused under HF-THREE-04
      And nothing has changed

    Scenario: A black three is discarded
      Given it is Ann's turn, after the draw
      And Ann's hand is 3S 5D 6D
      When Ann discards 3S
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost 3S
      And the discard pile has gained 3S
      And nothing else has changed

  @HF-THREE-05
  Rule: A red three is not discarded

    Scenario: The discard of a red three is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is 3H 5D 6D
      When Ann discards 3H
      Then the action is refused under HF-THREE-05
      And nothing has changed
