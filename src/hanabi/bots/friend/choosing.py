"""How the friend chooses: every clue is tried out on what teammates will make of it, and weighed against plays and discards."""

from __future__ import annotations

from hanabi.bots.friend import weights as W
from hanabi.bots.friend.measure import judged_by, worth_to_other
from hanabi.bots.friend.memory import (
    BELIEF,
    CARDS,
    CLUED,
    FINESSED,
    FITTING,
    LAST,
    POSSIBLE,
    READING,
    USELESS,
    copy_cards,
    place,
    seat_ahead,
    trial,
)
from hanabi.bots.friend.moves import (
    NO_SLOT,
    best_discard,
    best_gamble,
    best_play,
    explain_discard,
    explain_play,
    play_action,
    take_back,
)
from hanabi.bots.friend.outlook import outlook
from hanabi.bots.friend.reading import chop_of, hear
from hanabi.bots.friend.reasons import (
    CLUE_FINESSE,
    CLUE_FIX,
    CLUE_MORE,
    CLUE_PLAY,
    CLUE_PROMPT,
    CLUE_SAVE,
    CLUE_SAVE_FIVE,
    CLUE_SAVE_LAST,
    CLUE_SAVE_TWO,
    CLUE_STALL,
    CLUE_USELESS,
    PLAY_FORCED,
    PLAY_GAMBLE,
    give_reason,
)
from hanabi.bots.friend.trust import is_trusted
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.legal import REPLAY, RESHUFFLE, clue_action, is_legal
from hanabi.kernel.scalar.row import (
    PENDING,
    STRIKES,
    TO_ACT,
    TOKENS,
    TURNS_LEFT,
    cards_left,
    face_of,
    hand_size,
    status,
)

NO_CLUE = -1


@part
def best_clue(t, seen, legal, i, memory, m, me, tokens):
    """The teammate, by how many seats on they sit, and the clue that leave the best outlook; so many tokens stay."""
    best_ahead, best, most = 0, NO_CLUE, 0.0
    at = trial(t)
    judged = judged_by(t, seen, i, memory, m, me, me)
    told_plainly = status(seen, i, TURNS_LEFT) == 0
    for ahead in range(1, t[T.PLAYERS]):
        for clue in range(t[T.CLUES]):
            if is_legal(legal, i, clue_action(t, ahead, clue)):
                try_clue(t, seen, i, memory, m, me, ahead, clue)
                worth = outlook(t, seen, i, memory, m, at, me, tokens)
                target = seat_ahead(t, me, ahead)
                if told_plainly and not is_trusted(memory, m, target):
                    plain = worth_to_other(t, seen, i, memory, m, target, clue, judged)
                    worth += W.STRANGER_MEASURE * plain / (t[T.PLAYERS] - 1)
                if best == NO_CLUE or worth > most:
                    best_ahead, best, most = ahead, clue, worth
    return best_ahead, best, most


@part
def try_clue(t, seen, i, memory, m, me, ahead, clue):
    """Let the trial cards be what they will be once this clue is given and read."""
    at = trial(t)
    copy_cards(t, memory, m)
    target = seat_ahead(t, me, ahead)
    touch = t[T.TOUCH + clue]
    for slot in range(hand_size(t, seen, i, target)):
        card = place(t, at, target, slot)
        touched = touch >> face_of(t, seen, i, target, slot) & 1
        memory[m, card + POSSIBLE] &= touch if touched else ~touch
    hear(t, seen, i, memory, m, at, me, me, target, clue)


@part
def explain_clue(t, seen, i, memory, m, me, ahead, clue, otherwise):
    """Say what this clue is for: a play or a mistake mended, a useless card shown, a card saved, or `otherwise`."""
    try_clue(t, seen, i, memory, m, me, ahead, clue)
    target = seat_ahead(t, me, ahead)
    give_reason(memory, m, otherwise, 0, target, 0, 0)
    _explain_save(t, seen, i, memory, m, target)
    fitting = memory[m, FITTING]
    for seat in range(t[T.PLAYERS]):
        for slot in range(hand_size(t, seen, i, seat) if seat != me else 0):
            bit = 1 << face_of(t, seen, i, seat, slot)
            before, after = place(t, CARDS, seat, slot), place(t, trial(t), seat, slot)
            thought = memory[m, before + BELIEF] & ~fitting == 0
            thinks = memory[m, after + BELIEF] & ~fitting == 0
            if thought and not thinks and not bit & fitting:
                give_reason(memory, m, CLUE_FIX, slot, seat, bit, 0)
                return
            if thinks and not thought:
                give_reason(memory, m, _kind_of_call(memory, m, after), slot, seat, bit, 0)
                return
            if memory[m, after + READING] & ~memory[m, before + READING] & USELESS:
                give_reason(memory, m, CLUE_USELESS, slot, seat, bit, 0)


