"""What a player can do instead of what a rule refuses."""

from __future__ import annotations

from typing import Final

REMEDIES: Final = {
    "HF-TURN-01": "Wait until it is your turn.",
    "HF-TURN-02": "First draw or take; after that meld and add as you like, and discard to end the turn.",
    "HF-TURN-03": "Name cards of your hand; table shows it.",
    "HF-MELD-01": "Lay each rank as a meld of its own: meld 9 9 9, K K K.",
    "HF-MELD-02": "Wait for more cards of the rank, or add them to a meld that is there: add 9 to 9.",
    "HF-MELD-03": "Begin a new meld of the rank.",
    "HF-MELD-04": "Add to the unfinished meld of the rank instead: add 9 to 9.",
    "HF-MELD-06": "Add to a meld of your own side.",
    "HF-WILD-02": "Use fewer wild cards, or more natural ones.",
    "HF-WILD-03": "Lay wild cards together with natural cards.",
    "HF-WILD-04": "Use fewer wild cards.",
    "HF-WILD-05": "Use more natural cards.",
    "HF-WILD-06": "Use fewer wild cards, or more natural ones.",
    "HF-WILD-07": "Name a finished book of your side with a wild card, and a natural card of its rank.",
    "HF-THREE-03": "A red three is laid by itself; keep your other cards together.",
    "HF-THREE-04": "Discard black threes, one a turn.",
    "HF-THREE-05": "Discard another card.",
    "HF-OPEN-01": "Lay more at once, with commas: meld K K K, 9 9 9. Otherwise wait.",
    "HF-PILE-02": "Draw from the stock.",
    "HF-PILE-03": "Name a pair of the top card's rank from your hand, or draw.",
    "HF-PILE-04": "Draw from the stock.",
    "HF-PILE-05": "Make the meld of the top card worth more, or draw.",
    "HF-PILE-06": "Name cards of your hand only; what lies below comes afterwards.",
    "HF-PILE-07": "Take for a new meld, and finish the unfinished one of the rank with it; or draw.",
    "HF-PILE-09": "Draw from the stock.",
    "HF-PILE-10": "Name a natural pair of the top card's rank from your hand, or draw.",
    "HF-DISC-02": "Discard another card.",
    "HF-OUT-01": "Keep two cards, and finish the books first.",
    "HF-OUT-02": "Keep two cards until your partner is ready.",
    "HF-OUT-03": "Keep two cards: one to discard, and one more.",
    "HF-OUT-04": "Keep one card to discard.",
    "HF-OUT-07": "Keep two cards, and finish the books first.",
    "HF-OUT-08": "Keep two cards, and finish the books first.",
    "HF-ASK-01": "Ask your partner first, by: ask. That can be done once a turn, in the last packet.",
    "HF-ASK-02": "Keep a card in this turn.",
    "HF-ASK-03": "Ask again in your next turn.",
    "HF-DEAL-06": "Choose one of the packets by its number: choose 1.",
    "HF-STOCK-02": "Take the pile; legal lists how.",
}
"""By rule, what may be done instead."""
