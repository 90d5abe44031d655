"""The compiled twin of `hanabi.bots.steady`: in every position it chooses the same action."""

from __future__ import annotations

from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.copies import copies_in
from hanabi.kernel.scalar.face_sets import (
    believable_by,
    believed_of_own,
    fitting_after,
    judge,
    rescue,
)
from hanabi.kernel.scalar.legal import REPLAY, RESHUFFLE, clue_action, is_legal
from hanabi.kernel.scalar.row import (
    PENDING,
    SHOW,
    STRIKES,
    TO_ACT,
    TURNS_LEFT,
    face_of,
    fits,
    hand_size,
    known,
    marked,
    possible,
    status,
    told,
)
from hanabi.kernel.steady_weights import (
    DELAYED,
    GOOD_CLUE,
    LEAST_CHANCE,
    LOST,
    MARKED,
    NARROWED,
    PLAYABLE,
    SAVED,
    SPARE,
    WASTED,
)
from hanabi.kernel.words import count_bits, lowest_bit

NONE = -1
"""No action."""

_DELAYED_BY = tuple(DELAYED // (1 + away) for away in range(5))


@part
def steady(t, seen, legal, i, chance):  # noqa: ARG001  # every policy is given one
    """The action of the steady bot, which leaves nothing to chance."""
    pending = status(seen, i, PENDING)
    if pending == RESHUFFLE or pending == REPLAY:  # noqa: PLR1714, SIM109  # compiles to two comparisons
        return _take_back(t, seen, legal, i, pending == REPLAY)
    me = status(seen, i, TO_ACT)
    judged = judge(t, seen, i, me)
    action = NONE if pending else _sure_play(t, seen, i, me, judged)
    if action != NONE:
        return action
    clue, worth = _best_clue(t, seen, legal, i, me, judged)
    if pending:
        return clue
    if status(seen, i, TURNS_LEFT) and status(seen, i, STRIKES) + 1 < t[T.STRIKES]:
        if clue != NONE and worth >= PLAYABLE:
            return clue
        action = _likeliest_play(t, seen, i, me, judged, LEAST_CHANCE)
        if action != NONE:
            return action
    if clue != NONE and worth >= GOOD_CLUE:
        return clue
    action = _discard(t, seen, legal, i, me, judged)
    if action != NONE:
        return action
    return clue if clue != NONE else _likeliest_play(t, seen, i, me, judged, 0.0)


# Plays


@small
def _sure_play(t, seen, i, me, judged):
    """The sure card that opens the most for others, announced where that pays and the suit is known."""
    best, most = NONE, 0.0
    for slot in range(hand_size(t, seen, i, me)):
        faces = believed_of_own(t, seen, i, me, slot, judged)
        if faces & ~judged.fitting == 0:
            promise = _promise(t, faces, judged)
            if best == NONE or promise > most:
                best, most = _play(t, slot, faces), promise
    return best


@small
def _play(t, slot, faces):
    """Play the card at this place, which is one of these faces; all of them fit, so no two are of a suit."""
    if t[T.ANNOUNCED] and faces & (faces - 1) == 0:
        return t[T.ANNOUNCE] + slot * t[T.SUITS] + t[T.SUIT + lowest_bit(faces)]
    return t[T.PLAY] + slot


@part
def _promise(t, faces, judged):
    """How welcome a play is: a completed firework pays, and low cards wait for company."""
    number = count_bits(faces)
    lowest, followed = t[T.HEIGHT], 0
    while faces:
        face = lowest_bit(faces)
        faces &= faces - 1
        place = t[T.PLACE + face]
        lowest = min(lowest, place)
        if place + 1 < t[T.HEIGHT]:
            following = t[T.FACE_AT + t[T.SUIT + face] * t[T.HEIGHT] + place + 1]
            followed += (judged.in_sight >> following) & 1
    return followed / number + (0.5 if lowest + 1 == t[T.HEIGHT] else -lowest / 10)


@part
def _likeliest_play(t, seen, i, me, judged, at_least):
    """The own card that most likely fits, if its chance is no less than this."""
    best, most = NONE, 0.0
    for slot in range(hand_size(t, seen, i, me)):
        faces = believed_of_own(t, seen, i, me, slot, judged)
        chance = copies_in(judged.missing, faces & judged.fitting) / copies_in(
            judged.missing, faces
        )
        if best == NONE or chance > most:
            best, most = t[T.PLAY] + slot, chance
    return best if most >= at_least else NONE


# Clues


@part
def _best_clue(t, seen, legal, i, me, judged):
    """The clue that is worth most, the first of equals by seat, and its worth."""
    best, most = NONE, 0.0
    for target in range(t[T.PLAYERS]):
        if target != me:
            ahead = target - me if target > me else target - me + t[T.PLAYERS]
            best, most = _best_for(t, seen, legal, i, target, ahead, judged, best, most)
    return best, most


@part
def _best_for(t, seen, legal, i, target, ahead, judged, best, most):
    """The best clue so far, or a better one for this teammate, who sits so many seats on."""
    believable = believable_by(t, seen, i, target, judged)
    turns = status(seen, i, TURNS_LEFT)
    too_late = turns > 0 and ahead >= turns - 1
    for clue in range(t[T.CLUES]):
        action = clue_action(t, ahead, clue)
        if is_legal(legal, i, action):
            worth = 0.0
            if not too_late:
                worth = _worth(t, seen, i, target, t[T.TOUCH + clue], believable, judged)
            if best == NONE or worth > most:
                best, most = action, worth
    return best, most


@small
def _worth(t, seen, i, target, touch, believable, judged):
    """What a teammate gains by a clue that touches these faces."""
    worth = 0.0
    chop_passed = False
    for slot in range(hand_size(t, seen, i, target)):
        face, word = face_of(t, seen, i, target, slot), known(t, seen, i, target, slot)
        fresh = told(word) & t[T.TOUCHED_BY + face] == 0
        before = possible(word) & believable
        worth += worth_for(
            t, seen[i, SHOW], face, before, touch, fresh, fresh and not chop_passed, judged
        )
        chop_passed = chop_passed or fresh
    return worth


@small
def worth_for(t, show, face, before, touch, fresh, at_risk, judged):
    """What the clue does for one card, above fireworks as the word SHOW has them; a fresh one has no mark yet."""
    bit = 1 << face
    touched = touch & bit != 0
    after = before & touch if touched else before & ~touch
    if bit & (judged.dead | (judged.known if fresh else judged.known_twice)):
        learnt = after & ~judged.dead == 0 and before & ~judged.dead != 0
        return (SPARE if learnt else 0.0) - (WASTED if touched and fresh else 0.0)
    if before & ~judged.fitting == 0:
        return 0.0
    if after & ~judged.fitting == 0:
        return PLAYABLE
    worth = SAVED if at_risk and touched and bit & judged.last else 0.0
    if after != before:
        away = t[T.PLACE + face] - ((show >> (4 * t[T.SUIT + face])) & 0xF)
        narrowed = count_bits(before ^ after) / (count_bits(before) - 1)
        worth += NARROWED * narrowed / (1 + away) * (1.0 if touched else 0.5)
    return worth


# Discards


@part
def _discard(t, seen, legal, i, me, judged):
    """The card whose loss hurts least, the oldest of equals."""
    best, least = NONE, 0.0
    spare = judged.dead | judged.in_sight
    lost = judged.last & ~spare
    spare |= lost
    delayed = (
        judged.fitting & ~spare,
        fitting_after(t, seen, i, 1) & ~spare,
        fitting_after(t, seen, i, 2) & ~spare,
        fitting_after(t, seen, i, 3) & ~spare,
        fitting_after(t, seen, i, 4) & ~spare,
    )
    for slot in range(hand_size(t, seen, i, me)):
        if is_legal(legal, i, slot):
            faces = believed_of_own(t, seen, i, me, slot, judged)
            harm = LOST * copies_in(judged.missing, faces & lost) + _delay(judged, faces, delayed)
            copies = copies_in(judged.missing, faces)
            if marked(t, known(t, seen, i, me, slot)):
                harm += MARKED * copies
            loss = harm / copies
            if best == NONE or loss < least:
                best, least = slot, loss
    return best


@small
def _delay(judged, faces, delayed):
    """The harm to these faces as far as other copies of them are left."""
    return (
        _DELAYED_BY[0] * copies_in(judged.missing, faces & delayed[0])
        + _DELAYED_BY[1] * copies_in(judged.missing, faces & delayed[1])
        + _DELAYED_BY[2] * copies_in(judged.missing, faces & delayed[2])
        + _DELAYED_BY[3] * copies_in(judged.missing, faces & delayed[3])
        + _DELAYED_BY[4] * copies_in(judged.missing, faces & delayed[4])
    )


# Bonus tiles


@part
def _take_back(t, seen, legal, i, replay):
    """The discarded card that helps most; none when it is to be placed and none fits."""
    best, most = t[T.DECLINE], -1.0
    for face in range(t[T.FACES]):
        if is_legal(legal, i, t[T.TAKE_BACK] + face) and not (
            replay and not fits(t, seen, i, face)
        ):
            help_by = rescue(t, seen, i, face)
            if help_by > most:
                best, most = t[T.TAKE_BACK] + face, help_by
    return best
