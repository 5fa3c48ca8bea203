"""The three kinds of misuse. A refused action is not one of them: it is a value (see `handandfoot.engine`)."""


class Malformed(ValueError):
    """A card, action, position or deal that cannot be read. The message is one line and names the place."""


class Ambiguous(ValueError):
    """An action that may mean two things, such as an addition to cards that are no meld of the side."""


class BadVariant(ValueError):
    """Resolved parameters that are missing, unknown, of the wrong type or out of range."""
