"""Judging: from a case and its answers to a verdict."""
