"""Making a puzzle: games of friends are looked through until one move is surely the best of its moment."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from hanabi.bots.builtin import BUILTIN_BOTS
from hanabi.bots.friend import FRIEND
from hanabi.bots.steady import SteadyBot
from hanabi.core import Discard, Game, GiveClue, Play, Rearrange, edition
from hanabi.kernel.batch import Batch
from hanabi.review.puzzles.judging import Comparison, Judge, Trial, compare
from hanabi.review.puzzles.puzzle import JudgedMove, OwnCard, Puzzle

if TYPE_CHECKING:
    from hanabi.core import Motive, Step, View

T = TypeVar("T")

MARGIN = 0.4
"""Points of the expected score by which the best move must be ahead of every other."""

SURE = 5.0
"""Standard errors that this must be, at least."""

TABLES = {
    "cocktail": 12,
    "deluxe+variant-1": 1,
    "deluxe+variant-3": 1,
    "swedish+kaskad-av-farger": 1,
    "swedish+minutios-koreografi": 1,
    "show+black-powder": 1,
    "show+flamboyants": 1,
}
"""How often a puzzle is of these editions and add-ons, mostly of the base game."""

PLAYERS = {2: 4, 3: 3, 4: 2, 5: 1}
KINDS: dict[type, int] = {GiveClue: 5, Play: 3, Discard: 2}
"""How often a clue, a play and a discard are looked for."""

EMPTY_MOTIVES = frozenset({"play-certain", "play-forced", "clue-stall", "discard-last-round"})
"""Motives from which nobody learns anything."""

LIKELY = 0.5
"""The share of hands in which a card has to be what the best move takes it for, where the friend has no motive to tell."""

_FUSSY = 40
"""Moments that are looked at before a move of any kind will do."""

_DECK = range(1, 21)
"""Cards in the deck: earlier, nearly every mistake can be made up for."""

_PER_GAME = 4
"""Moments of a game that are looked at, at most."""

_QUICK_WORLDS, _QUICK_SAMPLES = 400, 24
_SURE_WORLDS, _SURE_SAMPLES, _TRIALS = 4000, 512, 4
_QUICK_MARGIN = 0.25
_GAMES_AT_ONCE = 16


class _Moment(NamedTuple):
    """A moment of a game that may be a puzzle."""

    game: Game
    seed: int
    moves: tuple[int, ...]
    view: View
    usual: int
    plain: int


def make_puzzle(day: str, progress: Callable[[int], None] | None = None) -> Puzzle:
    """The puzzle of this day, or of any other word. The same word always gives the same puzzle.

    `progress` is told how many moments were looked at so far; what it raises ends the search.
    """
    chance = np.random.default_rng(int.from_bytes(hashlib.sha256(day.encode()).digest()[:8]))
    table = _pick(TABLES, chance)
    players = _pick(PLAYERS, chance)
    wanted = _pick(KINDS, chance)
    for number, moment in enumerate(_moments(table, players, chance)):
        if progress is not None:
            progress(number)
        puzzle = _judged(day, table, moment, chance, wanted if number < _FUSSY else None)
        if puzzle is not None:
            return puzzle
    raise AssertionError("there is no end of games")


def _pick(weights: dict[T, int], chance: np.random.Generator) -> T:
    return [one for one, weight in weights.items() for _ in range(weight)][
        chance.integers(sum(weights.values()))
    ]


def _moments(table: str, players: int, chance: np.random.Generator) -> Iterator[_Moment]:
    """Moments of friends' games at which somebody without conventions does something else."""
    rules = edition(table)
    while True:
        seeds = chance.integers(1 << 48, size=_GAMES_AT_ONCE)
        batch = Batch(rules, players, len(seeds), observe=False, auto_reset=False, threads=1)
        batch.reset(seeds, np.zeros(len(seeds), np.int64))
        batch.play([FRIEND] * players)
        for index, seed in enumerate(seeds):
            record = batch.record(index)
            found = list(_moments_of(Game(rules, players, int(seed), first=0), record.steps))
            order = chance.permutation(len(found))[:_PER_GAME]
            yield from (found[place] for place in order)


def _moments_of(game: Game, steps: tuple[Step, ...]) -> Iterator[_Moment]:
    moves: list[int] = []
    seed = game.seed
    assert seed is not None
    for step in steps:
        assert not isinstance(step, Rearrange)  # no friend sorts its hand
        legal = game.legal_actions()
        usual = legal.index(step)
        if game.deck_size in _DECK and game.pending is None and len(legal) > 1:
            view = game.view(game.to_act)
            plain = legal.index(SteadyBot(0).act(view).action)
            if plain != usual:
                yield _Moment(game.copy(), seed, tuple(moves), view, usual, plain)
        moves.append(usual)
        game.act(step)


