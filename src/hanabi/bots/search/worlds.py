"""Worlds that a seat holds possible: compiled loops that follow the game in many of them, and play them out.

A world is a row of the kernel in which the searching seat holds some hand, with the memories of all seats. What
lies open is the same in all rows. Each function works on a range, so that threads can share the work; `lane` is
the number of a thread, which has its own rows of working space.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import types

from hanabi.kernel import table as T
from hanabi.kernel.compiling import entry_for, part, small, tuple_type
from hanabi.kernel.players import (
    CHOOSERS,
    EVERYBODY,
    WATCHERS,
    ask_player,
    forget,
    lay_out,
    repeat,
    show_all,
)
from hanabi.kernel.policies import THREAD_SHARE
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, below, mix
from hanabi.kernel.scalar.game import step
from hanabi.kernel.scalar.hands import stack
from hanabi.kernel.scalar.legal import legal
from hanabi.kernel.scalar.observe import observe
from hanabi.kernel.scalar.row import (
    DRAWN,
    ENDED,
    REVEALED,
    SCORE,
    TO_ACT,
    deck,
    discarded,
    face_of,
    hand_size,
    height,
    status,
    tile,
)

_TABLE = types.Array(types.int64, 1, "C")
_ROWS = types.Array(types.int64, 2, "C")
_LIST = types.Array(types.int64, 1, "C")
_SCORES = types.Array(types.int16, 2, "C")
_INT = types.int64

_HONEST = 0
"""Nobody's hand is open to its holder."""

IMPOSSIBLE = -1

COUNT_WORDS = T.MOST_FACES
"""Working space of a thread for counting cards."""


class Worlds(NamedTuple):
    """Worlds side by side: game g has row g, and a memory for each seat."""

    rows: Any
    memory: Any
    hands: Any
    """The faces of the searcher's cards, the oldest first."""

    slips: Any
    """The moves that the others would not have made, or `IMPOSSIBLE`."""


class Told(NamedTuple):
    """What happened, as in `hanabi.bots.history.KnownPast`."""

    dealt: Any
    actions: Any
    draws: Any
    first: int
    tiles: int


class Trials(NamedTuple):
    """Actions to be tried, each in the same samples of worlds."""

    picks: Any
    """The world of each sample."""

    actions: Any
    scores: Any
    """By sample and action: written here."""

    noise: int


class WorldsSpace(NamedTuple):
    """Rows that threads write on, each on its own: two of `spare`, one for each seat of `spare_memory`, else one."""

    seen: Any
    choices: Any
    counts: Any
    spare: Any
    spare_memory: Any


_WORLDS = tuple_type(Worlds, _ROWS, _ROWS, _ROWS, _LIST)
TOLD = tuple_type(Told, _LIST, _LIST, _LIST, _INT, _INT)
_TRIALS = tuple_type(Trials, _LIST, _LIST, _SCORES, _INT)
_WORKSPACE = tuple_type(WorldsSpace, _ROWS, _ROWS, _ROWS, _ROWS, _ROWS)


@entry_for(
    types.void(CHOOSERS, WATCHERS, _TABLE, _WORLDS, TOLD, _INT, _INT, _WORKSPACE, THREAD_SHARE),
    nogil=True,
)
def relive(choosers, watchers, t, worlds, told, since, me, space, share):
    """Bring worlds to the present from the step `since`, or from the deal when that is 0.

    `me` is the searching seat, whose own moves are no evidence; `IMPOSSIBLE` worlds are left alone.
    """
    rows, memory, hands, slips = worlds
    seen, choices, lane = space.seen, space.choices, share.lane
    for g in range(share.begin, share.end):
        if slips[g] == IMPOSSIBLE:
            continue
        own = g * t[T.PLAYERS]
        if since == 0:
            lay_out(t, rows, g, told.dealt, hands, told.first, told.tiles)
            forget(t, memory, own)
            show_all(watchers, _HONEST, EVERYBODY, t, rows, g, seen, lane, memory, own)
        for number in range(since, len(told.actions)):
            if status(rows, g, TO_ACT) != me:
                choice = ask_player(
                    choosers, _HONEST, t, rows, g, seen, choices, lane, memory, own, ZERO
                )
                if choice != told.actions[number]:
                    slips[g] += 1
            repeat(t, rows, g, told.actions[number], told.draws[number], hands)
            show_all(watchers, _HONEST, EVERYBODY, t, rows, g, seen, lane, memory, own)


@part
def _count_deck(t, rows, g, counts, lane):
    """Count the cards of the deck by face: all that lie in no hand and not on the table. Returns their number."""
    total = 0
    for face in range(t[T.FACES]):
        left = t[T.COPIES + face] - discarded(t, rows, g, face)
        if t[T.PLACE + face] < height(rows, g, t[T.SUIT + face]):
            left -= 1
        counts[lane, face] = left
        total += left
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, rows, g, seat)):
            counts[lane, face_of(t, rows, g, seat, slot)] -= 1
            total -= 1
    return total


