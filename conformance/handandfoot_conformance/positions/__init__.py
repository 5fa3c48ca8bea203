"""Positions: drafted from a few statements, completed from the pack, and held against what play can reach."""
