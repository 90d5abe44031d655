"""Players with a memory: bots as compiled functions that watch a game from their seat and choose when it is their turn.

A memory belongs to one seat and is made only of what that seat saw. Whole teams play inside the kernel; a
game elsewhere is told to one seat by `tell_deal` and `tell_step`, and the player there chooses as it would have inside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from numba import types

from hanabi.core.rules import MOST_PLAYERS
from hanabi.kernel import table as T
from hanabi.kernel.compiling import entry_for, prepare_for_functions, small, tuple_type
from hanabi.kernel.loops import may
from hanabi.kernel.policies import THREAD_SHARE
from hanabi.kernel.policies import random as random_policy
from hanabi.kernel.policies import steady as steady_policy
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, mix
from hanabi.kernel.scalar.game import act, finish, step
from hanabi.kernel.scalar.hands import deal, stack
from hanabi.kernel.scalar.legal import legal
from hanabi.kernel.scalar.new_game import begin_last_round, lay_table
from hanabi.kernel.scalar.row import (
    DECK,
    DRAWN,
    ENDED,
    SHUFFLED,
    STEPS,
    TO_ACT,
    deck,
    status,
)
from hanabi.kernel.scalar.seat_view import see, see_all

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

_TABLE = types.Array(types.int64, 1, "C")
_ROWS = types.Array(types.int64, 2, "C")
_INT = types.int64

WATCH = types.void(_TABLE, _ROWS, _INT, _INT, _ROWS, _INT)
"""`watch(t, seen, i, seat, memory, m)`: called for every seat after the deal and after every step.

