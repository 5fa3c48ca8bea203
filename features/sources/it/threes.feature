@it
Feature: Threes, as the Italian source has them

  Background:
    Given the "it" house rules

  @HF-THREE-01
  Rule: A red three is laid face up before the side at once, and a card of the stock replaces it

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
        | case                         | stock          | laid                    | gained | lost |
        | first-card                   | 3H 4S 5D       | the red three 3H        | 4S 5D  | 3    |
        | second-card                  | 9S 3D QC       | the red three 3D        | 9S QC  | 3    |
        | both-cards                   | 3H 3D 4S 5D    | the red threes 3H 3D    | 4S 5D  | 4    |
        | the-replacement-too          | 4S 3D 3H 5D    | the red threes 3D 3H    | 4S 5D  | 4    |
        | both-cards-and-a-replacement | 3H 3D 3H 4S 5D | the red threes 3H 3D 3H | 4S 5D  | 5    |
        | replaced-by-a-wild-card      | 3H 4S JK       | the red three 3H        | 4S JK  | 3    |
        | replaced-by-a-black-three    | 3H 4S 3C       | the red three 3H        | 4S 3C  | 3    |

    Scenario: A black three drawn is neither laid nor replaced
      Given it is Ann's turn
      And the next cards of the stock are 3S 4S 5D
      When Ann draws
      Then the action is accepted
      And it is Ann's turn, after the draw
      And Ann's hand has gained 3S 4S
      And the stock has lost 2 cards
      And nothing else has changed

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

    Scenario: A red three of one who plays alone lies before that player only
      Given 3 players
      And it is Cat's turn
      And Ann's side has laid the red three 3H
      And the next cards of the stock are 3D 4S 5D
      When Cat draws
      Then the action is accepted
      And it is Cat's turn, after the draw
      And Cat's side has laid the red three 3D
      And Cat's hand has gained 4S 5D
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
        | case                    | foot                              | stock    | laid                 | hand                              | lost    |
        | one                     | 3H 4S 5S 6S 7S 8S 10S JS QS KS AS | KC JC    | the red three 3H     | KC 4S 5S 6S 7S 8S 10S JS QS KS AS | 1 card  |
        | two                     | 3H 3D 5S 6S 7S 8S 10S JS QS KS AS | KC JC 4H | the red threes 3H 3D | KC JC 5S 6S 7S 8S 10S JS QS KS AS | 2 cards |
        | one-replaced-by-a-three | 3H 4S 5S 6S 7S 8S 10S JS QS KS AS | 3D JC 4H | the red threes 3H 3D | JC 4S 5S 6S 7S 8S 10S JS QS KS AS | 2 cards |

    Scenario: A red three in a foot taken up after the last discard is laid before the turn passes
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 5D
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS
      And the next cards of the stock are KC JC
      When Ann discards 5D
      Then the action is accepted
      And it is Bob's turn
      And the discard pile has gained 5D
      And Ann has taken up the foot
      And Ann's side has laid the red three 3H
      And Ann's hand is KC 4S 5S 6S 7S 8S 10S JS QS KS AS
      And the stock has lost 1 card
      And nothing else has changed

    Scenario: A red three in a foot still closed stays there
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 9C 5D
      And Ann's foot is 3H 4S 5S 6S 7S 8S 10S JS QS KS AS
      When Ann adds 9C to 9S 9D 9H
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H 9C
      And Ann's hand has lost 9C
      And nothing else has changed

    Scenario: A red three dealt is not laid before its owner has chosen a packet
      Given Ann is dealt 3H 4D 5D 6D 7D 8D 4C 5C 6C 7C 8C and 3D 9D 9H 9C QS QD QH QC AS AD AH
      And the starter is KC
      When the cards are dealt
      Then it is Ann's turn, to choose a packet
      And Ann's side has laid no red threes
      And the stock holds 181 cards

  @HF-THREE-02
  Rule: Replacements are beside the normal draw

    Scenario: A player who lays two red threes still gains two other cards by the draw
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
      And Ann's hand is KC 4S 5S 6S 7S 8S 10S JS QS KS AS
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
  Rule: Red threes are laid before the side and never melded

    Scenario Outline: A meld with red threes is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-THREE-03

      Examples:
        | case                  | cards                |
        | three-of-them         | 3H 3D 3H             |
        | seven-of-them         | 3H 3D 3H 3D 3H 3D 3H |
        | three-and-a-wild-card | 3H 3D 3H 2C          |

    Scenario: Three fours are a good meld
      When the meld 4H 4D 4H is checked
      Then the meld is good

  @HF-THREE-04
  Rule: A black three is laid in no play but the closing one

    Scenario Outline: A meld with black threes by itself is refused
      When the meld <cards> is checked
      Then the meld is refused under HF-THREE-04

      Examples:
        | case                  | cards                |
        | three-of-them         | 3S 3S 3C             |
        | four-of-them          | 3S 3C 3S 3C          |
        | seven-of-them         | 3S 3C 3S 3C 3S 3C 3S |
        | three-and-a-wild-card | 3S 3C 3S JK          |

    Scenario Outline: Three black threes in an ordinary turn are refused
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is <cards> 5D 6D
      When Ann melds <cards>
      Then the action is refused under HF-THREE-04
      And nothing has changed

      Examples:
        | case          | cards    |
        | two-of-spades | 3S 3S 3C |
        | two-of-clubs  | 3C 3C 3S |

    Scenario: Three fours in an ordinary turn are accepted
      Given it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H
      And Ann's hand is 4S 4C 4S 5D 6D
      When Ann melds 4S 4C 4S
      Then the action is accepted
      And Ann's side has melded 9S 9D 9H and 4S 4C 4S
      And Ann's hand has lost 4S 4C 4S
      And nothing else has changed

    Scenario Outline: Black threes are melded as the last cards of the foot
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is <cards>
      When Ann melds <cards>
      Then the action is accepted
      And the round is over
      And Ann's side has melded <cards>
      And Ann's hand is empty
      And nothing else has changed

      Examples:
        | case  | cards       |
        | three | 3S 3S 3C    |
        | four  | 3S 3S 3C 3C |

    Scenario: Black threes are melded beside the last discard of the closing play
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 3S 3C 3S 6D
      When Ann melds 3S 3C 3S, discards 6D
      Then the action is accepted
      And the round is over
      And Ann's side has melded 3S 3C 3S
      And Ann's hand is empty
      And the discard pile has gained 6D
      And nothing else has changed

    Scenario: Black threes and another meld are the closing play together
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 3S 3C 3S 4S 4D 4H
      When Ann melds 3S 3C 3S and 4S 4D 4H
      Then the action is accepted
      And the round is over
      And Ann's side has melded 3S 3C 3S and 4S 4D 4H
      And Ann's hand is empty
      And nothing else has changed

    Scenario: Black threes are refused from the foot when cards are left
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 3S 3C 3S 6D 7D
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-THREE-04
      And nothing has changed

    Scenario: Black threes are refused as the last cards of the hand, since the foot follows
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann's hand is 3S 3C 3S
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-THREE-04
      And nothing has changed

    @HF-MELD-02
    Scenario: Two black threes are refused in the closing play too
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 3S 3C
      When Ann melds 3S 3C
      Then the action is refused under HF-MELD-02
      And nothing has changed

    Scenario: A wild card beside black threes is refused in the closing play too
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 2 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 3S 3C 3S JK
      When Ann melds 3S 3C 3S JK
      Then the action is refused under HF-THREE-04
      And nothing has changed

    @HF-OUT-01
    Scenario: A closing play of black threes is refused for a side that lacks a book
      Given it is Ann's turn, after the draw
      And Ann's side has 2 clean, 1 dirty and 0 wild books
      And Ann has played from the foot
      And Ann's hand is 3S 3C 3S
      When Ann melds 3S 3C 3S
      Then the action is refused under HF-OUT-01
      And nothing has changed

    Scenario Outline: A black three is discarded
      Given it is Ann's turn, after the draw
      And Ann's hand is <three> 5D 6D
      When Ann discards <three>
      Then the action is accepted
      And it is Bob's turn
      And Ann's hand has lost <three>
      And the discard pile has gained <three>
      And nothing else has changed

      Examples:
        | case   | three |
        | spades | 3S    |
        | clubs  | 3C    |

  @HF-THREE-05
  Rule: A red three is not discarded

    Scenario: The discard of a red three is refused
      Given it is Ann's turn, after the draw
      And Ann's hand is 3H 5D 6D
      When Ann discards 3H
      Then the action is refused under HF-THREE-05
      And nothing has changed