def _judged(
    day: str, table: str, moment: _Moment, chance: np.random.Generator, wanted: type | None
) -> Puzzle | None:
    """The puzzle that this moment makes, if it does."""
    judge = Judge(moment.view)
    quick = judge.try_all(_QUICK_WORLDS, _QUICK_SAMPLES, chance)
    if quick is None or not _may_be_sure(compare([quick]), moment, wanted):
        return None
    trials = []
    for _ in range(_TRIALS):
        trial = judge.try_all(_SURE_WORLDS, _SURE_SAMPLES, chance)
        if trial is None:
            return None
        trials.append(trial)
        if not _may_be_sure(compare(trials), moment, wanted):
            return None
    told = compare(trials)
    second = int(np.argsort(told.behind)[1])
    if told.behind[second] < max(MARGIN, SURE * told.errors[second]):
        return None
    motive = _motive(moment) if told.best == moment.usual else None
    puzzle = _puzzle(day, table, moment, trials, told, motive)
    return puzzle if is_instructive(puzzle) else None


def is_instructive(puzzle: Puzzle) -> bool:
    """Whether there is something to say about why its best move is the best.

    The friend's motive says it; or a card does that is likely to be what the move takes it for, or that a clue gets placed.
    """
    if puzzle.motive is not None:
        return puzzle.motive.name not in EMPTY_MOTIVES
    action = puzzle.view.legal_actions[puzzle.best]
    if isinstance(action, Play | Discard):
        own = puzzle.own_card(action.card)
        return (own.fits if isinstance(action, Play) else own.useless) > LIKELY
    return bool(set(puzzle.touched(puzzle.best)) & set(puzzle.placed(puzzle.best)))


def _may_be_sure(told: Comparison, moment: _Moment, wanted: type | None) -> bool:
    best = moment.view.legal_actions[told.best]
    if told.best == moment.plain or (wanted is not None and not isinstance(best, wanted)):
        return False
    return bool(np.sort(told.behind)[1] > _QUICK_MARGIN)


def _motive(moment: _Moment) -> Motive | None:
    choice = BUILTIN_BOTS["friend"].make(0).act(moment.view)
    return choice.reason


def _puzzle(
    day: str,
    table: str,
    moment: _Moment,
    trials: list[Trial],
    told: Comparison,
    motive: Motive | None,
) -> Puzzle:
    followed = [_followed(moment.game, place) for place in range(len(moment.view.legal_actions))]
    return Puzzle(
        day=day,
        table=table,
        players=moment.game.players,
        seed=moment.seed,
        moves=moment.moves,
        worlds=sum(len(trial.scores) for trial in trials),
        expected=round(told.expected, 2),
        judged=tuple(
            JudgedMove(round(float(behind), 2), round(float(error), 2), end, line)
            for behind, error, (end, line) in zip(told.behind, told.errors, followed, strict=True)
        ),
        usual=moment.usual,
        plain=moment.plain,
        own_cards=_own_cards(moment.view, trials),
        motive=motive,
    )


def _followed(game: Game, place: int) -> tuple[int, tuple[int, ...]]:
    """How this very game ends after the move if friends play on, and their moves until the mover's next turn."""
    game = game.copy()
    mover = game.to_act
    friends = [BUILTIN_BOTS["friend"].make(0) for _ in range(game.players)]
    game.act(game.legal_actions()[place])
    line: list[int] = []
    first_round = True
    while game.outcome is None:
        seat = game.to_act
        first_round = first_round and seat != mover
        action = friends[seat].act(game.view(seat)).action
        if first_round:
            line.append(game.legal_actions().index(action))
        game.act(action)
    return game.outcome.score, tuple(line)


def _own_cards(view: View, trials: list[Trial]) -> tuple[OwnCard, ...]:
    """What the cards of the hand may be, over all hands that were found possible."""
    faces = view.rules.faces
    fits = np.array([view.fits(face) for face in faces])
    useless = np.array([view.is_dead(face) or not view.is_needed(face) for face in faces])
    hands = np.concatenate([trial.hands for trial in trials])
    told = []
    for card in view.hand:
        column = hands[:, trials[0].hidden.index(card.id)]
        told.append(
            OwnCard(round(float(fits[column].mean()), 3), round(float(useless[column].mean()), 3))
        )
    return tuple(told)
