"""Places in the list of numbers that describes a position; `compiled_rules.describe` writes it."""

from __future__ import annotations

LEGAL = 0
"""The mask of legal moves; 60 are the most there can be."""
CURRENT = 1
"""Who is to act; -1 when a card is to be dealt."""
DECK = 2
INFORMATION = 3
LIVES = 4
SCORE = 5
ENDS = 6
"""A bit for each of the kernel's reasons for which the game has ended, whether or not play went on."""
FIREWORKS = 7
"""By colour."""
SIZES = 12
"""Of the hands, by seat."""
FACES = 17
"""By seat and slot; the words about the cards follow in the same order."""

MARKED = 40
"""In a word about a card, above the faces that clues allow: the clues that touched it."""
