"""The bots at the table: each is asked within a time, and one that fails is relieved."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from hanabi.bots import Bot, Motive, Stoppable, make_bot
from hanabi.core import Action, HanabiError, Seat, View
from hanabi.terminal.seats import SeatPlan
from hanabi.words.reasons import Why

SUBSTITUTE = "steady"
"""The bot that plays on for one that fails."""

log = logging.getLogger("hanabi.bots")


@dataclass(frozen=True, slots=True)
class Patience:
    """Seconds that a bot is given."""

    first: float = 120.0
    """For its first answer, when compiled code is loaded or compiled."""
    move: float = 20.0
    stopping: float = 1.0
    """To answer after it was asked to stop."""


class Relieved(HanabiError):
    """A bot gave no legal answer, or none in time; another must play on."""

    def __init__(self, cause: Literal["failed", "slow"]) -> None:
        super().__init__(f"a bot gave no answer ({cause}); the game is saved")
        self.cause = cause


class Sitters:
    """The bots of one table. `hanabi.bots.UnknownBot` if one of them cannot be had here."""

    def __init__(self, seats: Sequence[SeatPlan], patience: Patience) -> None:
        self._patience = patience
        self._bots: dict[int, Bot] = {}
        self._answered: set[int] = set()
        self._team = [plan.bot for plan in seats]
        for seat, plan in enumerate(seats):
            if plan.bot is not None:
                self.sit(seat, plan.bot)

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def sit(self, seat: int, bot: str) -> None:
        self._team[seat] = bot
        self._bots[seat] = make_bot(bot, seat, seat=seat, team=self._team)
        self._answered.discard(seat)

    def ask(self, seat: Seat, view: View) -> tuple[Action, Why | None]:
        """What the bot of this seat does and why, or `Relieved`."""
        bot, answers = self._bots[seat], list[tuple[Action, Why | None]]()

        def think() -> None:
            try:
                action, reason = bot.act(view)
                if action not in view.legal_actions:
                    raise ValueError(f"{action!r} is none of the legal actions")  # noqa: TRY301
                answers.append((action, _sound(view, seat, reason)))
            except BaseException as error:  # whatever a bot may do, the game goes on
                log.warning("the bot at seat %d failed: %r", seat + 1, error)
                log.debug("where it failed", exc_info=True)

        # Not in this thread, so that one that hangs holds up neither the game nor the end of it.
        thread = threading.Thread(target=think, daemon=True)
        thread.start()
        thread.join(self._patience.move if seat in self._answered else self._patience.first)
        if thread.is_alive() and isinstance(bot, Stoppable):
            bot.stop()
            thread.join(self._patience.stopping)
        if not answers:
            raise Relieved("slow" if thread.is_alive() else "failed")
        self._answered.add(seat)
        return answers[0]


def _sound(view: View, seat: Seat, reason: Motive | None) -> Why | None:
    """The reason, unless it makes no sense here."""
    if reason is None:
        return None
    why = Why(seat, reason.name, reason.card, reason.seat, tuple(reason.faces), reason.clue)
    return why if why.is_sound(view.rules, view.players) else None
