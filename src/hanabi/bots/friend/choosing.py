"""How the friend chooses: a play, a clue and a discard are weighed against each other."""

from __future__ import annotations

from hanabi.bots.friend import weights as W
from hanabi.bots.friend.clues import NO_CLUE, best_clue, explain_clue
from hanabi.bots.friend.discards import best_discard, explain_discard
from hanabi.bots.friend.memory import BELIEF, CARDS, place
from hanabi.bots.friend.plays import NO_SLOT, best_gamble, best_play, explain_play, play_action
from hanabi.bots.friend.reasons import CLUE_MORE, CLUE_STALL, PLAY_FORCED, PLAY_GAMBLE, give_reason
from hanabi.bots.friend.tiles import take_back
from hanabi.bots.friend.worth import outlook
from hanabi.kernel import table as T
from hanabi.kernel.compiling import part, small
from hanabi.kernel.scalar.legal import REPLAY, RESHUFFLE, clue_action
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
def choose(t, seen, legal, i, memory, m, chance):  # noqa: ARG001  # every player is given one
    """The action of the friend, which leaves nothing to chance; why it is chosen stands in the memory."""
    me = status(seen, i, TO_ACT)
    pending = status(seen, i, PENDING)
    if pending in (RESHUFFLE, REPLAY):
        return take_back(t, seen, legal, i, memory, m, pending == REPLAY)
    tokens = status(seen, i, TOKENS)
    after = tokens if pending else tokens - 1
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
    """What the so-manieth token is worth: the first ones most, and less when the deck runs out."""
    if number == 0:
        return 0.0
    scarce = W.TOKEN_SCARCE / (number * number)
    spare = (t[T.TOKENS] - number) / max(t[T.TOKENS] - 1, 1)
    worth = W.TOKEN_ANY + W.TOKEN * spare + scarce
    if t[T.PLAY_ON]:  # there is no end to the turns
        return worth
    return worth * min(1.0, (cards_left(t, seen, i) + W.DECK_PLUS) / W.DECK_FULL)
