"""Players who choose by chance, for whole games in tests and figures."""

import random
from collections.abc import Sequence

from handandfoot.actions import Action, Discard, Draw
from handandfoot.game import Chooser
from handandfoot.position import Position


def uniform(seed: int) -> Chooser:
    """A player who chooses each offered action as often as any other."""
    chance = random.Random(seed)
    return lambda _, offered: chance.choice(offered)


def eager(seed: int, eagerness: float = 0.8) -> Chooser:
    """A player who mostly takes and lays when that is offered, and so comes to finish books and to go out."""
    chance = random.Random(seed)

    def choose(position: Position, offered: Sequence[Action]) -> Action:
        busy = [action for action in offered if not isinstance(action, Discard | Draw)]
        return chance.choice(busy if busy and chance.random() < eagerness else offered)

    return choose
