"""A table in the terminal: one person against computer players, under any house rules."""
