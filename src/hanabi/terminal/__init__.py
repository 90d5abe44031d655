"""Hanabi in a terminal, one line at a time."""
