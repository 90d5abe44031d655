"""Carrying out an action in a row, what follows from it, and the end of the game: the core's `Game.act`."""

from __future__ import annotations

import numpy as np

from hanabi.core.rules import Tile
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small, thin
from hanabi.kernel.frozen import unroll
from hanabi.kernel.scalar.bits import ZERO
from hanabi.kernel.scalar.hands import (
    draw,
    put_on_pile,
    remove,
    shuffle_back,
    take,
    take_off_pile,
    tell,
)
from hanabi.kernel.scalar.legal import COLOUR_CLUE, REPLAY, RESHUFFLE
from hanabi.kernel.scalar.new_game import begin_last_round
from hanabi.kernel.scalar.row import (
    COLOUR_TOLD,
    DECK,
    DECLINED,
    DISCARDED,
    ENDED,
    LAST,
    LAST_ANNOUNCED,
    LAST_CLUE,
    LAST_FACE,
    LAST_KIND,
    LAST_SCORED,
    LAST_SEAT,
    LAST_SLOT,
    LAST_TARGET,
    LAST_TOKEN,
    PENDING,
    PLAYED,
    REVEALED,
    SCORE,
    SHOW,
    STATUS,
    STEPS,
    STRIKES,
    TAKEN_BACK,
    TO_ACT,
    TOKENS,
    TOUCHING,
    TURN,
    TURNS_LEFT,
    VALUE_TOLD,
    cards_left,
    deck,
    fits,
    hand_size,
    height,
    on_pile,
    pending,
    status,
    tally,
    tile,
)

_VICTORY = np.int64(T.Status.VICTORY)
_LAST_ROUND = np.int64(T.Status.LAST_ROUND)
_STRIKES = np.int64(T.Status.STRIKES)
_INDISPENSABLE = np.int64(T.Status.INDISPENSABLE)
_DEADLOCK = np.int64(T.Status.DEADLOCK)

_CLUE_TILE = T.KINDS_OF_TILE.index(Tile.CLUE)
_MEND_TILE = T.KINDS_OF_TILE.index(Tile.MEND)


# What follows an action
NOTHING_FOLLOWS = 0
"""The same player chooses for a tile, or the game is over."""
TURN_FOLLOWS = 1
CARD_FOLLOWS = 2
"""A card is drawn, if there is one; then the turn passes on."""

UNANNOUNCED = np.int64(-1)

LAST_TURN = 2
"""TURNS_LEFT in the last turn of the game."""


@thin
def step(t, rows, g, action):
    """Carry out a legal action of the player to act, and all that follows until somebody is to act."""
    finish(t, rows, g, act(t, rows, g, action))


@small
def finish(t, rows, g, follows):
    """What follows an action: drawing, and passing the turn on."""
    if follows != NOTHING_FOLLOWS:
        if follows == CARD_FOLLOWS and cards_left(t, rows, g):
            take(t, rows, g, status(rows, g, TO_ACT), draw(t, rows, g))
        pass_turn(t, rows, g)


@small
def act(t, rows, g, action):
    """Carry out a legal action up to the drawing of a card, and say what follows.

    Kinds of actions share as much as they can: on a device, neighbouring games wait where theirs differ.
    """
    _log(t, rows, g, action)
    seat = status(rows, g, TO_ACT)
    if action < t[T.COLOUR]:
        plays = action >= t[T.PLAY]
        slot = action - t[T.PLAY] if plays else action
        return _use_card(t, rows, g, seat, slot, PLAYED if plays else DISCARDED, UNANNOUNCED)
    if action < t[T.ANNOUNCE]:
        if action < t[T.VALUE]:
            number, kinds, first, kind = action - t[T.COLOUR], t[T.COLOURS], ZERO, COLOUR_TOLD
        else:
            number, kinds = action - t[T.VALUE], t[T.VALUES_NAMED]
            first, kind = t[T.COLOURS], VALUE_TOLD
        return _clue(t, rows, g, seat, number, kinds, first, kind)
    if t[T.ANNOUNCED] and action < t[T.TAKE_BACK]:
        slot, suit = 0, action - t[T.ANNOUNCE]
        while suit >= t[T.SUITS]:
            suit -= t[T.SUITS]
            slot += 1
        return _use_card(t, rows, g, seat, slot, PLAYED, suit)
    if t[T.DECLINE] > t[T.TAKE_BACK]:
        if action < t[T.DECLINE]:
            return _take_back(t, rows, g, seat, action - t[T.TAKE_BACK])
        rows[g, LAST] = (seat << LAST_SEAT) | (DECLINED << LAST_KIND)
    return _close_tile(t, rows, g)


