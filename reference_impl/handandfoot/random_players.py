"""Players who choose by chance, for whole games in tests and figures.

The engine itself has no chance: these only choose among the actions it lists, each from a seed.
"""

import random
from collections.abc import Sequence

from handandfoot.actions import Action, Discard, Draw
from handandfoot.game import Chooser
from handandfoot.position import Position


def uniform(seed: int | str) -> Chooser:
    """A player who chooses each offered action as often as any other."""
    chance = random.Random(seed)
    return lambda _, offered: chance.choice(offered)


def eager(seed: int | str, eagerness: float = 0.8) -> Chooser:
    """A player who mostly takes and lays when that is offered, and so comes to finish books and to go out."""
    chance = random.Random(seed)

    def choose(_: Position, offered: Sequence[Action]) -> Action:
        busy = [action for action in offered if not isinstance(action, Discard | Draw)]
        return chance.choice(busy if busy and chance.random() < eagerness else offered)

    return choose