@small
def _kind_of_call(memory, m, card):
    flags = memory[m, card + READING]
    if flags & FINESSED:
        return CLUE_PROMPT if flags & CLUED else CLUE_FINESSE
    return CLUE_PLAY


@small
def _explain_save(t, seen, i, memory, m, target):
    """If the clue touches the chop, and for no play, it saves a card."""
    chop = chop_of(t, seen, i, memory, m, CARDS, target)
    if chop < 0 or memory[m, place(t, trial(t), target, chop) + READING] & CLUED == 0:
        return
    face = face_of(t, seen, i, target, chop)
    if t[T.PLACE + face] + 1 == t[T.HEIGHT]:
        code = CLUE_SAVE_FIVE
    elif memory[m, LAST] >> face & 1:
        code = CLUE_SAVE_LAST
    else:
        code = CLUE_SAVE_TWO if t[T.PLACE + face] == 1 else CLUE_SAVE
    give_reason(memory, m, code, chop, target, 1 << face, 0)


@part
def choose_action(t, seen, legal, i, memory, m, chance):  # noqa: ARG001  # every player is given one
    """The action of the friend, which leaves nothing to chance; why it is chosen stands in the memory."""
    me = status(seen, i, TO_ACT)
    pending = status(seen, i, PENDING)
    if pending in (RESHUFFLE, REPLAY):
        return take_back(t, seen, legal, i, memory, m, pending == REPLAY)
    tokens = status(seen, i, TOKENS)
    after = tokens if pending else tokens - t[T.CLUE_COST]
    ahead, clue, clue_worth = best_clue(t, seen, legal, i, memory, m, me, after)
    if pending:
        explain_clue(t, seen, i, memory, m, me, ahead, clue, CLUE_MORE)
        return clue_action(t, ahead, clue)
    play, play_worth = best_play(t, seen, i, memory, m, me, tokens)
    discard, discard_worth = best_discard(t, seen, legal, i, memory, m, me)
    discard_worth += outlook(t, seen, i, memory, m, CARDS, me, tokens + 1)
    clue_worth -= _token_worth(t, seen, i, tokens)
    discard_worth += _token_worth(t, seen, i, tokens + 1)
    last_round = status(seen, i, TURNS_LEFT) != 0
    if play != NO_SLOT:
        if (clue == NO_CLUE or play_worth >= clue_worth) and (
            discard == NO_SLOT or play_worth >= discard_worth
        ):
            explain_play(t, seen, i, memory, m, me, play)
            return play_action(t, memory, m, me, play)
    elif last_round or (clue == NO_CLUE and discard == NO_SLOT):
        action = _gamble(t, seen, i, memory, m, me, clue_worth - discard_worth, clue, discard)
        if action >= 0:
            return action
    if clue != NO_CLUE and (discard == NO_SLOT or clue_worth >= discard_worth):
        otherwise = CLUE_STALL if discard == NO_SLOT else CLUE_MORE
        explain_clue(t, seen, i, memory, m, me, ahead, clue, otherwise)
        return clue_action(t, ahead, clue)
    explain_discard(t, seen, i, memory, m, me, discard)
    return discard


@small
def _gamble(t, seen, i, memory, m, me, clue_gain, clue, discard):
    """Play the likeliest card where nothing else helps, or nothing else is legal; −1 for no play."""
    slot, chance = best_gamble(t, seen, i, memory, m, me)
    if slot == NO_SLOT:
        return -1
    belief = memory[m, place(t, CARDS, me, slot) + BELIEF]
    if clue == NO_CLUE and discard == NO_SLOT:
        give_reason(memory, m, PLAY_FORCED, slot, me, belief, 0)
        return t[T.PLAY] + slot
    spare = status(seen, i, STRIKES) + 1 < t[T.STRIKES]
    if spare and chance > 0.0 and (clue == NO_CLUE or clue_gain < W.LAST_CLUE):
        give_reason(memory, m, PLAY_GAMBLE, slot, me, belief, 0)
        return t[T.PLAY] + slot
    return -1


@small
def _token_worth(t, seen, i, number):
    """Worth of the n-th token: the first ones are worth most, all of them less when the deck runs out."""
    if number == 0:
        return 0.0
    scarce = W.TOKEN_SCARCE / (number * number)
    spare = (t[T.TOKENS] - number) / max(t[T.TOKENS] - 1, 1)
    worth = W.TOKEN_ANY + W.TOKEN * spare + scarce
    if t[T.PLAY_ON]:  # there is no end to the turns
        return worth
    return worth * min(1.0, (cards_left(t, seen, i) + W.DECK_PLUS) / W.DECK_FULL)
