"""The cheater: sees its own hand too. No honest bot, but a yardstick: not the most there is to win, since it plans no further than its turn.

It plays whatever fits, the card first that others wait for; it throws away what is dead or held twice, passes
time with clues while a teammate has something better to do, and gives up a card that can still be useful last.
"""

from __future__ import annotations

from hanabi.bots.cheater.choosing import decide
from hanabi.kernel.players import Player, chooser, no_words, watch_nothing


@chooser
def choose(t, seen, legal, i, _memory, _m, _chance):
    """One of the legal actions."""
    return decide(t, seen, legal, i)


CHEATER = Player(choose, watch_nothing, no_words, open_hands=True)