`seen[i]` is the game as this seat sees it now, the step that led there in its word LAST; `memory[m]` is the
seat's own memory, all zeros before the first call.
"""

CHOOSE = types.int64(_TABLE, _ROWS, _ROWS, _INT, _ROWS, _INT, _INT)
"""`choose(t, seen, legal, i, memory, m, chance)` answers with one of the actions in the mask `legal[i]`."""


class Player(NamedTuple):
    """A bot that plays inside the kernel."""

    choose: Any
    """Made with `chooser`."""

    watch: Any
    """Made with `watcher`."""

    words: Callable[[NDArray[np.int64]], int]
    """How many words of memory a seat needs at the table that this is given."""

    open_hands: bool = False
    """Whether it is shown its own cards: a cheat, to learn how much there was to win."""


def watcher(function: Callable[..., Any]) -> Any:
    """The decorator of a function that watches, at the top of a file."""
    return entry_for(WATCH)(function)


def chooser(function: Callable[..., Any]) -> Any:
    """The decorator of a function that chooses, at the top of a file."""
    return entry_for(CHOOSE)(function)


class SeatedPlayers:
    """A player for each seat of a table, as the compiled loops want them."""

    def __init__(self, players: Sequence[Player], table: NDArray[np.int64]) -> None:
        prepare_for_functions()
        seats = len(players)
        padded = [*players, *[players[0]] * (MOST_PLAYERS - seats)]
        self.choosers = tuple(player.choose for player in padded)
        self.watchers = tuple(player.watch for player in padded)
        self.open_hands = sum(player.open_hands << seat for seat, player in enumerate(players))
        self.words = max(1, *(player.words(table) for player in players))
        self._seats = seats

    def memory(self, lanes: int = 1) -> NDArray[np.int64]:
        """Room for the memories of all seats, for so many games at once."""
        return np.zeros((lanes * self._seats, self.words), np.int64)


CHOOSERS = types.UniTuple(types.FunctionType(CHOOSE), MOST_PLAYERS)
WATCHERS = types.UniTuple(types.FunctionType(WATCH), MOST_PLAYERS)
_LIST = types.Array(types.int64, 1, "C")

ILLEGAL = -1
PLAYED_TO_THE_END = 0

NO_CARD = -1
"""In the draws of a past: none."""

FIRST_HIDDEN = -2
"""In the deal and the draws of a past: the first of the hidden cards; the next is one less, and so on."""

EVERYBODY = np.int64((1 << MOST_PLAYERS) - 1)


@small
def forget(t, memory, first):
    """Empty the memories of all seats of a game."""
    for m in range(first, first + t[T.PLAYERS]):
        for word in range(memory.shape[1]):
            memory[m, word] = 0


@small
def look(t, rows, g, seat, open_hands, seen, lane):
    """Lay out what a seat may see; its own hand too if that is open to it."""
    if (open_hands >> seat) & 1:
        see_all(t, rows, g, seen, lane)
    else:
        see(t, rows, g, seat, seen, lane)


@small
def show_all(watchers, open_hands, seats, t, rows, g, seen, lane, memory, first):
    """Let those seats of the set watch that something happened."""
    for seat in range(t[T.PLAYERS]):
        if (seats >> seat) & 1:
            look(t, rows, g, seat, open_hands, seen, lane)
            watchers[seat](t, seen, lane, seat, memory, first + seat)


@small
def ask_player(choosers, open_hands, t, rows, g, seen, choices, lane, memory, first, chance):
    """The choice of the seat to act; its legal actions are left in `choices[lane]`."""
    seat = status(rows, g, TO_ACT)
    look(t, rows, g, seat, open_hands, seen, lane)
    legal(t, rows, g, choices, lane)
    return choosers[seat](t, seen, choices, lane, memory, first + seat, chance)


@small
def lay_out(t, rows, g, dealt, hands, first, tiles):
    """Deal these faces, with these tiles to be revealed; hidden cards are those of `hands[g]`."""
    lay_table(t, rows, g, ZERO, first)
    for place in range(len(dealt)):
        stack(t, rows, g, place, _face(dealt[place], hands, g))
    rows[g, DECK] += t[T.CARDS] << SHUFFLED
    if t[T.TILES]:
        rows[g, t[T.AT_TILES]] = tiles
    deal(t, rows, g)
    begin_last_round(t, rows, g)


@small
def repeat(t, rows, g, action, drawn, hands):
    """A step of the past, and the card that was drawn after it."""
    follows = act(t, rows, g, action)
    if drawn != NO_CARD:
        stack(t, rows, g, deck(rows, g, DRAWN), _face(drawn, hands, g))
    finish(t, rows, g, follows)


@small
def _face(number, hands, g):
    """A face of the past: as it was seen, or that of a hidden card."""
    return number if number >= 0 else hands[g, FIRST_HIDDEN - number]


class PlayersSpace(NamedTuple):
    """Rows that threads write on, each on its own; of `memory` one for each seat."""

    seen: Any
    choices: Any
    memory: Any


_SPACE = tuple_type(PlayersSpace, _ROWS, _ROWS, _ROWS)


@entry_for(
    _INT(CHOOSERS, WATCHERS, _INT, _TABLE, _ROWS, _SPACE, _INT, THREAD_SHARE),
    nogil=True,
)
def play_games(choosers, watchers, open_hands, t, rows, space, noise, share):
    """Play newly dealt games to their end. Returns 0, or `ILLEGAL` less the game in which a choice was illegal."""
    seen, choices, memory = space
    lane, first = share.lane, share.lane * t[T.PLAYERS]
    for g in range(share.begin, share.end):
        stream = mix(advance(noise, g))
        forget(t, memory, first)
        show_all(watchers, open_hands, EVERYBODY, t, rows, g, seen, lane, memory, first)
        while not status(rows, g, ENDED):
            stream = advance(stream, ONE)
            action = ask_player(
                choosers, open_hands, t, rows, g, seen, choices, lane, memory, first, mix(stream)
            )
            if not may(t, choices, lane, action):
                return ILLEGAL - g
            step(t, rows, g, action)
            show_all(watchers, open_hands, EVERYBODY, t, rows, g, seen, lane, memory, first)
    return PLAYED_TO_THE_END


# One seat that watches a game told from outside, step by step


@entry_for(types.void(_TABLE, _ROWS, _LIST, _INT, _INT, _INT, _INT, _ROWS), nogil=True)
def tell_deal(t, rows, dealt, first, tiles, seat, open_hands, seen):
    """Deal these faces in `rows[0]`, and lay out in `seen[0]` what this seat may see of it."""
    lay_out(t, rows, ZERO, dealt, rows, first, tiles)
    look(t, rows, ZERO, seat, open_hands, seen, ZERO)


@entry_for(types.void(_TABLE, _ROWS, _INT, _INT, _INT, _INT, _ROWS), nogil=True)
def tell_step(t, rows, action, drawn, seat, open_hands, seen):
    """Carry out a step in `rows[0]`, with the face that was drawn after it or `NO_CARD`; then as `tell_deal`."""
    repeat(t, rows, ZERO, action, drawn, rows)
    look(t, rows, ZERO, seat, open_hands, seen, ZERO)


@entry_for(_INT(_TABLE, _ROWS, _ROWS, _INT), nogil=True)
def prepare_choice(t, rows, choices, noise):
    """Write the legal actions in `rows[0]` to `choices[0]`, and return the random number for this choice."""
    legal(t, rows, ZERO, choices, ZERO)
    return mix(advance(mix(noise), deck(rows, ZERO, STEPS)))


# The bots without a memory, as players


@watcher
def watch_nothing(_t, _seen, _i, _seat, _memory, _m):
    """For bots that decide by what lies open."""


@chooser
def _choose_at_random(t, seen, choices, i, _memory, _m, chance):
    return random_policy(t, seen, choices, i, chance)


@chooser
def _choose_steadily(t, seen, choices, i, _memory, _m, chance):
    return steady_policy(t, seen, choices, i, chance)


def no_words(_table: NDArray[np.int64]) -> int:
    return 0


RANDOM = Player(_choose_at_random, watch_nothing, no_words)
STEADY = Player(_choose_steadily, watch_nothing, no_words)
