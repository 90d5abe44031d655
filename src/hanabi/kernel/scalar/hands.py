"""Moving cards in a row: dealing, drawing, removing from a hand, the discard pile, reshuffling; and what clues tell hands."""

from __future__ import annotations

from hanabi.core.shuffle import Purpose
from hanabi.kernel import table as T
from hanabi.kernel.compiling import small
from hanabi.kernel.frozen import unroll
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, below, mix
from hanabi.kernel.scalar.row import (
    DECK,
    DRAWN,
    PLACES,
    SEED,
    SHOW,
    SHUFFLED,
    STREAM,
    TOLD,
    TOUCHING,
    cards_left,
    deck,
    discarded,
    face_of,
    hand_size,
)
from hanabi.kernel.words import get_byte, set_byte

_PLACES = int(Purpose.PLACES)


@small
def _deck_card(t, rows, g, place):
    return get_byte(rows, g, t[T.AT_DECK], place)


@small
def stack(t, rows, g, place, face):
    """Let the card at this place of the deck be another."""
    set_byte(rows, g, t[T.AT_DECK], place, face)


@small
def _pick(t, rows, g, place, number):
    """Take one of the undecided cards for this place, the first of them, and let the one there take its place."""
    other = place + below(number, t[T.CARDS] - place)
    face = _deck_card(t, rows, g, other)
    stack(t, rows, g, other, _deck_card(t, rows, g, place))
    return face


@small
def draw(t, rows, g):
    """The next card of the deck, which is not empty. It is shuffled no further than it is drawn."""
    place = deck(rows, g, DRAWN)
    if place < deck(rows, g, SHUFFLED):
        rows[g, DECK] += 1 << DRAWN
        return _deck_card(t, rows, g, place)
    rows[g, DECK] += (1 << DRAWN) + (1 << SHUFFLED)
    rows[g, STREAM] = advance(rows[g, STREAM], ONE)
    return _pick(t, rows, g, place, mix(rows[g, STREAM]))


@small
def deal(t, rows, g):
    """Give everybody a hand from the top of a deck that nobody has drawn from (R27)."""
    hand = t[T.HAND]
    stream = rows[g, STREAM]
    decided = deck(rows, g, SHUFFLED)
    nothing_touches = ZERO | t[T.MAY_MISS]
    place = ZERO
    for seat in range(t[T.PLAYERS]):
        touching = nothing_touches
        held = ZERO
        for slot in range(hand):
            if decided:
                face = _deck_card(t, rows, g, place)
            else:
                stream = advance(stream, ONE)
                face = _pick(t, rows, g, place, mix(stream))
            place += 1
            touching |= t[T.TOUCHED_BY + face]
            held |= face << (8 * (slot & 7))
            if slot & 7 == 7 or slot == hand - 1:
                rows[g, t[T.AT_FACES] + seat * t[T.FACE_WORDS] + (slot >> 3)] = held
                held = ZERO
            rows[g, t[T.AT_KNOWN] + seat * hand + slot] = t[T.EVERY_FACE]
        rows[g, t[T.AT_HANDS] + seat] = hand | (touching << TOUCHING)
    rows[g, STREAM] = stream
    rows[g, DECK] = (place << DRAWN) | (max(place, decided) << SHUFFLED)


@small
def decide(t, rows, g, decks):
    """Let the whole deck be `decks[g]`, the top first, whatever the stream would say."""
    for place in range(t[T.CARDS]):
        stack(t, rows, g, place, decks[g, place])
    rows[g, DECK] += t[T.CARDS] << SHUFFLED


@small
def _decide_all(t, rows, g):
    """Shuffle what is left of the deck."""
    for place in range(deck(rows, g, SHUFFLED), t[T.CARDS]):
        rows[g, STREAM] = advance(rows[g, STREAM], ONE)
        face = _pick(t, rows, g, place, mix(rows[g, STREAM]))
        stack(t, rows, g, place, face)
        rows[g, DECK] += 1 << SHUFFLED


@small
def _listed_place(t, rows, g, number):
    """The place that the deal lists for the n-th reshuffled card, from 0; −1 if it lists none."""
    word = t[T.AT_PLACES]
    while number >= T.PLACES_PER_WORD:
        number -= T.PLACES_PER_WORD
        word += 1
    return ((rows[g, word] >> (T.PLACE_BITS * number)) & ((1 << T.PLACE_BITS) - 1)) - 1


