"""The cases of the suite: which there are, as vectors, what a version requires, and their lint."""
