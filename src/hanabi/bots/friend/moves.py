"""The own cards: which to play, which to discard, which to take back for a bonus tile, and why."""

from __future__ import annotations

from hanabi.bots.friend import weights as W
from hanabi.bots.friend.belief import is_single, refresh
from hanabi.bots.friend.guesses import guessed_face, share_in
from hanabi.bots.friend.memory import (
    BELIEF,
    CALLED,
    CARDS,
    CAUSE,
    CLUED,
    DEAD,
    FINESSED,
    FITTING,
    GUESSED,
    HEIGHTS,
    LAST,
    LEFT,
    POSSIBLE,
    READING,
    USELESS,
    cause_giver,
    cause_step,
    copy_cards,
    place,
    place_one,
    trial,
    unseen_by,
)
from hanabi.bots.friend.outlook import loss_of_face, outlook, points_behind
from hanabi.bots.friend.reading import chop_of
from hanabi.bots.friend.reasons import (
    DISCARD_CHOP,
    DISCARD_DUPLICATE,
    DISCARD_LAST_ROUND,
    DISCARD_LEAST,
    DISCARD_USELESS,
    PLAY_CERTAIN,
    PLAY_FINESSED,
    PLAY_INFERRED,
    PLAY_PROMPTED,
    PLAY_READ,
    TILE_DECLINE,
    TILE_PLACE,
    TILE_RESHUFFLE,
    give_reason,
)
from hanabi.bots.friend.trust import LIMIT, WORTH_A_THOUGHT, doubt_about, is_among_strangers
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import copies_in, load_counts, some, store_counts
from hanabi.kernel.scalar.face_sets import rescue
from hanabi.kernel.scalar.legal import is_legal
from hanabi.kernel.scalar.row import STRIKES, TURNS_LEFT, face_of, fits, hand_size, status
from hanabi.kernel.words import lowest_bit

NO_SLOT = -1


@part
def best_play(t, seen, i, memory, m, me, tokens):
    """The place of the own card that is best played, all its believed faces fitting, and the outlook then."""
    best, most = NO_SLOT, 0.0
    fitting = memory[m, FITTING]
    now = W.PLAY_NOW + W.PLAY_NOW_MORE * (t[T.PLAYERS] - 2)
    last_strike = status(seen, i, STRIKES) + 1 == t[T.STRIKES]
    for slot in range(hand_size(t, seen, i, me)):
        card = place(t, CARDS, me, slot)
        belief, flags = memory[m, card + BELIEF], memory[m, card + READING]
        chance = share_in(t, memory, m, slot, fitting) if memory[m, GUESSED] else 1.0
        fits_surely = belief & ~fitting == 0
        if fits_surely or (memory[m, GUESSED] and belief & fitting and chance >= W.LIKELY):
            worth = now + _promise(
                t, seen, i, memory, m, me, belief & fitting if belief & fitting else belief
            )
            if memory[m, GUESSED]:
                worth -= (1.0 - chance) * (now + _cost_of_strike(t, seen, i))
            worth += _outlook_after(t, seen, i, memory, m, me, slot, tokens)
            if flags & FINESSED:
                worth += W.AT_ONCE
            elif (
                last_strike
                and not flags & CALLED
                and not _is_certain(t, seen, i, memory, m, me, card)
            ):
                worth -= W.LAST_STRIKE
            worth -= _cost_of_doubt(t, seen, i, memory, m, me, card)
            if best == NO_SLOT or worth > most:
                best, most = slot, worth
    return best, most


@small
def _cost_of_strike(t, seen, i):
    """What a misplay costs, by the strikes that are left."""
    left = t[T.STRIKES] - status(seen, i, STRIKES)
    if left == 1:
        return W.RISKED_LAST
    return W.RISKED_NEXT if left == 2 else W.RISKED


@small
def _is_certain(t, seen, i, memory, m, me, card):
    """Whether clues and the cards in sight alone prove that an own card fits."""
    unseen = unseen_by(t, seen, i, memory, m, me, me)
    faces = memory[m, card + POSSIBLE] & some(unseen)
    return faces & ~memory[m, FITTING] == 0