@small
def pass_turn(t, rows, g):
    """Count the last round and let the next player act; the card of the turn is drawn."""
    left = status(rows, g, TURNS_LEFT)
    if left == LAST_TURN:
        rows[g, STATUS] -= 1 << TURNS_LEFT
        end(t, rows, g, _LAST_ROUND)
        return
    if left:
        rows[g, STATUS] -= 1 << TURNS_LEFT
    else:
        begin_last_round(t, rows, g)
    rows[g, SHOW] += 1 << TURN
    seat = status(rows, g, TO_ACT)
    following = seat + 1 if seat + 1 < t[T.PLAYERS] else 0
    rows[g, STATUS] += (following - seat) << TO_ACT
    lacks = status(rows, g, TOKENS) < t[T.CLUE_COST]
    if (
        (lacks or t[T.MAY_LACK])
        and hand_size(t, rows, g, following) == 0
        and (lacks or not _can_clue(t, rows, g, following))
    ):
        end(t, rows, g, _DEADLOCK)


@part
def _can_clue(t, rows, g, seat):
    """Whether there is a clue for this seat to give."""
    for other in range(t[T.PLAYERS]):
        if other != seat and rows[g, t[T.AT_HANDS] + other] >> TOUCHING:
            return True
    return False


@small
def end(t, rows, g, reason):
    """The game is over; its score is settled."""
    rows[g, STATUS] += reason << ENDED
    rows[g, STATUS] -= pending(t, rows, g) << PENDING
    struck_out = reason == _STRIKES and not t[T.TALLY_AT_STRIKEOUT]
    if struck_out or (t[T.PLAY_ON] and reason != _VICTORY):
        rows[g, STATUS] -= status(rows, g, SCORE) << SCORE


@small
def _log(t, rows, g, action):
    """Write the action down, if this table keeps a log."""
    bits = t[T.LOG_BITS]
    if bits:
        number = deck(rows, g, STEPS)
        word = (number * t[T.LOG_INVERSE]) >> 20
        place = number - word * t[T.LOG_PER_WORD]
        before = rows[g, t[T.AT_LOG] + word] if place else 0
        rows[g, t[T.AT_LOG] + word] = before | (action << (place * bits))
    rows[g, DECK] += 1 << STEPS


@small
def _clue(t, rows, g, seat, number, kinds, first, kind):
    """The clue with this number among those of its kind, counted teammate by teammate."""
    target = seat + 1
    while t[T.PLAYERS] > 2 and number >= kinds:  # two have one teammate each
        number -= kinds
        target += 1
    if target >= t[T.PLAYERS]:
        target -= t[T.PLAYERS]
    clue = first + number
    tell(t, rows, g, target, clue)
    rows[g, LAST] = (
        (seat << LAST_SEAT) | (kind << LAST_KIND) | (target << LAST_TARGET) | (clue << LAST_CLUE)
    )
    if pending(t, rows, g):
        return _close_tile(t, rows, g)
    rows[g, STATUS] -= t[T.CLUE_COST] << TOKENS
    return TURN_FOLLOWS


@small
def _use_card(t, rows, g, seat, slot, kind, announced):
    """Play or discard a card; `announced` is a suit, or `UNANNOUNCED`."""
    face = remove(t, rows, g, seat, slot)
    rows[g, LAST] = (
        (seat << LAST_SEAT)
        | (kind << LAST_KIND)
        | ((announced + 1) << LAST_ANNOUNCED)
        | (slot << LAST_SLOT)
        | (face << LAST_FACE)
    )
    if (
        kind == PLAYED
        and fits(t, rows, g, face)
        and (announced < 0 or announced == t[T.SUIT + face])
    ):
        token = _return_token(t, rows, g) if announced >= 0 else ZERO
        return _place(t, rows, g, face, token)
    put_on_pile(t, rows, g, face)
    if kind == PLAYED:
        rows[g, STATUS] += 1 << STRIKES
        if status(rows, g, STRIKES) == t[T.STRIKES]:
            end(t, rows, g, _STRIKES)
            return NOTHING_FOLLOWS
    else:
        _return_token(t, rows, g)
    return _after_losing(t, rows, g, face)


