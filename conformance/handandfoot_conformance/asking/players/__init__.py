"""Computer players: they see what their seat sees, know what going out needs, and give their reasons in words."""
