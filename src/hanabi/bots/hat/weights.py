"""Numbers found by trial, on deals with seeds from 1,000,000 on."""

import numpy as np

_int = np.int64
"""Of a type of its own: Numba would compile a function anew for every plain number it is called with."""

# Questions: what an answer is worth if yes is as likely as no
ASK_FITTING = _int(100)
ASK_CRITICAL = _int(90)
ASK_DEAD = _int(60)
ASK_HALF = _int(40)
ASK_FIRST = _int(400)
"""More for whether a card fits, as long as the hand has none that surely does."""

# Clues: what teammates learn by them
FIRST_PLAY = _int(88)
"""A card that fits, for somebody who knows of none."""
MORE_PLAYS = _int(60)
"""A card that fits, for somebody who knows of one."""
DEAD_FOUND = _int(10)
FACE_RULED_OUT = _int(2)

# Plays: which of several sure ones
LOWER = _int(5)
"""For each card of its suit that comes later."""
FOLLOWED = _int(20)
"""Somebody holds the next card."""
COMPLETES = _int(10)

# Discards: the harm in losing a card
LAST_COPY = _int(1000)
NEEDED = _int(100)
IN_SIGHT = _int(10)
"""A needed card of which somebody holds another copy."""

# Clue or discard, far from the end: a clue is worth what is learnt by it and …
TOKEN_LEFT = _int(8)
"""For each token."""

# … a discard of a spare card …
SPARE_TURN = _int(16)
"""For each draw that can be done without."""
CARD_LEFT = _int(3)
"""For each card in the deck."""
AMPLE_PACE = _int(8)
"""Draws that can be done without where there is no last round."""

# … a discard of one that may be needed, less the harm
LIVE_CARD = _int(50)
LIVE_HARM = _int(10)
"""The harm is divided by this."""

# Risks, in percent
LIKELY = _int(75)
"""A card that fits with this chance is played."""
LIKELY_PLAYING_ON = _int(90)
"""The same where every loss can lose the game."""
LAST_CHANCE = _int(10)
"""The same when there is little to lose."""

# Near the end, in thousandths of a card placed
NEAR_END = _int(10)
"""Cards in the deck, at most."""
DEALS_A_PLAYER = _int(4)
"""Deals imagined, for each player at the table."""
CARD_PLACED = _int(1000)
PLAY_ORDER = _int(5)
"""For each point of what a sure play is worth."""
LEARNT = _int(4)
"""For each point of what a clue is worth."""
DRAWING = _int(50)
"""For a discard, since it shows another card."""
STRIKE_RISKED = _int(-100)