@small
def _after_losing(t, rows, g, face):
    """Go on after a card reached the discard pile, unless its loss ends the game (R10)."""
    if (
        t[T.PLAY_ON]
        and on_pile(t, rows, g, face, t[T.COPIES + face])
        and t[T.PLACE + face] >= height(rows, g, t[T.SUIT + face])
    ):
        end(t, rows, g, _INDISPENSABLE)
        return NOTHING_FOLLOWS
    return CARD_FOLLOWS


@small
def _place(t, rows, g, face, token):
    """Put a fitting card onto its firework, and pay or win if that completes it."""
    suit = t[T.SUIT + face]
    rows[g, SHOW] += 1 << (4 * suit)
    rows[g, STATUS] += (tally(t, rows, g) - status(rows, g, SCORE)) << SCORE
    won = False
    if height(rows, g, suit) == t[T.HEIGHT]:
        won = _all_complete(t, rows, g)
        pays_tile = t[T.TILES] > 0 and face - suit * t[T.HEIGHT] + 1 == t[T.HEIGHT]
        if pays_tile and not won and status(rows, g, REVEALED) < t[T.TILES]:
            token |= _reveal_tile(t, rows, g)
        elif not (pays_tile and won):
            token |= _return_token(t, rows, g)
    rows[g, LAST] |= (1 << LAST_SCORED) | (token << LAST_TOKEN)
    if won:
        end(t, rows, g, _VICTORY)
        return NOTHING_FOLLOWS
    return NOTHING_FOLLOWS if pending(t, rows, g) else CARD_FOLLOWS


@small
def _all_complete(t, rows, g):
    complete = True
    for suit in range(t[T.SUITS]):
        if height(rows, g, suit) < t[T.HEIGHT]:
            complete = False
    unroll(t)
    return complete


@small
def _return_token(t, rows, g):
    """Pay a token, unless all are there; 1 if it was paid, else 0."""
    if status(rows, g, TOKENS) < t[T.TOKENS]:
        rows[g, STATUS] += 1 << TOKENS
        return 1
    return 0


# Bonus tiles


@small
def _reveal_tile(t, rows, g):
    """Turn the next tile over: it acts at once, waits for a choice, or is lost. 1 if a token was paid."""
    kind = tile(t, rows, g, status(rows, g, REVEALED))
    rows[g, STATUS] += 1 << REVEALED
    if kind == _MEND_TILE and status(rows, g, STRIKES):
        rows[g, STATUS] -= 1 << STRIKES
    if kind in (_CLUE_TILE, _MEND_TILE):
        return _return_token(t, rows, g)
    waits = kind + 1
    if waits == RESHUFFLE and cards_left(t, rows, g) == 0:
        waits = REPLAY
    if _has_choice(t, rows, g, waits):
        rows[g, STATUS] += waits << PENDING
    return 0


@small
def _has_choice(t, rows, g, waits):
    """Whether there is anything to choose: a card on the pile, or a teammate the clue can be given to."""
    if waits in (RESHUFFLE, REPLAY):
        for word in range(t[T.PILE_WORDS]):
            if rows[g, t[T.AT_PILE] + word]:
                return True
        return False
    colours = (1 << t[T.COLOURS]) - 1
    kinds = colours if waits == COLOUR_CLUE else t[T.EVERY_CLUE] ^ colours
    for seat in range(t[T.PLAYERS]):
        clues = rows[g, t[T.AT_HANDS] + seat] >> TOUCHING
        if seat != status(rows, g, TO_ACT) and clues & kinds:
            return True
    return False


@small
def _take_back(t, rows, g, seat, face):
    """Choose a card of the discard pile for a reshuffle or a replay; one that does not fit is a refusal (R20)."""
    rows[g, LAST] = (seat << LAST_SEAT) | (TAKEN_BACK << LAST_KIND) | (face << LAST_FACE)
    if pending(t, rows, g) == RESHUFFLE:
        take_off_pile(t, rows, g, face)
        shuffle_back(t, rows, g, face)
        return _close_tile(t, rows, g)
    rows[g, STATUS] -= pending(t, rows, g) << PENDING
    if fits(t, rows, g, face):
        take_off_pile(t, rows, g, face)
        return _place(t, rows, g, face, ZERO)
    rows[g, LAST] = (seat << LAST_SEAT) | (DECLINED << LAST_KIND)
    return CARD_FOLLOWS


@small
def _close_tile(t, rows, g):
    rows[g, STATUS] -= pending(t, rows, g) << PENDING
    return CARD_FOLLOWS