@small
def shuffle_back(t, rows, g, face):
    """Put a card where the deal says, else at a random place of the deck (R23)."""
    _decide_all(t, rows, g)
    used = (rows[g, SHOW] >> PLACES) & 0xFF
    above = _listed_place(t, rows, g, used)
    if above >= 0:
        above = min(above, cards_left(t, rows, g))
    else:
        stream = mix(4 * rows[g, SEED] + _PLACES)
        above = below(mix(advance(stream, used + 1)), cards_left(t, rows, g) + 1)
    rows[g, SHOW] += 1 << PLACES
    rows[g, DECK] -= 1 << DRAWN
    top = deck(rows, g, DRAWN)
    for place in range(top, top + above):
        stack(t, rows, g, place, _deck_card(t, rows, g, place + 1))
    stack(t, rows, g, top + above, face)


@small
def take(t, rows, g, seat, face):
    """Give a seat this card as its newest."""
    slot = hand_size(t, rows, g, seat)
    word = t[T.AT_FACES] + seat * t[T.FACE_WORDS] + (slot >> 3)
    rows[g, word] |= face << (8 * (slot & 7))
    rows[g, t[T.AT_KNOWN] + seat * t[T.HAND] + slot] = t[T.EVERY_FACE]
    rows[g, t[T.AT_HANDS] + seat] = (rows[g, t[T.AT_HANDS] + seat] + 1) | (
        t[T.TOUCHED_BY + face] << TOUCHING
    )


@small
def remove(t, rows, g, seat, slot):
    """Take the card at this place out of a hand, close the gap, and return its face."""
    face = face_of(t, rows, g, seat, slot)
    size = hand_size(t, rows, g, seat) - 1
    first = t[T.AT_KNOWN] + seat * t[T.HAND]
    for i in range(t[T.HAND] - 1):
        if slot <= i < size:
            rows[g, first + i] = rows[g, first + i + 1]
    unroll(t)
    _close_gap(t, rows, g, seat, slot)
    rows[g, t[T.AT_HANDS] + seat] = size | (_touching(t, rows, g, seat, size) << TOUCHING)
    return face


@small
def _close_gap(t, rows, g, seat, slot):
    """Let the faces above this place slide down by one."""
    word = t[T.AT_FACES] + seat * t[T.FACE_WORDS] + (slot >> 3)
    end = t[T.AT_FACES] + (seat + 1) * t[T.FACE_WORDS]
    keep = (1 << (8 * (slot & 7))) - 1
    here = rows[g, word]
    here = (here & keep) | ((here >> 8) & ~keep)
    word += 1
    while t[T.FACE_WORDS] > 1 and word < end:
        above = rows[g, word]
        rows[g, word - 1] = here | ((above & 0xFF) << 56)
        here = above >> 8
        word += 1
    rows[g, word - 1] = here


@small
def _touching(t, rows, g, seat, size):
    """The clues that may be given to a hand: all of them where empty clues are allowed (R28)."""
    if t[T.EMPTY_CLUES]:
        return t[T.EVERY_CLUE]
    clues = ZERO | t[T.MAY_MISS]
    for slot in range(t[T.HAND]):
        if slot < size:
            clues |= t[T.TOUCHED_BY + face_of(t, rows, g, seat, slot)]
    unroll(t)
    return clues


@small
def tell(t, rows, g, seat, clue):
    """Let a hand know what a clue touches and what not."""
    touch = t[T.TOUCH + clue]
    first = t[T.AT_KNOWN] + seat * t[T.HAND]
    told = 1 << (TOLD + clue)
    size = hand_size(t, rows, g, seat)
    for slot in range(t[T.HAND]):
        if slot < size:
            word = rows[g, first + slot]
            touched = (touch >> face_of(t, rows, g, seat, slot)) & 1
            ruled_out = ~touch if touched else touch
            rows[g, first + slot] = (word & ~(ruled_out & t[T.EVERY_FACE])) | told
    unroll(t)


@small
def put_on_pile(t, rows, g, face):
    bit = t[T.FIRST_BIT + face] + discarded(t, rows, g, face)
    rows[g, t[T.AT_PILE] + (bit >> 6)] |= 1 << (bit & 63)


@small
def take_off_pile(t, rows, g, face):
    bit = t[T.FIRST_BIT + face] + discarded(t, rows, g, face) - 1
    rows[g, t[T.AT_PILE] + (bit >> 6)] ^= 1 << (bit & 63)
