"""What to do: a sure play, else a clue, a discard or a risk, whichever promises most."""

from __future__ import annotations

from hanabi.bots.hat.endgame import is_near_end, weigh_options
from hanabi.bots.hat.moves import (
    NONE,
    announced,
    best_clue,
    best_option,
    card_to_replay,
    card_to_shuffle_back,
    consider,
    consider_sure_plays,
    least_harmful,
    likely_play,
    look_around,
    spare_discard,
)
from hanabi.bots.hat.weights import (
    AMPLE_PACE,
    CARD_LEFT,
    DRAWING,
    LAST_CHANCE,
    LEARNT,
    LIKELY,
    LIKELY_PLAYING_ON,
    LIVE_CARD,
    LIVE_HARM,
    MORE_PLAYS,
    SPARE_TURN,
    STRIKE_RISKED,
    TOKEN_LEFT,
)
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.bits import ONE, ZERO
from hanabi.kernel.scalar.legal import REPLAY, RESHUFFLE, is_legal
from hanabi.kernel.scalar.row import (
    PENDING,
    STRIKES,
    TO_ACT,
    TOKENS,
    TURNS_LEFT,
    cards_left,
    status,
)


@part
def choose_action(t, seen, legal, i, memory, m, chance):  # noqa: ARG001  # nothing is left to chance
    """The action of the seat to act."""
    pending = status(seen, i, PENDING)
    if pending == REPLAY:
        return card_to_replay(t, legal, i, memory, m)
    if pending == RESHUFFLE:
        return card_to_shuffle_back(t, seen, legal, i, memory, m)
    me = status(seen, i, TO_ACT)
    if pending:
        clue, _ = best_clue(t, seen, legal, i, memory, m, me)
        return clue if clue != NONE else _any_action(t, legal, i)
    outlook = look_around(t, seen, i, memory, m, me)
    action = _sure_play(t, seen, i, memory, m, outlook)
    if action == NONE:
        action = _other_action(t, seen, legal, i, memory, m, outlook)
    return action if action != NONE else _any_action(t, legal, i)


@small
def _any_action(t, legal, i):
    """The last legal action, for a clue that has to be given and is no word."""
    action = t[T.ACTIONS] - 1
    while not is_legal(legal, i, action):
        action -= 1
    return action


@small
def _sure_play(t, seen, i, memory, m, outlook):
    """The sure play that is wanted most, or `NONE`."""
    number = consider_sure_plays(t, memory, m, outlook)
    if number == 0:
        return NONE
    if number > 1 and is_near_end(t, seen, i):
        weigh_options(t, seen, i, memory, m, outlook, number)
    return announced(t, memory, m, best_option(t, memory, m, number))


@small
def _other_action(t, seen, legal, i, memory, m, outlook):
    """What to do without a sure play."""
    clue, learnt = NONE, ZERO
    if status(seen, i, TOKENS) >= t[T.CLUE_COST]:
        clue, learnt = best_clue(t, seen, legal, i, memory, m, outlook.me)
    if status(seen, i, TURNS_LEFT):
        action = _in_last_round(t, seen, i, memory, m, outlook, clue, learnt)
    elif is_near_end(t, seen, i):
        action = _near_end(t, seen, i, memory, m, outlook, clue, learnt)
    else:
        action = _far_from_end(t, seen, i, memory, m, outlook, clue, learnt)
    return action if action != NONE else _last_resort(t, memory, m, outlook)


@small
def _may_discard(t, seen, i, outlook):
    return status(seen, i, TOKENS) < t[T.TOKENS] and outlook.size > 0


@small
def _may_fail(t, seen, i):
    """Whether a strike would not end the game."""
    return status(seen, i, STRIKES) + 1 < t[T.STRIKES]


@small
def _discard(t, seen, i, memory, m, outlook):
    """The card to throw away, if any."""
    slot = spare_discard(t, seen, i, memory, m, outlook)
    if slot == NONE:
        slot, _ = least_harmful(t, memory, m, outlook)
    return slot


@part
def _far_from_end(t, seen, i, memory, m, outlook, clue, learnt):
    """Tokens against time: a clue costs a token, a discard one of the draws that can be done without."""
    if _may_fail(t, seen, i):
        least = LIKELY_PLAYING_ON if t[T.PLAY_ON] else LIKELY
        action = likely_play(t, memory, m, outlook, least)
        if action != NONE:
            return action
    if not _may_discard(t, seen, i, outlook):
        return clue
    for_clue = learnt + TOKEN_LEFT * status(seen, i, TOKENS)
    action = spare_discard(t, seen, i, memory, m, outlook)
    if action != NONE:
        pace = AMPLE_PACE if t[T.PLAY_ON] else outlook.pace
        for_discard = SPARE_TURN * pace + CARD_LEFT * cards_left(t, seen, i)
    else:
        action, harm = least_harmful(t, memory, m, outlook)
        for_discard = LIVE_CARD - harm // LIVE_HARM
    return action if clue == NONE or for_clue < for_discard else clue


@part
def _near_end(t, seen, i, memory, m, outlook, clue, learnt):
    """Whatever lets most cards be placed in the turns that are left."""
    number = ZERO
    if clue != NONE:
        number = consider(t, memory, m, number, clue, LEARNT * learnt)
    if _may_discard(t, seen, i, outlook):
        action = _discard(t, seen, i, memory, m, outlook)
        number = consider(t, memory, m, number, action, DRAWING)
    if _may_fail(t, seen, i):
        action = likely_play(t, memory, m, outlook, LAST_CHANCE)
        if action != NONE:
            number = consider(t, memory, m, number, action, STRIKE_RISKED)
    if number > 1:
        weigh_options(t, seen, i, memory, m, outlook, number)
    return best_option(t, memory, m, number)


@part
def _in_last_round(t, seen, i, memory, m, outlook, clue, learnt):
    """Tell somebody of a card that fits, or risk a card; else leave a token for those who come after."""
    if clue != NONE and learnt >= MORE_PLAYS:
        return clue
    if _may_fail(t, seen, i):
        action = likely_play(t, memory, m, outlook, LAST_CHANCE)
        if action != NONE:
            return action
    return _discard(t, seen, i, memory, m, outlook) if _may_discard(t, seen, i, outlook) else clue


@small
def _last_resort(t, memory, m, outlook):
    """All tokens are there and no clue says the word that is due: a card has to be played."""
    action = likely_play(t, memory, m, outlook, ONE)
    if action == NONE and outlook.size:
        slot, _ = least_harmful(t, memory, m, outlook)
        action = t[T.PLAY] + slot
    return action