@small
def _cost_of_doubt(t, seen, i, memory, m, me, card):
    """Against a play for which nothing speaks but a clue of somebody who may not mean it so; more with each strike."""
    giver = cause_giver(memory[m, card + CAUSE])
    doubt = doubt_about(memory, m, giver)
    if (
        memory[m, card + CAUSE] == 0
        or doubt < WORTH_A_THOUGHT
        or _is_certain(t, seen, i, memory, m, me, card)
    ):
        return 0.0
    last_strike = status(seen, i, STRIKES) + 1 == t[T.STRIKES]
    return min(doubt, LIMIT) * (W.DOUBTED_LAST if last_strike else W.DOUBTED) / LIMIT


@part
def _outlook_after(t, seen, i, memory, m, me, slot, tokens):
    """The outlook once this card is played; unchanged as long as it can be several."""
    belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
    if is_single(belief):
        return _outlook_with(t, seen, i, memory, m, me, slot, lowest_bit(belief), tokens)
    return outlook(t, seen, i, memory, m, CARDS, me, tokens)


@small
def _outlook_with(t, seen, i, memory, m, me, slot, face, tokens):
    """The outlook once the card at this place is played and is this face. The facts are put back afterwards."""
    at = trial(t)
    copy_cards(t, memory, m)
    card = place(t, at, me, slot)
    memory[m, card + READING] = 0
    memory[m, card + BELIEF] = t[T.EVERY_FACE]
    fitting, dead, last = memory[m, FITTING], memory[m, DEAD], memory[m, LAST]
    left = load_counts(memory, m, LEFT)
    heights = memory[m, HEIGHTS]
    place_one(t, memory, m, face)
    for seat in range(t[T.PLAYERS]):
        if seat != me:
            refresh(t, seen, i, memory, m, at, me, seat)
    worth = outlook(t, seen, i, memory, m, at, me, tokens)
    memory[m, FITTING], memory[m, DEAD], memory[m, LAST] = fitting, dead, last
    store_counts(memory, m, LEFT, left)
    memory[m, HEIGHTS] = heights
    return worth


@small
def _promise(t, seen, i, memory, m, me, belief):
    """How welcome a play is beyond its point: low cards open the way, above all to cards in teammates' hands."""
    face = lowest_bit(belief)
    promise = W.LOW_FIRST * points_behind(t, memory, m, face)
    step = t[T.PLACE + face] + 1
    if belief & (belief - 1) == 0 and step < t[T.HEIGHT]:
        following = t[T.FACE_AT + t[T.SUIT + face] * t[T.HEIGHT] + step]
        for seat in range(t[T.PLAYERS]):
            for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
                if face_of(t, seen, i, seat, slot) == following:
                    clued = memory[m, place(t, CARDS, seat, slot) + READING] & CLUED
                    promise += W.OPENS if clued else W.OPENS_UNCLUED
    elif step == t[T.HEIGHT]:
        promise += W.COMPLETES
    return promise


@small
def play_action(t, memory, m, me, slot):
    """Play this card; announced where that pays, and all the faces it is taken for are of one suit."""
    belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
    suit = t[T.SUIT + lowest_bit(belief)]
    if t[T.ANNOUNCED]:
        while belief:
            if t[T.SUIT + lowest_bit(belief)] != suit:
                return t[T.PLAY] + slot
            belief &= belief - 1
        return t[T.ANNOUNCE] + slot * t[T.SUITS] + suit
    return t[T.PLAY] + slot


@part
def best_gamble(t, seen, i, memory, m, me):
    """The place of the own card that most likely fits, and its chance."""
    unseen = unseen_by(t, seen, i, memory, m, me, me)
    best, most = NO_SLOT, 0.0
    for slot in range(hand_size(t, seen, i, me)):
        belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
        chance = copies_in(unseen, belief & memory[m, FITTING]) / max(copies_in(unseen, belief), 1)
        if best == NO_SLOT or chance > most:
            best, most = slot, chance
    return best, most


