"""Hanabi in a terminal: full screens, and lines where these are better."""
