"""Bots at work: made and asked in threads of their own, within a time, and relieved when they fail.

A thread cannot be ended from outside, so a pool that reuses its threads would lose one to every bot that
hangs, and Python would wait for it at exit. Here each piece of work has a thread of its own that is left to
itself when it is given up.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeVar

from hanabi.bots import Bot, BotKind, Stoppable, all_bots, find_bot, make_bot
from hanabi.core import Action, Game, Motive, Seat, View, edition

SUBSTITUTE = "steady"
"""The bot that plays on for people who are gone and for bots that fail."""

log = logging.getLogger("hanabi.bots")

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that bots are given."""

    choice: float = 3.0
    """When it is chosen, to show that it can be had here; one that is still loading then is let in."""
    load: float = 300.0
    """To load its code, which may have to be compiled."""
    first: float = 120.0
    """For the first answer of its kind, when more may have to be compiled."""
    move: float = 20.0
    stopping: float = 1.0
    """To answer after it was asked to stop."""


class TooSlow(Exception):  # the caller says what it means
    """The time is up, and no answer came."""


class BotAnswer(NamedTuple):
    """What a bot does: one of the legal actions."""

    action: Action
    motive: Motive | None
    seconds: float
    """How long it thought."""


class BotFailure(NamedTuple):
    """A bot gave no legal answer, or none in time."""

    cause: Literal["failed", "slow"]
    error: Exception


class BotMaker(Protocol):
    """Makes a bot for one seat, as `hanabi.bots.make_bot` does."""

    def __call__(
        self, name: str, seed: int = 0, *, seat: int = 0, team: Sequence[str | None] | None = None
    ) -> Bot: ...


SeatedBots = dict[tuple[int, str], Bot]
"""The bots of a table by their seat and kind, once they are made."""


class Job(Future[T]):
    """Work in a thread of its own. The future is done when the work is, or when its time is up."""

    def __init__(
        self,
        work: Callable[[], T],
        seconds: float,
        *,
        stopping: float = 0.0,
        find_stop: Callable[[], Callable[[], object] | None] = lambda: None,
    ) -> None:
        """When the time is up, what `find_stop` finds is called, and there are `stopping` seconds more."""
        super().__init__()
        self.set_running_or_notify_cancel()  # whoever stops waiting does not stop the work
        self._work, self._seconds, self._stopping = work, seconds, stopping
        self._find_stop = find_stop
        threading.Thread(target=self._watch, name="bot-watch", daemon=True).start()

    def hurry(self) -> bool:
        """Ask the work to stop; whether it can be asked.

        In a thread of its own: it is the same code that did not answer in time.
        """
        stop = self._find_stop()
        if stop is None:
            return False
        threading.Thread(target=stop, name="bot-stop", daemon=True).start()
        return True

    def _watch(self) -> None:
        results: list[T] = []
        errors: list[Exception] = []

        def run() -> None:
            try:
                results.append(self._work())
            except Exception as error:  # whoever waits is told, whatever it was
                errors.append(error)
            except BaseException as error:  # it may not end the program too
                errors.append(RuntimeError(f"ended by {error!r}"))

        thread = threading.Thread(target=run, name="bot", daemon=True)
        thread.start()
        thread.join(self._seconds)
        if thread.is_alive() and self.hurry():
            thread.join(self._stopping)
        if results:
            self.set_result(results[0])
        elif errors:
            self.set_exception(errors[0])
        else:
            self.set_exception(TooSlow(f"no answer after {self._seconds:g} seconds"))


class Supervisor:
    """Makes bots and asks them for their moves."""

    def __init__(self, patience: Patience | None = None, make: BotMaker = make_bot) -> None:
        self.patience = patience or Patience()
        self._make = make
        self._answered: set[str] = set()
        """Kinds of bots that have answered once: their code is ready."""

    def has_answered(self, name: str) -> bool:
        """Whether a bot of this kind has answered once: then its code is ready."""
        return name in self._answered

    def load(self, name: str) -> Job[BotKind]:
        """The bot, once it is known that it can be made; `UnknownBot` if it cannot be had here."""

        def work() -> BotKind:
            self._make(name)
            return find_bot(name)

        return Job(work, self.patience.load)

    def rehearse(self, name: str) -> Job[None]:
        """A first move, after which all code of this kind of bot is ready."""

        def work() -> None:
            move_once(name, self._make)
            self._answered.add(name)

        return Job(work, self.patience.load)

    def ask(
        self, bots: SeatedBots, seat: Seat, team: Sequence[str | None], view: View
    ) -> Job[BotAnswer]:
        """What the bot of this seat does. `team` names the bot at each seat; `bots` keeps those that are made."""
        name = team[seat]
        assert name is not None

        def think() -> BotAnswer:
            bot = bots.get((seat, name))
            if bot is None:
                bot = bots[seat, name] = self._make(name, seat, seat=seat, team=team)
            began = time.monotonic()
            answer = _legal_answer(bot, view, began)
            self._answered.add(name)
            return answer

        def find_stop() -> Callable[[], object] | None:
            bot = bots.get((seat, name))
            return bot.stop if isinstance(bot, Stoppable) else None

        patience = self.patience
        seconds = patience.move if self.has_answered(name) else patience.first
        return Job(think, seconds, stopping=patience.stopping, find_stop=find_stop)


def move_once(name: str, make: BotMaker = make_bot) -> None:
    """Let a bot move in a game of its own, for nobody to see."""
    kind = all_bots().get(name)
    fits = kind is None or kind.refusal(edition(), 3) is None
    game = Game(edition(), 3 if fits else 2, seed=0)
    make(name, team=[name] * game.players).act(game.view(game.to_act))


def failure_of(error: Exception) -> BotFailure:
    """What it means for a game that a bot's answer is this error."""
    return BotFailure("slow" if isinstance(error, TooSlow) else "failed", error)


def _legal_answer(bot: Bot, view: View, began: float) -> BotAnswer:
    """The bot's answer, if it is one of the legal actions."""
    action, motive = bot.act(view)
    seconds = round(time.monotonic() - began, 3)
    legal = [one for one in view.legal_actions if one == action]
    if not legal:
        raise ValueError(f"{action!r} is none of the legal actions")
    return BotAnswer(legal[0], _sound(bot, view, motive), seconds)


def _sound(bot: Bot, view: View, motive: Motive | None) -> Motive | None:
    """The motive, if it can be kept; a move is not refused for a bad one."""
    if motive is None:
        return None
    try:
        return motive.checked(view.rules, view.players)
    except Exception:  # what a bot gives can be anything
        log.info("a motive of %s cannot be kept", type(bot).__name__, exc_info=True)
        return None