@small
def explain_play(t, seen, i, memory, m, me, slot):
    """Say why this card is taken for one that fits."""
    card = place(t, CARDS, me, slot)
    flags, word = memory[m, card + READING], memory[m, card + CAUSE]
    if _is_certain(t, seen, i, memory, m, me, card):
        code = PLAY_CERTAIN
    elif flags & FINESSED:
        code = PLAY_PROMPTED if flags & CLUED else PLAY_FINESSED
    else:
        code = PLAY_READ if flags & CALLED else PLAY_INFERRED
    belief = memory[m, card + BELIEF] & memory[m, FITTING]
    give_reason(memory, m, code, slot, cause_giver(word), belief, cause_step(word))


@part
def best_discard(t, seen, legal, i, memory, m, me):
    """The place of the card that is best discarded, and what that is worth before its token."""
    unseen = unseen_by(t, seen, i, memory, m, me, me)
    chop = chop_of(t, seen, i, memory, m, CARDS, me)
    best, most = NO_SLOT, 0.0
    guessed = memory[m, GUESSED] != 0 and is_among_strangers(t, memory, m, me)
    for slot in range(hand_size(t, seen, i, me)):
        if is_legal(legal, i, slot):
            card = place(t, CARDS, me, slot)
            belief, flags = memory[m, card + BELIEF], memory[m, card + READING]
            worth = 0.0
            if guessed:
                worth -= W.GUESSED_LOSS * _guessed_loss(t, seen, i, memory, m, me, slot)
                worth -= W.CHOP
            elif flags & USELESS == 0:
                worth -= W.OWN_LOSS * _expected_loss(t, memory, m, belief, unseen)
                if flags & (CLUED | FINESSED):
                    worth -= W.UNMARK
                else:
                    worth -= W.CHOP if slot == chop else W.OFF_CHOP
            if best == NO_SLOT or worth > most:
                best, most = slot, worth
    return best, most


@part
def _guessed_loss(t, seen, i, memory, m, me, slot):
    """The points that are lost by the discard of an own card, on average over the hands that are held possible."""
    loss = 0.0
    for number in range(memory[m, GUESSED]):
        loss += loss_of_face(
            t, seen, i, memory, m, me, me, slot, guessed_face(t, memory, m, number, slot), 0
        )
    return loss / memory[m, GUESSED]


@part
def _expected_loss(t, memory, m, belief, unseen):
    """The points that are lost on average when a card of these faces is discarded."""
    loss = 0.0
    left = belief & memory[m, LAST]
    while left:
        face = lowest_bit(left)
        loss += points_behind(t, memory, m, face) * copies_in(unseen, left & -left)
        left &= left - 1
    return loss / max(copies_in(unseen, belief), 1)


@small
def explain_discard(t, seen, i, memory, m, me, slot):
    """Say why this card can go."""
    card = place(t, CARDS, me, slot)
    flags, word, belief = (
        memory[m, card + READING],
        memory[m, card + CAUSE],
        memory[m, card + BELIEF],
    )
    if flags & USELESS:
        code = DISCARD_DUPLICATE if belief & ~memory[m, DEAD] else DISCARD_USELESS
    elif status(seen, i, TURNS_LEFT):
        code = DISCARD_LAST_ROUND
    else:
        chop = slot == chop_of(t, seen, i, memory, m, CARDS, me)
        code = DISCARD_CHOP if chop else DISCARD_LEAST
    give_reason(memory, m, code, slot, cause_giver(word), belief, cause_step(word))


@part
def take_back(t, seen, legal, i, memory, m, replay):
    """The discarded card that helps most; none when it is to be placed and none fits."""
    best, most = t[T.DECLINE], -1.0
    code, faces = TILE_DECLINE, 0
    for face in range(t[T.FACES]):
        if is_legal(legal, i, t[T.TAKE_BACK] + face) and (fits(t, seen, i, face) or not replay):
            help_by = rescue(t, seen, i, face)
            if help_by > most:
                best, most = t[T.TAKE_BACK] + face, help_by
                code, faces = TILE_PLACE if replay else TILE_RESHUFFLE, 1 << face
    give_reason(memory, m, code, 0, 0, faces, 0)
    return best
