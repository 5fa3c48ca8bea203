"""Scenarios: read from features, and compiled into cases before anything runs."""
