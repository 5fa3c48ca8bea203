@es
Feature: The score of a round, as the Spanish source has it

  Background:
    Given the "es" house rules

  @HF-SCORE-01
  Rule: A joker is worth 50, a two or an ace 20, eight to king 10, four to seven and a black three 5

    Scenario Outline: Three cards of a rank laid bring three times their worth
      Given Ann's side has melded <cards>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case         | cards       | points |
        | fours        | 4S 4D 4H    | 15     |
        | fives        | 5S 5D 5H    | 15     |
        | sixes        | 6S 6D 6H    | 15     |
        | sevens       | 7S 7D 7H    | 15     |
        | eights       | 8S 8D 8H    | 30     |
        | nines        | 9S 9D 9H    | 30     |
        | tens         | 10S 10D 10H | 30     |
        | jacks        | JS JD JH    | 30     |
        | queens       | QS QD QH    | 30     |
        | kings        | KS KD KH    | 30     |
        | aces         | AS AD AH    | 60     |
        | black-threes | 3S 3S 3C    | 15     |

    Scenario Outline: One card left in the hand costs its worth
      Given Ann's hand is <card>
      When the round is scored
      Then Ann's side scores <points> for cards left
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case            | card | points |
        | three-of-spades | 3S   | -5     |
        | three-of-clubs  | 3C   | -5     |
        | four            | 4D   | -5     |
        | five            | 5D   | -5     |
        | six             | 6D   | -5     |
        | seven           | 7D   | -5     |
        | eight           | 8D   | -10    |
        | nine            | 9D   | -10    |
        | ten             | 10D  | -10    |
        | jack            | JD   | -10    |
        | queen           | QD   | -10    |
        | king            | KD   | -10    |
        | ace             | AD   | -20    |
        | two             | 2D   | -20    |
        | joker           | JK   | -50    |

    Scenario Outline: A wild card in a meld brings its own worth
      Given Ann's side has melded <cards>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Ann's side scores <points>

      Examples:
        | case              | cards             | points |
        | two-among-fours   | 4S 4D 4H 2C       | 35     |
        | joker-among-fours | 4S 4D 4H JK       | 65     |
        | two-among-kings   | KS KD KH 2C       | 50     |
        | joker-among-nines | 9S 9D 9H JK       | 80     |
        | joker-among-aces  | AS AD AH JK       | 110    |
        | two-and-joker     | 8S 8D 8H 8C 2C JK | 110    |

  @HF-SCORE-02
  Rule: Every card of every meld of the side is added

    Scenario Outline: All melds of the side are added
      Given Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <points> for cards
      And Ann's side scores <points>
      And Bob's side scores 0

      Examples:
        | case        | melds                                                    | points |
        | one-meld    | KS KD KH KC                                              | 40     |
        | two-melds   | KS KD KH and 4S 4D 4H                                    | 45     |
        | three-melds | KS KD KH and QS QD QH 2C and 8S 8D 8H JK                 | 160    |
        | four-melds  | 5S 5D 5H 5C 5S and QS QD QH and JS JD JH and 8S 8D 8H JK | 165    |

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
  Rule: The cards left in hand or foot are taken off the score of the side

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
        | case                   | hand  | foot         | partner  | closed   | points |
        | in-the-hand            | KS 4D | empty        | empty    | empty    | -15    |
        | in-the-foot            | empty | KS 4D 2C     | empty    | empty    | -35    |
        | four-kinds-in-the-foot | empty | 10S 8D 2H 3S | empty    | empty    | -45    |
        | in-the-partners-hand   | empty | empty        | KS 4D    | empty    | -15    |
        | in-the-partners-foot   | empty | empty        | empty    | KS 4D    | -15    |
        | in-both-hands          | KS 4D | empty        | QS 8C    | empty    | -35    |
        | in-both-feet           | empty | JK           | empty    | 2S 7C    | -75    |
        | everywhere             | KS 4D | JK           | QS 8C 3C | 2S 7C QH | -125   |

    Scenario Outline: What is left is taken off what is laid
      Given Ann's side has melded <meld>
      And Ann's hand is <hand>
      When the round is scored
      Then Ann's side scores <laid> for cards
      And Ann's side scores <left> for cards left
      And Ann's side scores <total>

      Examples:
        | case        | meld        | hand     | laid | left | total |
        | eighty-laid | 9S 9D 9H JK | QS 8D 5C | 80   | -25  | 55    |
        | forty-laid  | KS KD KH KC | QS 8D JK | 40   | -70  | -30   |

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

  @HF-SCORE-04
  Rule: Each red three laid brings 100 to a side with at least one book

    Scenario Outline: Red threes laid bring 100 each beside a book
      Given Ann's side has melded KS KD KH KC KS KD KH
      And Ann's side has laid <threes>
      When the round is scored
      Then Ann's side scores <points> for red threes
      And Ann's side scores <total>

      Examples:
        | case  | threes                                       | points | total |
        | none  | no red threes                                | 0      | 570   |
        | one   | the red three 3H                             | 100    | 670   |
        | two   | the red threes 3H 3D                         | 200    | 770   |
        | three | the red threes 3H 3D 3H                      | 300    | 870   |
        | seven | the red threes 3H 3D 3H 3D 3H 3D 3H          | 700    | 1270  |
        | all   | the red threes 3H 3D 3H 3D 3H 3D 3H 3D 3H 3D | 1000   | 1570  |

    Scenario: A dirty book is a book for the red threes too
      Given Ann's side has melded KS KD KH KC KS KD JK
      And Ann's side has laid the red threes 3H 3D
      When the round is scored
      Then Ann's side scores 200 for red threes
      And Ann's side scores 610

    Scenario Outline: Red threes laid bring nothing in a round without a book
      Given Ann's side has melded <melds>
      And Ann's side has laid <threes>
      When the round is scored
      Then Ann's side scores 0 for books
      And Ann's side scores 0 for red threes
      And Ann's side scores <total>

      Examples:
        | case                 | melds             | threes                  | total |
        | nothing-laid         | nothing           | the red three 3H        | 0     |
        | two-without-a-book   | KS KD KH          | the red threes 3H 3D    | 30    |
        | three-without-a-book | KS KD KH          | the red threes 3H 3D 3H | 30    |
        | six-cards-of-a-rank  | KS KD KH KC KS KD | the red threes 3H 3D    | 60    |

    Scenario: Each side counts its own red threes and needs its own book
      Given Ann's side has melded KS KD KH KC KS KD KH
      And Ann's side has laid the red three 3H
      And Bob's side has melded QS QD QH
      And Bob's side has laid the red threes 3D 3D 3H
      When the round is scored
      Then Ann's side scores 100 for red threes
      And Ann's side scores 670
      And Bob's side scores 0 for red threes
      And Bob's side scores 30

  @HF-SCORE-05
  Rule: Each red three left in a hand or foot costs 500

    Scenario Outline: Red threes in closed feet cost 500 each
      Given Ann's foot is <foot>
      And Cat's foot is <closed>
      When the round is scored
      Then Ann's side scores <threes> for red threes
      And Ann's side scores <left> for cards left
      And Ann's side scores <points>

      Examples:
        | case                      | foot     | closed | threes | left | points |
        | one                       | 3H       | empty  | -500   | 0    | -500   |
        | two-in-one-foot           | 3H 3D    | empty  | -1000  | 0    | -1000  |
        | one-in-each-foot          | 3H       | 3D     | -1000  | 0    | -1000  |
        | with-other-cards          | 3H KS 4D | empty  | -500   | -15  | -515   |
        | in-the-partners-foot-only | KS       | 3D 4C  | -500   | -15  | -515   |
        | beside-a-black-three      | 3H 3S    | empty  | -500   | -5   | -505   |

    Scenario: A red three left in a hand costs 500 as well
      Given Ann's hand is 3H KS
      When the round is scored
      Then Ann's side scores -500 for red threes
      And Ann's side scores -10 for cards left
      And Ann's side scores -510

    Scenario: A red three left costs 500 with a book as well as without
      Given Ann's side has melded KS KD KH KC KS KD KH
      And Cat's foot is 3D
      When the round is scored
      Then Ann's side scores -500 for red threes
      And Ann's side scores 70

    Scenario: Five red threes laid beside a book make up for one left
      Given Ann's side has melded KS KD KH KC KS KD KH
      And Ann's side has laid the red threes 3H 3H 3H 3D 3D
      And Cat's foot is 3D
      When the round is scored
      Then Ann's side scores 0 for red threes
      And Ann's side scores 570

  @HF-SCORE-06
  Rule: A clean book brings 500 and a dirty one 300

    Scenario Outline: Each kind of book brings its bonus
      Given Ann's side has melded <melds>
      When the round is scored
      Then Ann's side scores <bonus> for books
      And Ann's side scores <total>

      Examples:
        | case                      | melds                                         | bonus | total |
        | clean                     | KS KD KH KC KS KD KH                          | 500   | 570   |
        | dirty-with-one-wild-card  | KS KD KH KC KS KD 2C                          | 300   | 380   |
        | dirty-with-two-wild-cards | KS KD KH KC KS 2C JK                          | 300   | 420   |
        | two-clean                 | KS KD KH KC KS KD KH and 4S 4D 4H 4C 4S 4D 4H | 1000  | 1105  |
        | two-clean-of-one-rank     | KS KD KH KC KS KD KH and KS KD KH KC KS KD KH | 1000  | 1140  |
        | clean-and-dirty           | KS KD KH KC KS KD KH and 4S 4D 4H 4C 4S 4D JK | 800   | 950   |
        | two-dirty                 | KS KD KH KC KS KD 2C and 4S 4D 4H 4C 4S 4D JK | 600   | 760   |

    Scenario: A clean book brings 200 more than a dirty one
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H
      And Bob's side has melded QS QD QH QC QS QD 2C
      When the round is scored
      Then Ann's side scores 500 for books
      And Bob's side scores 300 for books

    Scenario Outline: An unfinished meld brings no bonus
      Given Ann's side has melded <meld>
      When the round is scored
      Then Ann's side scores 0 for books
      And Ann's side scores <points>

      Examples:
        | case              | meld              | points |
        | six-natural-cards | KS KD KH KC KS KD | 60     |
        | six-mixed-cards   | KS KD KH KC 2C JK | 110    |

    Scenario: The books that going out needs bring 1600
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and KS KD KH KC KS KD 2C and QS QD QH QC QS JK JK
      When the round is scored
      Then Ann's side scores 1600 for books
      And Ann's side scores 370 for cards
      And Ann's side scores 1970

  @HF-SCORE-07
  Rule: Going out brings the side 100

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

    Scenario Outline: A book brings its card points and its bonus at once
      Given Ann's side has melded <book>
      When the round is scored
      Then Ann's side scores <cards> for cards
      And Ann's side scores <bonus> for books
      And Ann's side scores <total>

      Examples:
        | case                      | book                 | cards | bonus | total |
        | seven-nines               | 9S 9D 9H 9C 9S 9D 9H | 70    | 500   | 570   |
        | five-nines-and-two-twos   | 9S 9D 9H 9C 9S 2C 2D | 90    | 300   | 390   |
        | five-kings-and-two-jokers | KS KD KH KC KS JK JK | 150   | 300   | 450   |
        | six-nines-and-a-two       | 9S 9D 9H 9C 9S 9D 2C | 80    | 300   | 380   |
        | seven-fours               | 4S 4D 4H 4C 4S 4D 4H | 35    | 500   | 535   |
        | seven-sevens              | 7S 7D 7H 7C 7S 7D 7H | 35    | 500   | 535   |
        | seven-eights              | 8S 8D 8H 8C 8S 8D 8H | 70    | 500   | 570   |
        | seven-aces                | AS AD AH AC AS AD AH | 140   | 500   | 640   |
        | five-aces-and-two-jokers  | AS AD AH AC AS JK JK | 200   | 300   | 500   |

    Scenario: A book and an unfinished meld of its rank count together
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 9C 9S 9D
      When the round is scored
      Then Ann's side scores 100 for cards
      And Ann's side scores 500 for books
      And Ann's side scores 600

    Scenario: Everything that a side can score comes together
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and KS KD KH KC KS 2C 2D and 4S 4D 4H
      And Ann's side has laid the red threes 3H 3D
      And Cat's hand is 8C 3S
      And Cat's foot is 3H QC KC 9D
      And Bob's side has melded 10S 10D 10H 10C 10S 10D
      And Bob's side has laid the red three 3D
      And Bob's hand is JK 4C
      And Dan's foot is 3D KD 5C
      When the round is scored with Ann going out
      Then Ann's side scores 175 for cards
      And Ann's side scores 800 for books
      And Ann's side scores -300 for red threes
      And Ann's side scores -45 for cards left
      And Ann's side scores 100 for going out
      And Ann's side scores 730
      And Bob's side scores 60 for cards
      And Bob's side scores -500 for red threes
      And Bob's side scores -70 for cards left
      And Bob's side scores -510

  @HF-SCORE-10
  Rule: No rank and no meld on the way to a book brings a bonus of its own

    Scenario Outline: Clean books of all ranks bring the same bonus
      Given Ann's side has melded <book>
      When the round is scored
      Then Ann's side scores 500 for books
      And Ann's side scores 0 for special points

      Examples:
        | case   | book                 |
        | fours  | 4S 4D 4H 4C 4S 4D 4H |
        | nines  | 9S 9D 9H 9C 9S 9D 9H |
        | queens | QS QD QH QC QS QD QH |
        | aces   | AS AD AH AC AS AD AH |

    Scenario: Five natural cards bring their points and no more
      Given Ann's side has melded KS KD KH KC KS
      When the round is scored
      Then Ann's side scores 0 for special points
      And Ann's side scores 50

    Scenario: All the red threes of the pack bring no more than 100 each
      Given Ann's side has melded 9S 9D 9H 9C 9S 9D 9H
      And Ann's side has laid the red threes 3H 3H 3H 3H 3H 3D 3D 3D 3D 3D
      When the round is scored
      Then Ann's side scores 1000 for red threes
      And Ann's side scores 0 for special points
      And Ann's side scores 1570

  @HF-SCORE-11
  Rule: Going out in one turn brings no more than going out

    Scenario: A player who goes out concealed earns the bonus of going out
      Given Ann's side has melded KS KD KH
      When the round is scored with Ann going out concealed
      Then Ann's side scores 100 for going out
      And Ann's side scores 130

  @HF-SCORE-12
  Rule: At the end of the game a side with red threes and without a book loses 300

    Scenario Outline: Red threes without a book cost 300 once when the fourth round ends
      Given it is round <round>
      And the scores are 1000 and 500
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
      And Ann's side has melded <melds>
      And Ann's side has laid <threes>
      And Bob's side has laid no red threes
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
      And the <what> is over
      And the scores are <after>
      And nothing else has changed

      Examples:
        | case                          | round | melds                | threes                  | what  | after        |
        | one-red-three                 | 4     | QS QD QH             | the red three 3H        | game  | 720 and 520  |
        | two-red-threes                | 4     | QS QD QH             | the red threes 3H 3D    | game  | 720 and 520  |
        | three-red-threes              | 4     | QS QD QH             | the red threes 3H 3D 3H | game  | 720 and 520  |
        | no-red-three                  | 4     | QS QD QH             | no red threes           | game  | 1020 and 520 |
        | two-red-threes-and-a-book     | 4     | QS QD QH QC QS QD QH | the red threes 3H 3D    | game  | 1760 and 520 |
        | two-red-threes-in-round-three | 3     | QS QD QH             | the red threes 3H 3D    | round | 1020 and 520 |

  @HF-SCORE-09
  Rule: The rounds are added up

    Scenario Outline: The points of the round come to those scored before
      Given it is round <round>
      And the scores are <before>
      And it is Ann's turn, after the draw
      And Ann's side has melded 9S 9D 9H 9C 9S 9D 9H and 8S 8D 8H 8C 8S 8D 8H and KS KD KH KC KS KD 2C and QS QD QH QC QS JK JK and JS JD JH JC JS JD 2D
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
        | first-round       | 1     | 0 and 0       | 2440 and 40   |
        | second-round      | 2     | 1000 and 500  | 3440 and 540  |
        | third-round-below | 3     | -200 and -750 | 2240 and -710 |

    Scenario: A round that the stock ends is added without a bonus for going out
      Given it is round 2
      And the scores are 1000 and 500
      And it is Ann's turn
      And the stock holds 0 cards
      And the top card is 3C
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
