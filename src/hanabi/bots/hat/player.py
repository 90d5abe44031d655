"""The hat as a player of the kernel."""

from __future__ import annotations

from hanabi.bots.hat import choose as decide
from hanabi.bots.hat import watch as look
from hanabi.bots.hat import words
from hanabi.kernel.players import Player, chooser, watcher


@chooser
def choose(t, seen, legal, i, memory, m, chance):
    """One of the legal actions."""
    return decide(t, seen, legal, i, memory, m, chance)


@watcher
def watch(t, seen, i, seat, memory, m):
    """Take in what happened."""
    look(t, seen, i, seat, memory, m)


HAT = Player(choose, watch, words)