@part
def shuffle_deck(t, rows, g, counts, lane, stream):
    """Put the cards of the deck in a random order."""
    left = _count_deck(t, rows, g, counts, lane)
    place = deck(rows, g, DRAWN)
    while left > 0:
        stream = advance(stream, ONE)
        number = below(mix(stream), left)
        face = 0
        while number >= counts[lane, face]:
            number -= counts[lane, face]
            face += 1
        counts[lane, face] -= 1
        stack(t, rows, g, place, face)
        place += 1
        left -= 1
    return stream


@part
def shuffle_tiles(t, rows, g, counts, lane, stream):
    """Put the tiles that are still face down in a random order."""
    revealed = status(rows, g, REVEALED)
    kinds = len(T.KINDS_OF_TILE)
    for kind in range(kinds):
        counts[lane, kind] = t[T.TILE_COPIES + kind]
    order = ZERO
    for number in range(revealed):
        counts[lane, tile(t, rows, g, number)] -= 1
        order |= tile(t, rows, g, number) << (T.TILE_BITS * number)
    for number in range(revealed, t[T.TILES]):
        stream = advance(stream, ONE)
        pick = below(mix(stream), t[T.TILES] - number)
        kind = 0
        while pick >= counts[lane, kind]:
            pick -= counts[lane, kind]
            kind += 1
        counts[lane, kind] -= 1
        order |= kind << (T.TILE_BITS * number)
    rows[g, t[T.AT_TILES]] = order
    return stream


@small
def _copy_row(source, i, target, j):
    for word in range(source.shape[1]):
        target[j, word] = source[i, word]


@entry_for(
    types.void(CHOOSERS, WATCHERS, _TABLE, _WORLDS, _TRIALS, _WORKSPACE, THREAD_SHARE), nogil=True
)
def play_out(choosers, watchers, t, worlds, trials, space, share):
    """Make each of the actions in sampled worlds, and let the players finish.

    Every sample has some order of the deck, the same for every action.
    """
    picks, actions, scores, noise = trials
    seen, choices, counts, spare, spare_memory = space
    lane = share.lane
    before, after = 2 * lane, 2 * lane + 1
    own = lane * t[T.PLAYERS]
    for i in range(share.begin, share.end):
        world = picks[i]
        stream = mix(advance(noise, i))
        _copy_row(worlds.rows, world, spare, before)
        stream = shuffle_deck(t, spare, before, counts, lane, stream)
        if t[T.TILES]:
            shuffle_tiles(t, spare, before, counts, lane, stream)
        for a in range(len(actions)):
            _copy_row(spare, before, spare, after)
            for seat in range(t[T.PLAYERS]):
                _copy_row(worlds.memory, world * t[T.PLAYERS] + seat, spare_memory, own + seat)
            action = actions[a]
            while True:
                step(t, spare, after, action)
                if status(spare, after, ENDED):
                    break
                show_all(
                    watchers, _HONEST, EVERYBODY, t, spare, after, seen, lane, spare_memory, own
                )
                action = ask_player(
                    choosers,
                    _HONEST,
                    t,
                    spare,
                    after,
                    seen,
                    choices,
                    lane,
                    spare_memory,
                    own,
                    ZERO,
                )
            scores[i, a] = status(spare, after, SCORE)


@entry_for(types.void(_TABLE, _ROWS, TOLD, _ROWS, _ROWS, _ROWS, _LIST), nogil=True)
def look_back(t, rows, told, hands, observed, masks, seats):
    """Before every action and now: who was to act, what that seat saw, and what it was allowed to do."""
    lay_out(t, rows, ZERO, told.dealt, hands, told.first, told.tiles)
    for number in range(len(told.actions) + 1):
        seat = status(rows, ZERO, TO_ACT)
        seats[number] = seat
        observe(t, rows, ZERO, seat, observed, number, ZERO)
        legal(t, rows, ZERO, masks, number)
        if number < len(told.actions):
            repeat(t, rows, ZERO, told.actions[number], told.draws[number], hands)


@entry_for(types.void(_TABLE, _ROWS, TOLD, _ROWS, _ROWS, _INT), nogil=True)
def set_out(t, rows, told, hands, counts, noise):
    """Games come as far as this one, each with a hand of `hands`, and with what is face down in a random order."""
    for g in range(rows.shape[0]):
        lay_out(t, rows, g, told.dealt, hands, told.first, told.tiles)
        for number in range(len(told.actions)):
            repeat(t, rows, g, told.actions[number], told.draws[number], hands)
        stream = shuffle_deck(t, rows, g, counts, ZERO, mix(advance(noise, g)))
        if t[T.TILES]:
            shuffle_tiles(t, rows, g, counts, ZERO, stream)
