@ro
Feature: The score of a round, as the Romanian source has it

  Background:
    Given the "ro" house rules

  @HF-SCORE-01
  Rule: A joker is worth 50, a two or an ace 20, eight to king 10, four to seven and a black three 5

    Scenario Outline: Three cards of a rank laid bring three times their worth
      Given Ann's side has melded <cards>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case   | cards       | points |
        | fours  | 4S 4D 4H    | 15     |
        | fives  | 5S 5D 5H    | 15     |
        | sixes  | 6S 6D 6H    | 15     |
        | sevens | 7S 7D 7H    | 15     |
        | eights | 8S 8D 8H    | 30     |
        | nines  | 9S 9D 9H    | 30     |
        | tens   | 10S 10D 10H | 30     |
        | jacks  | JS JD JH    | 30     |
        | queens | QS QD QH    | 30     |
        | kings  | KS KD KH    | 30     |
        | aces   | AS AD AH    | 60     |
        | twos   | 2S 2D 2H    | 60     |
        | jokers | JK JK JK    | 150    |

    Scenario Outline: One card left in the hand costs its worth
      Given Ann's hand is <card>
      When the round is scored
      Then Ann's side scores <points> for cards left
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case           | card | points |
        | black-three    | 3S   | -5     |
        | three-of-clubs | 3C   | -5     |
        | four           | 4D   | -5     |
        | five           | 5D   | -5     |
        | six            | 6D   | -5     |
        | seven          | 7D   | -5     |
        | eight          | 8D   | -10    |
        | nine           | 9D   | -10    |
        | ten            | 10D  | -10    |
        | jack           | JD   | -10    |
        | queen          | QD   | -10    |
        | king           | KD   | -10    |
        | ace            | AD   | -20    |
        | two            | 2D   | -20    |
        | joker          | JK   | -50    |

    Scenario Outline: A wild card in a meld brings its own worth
      Given Ann's side has melded <cards>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Ann's side scores <points>

      Examples:
        | case              | cards       | points |
        | two-among-fours   | 4S 4D 2C    | 30     |
        | joker-among-fours | 4S 4D JK    | 60     |
        | two-among-kings   | KS KD KH 2C | 50     |
        | joker-among-aces  | AS AD JK    | 90     |

  @HF-SCORE-02
  Rule: Laid cards count for the side

    Scenario Outline: All melds of the side are added
      Given Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case        | melds                              | points |
        | one-meld    | KS KD KH KC                        | 40     |
        | two-melds   | KS KD KH and 4S 4D 4H              | 45     |
        | three-melds | KS KD KH and QS QD 2C and 2S 2D JK | 160    |

    Scenario: Nothing laid and nothing left scores nothing
      Given Ann's side has melded nothing
      When the round is scored
      Then Ann's side scores 0
      And Bob's side scores 0

    Scenario: Each side counts its own melds
      Given Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH QC
      When the round is scored
      Then Ann's side scores 30
      And Bob's side scores 40

  @HF-SCORE-03
  Rule: Cards left in hand and foot count against the side

    Scenario Outline: Cards left anywhere with the side cost it
      Given Ann's hand is <hand>
      And Ann's foot is <foot>
      And Cat's hand is <partner>
      And Cat's foot is <closed>
      When the round is scored
      Then Ann's side scores <points> for cards left
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case                   | hand     | foot  | partner  | closed   | points |
        | in-the-hand            | KS 4D    | empty | empty    | empty    | -15    |
        | in-the-foot            | empty    | KS 4D | empty    | empty    | -15    |
        | in-the-partners-hand   | empty    | empty | KS 4D    | empty    | -15    |
        | in-the-partners-foot   | empty    | empty | empty    | KS 4D    | -15    |
        | everywhere             | KS 4D    | JK    | QS 8C 3C | 2S 7C QH | -125   |
        | an-ace-a-three-a-seven | AS 3S 7H | empty | empty    | empty    | -30    |

    Scenario: The foot of thirteen costs what its cards are worth
      Given Ann's side has melded KS KD KH
      And Cat's foot is 4S 5S 6S 7S 8S 9S 10S JS QS KS KD 2S JK
      When the round is scored
      Then Ann's side scores 30 for cards
      And Ann's side scores -160 for cards left
      And Ann's side scores -130

    Scenario: Cards left with the other side cost nothing here
      Given Ann's side has melded KS KD KH
      And Bob's hand is JK QS 8C
      And Dan's foot is 2S 2D
      When the round is scored
      Then Ann's side scores 30
      And Bob's side scores -110

    Scenario: Cards of a foot taken up count as cards of the hand
      Given Ann has taken up the foot
      And Ann's hand is KS 4D JK
      When the round is scored
      Then Ann's side scores -65 for cards left
      And Ann's side scores -65

    Scenario: A side that has laid nothing goes below nothing
      Given Bob's hand is JK JK 2S 9S 9D
      And Dan's hand is KS QS 4C
      When the round is scored
      Then Bob's side scores -165
      And Ann's side scores 0

  @HF-SCORE-04
  Rule: Each red three on the table brings 100, without any condition

    Scenario Outline: Red threes laid bring 100 each
      Given Ann's side has melded KS KD KH
      And Ann's side has laid <threes>
      When the round is scored
      Then Ann's side scores <points> for red threes
      And Ann's side scores <total>

      Examples:
        | case | threes                                       | points | total |
        | none | no red threes                                | 0      | 30    |
        | one  | the red three 3H                             | 100    | 130   |
        | two  | the red threes 3H 3D                         | 200    | 230   |
        | all  | the red threes 3H 3D 3H 3D 3H 3D 3H 3D 3H 3D | 1000   | 1030  |

    Scenario: Red threes count for a side that has laid nothing else
      Given Ann's side has laid the red threes 3H 3D
      And Ann's hand is KS 4D
      When the round is scored
      Then Ann's side scores 200 for red threes
      And Ann's side scores 185

    Scenario: Red threes count for a side without a book
      Given Ann's side has melded KS KD KH
      And Ann's side has laid the red three 3D
      When the round is scored
      Then Ann's side scores 0 for books
      And Ann's side scores 100 for red threes
      And Ann's side scores 130

    Scenario: Each side counts its own red threes
      Given Ann's side has laid the red three 3H
      And Bob's side has laid the red threes 3D 3D 3H
      When the round is scored
      Then Ann's side scores 100
      And Bob's side scores 300

  @HF-SCORE-05
  Rule: Each red three left in a hand or a foot costs 100

    Scenario Outline: Red threes in closed feet cost 100 each
      Given Ann's foot is <foot>
      And Cat's foot is <closed>
      When the round is scored
      Then Ann's side scores <threes> for red threes
      And Ann's side scores <left> for cards left
      And Ann's side scores <points>

      Examples:
        | case             | foot     | closed | threes | left | points |
        | one              | 3H       | empty  | -100   | 0    | -100   |
        | two-in-one-foot  | 3H 3D    | empty  | -200   | 0    | -200   |
        | one-in-each-foot | 3H       | 3D     | -200   | 0    | -200   |
        | with-other-cards | 3H KS 4D | empty  | -100   | -15  | -115   |

    Scenario: A red three laid and one left closed cancel out
      Given Ann's side has laid the red three 3H
      And Cat's foot is 3D
      When the round is scored
      Then Ann's side scores 0 for red threes
      And Ann's side scores 0

    Scenario: Two red threes laid and one left closed bring 100
      Given Ann's side has laid the red threes 3H 3H
      And Cat's foot is 3D
      When the round is scored
      Then Ann's side scores 100 for red threes
      And Ann's side scores 100

    Scenario Outline: A red three left in a hand costs 100 as well
      Given <player>'s hand is <hand>
      When the round is scored
      Then Ann's side scores <threes> for red threes
      And Ann's side scores <points>

      Examples:
        | case        | player | hand     | threes | points |
        | the-player  | Ann    | 3H       | -100   | -100   |
        | the-partner | Cat    | 3D KS 4D | -100   | -115   |

  @HF-SCORE-06
  Rule: A clean book brings 500, a dirty one 300 and a wild one 1500

    Scenario Outline: Each kind of book brings its bonus
      Given Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <bonus> for books
      And Ann's side scores <total>

      Examples:
        | case                      | melds                                                                  | bonus | total |
        | clean                     | KS KD KH KC KS KD KH                                                   | 500   | 570   |
        | dirty-with-one-wild-card  | KS KD KH KC KS KD 2C                                                   | 300   | 380   |
        | dirty-with-two-wild-cards | KS KD KH KC KS 2C JK                                                   | 300   | 420   |
        | wild                      | 2S 2D 2H 2C JK JK JK                                                   | 1500  | 1730  |
        | two-clean                 | KS KD KH KC KS KD KH and 4S 4D 4H 4C 4S 4D 4H                          | 1000  | 1105  |
        | clean-and-dirty           | KS KD KH KC KS KD KH and 4S 4D 4H 4C 4S 4D JK                          | 800   | 950   |
        | one-of-each               | KS KD KH KC KS KD KH and 4S 4D 4H 4C 4S 4D JK and 2S 2D 2H 2C 2S 2D 2H | 2300  | 2590  |

    Scenario Outline: An unfinished meld brings no bonus
      Given Ann's side has melded <meld>
      When the round is scored
      Then Ann's side scores 0 for books
      And Ann's side scores <points>

      Examples:
        | case              | meld              | points |
        | six-natural-cards | KS KD KH KC KS KD | 60     |
        | six-mixed-cards   | KS KD KH KC 2C JK | 110    |
        | six-wild-cards    | 2S 2D 2H JK JK JK | 210    |

    Scenario: The books that going out needs bring 3100
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and KS KD KH KC KS KD 2C and QS QD QH QC QS JK JK and 2S 2D 2H 2C 2S 2D JK
      When the round is scored
      Then Ann's side scores 3100 for books
      And Ann's side scores 540 for cards
      And Ann's side scores 3640

  @HF-SCORE-07
  Rule: Going out brings 100

    Scenario Outline: The side that goes out has 100 more
      Given Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      When the round is scored with <player> going out
      Then Ann's side scores <ann> for going out
      And Ann's side scores <ann-total>
      And Bob's side scores <bob> for going out
      And Bob's side scores <bob-total>

      Examples:
        | case | player | ann | ann-total | bob | bob-total |
        | ann  | Ann    | 100 | 130       | 0   | 30        |
        | cat  | Cat    | 100 | 130       | 0   | 30        |
        | bob  | Bob    | 0   | 30        | 100 | 130       |
        | dan  | Dan    | 0   | 30        | 100 | 130       |

    Scenario: A round that the stock ends brings nobody the bonus
      Given Ann's side has melded KS KD KH
      And Bob's side has melded QS QD QH
      When the round is scored
      Then Ann's side scores 30
      And Bob's side scores 30

    Scenario: The partner's cards count against a side that goes out
      Given Ann's side has melded KS KD KH
      And Cat's hand is JK QC 8D
      When the round is scored with Ann going out
      Then Ann's side scores 30 for cards
      And Ann's side scores 100 for going out
      And Ann's side scores -70 for cards left
      And Ann's side scores 60

  @HF-SCORE-08
  Rule: The cards of a book count beside its bonus

    Scenario Outline: The cards of a book count beside its bonus
      Given Ann's side has melded <book>
      When the round is scored
      Then Ann's side scores <cards> for cards
      And Ann's side scores <bonus> for books
      And Ann's side scores <total>

      Examples:
        | case                     | book                 | cards | bonus | total |
        | seven-nines              | 9S 9D 9H 9C 9S 9D 9H | 70    | 500   | 570   |
        | five-nines-and-two-twos  | 9S 9D 9H 9C 9S 2C 2D | 90    | 300   | 390   |
        | six-nines-and-a-two      | 9S 9D 9H 9C 9S 9D 2C | 80    | 300   | 380   |
        | seven-fours              | 4S 4D 4H 4C 4S 4D 4H | 35    | 500   | 535   |
        | five-aces-and-two-jokers | AS AD AH AC AS JK JK | 200   | 300   | 500   |
        | five-twos-and-two-jokers | 2S 2D 2H 2C 2S JK JK | 200   | 1500  | 1700  |

    Scenario: A book and an unfinished meld of its rank count together
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 9C 9S 9D
      When the round is scored
      Then Ann's side scores 100 for cards
      And Ann's side scores 500 for books
      And Ann's side scores 600

    Scenario: Everything that a side can score comes together
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC KS 2C 2D and 2S 2D 2H 2C JK JK JK and 4S 4D 4H
      And Ann's side has laid the red threes 3H 3D
      And Cat's hand is 8C 3S 3H QC KC 9D
      And Bob's side has melded 10S 10D 10H 10C 10S 10D
      And Bob's hand is JK 4C
      And Dan's foot is 3D KD 5C
      When the round is scored with Ann going out
      Then Ann's side scores 405 for cards
      And Ann's side scores 2300 for books
      And Ann's side scores 100 for red threes
      And Ann's side scores -45 for cards left
      And Ann's side scores 100 for going out
      And Ann's side scores 2860
      And Bob's side scores 60 for cards
      And Bob's side scores -100 for red threes
      And Bob's side scores -70 for cards left
      And Bob's side scores -110

  @HF-SCORE-10
  Rule: No rank and no meld on the way to a book brings a bonus of its own

    Scenario Outline: Clean books of all ranks bring the same bonus
      Given Ann's side has melded <book>
      When the round is scored
      Then Ann's side scores 500 for books
      And Ann's side scores 0 for special points

      Examples:
        | case  | book                 |
        | fours | 4S 4D 4H 4C 4S 4D 4H |
        | kings | KS KD KH KC KS KD KH |
        | aces  | AS AD AH AC AS AD AH |

    Scenario: Five natural cards bring their points and no more
      Given Ann's side has melded KS KD KH KC KS
      When the round is scored
      Then Ann's side scores 0 for special points
      And Ann's side scores 50

  @HF-SCORE-11
  Rule: Going out in one turn brings no more than going out

    Scenario: A player who goes out concealed earns the bonus of going out
      Given Ann's side has melded KS KD KH
      When the round is scored with Ann going out concealed
      Then Ann's side scores 100 for going out
      And Ann's side scores 130

  @HF-SCORE-12
  Rule: Red threes of a side without a book count when the game ends as they always do

    Scenario: A side without a book keeps the points of its red threes after round four
      Given it is round 4
      And the scores are 1000 and 500
      And it is Ann's turn
      And the stock holds 0 cards
      And Ann's side has melded QS QD QH
      And Ann's side has laid the red threes 3H 3D
      And Ann has played from the foot
      And Ann's hand is 4S
      And Bob's side has melded KS KD KH
      And Bob has played from the foot
      And Bob's hand is 4D
      And Cat has played from the foot
      And Cat's hand is 4H
      And Dan has played from the foot
      And Dan's hand is 4C
      When Ann draws
      Then the action is accepted
      And the game is over
      And the scores are 1220 and 520
      And nothing else has changed

  @HF-SCORE-09
  Rule: The rounds are added up

    Scenario Outline: The points of the round come to those scored before
      Given it is round <round>
      And the scores are <before>
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and KS KD KH KC KS KD 2C and QS QD QH QC QS JK JK and 2S 2D 2H 2C 2S 2D JK
      And Ann has played from the foot
      And Ann's hand is 6C
      And Cat has played from the foot
      And Cat's hand is 5C 6D
      And Bob's side has melded 10S 10D 10H 10C 10S 10D
      And Bob has played from the foot
      And Bob's hand is 4S 10C
      And Dan has played from the foot
      And Dan's hand is 5S
      When Ann discards 6C
      Then the action is accepted
      And the round is over
      And the scores are <after>
      And Ann's hand is empty
      And the discard pile has gained 6C
      And nothing else has changed

      Examples:
        | case              | round | before        | after         |
        | first-round       | 1     | 0 and 0       | 3730 and 40   |
        | second-round      | 2     | 1000 and 500  | 4730 and 540  |
        | third-round-below | 3     | -200 and -750 | 3530 and -710 |

    Scenario: A round that the stock ends is added without a bonus for going out
      Given it is round 2
      And the scores are 1000 and 500
      And it is Ann's turn
      And the stock holds 1 card
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H
      And Ann has played from the foot
      And Ann's hand is 6C
      And Cat has played from the foot
      And Cat's hand is 5C 6D
      And Bob's side has melded 10S 10D 10H 10C 10S 10D
      And Bob has played from the foot
      And Bob's hand is 4S 10C
      And Dan has played from the foot
      And Dan's hand is 5S
      When Ann draws
      Then the action is accepted
      And the round is over
      And the scores are 1555 and 540
      And nothing else has changed
