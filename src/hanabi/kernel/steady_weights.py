"""What the steady bot finds worth how much: shared by its two forms, in Python and compiled."""

PLAYABLE = 12.0
"""Worth of telling somebody that they can play a card."""

SAVED = 5.0
"""Worth of marking a card that must not be lost and would be discarded next."""

NARROWED = 4.0
"""Worth of everything there is to tell about a card that fits now; less for cards that fit later."""

SPARE = 1.0
"""Worth of telling somebody that a card is spare."""

WASTED = 1.5
"""Price of marking a card that is spare."""

GOOD_CLUE = 3.0
"""A clue worth less than this is given only when nothing may be discarded."""

LEAST_CHANCE = 0.01
"""In the last round a card that fits with this chance is tried while a strike is to spare."""

LOST = 200
"""Harm of losing the last copy of a card. Harm is in whole numbers, so that equal losses compare equal."""

DELAYED = 60
"""Harm of discarding a card that fits now and has another copy; less for cards that fit later."""

MARKED = 40
"""Harm of discarding a card that somebody spent a clue on."""
