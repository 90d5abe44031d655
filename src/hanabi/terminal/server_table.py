"""A table of a server as screens see it: its news as moments, wishes as commands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Self

from hanabi.client import (
    Announced,
    Asking,
    Broken,
    Identities,
    Line,
    LineClosed,
    News,
    Problem,
    TableLink,
)
from hanabi.core import Action, HanabiError, Plain, Rearrange
from hanabi.core.codec import step_to_plain
from hanabi.core.errors import BadRecord
from hanabi.table.decisions import REMARKS
from hanabi.terminal.at_table import AtTable, Moment, Refused, TableGone, Wish
from hanabi.terminal.problems import problem_text
from hanabi.terminal.server_moments import MomentReader
from hanabi.terminal.server_notices import is_away
from hanabi.terminal.table_lines import remarks_listed
from hanabi.words import Words


class NoSeat(HanabiError):
    """One cannot sit down there, or look on; the message is a sentence in one's language."""


class ServerTable(AtTable):
    """A seat at a table of a server, or a place from which to look on."""

    def __init__(self, asking: Asking, language: str, update: Plain) -> None:
        self._asking = asking
        self._language = language
        self._update = update
        self._received = time.monotonic()
        self._announced: str | None = None
        self._connected = True
        self._passing: tuple[str, ...] = ()
        """What is told once."""
        self._news: asyncio.Queue[tuple[Line, News | HanabiError | None]] = asyncio.Queue()
        self._sit(asking)

    @classmethod
    async def join(cls, link: TableLink, identities: Identities, language: str, name: str) -> Self:
        """Sit down, where one has no seat yet. Raises `NoSeat` where that cannot be."""
        return await cls._reached(link, identities, language, name)

    @classmethod
    async def watch(cls, link: TableLink, identities: Identities, language: str) -> Self:
        """Look on; whoever has a seat there has it here too. Raises `NoSeat` where that cannot be."""
        return await cls._reached(link, identities, language, None)

    @classmethod
    async def _reached(
        cls, link: TableLink, identities: Identities, language: str, name: str | None
    ) -> Self:
        words = Words(language)
        asking = Asking(link, identities, language)
        try:
            if link.token is not None:
                await asking.claim()
            update = await asking.look()
            if name is not None and update["you"] is None:
                _check_free(words, update)
                await asking.join(name)
                update = await asking.look()
            return cls(asking, language, update)
        except (Problem, BadRecord, KeyError) as error:
            raise NoSeat(_unreadable(words, error)) from error
        except NoSeat:
            raise
        except HanabiError as error:
            raise NoSeat(problem_text(words, error)) from error

    def _sit(self, asking: Asking) -> None:
        """Begin at a table."""
        self._asking = asking
        self._line = Line(asking, self._language)
        self._reader = MomentReader(asking.link, self._language)
        self._following: asyncio.Task[None] | None = None
        self._news.put_nowait((self._line, self._update))
        self._moment()

    @property
    def title(self) -> str:
        """What is played there."""
        return self.words.title(self._moment().rules)

    @property
    def address(self) -> str:
        """The link to it, or to the rematch to which one has gone."""
        return self._asking.link.address

    # News

    async def moments(self) -> AsyncIterator[Moment]:
        try:
            self._follow()
            while True:
                line, news = await self._news.get()
                if line is not self._line:  # of the table before
                    continue
                if news is None:
                    return
                if isinstance(news, HanabiError):
                    raise TableGone(problem_text(self.words, news)) from news
                self._hear(news)
                try:
                    moment = self._moment()
                except (BadRecord, KeyError) as error:
                    raise TableGone(_unreadable(self.words, error)) from error
                yield moment
        finally:
            self._end()

    def _follow(self) -> None:
        line, news = self._line, self._news

        async def follow() -> None:
            try:
                await line.follow(lambda heard: news.put_nowait((line, heard)))
            except LineClosed as closed:
                news.put_nowait((line, closed))

        self._following = asyncio.get_running_loop().create_task(follow())

    def _hear(self, news: News) -> None:
        self._passing = ()
        match news:
            case Broken():
                self._connected = False
            case Announced(text):
                self._announced = text
            case _:
                back = () if self._connected else (self.words("terminal-connected-again"),)
                self._passing = (*back, *_happened(self.words, self._update, news))
                self._connected = True
                self._update, self._received = news, time.monotonic()

    def _moment(self) -> Moment:
        notices = [] if self._connected else [self._reader.words("page-lost")]
        notices += [] if self._announced is None else [self._announced]
        told = (*notices, *self._passing)
        moment = self._reader.moment(self._update, self._received, told)
        self.words = self._reader.words  # of other rules, if the host has changed them
        return moment

    # Wishes

    async def act(self, step: Action | Rearrange) -> None:
        if isinstance(step, Rearrange):
            await self._tell("rearrange", order=list(step.order))
            return
        rules = self._moment().rules
        await self._tell("act", action=step_to_plain(rules, step), steps=self._steps)

    async def wish(self, wish: Wish, text: str = "", card: int | None = None) -> str | None:
        match wish:
            case "note":
                await self._tell("note", card=card, text=text)
            case "hint":
                return await self._hint()
            case "say":
                await self._say(text)
            case "take-back" | "turn-down":
                await self._take_back(agree=wish == "take-back")
            case "end":
                agreed = self._update["you"] in self._update["table"]["end_votes"]
                await self._tell("vote-end", agree=not agreed)
            case "replace":
                await self._replace(text)
            case "rematch":
                await self._rematch()
            case _:
                await self._tell(wish)
        return None

    async def _tell(self, kind: str, **fields: object) -> None:
        try:
            await self._line.tell(kind, **fields)
        except HanabiError as error:
            raise Refused(problem_text(self.words, error)) from error

    @property
    def _steps(self) -> int:
        view = self._update["view"]
        return 0 if view is None else int(view["steps"])

    async def _hint(self) -> str:
        try:
            hint = await self._asking.hint()
        except HanabiError as error:
            raise Refused(problem_text(self.words, error)) from error
        return self.words("terminal-hint", bot=hint["bot"], advice=hint["text"] or "")

    async def _say(self, text: str) -> None:
        talk = self._update["table"]["settings"]["talk"]
        if talk != "remarks":
            await self._tell("say", text=text.strip())
            return
        said = {self.words(f"page-remark-{remark}").casefold(): remark for remark in REMARKS}
        wanted = text.strip().casefold()
        fitting = {said[one] for one in said if wanted and one.startswith(wanted)}
        if wanted.isdigit() and 1 <= int(wanted) <= len(REMARKS):
            fitting = {REMARKS[int(wanted) - 1]}
        if len(fitting) != 1:
            raise Refused(remarks_listed(self.words, self._moment()))
        await self._tell("say", remark=fitting.pop())

    async def _take_back(self, *, agree: bool) -> None:
        asked, you = self._update["table"]["take_back"], self._update["you"]
        if agree and asked is not None and you in asked["agreed"]:
            agree = False
        await self._tell("take-back", agree=agree, steps=self._steps)

    async def _replace(self, name: str) -> None:
        """Vote, or no longer, for a bot to go on for this person, or for the only one who is away."""
        table, you = self._update["table"], self._update["you"]
        away = {
            seat: one["name"]
            for seat, one in enumerate(table["seats"])
            if is_away(one) and seat != you
        }
        wanted = name.strip().casefold()
        meant = [seat for seat, called in away.items() if called.casefold().startswith(wanted)]
        if len(meant) != 1:
            raise Refused(self.words("terminal-who-is-away", names=self.words.list(away.values())))
        agreed = you in table["replace_votes"].get(str(meant[0]), ())
        await self._tell("vote-replace", seat=meant[0], agree=not agreed)

    async def _rematch(self) -> None:
        """Set up a rematch, unless there is one, and go there."""
        if self._update["table"]["rematch"] is None:
            await self._tell("rematch")
        try:
            again = (
                self._update["table"]["rematch"] or (await self._asking.look())["table"]["rematch"]
            )
            asking = Asking(self._asking.link.to(again), self._asking.identities, self._language)
            update = await asking.look()
        except HanabiError as error:
            raise Refused(problem_text(self.words, error)) from error
        self._end()
        self._update, self._received = update, time.monotonic()
        self._sit(asking)
        self._follow()

    async def uncover(self) -> None:
        """Nobody shares a keyboard here."""

    async def leave(self) -> None:
        following = self._following
        self._end()
        if following is not None:
            with suppress(asyncio.CancelledError):
                await following
        self._news.put_nowait((self._line, None))

    def _end(self) -> None:
        if self._following is not None:
            self._following.cancel()
            self._following = None


def _check_free(words: Words, update: Plain) -> None:
    """Refuse a table at which nobody can sit down any more, before the server does."""
    match update["table"]["state"]:
        case "over":
            raise NoSeat(words("terminal-game-over-there"))
        case "playing":
            raise NoSeat(words("terminal-game-runs-there"))


def _happened(words: Words, before: Plain, now: Plain) -> list[str]:
    """What is told once, when it has happened."""
    was, table = before["table"], now["table"]
    told = []
    undone = len(table["taken_back"]) > len(was["taken_back"])
    if was["take_back"] and not table["take_back"] and not undone:
        told.append(words("page-take-back-stands"))
    if was["paused"] and not table["paused"]:
        told.append(words("page-resumed"))
    return told


def _unreadable(words: Words, error: Exception) -> str:
    """A refusal as it is, and what cannot be understood as that."""
    if isinstance(error, Problem):
        return problem_text(words, error)
    reason = f"'{error.args[0]}' is missing" if isinstance(error, KeyError) else str(error)
    return words("terminal-not-understood", reason=reason)
