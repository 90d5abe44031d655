"""Bots at work: made and asked in threads, within a time, and relieved when they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial

from hanabi.bots import Bot, BotKind, Motive, Stoppable, UnknownBot, all_bots, find_bot, make_bot
from hanabi.core import Seat, View
from hanabi.core.codec import step_to_plain
from hanabi.server import facts
from hanabi.server.choices import CommandRefused
from hanabi.server.reasons import motive_of
from hanabi.server.table import SUBSTITUTE
from hanabi.server.workers import TooSlow, Workers

AT_ONCE = 4
"""Bots that think at the same time. The substitute does not wait for them: it answers at once."""

log = logging.getLogger("hanabi.bots")


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


Sitters = dict[tuple[int, str], Bot]
"""The bots of a table by their seat and kind, once they are made."""


class Thinkers:
    """Asks the bots of all tables."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._workers = Workers(AT_ONCE)
        self._quick = Workers(1)
        self._loading: dict[str, asyncio.Task[BotKind]] = {}
        """Each kind of bot that was wanted so far: it is loaded once, and never by two threads."""
        self._answered: set[str] = set()
        """Kinds of bots that have answered once: their code is ready."""

    async def close(self) -> None:
        for loading in self._loading.values():
            loading.cancel()
        await self._workers.close()
        await self._quick.close()

    def _for(self, name: str) -> Workers:
        return self._quick if name == SUBSTITUTE else self._workers

    async def check(self, bots: Iterable[str], seats: int) -> None:
        """Refuse bots that cannot play here: now, and not in the middle of a game."""
        for name in sorted(set(bots)):
            loading = self._load(name)
            await asyncio.wait([loading], timeout=self._patience.choice)
            kind = self._loaded(name, loading) if loading.done() else all_bots()[name]
            if kind.sees_all:
                raise CommandRefused("no-such-bot", f"bots: {name} does not play with people")
            if seats > kind.most_players:
                reason = f"bots: {name} plays with at most {kind.most_players}"
                raise CommandRefused("bot-players", reason)

    def _load(self, name: str) -> asyncio.Task[BotKind]:
        if name not in self._loading:
            work = self._for(name).do(partial(_try, name), self._patience.load)
            self._loading[name] = asyncio.create_task(work)
        return self._loading[name]

    async def _wait_for(self, name: str) -> None:
        """Return when the bot is loaded, or raise what is wrong with it."""
        loading = self._load(name)
        await asyncio.wait(
            [loading]
        )  # others may wait for it too: it is not cancelled with one of them
        if loading.exception() is not None:
            self._loading.pop(name, None)
        loading.result()

    def _loaded(self, name: str, loading: asyncio.Task[BotKind]) -> BotKind:
        """The bot that can be made, or a refusal."""
        try:
            return loading.result()
        except Exception as error:
            self._loading.pop(name, None)  # the next time it may be there
            if not isinstance(error, UnknownBot):
                log.error("the bot %s cannot be made", name, exc_info=error)  # noqa: TRY400
            raise CommandRefused("bot-unavailable", f"bots: {error}") from error

    async def move(
        self, bots: Sitters, seat: Seat, team: Sequence[str | None], view: View
    ) -> facts.Stepped | facts.HandedOver | None:
        """What the bot of this seat does, or who plays on in its place.

        `team` names the bot at each seat. None if even the substitute fails, which leaves the game as it is.
        """
        name = team[seat]
        assert name is not None
        try:
            return await self._answer(bots, seat, name, team, view)
        except Exception as error:  # whatever a bot may do, the game goes on
            log.error("the bot %s at seat %d failed", name, seat, exc_info=error)  # noqa: TRY400
            if name == SUBSTITUTE:
                return None
            return facts.HandedOver(
                seat, SUBSTITUTE, "slow" if isinstance(error, TooSlow) else "failed"
            )

    async def _answer(
        self, bots: Sitters, seat: Seat, name: str, team: Sequence[str | None], view: View
    ) -> facts.Stepped:
        bot, workers = bots.get((seat, name)), self._for(name)
        if bot is None:
            await self._wait_for(name)
            make = partial(make_bot, name, seat, seat=seat, team=team)
            bot = await workers.do(make, self._patience.first)
            bots[seat, name] = bot
        seconds = self._patience.move if name in self._answered else self._patience.first
        stop = bot.stop if isinstance(bot, Stoppable) else None
        step = await workers.do(partial(_ask, bot, view), seconds, stop)
        self._answered.add(name)
        return step


def _try(name: str) -> BotKind:
    """The bot, once it is known that it can be made."""
    make_bot(name)
    return find_bot(name)


def _ask(bot: Bot, view: View) -> facts.Stepped:
    """The bot's answer as a step, if it is one of the legal actions."""
    action, reason = bot.act(view)
    legal = [one for one in view.legal_actions if one == action]
    if not legal:
        raise ValueError(f"{action!r} is none of the legal actions")
    return facts.Stepped(step_to_plain(view.rules, legal[0]), _motive(bot, view, reason))


def _motive(bot: Bot, view: View, reason: Motive | None) -> facts.PlainMotive | None:
    """The reason, if it can be kept; a move is not refused for a bad one."""
    if reason is None:
        return None
    try:
        return motive_of(view.rules, view.players, reason)
    except Exception:  # what a bot gives can be anything
        log.warning("a reason of %s cannot be kept", type(bot).__name__, exc_info=True)
        return None
