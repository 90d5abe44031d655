"""Loops over many games on the CPU: the compiled functions that Python calls.

Each works on the games `begin` … `end` − 1, so that threads can share a batch.
"""

from __future__ import annotations

from hanabi.core.shuffle import SEEDS
from hanabi.kernel import table as T
from hanabi.kernel.compiling import entry, small, thin
from hanabi.kernel.scalar.bits import ONE, ZERO, advance, mix
from hanabi.kernel.scalar.game import step
from hanabi.kernel.scalar.legal import choose, is_legal, legal
from hanabi.kernel.scalar.new_game import reset, reset_to_deal
from hanabi.kernel.scalar.observe import observe
from hanabi.kernel.scalar.row import ENDED, FIRST, SCORE, SEED, SHOW, TO_ACT, status

SEED_MASK = SEEDS - 1
"""Seeds go round: their number is a power of 2."""

# Rows of the results
REWARD = 0
DONE = 1
SEAT = 2
"""Who is to act."""
POINTS = 3
"""The score now; of the game that ended, where one did."""
REASON = 4
"""Why the last step ended the game, a `Status`; 0 where it did not."""
RESULTS = 5

NO_ACTION = -1
"""The action of a game that is over."""


@entry
def reset_games(t, rows, seeds, firsts, mask, observations, results, begin, end):
    """Deal new games."""
    for g in range(begin, end):
        start_game(t, rows, g, seeds[g], firsts[g], mask, observations, results)


@entry
def deal_games(t, rows, deals, firsts, mask, observations, results, begin, end):
    """Begin games with the given `Deals`."""
    for g in range(begin, end):
        start_dealt_game(t, rows, g, deals, firsts[g], mask, observations, results)


@entry
def show_games(t, rows, mask, observations, results, begin, end):
    """Write mask, observation and results anew, after rows were changed from outside."""
    for g in range(begin, end):
        introduce_game(t, rows, g, mask, observations, results)


@entry
def first_illegal(t, mask, actions, begin, end):
    """The first game whose action is not legal, or −1."""
    for g in range(begin, end):
        if not may(t, mask, g, actions[g]):
            return g
    return -1


@entry
def step_games(t, rows, actions, mask, observations, results, begin, end, stride, checked):
    """One action in every game. Returns −1, or the first game with an illegal action if `checked`.

    With a stride a game that ends is followed at once by the one whose seed is so much higher.
    """
    if checked:
        for g in range(begin, end):
            if not may(t, mask, g, actions[g]):
                return g
    for g in range(begin, end):
        advance_game(t, rows, g, actions[g], results, g, stride)
        show_game(t, rows, g, mask, g, observations, results, g)
    return -1


@entry
def observe_games(t, rows, seats, out, begin, end):
    """The observations of the given seats."""
    for g in range(begin, end):
        observe(t, rows, g, seats[g], out, g, ZERO)


@entry
def observe_others(t, rows, others, begin, end):
    """The observations of all seats but that to act."""
    for g in range(begin, end):
        show_others(t, rows, g, others, g)


@entry
def roll_random(t, rows, mask, observations, results, noise, steps, begin, end, stride):
    """So many random legal steps in every game. Returns the games that ended and their points."""
    games = points = 0
    for g in range(begin, end):
        ended, score = roll_game(t, rows, g, mask, observations, results, noise, steps, stride)
        games += ended
        points += score
    return games, points


@small
def roll_game(t, rows, g, mask, observations, results, noise, steps, stride):
    """So many random legal steps in one game. Returns how often it ended, and the points of that."""
    games = points = 0
    stream = mix(advance(noise, g))
    for _ in range(steps):
        if status(rows, g, ENDED):
            break
        stream = advance(stream, ONE)
        action = choose(t, mask, g, mix(stream))
        ended, score = advance_game(t, rows, g, action, results, g, stride)
        show_game(t, rows, g, mask, g, observations, results, g)
        if ended:
            games += 1
            points += score
    return games, points


@thin
def start_game(t, rows, g, seed, first, mask, observations, results):
    """Deal a new game."""
    reset(t, rows, g, seed, first)
    introduce_game(t, rows, g, mask, observations, results)


@thin
def start_dealt_game(t, rows, g, deals, first, mask, observations, results):
    """Begin a new game with its deal."""
    reset_to_deal(t, rows, g, deals, first)
    introduce_game(t, rows, g, mask, observations, results)


@thin
def introduce_game(t, rows, g, mask, observations, results):
    """Show a game that came about otherwise than by a step."""
    results[REWARD, g] = 0
    results[DONE, g] = 1 if status(rows, g, ENDED) else 0
    results[REASON, g] = status(rows, g, ENDED)
    results[POINTS, g] = status(rows, g, SCORE)
    show_game(t, rows, g, mask, g, observations, results, g)


@small
def may(t, mask, g, action):
    """Whether the action is in the mask; where nothing is legal, whether it is none."""
    if 0 <= action < t[T.ACTIONS]:
        return is_legal(mask, g, action)
    if action != NO_ACTION:
        return 0
    for word in range(t[T.MASK_WORDS]):
        if mask[g, word]:
            return 0
    return 1


@thin
def advance_game(t, rows, i, action, results, g, stride):
    """Step in `rows[i]`, and deal anew if that ended the game and there is a stride. Returns whether it ended, and the score."""
    if action < 0:
        results[REWARD, g] = 0
        return ZERO, ZERO
    ended, score = make_step(t, rows, i, action, results, g)
    if ended and stride:
        follow(t, rows, i, stride)
    return ended, score


@thin
def make_step(t, rows, i, action, results, g):
    """Step in `rows[i]`. Returns whether that ended the game, and the score."""
    before = status(rows, i, SCORE)
    step(t, rows, i, action)
    score = status(rows, i, SCORE)
    results[REWARD, g] = score - before
    results[POINTS, g] = score
    ended = status(rows, i, ENDED)
    results[DONE, g] = 1 if ended else 0
    results[REASON, g] = ended
    return ended, score


@thin
def follow(t, rows, i, stride):
    """Deal the game whose seed is so much higher, begun by the same seat."""
    reset(t, rows, i, (rows[i, SEED] + stride) & SEED_MASK, (rows[i, SHOW] >> FIRST) & 0xF)


@thin
def show_game(t, rows, i, mask, m, observations, results, g):
    """Of `rows[i]`: the legal actions and, where there is room for it, the observation of the seat to act."""
    legal(t, rows, i, mask, m)
    seat = status(rows, i, TO_ACT)
    results[SEAT, g] = seat
    if observations.shape[1]:
        observe(t, rows, i, seat, observations, g, ZERO)


@small
def show_others(t, rows, i, others, g):
    """Of `rows[i]`, where there is room: what those observe who sit after the seat to act, one behind the other."""
    if others.shape[1]:
        at = ZERO
        for offset in range(1, t[T.PLAYERS]):
            seat = status(rows, i, TO_ACT) + offset
            seat = seat if seat < t[T.PLAYERS] else seat - t[T.PLAYERS]
            at = observe(t, rows, i, seat, others, g, at)
