"""The public check of a bot finds what it promises to find."""

from __future__ import annotations

import gc
import inspect
import random
from collections.abc import Callable

import numpy as np
import pytest

from hanabi import Action, Discard, Game, GiveClue, Motive, Play, Seat, ValueClue, View, edition
from hanabi.bots import Bot, BotFailed, Choice, RandomBot, SteadyBot, check
from hanabi.bots.search import Effort, SearchBot
from hanabi.core.editions import printed_rules
from hanabi.kernel.players import STEADY
from sizes import sized

SOME = [(edition("cocktail"), 2), (edition("show", "flamboyants", "black-powder"), 4)]


class Spoilt:
    """A steady bot that does something else from its fifth move on."""

    def __init__(self, wrong: Callable[[View], object]) -> None:
        self._wrong, self._moves = wrong, 0

    def act(self, view: View) -> Choice:
        self._moves += 1
        if self._moves > 5:
            return self._wrong(view)  # type: ignore[return-value]
        return SteadyBot().act(view)


def spoilt(wrong: Callable[[View], object]) -> Callable[[int], Bot]:
    return lambda _seed: Spoilt(wrong)


def crash(_view: View) -> object:
    raise ZeroDivisionError("too clever")


def illegal(view: View) -> object:
    return Choice(Play(view.hands[(view.to_act + 1) % view.players][0].id))


def numbers_of_numpy(view: View) -> object:
    """A legal action made of NumPy's numbers, and no motive that can be written."""
    play = next(action for action in view.legal_actions if isinstance(action, Play))
    return Choice(Play(np.int64(play.card)), Motive("daring", seat=Seat(view.players)))  # type: ignore[arg-type]


def no_choice(view: View) -> object:
    return view.legal_actions[0]


def moody(view: View) -> object:
    return Choice(random.SystemRandom().choice(view.legal_actions))


def honest(game: Game) -> Action | None:
    """What one plays who sees the own hand."""
    plays = [
        a for a in game.legal_actions() if isinstance(a, Play) and game.fits(game.face(a.card))
    ]
    return plays[0] if plays else None


def peek_at_callers(view: View) -> object:
    """Finds the game among the variables of those who call it."""
    for frame in inspect.stack():
        for value in frame.frame.f_locals.values():
            if isinstance(value, Game):
                return Choice(honest(value) or view.legal_actions[-1])
    raise AssertionError("there is no game up there")


def peek_at_memory(view: View) -> object:
    """Finds the game among everything that exists."""
    games = [one for one in gc.get_objects() if type(one) is Game]  # no proxies that may be dead
    here = next(one for one in games if len(one.events) == len(view.events))
    return Choice(honest(here) or view.legal_actions[-1])


@pytest.mark.parametrize(
    ("wrong", "complaint"),
    [
        (
            crash,
            r"it crashed: ZeroDivisionError\('too clever'\) \(cocktail, 2 players, seed 3, turn",
        ),
        (illegal, "which is not legal"),
        (no_choice, "which is no Choice"),
        (numbers_of_numpy, "seat: there is no seat"),
        (moody, "moved otherwise in the same game from the same seed"),
        (peek_at_callers, "when only what it may not see is different"),
        (peek_at_memory, "otherwise"),
    ],
)
def test_a_bot_that_breaks_a_promise_fails(wrong: Callable[[View], object], complaint: str) -> None:
    gc.freeze()  # whoever searches the memory need not look at all that was there before
    try:
        with pytest.raises(BotFailed, match=complaint):
            check(spoilt(wrong), tables=3 * SOME, seed=3)
    finally:
        gc.unfreeze()


def test_a_bot_that_cannot_be_made_fails() -> None:
    def refuse(_seed: int) -> Bot:
        raise OSError("no licence")

    with pytest.raises(BotFailed, match="could not be made: OSError"):
        check(refuse, tables=SOME)


def test_a_bot_by_its_class_passes_at_every_printed_table() -> None:
    report = check(RandomBot)
    assert report.games == 35 * 4
    assert report.moves > 10 * report.games
    assert report.worlds > 3 * report.games


EVERY_RULES = [(rules, 2 + i % 4) for i, rules in enumerate(printed_rules())]
"""Every printed table with one number of players."""

SOME_RULES = EVERY_RULES[:: sized(3, 1)]


@pytest.mark.parametrize("name", ["steady", "friend", "hat"])
def test_every_bot_of_this_package_passes(name: str) -> None:
    assert check(name, tables=SOME_RULES).games == len(SOME_RULES)


def test_search_passes() -> None:
    def make(seed: int) -> Bot:
        return SearchBot(lambda _team: STEADY, seed, Effort(worlds=20, samples=32, threads=1))

    assert check(make, tables=EVERY_RULES[6 :: sized(28, 14)]).worlds


class Learned:
    """A random bot whose answers are made of NumPy's numbers, as those of a network are."""

    def __init__(self, seed: int) -> None:
        self._chance = RandomBot(seed)

    def act(self, view: View) -> Choice:
        match self._chance.act(view).action:
            case Play(card, announced):
                return Choice(Play(np.int64(card), announced))  # type: ignore[arg-type]
            case Discard(card):
                return Choice(Discard(np.int32(card)))  # type: ignore[arg-type]
            case GiveClue(target, ValueClue(value)):
                clue = ValueClue(np.int64(value))  # type: ignore[arg-type]
                return Choice(GiveClue(np.int64(target), clue))  # type: ignore[arg-type]
            case action:
                return Choice(action)


def test_numbers_of_numpy_are_taken_for_what_they_are() -> None:
    assert check(Learned, tables=SOME).games == len(SOME)
