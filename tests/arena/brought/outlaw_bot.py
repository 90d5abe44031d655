"""A compiled bot of another package, which goes wrong inside the kernel."""

from __future__ import annotations

from brought_bots import Dawdler
from hanabi.bots import BotKind
from hanabi.kernel.players import Player, chooser, no_words, watch_nothing
from hanabi.kernel.scalar.row import STRIKES, status


@chooser
def _break_the_law(_t, seen, choices, i, _memory, _m, _chance):  # type: ignore[no-untyped-def]
    """The first legal action, until the first strike; then one that does not exist."""
    if status(seen, i, STRIKES):
        return 9_999
    word = choices[i, 0]
    action = 0
    while not (word >> action) & 1:
        action += 1
    return action


OUTLAW = BotKind(
    Dawdler, "breaks the rules", player=lambda: Player(_break_the_law, watch_nothing, no_words)
)
