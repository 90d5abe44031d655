"""A game on this machine as screens see it: bots move by themselves, people who share the keyboard take turns at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

from hanabi.bots import UnknownBot
from hanabi.core import Action, HanabiError, IllegalAction, Rearrange, Seat, View
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import BotAnswer, BotFailure
from hanabi.terminal.at_table import AtTable, LogShown, Moment, Refused, SeatShown, TableGone, Wish
from hanabi.terminal.own_game import OwnGame, refused

Stamp = tuple[int, int, int]
"""Which game it is, how often somebody has acted, and how often something was taken back."""


class OwnTable(AtTable):
    """A seat at a table of one's own. `deal` makes the next game for whoever plays again."""

    def __init__(self, own: OwnGame, deal: Callable[[], OwnGame]) -> None:
        self._own, self._deal = own, deal
        self.words = own.words
        self._news: asyncio.Queue[Moment | Exception | None] = asyncio.Queue()
        self._work: asyncio.Task[None] | None = None
        self._ready = False
        """Whether all bots are known to be there."""
        self._sit_down()

    def _sit_down(self) -> None:
        """Begin with the game as it is now."""
        people = self._own.people
        self._sitting: Seat | None = people[0] if people else None
        self._covered = len(people) > 1
        if self._covered and self._own.game.to_act in people:
            self._sitting = self._own.game.to_act
        self._log: tuple[LogShown, ...] = ()
        self._log_of: tuple[object, ...] = ()
        self._began, self._since = time.monotonic(), self._stamp
        self._record: str | None = None

    @property
    def _stamp(self) -> Stamp:
        own = self._own
        return id(own), own.table.acts, len(own.table.taken_back)

    # What is shown

    async def moments(self) -> AsyncIterator[Moment]:
        self._own.save()
        self._tell()
        self._go_on()
        while True:
            news = await self._news.get()
            if news is None:
                return
            if isinstance(news, Exception):
                raise news
            yield news

    def _tell(self) -> None:
        if self._stamp != self._since:
            self._began, self._since = time.monotonic(), self._stamp
        if self._own.game.outcome is not None and self._record is None:
            self._covered = False
            self._record = str(self._own.finish())
        self._news.put_nowait(self._moment())

    def _moment(self) -> Moment:
        own = self._own
        game, table = own.game, own.table
        over = game.outcome is not None
        moment = Moment(
            state="over" if over else "playing",
            rules=game.rules,
            seats=tuple(self._seat(Seat(i)) for i in range(game.players)),
            you=self._sitting,
            view=None,
        )
        if self._covered:
            assert self._sitting is not None
            return replace(moment, you=None, cover=own.names[self._sitting])
        view = self._view()
        wishes: set[Wish] = set()
        if self._sitting is not None and not over:
            wishes |= {"note", "end"}
            if own.can_take_back(self._sitting):
                wishes.add("take-back")
            if table.settings.hints and view.legal_actions:
                wishes.add("hint")
        if over:
            wishes.add("rematch")
        notes = {} if self._sitting is None else dict(own.notes(self._sitting))
        moment = replace(
            moment,
            view=view,
            log=self._log_for(view),
            notes=notes,
            wishes=frozenset(wishes),
            notices=tuple(own.before().get(len(view.events), ())),
            record=self._record,
        )
        if game.outcome is None:
            return moment
        written = tuple(dict(own.notes(Seat(i))) for i in range(game.players))
        result = own.words.outcome(game.rules, game.outcome)
        return replace(moment, written=written, result=result)

    def _view(self) -> View:
        if self._sitting is None:  # bots among themselves
            return replace(self._own.game.open_view(), legal_actions=())
        return self._own.view(self._sitting)

    def _seat(self, seat: Seat) -> SeatShown:
        own = self._own
        bot = own.table.bots[seat]
        thinking = own.table.bot_to_act == seat
        loading = bot is not None and not (own.is_ready(bot) if thinking else self._ready)
        return SeatShown(own.names[seat], bot, thinking=thinking, loading=loading)

    def _log_for(self, view: View) -> tuple[LogShown, ...]:
        """The log, told on from where it was if it only grew."""
        own = self._own
        kind = (id(own), view.seat, len(own.table.taken_back), len(own.table.handovers))
        if kind != self._log_of or len(self._log) > len(view.events):
            self._log_of, self._log = kind, ()
        self._log += tuple(own.log(view, len(self._log)))
        return self._log

    # What goes on by itself

    def _go_on(self) -> None:
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self._load()
            while await self._let_bot_act():
                pass
            self._pass_keyboard()
        except (HanabiError, OSError) as error:
            self._news.put_nowait(error)

    async def _load(self) -> None:
        """See that each bot can be had; a game without one is not kept if nobody has moved."""
        if self._ready:
            return
        try:
            for job in self._own.load().values():
                await asyncio.wrap_future(job)
        except UnknownBot:
            self._own.forget()
            raise
        self._ready = True
        self._tell()

    async def _let_bot_act(self) -> bool:
        """The move of a bot, if one is to act."""
        own, stamp = self._own, self._stamp
        seat = own.table.bot_to_act
        if seat is None:
            return False
        answer: BotAnswer | BotFailure
        try:
            answer = await asyncio.wrap_future(own.ask(seat))
        except Exception as error:  # whatever a bot may do, the game goes on
            answer = own.failed(seat, error)
        if stamp != self._stamp:  # something was taken back meanwhile
            return True
        if not own.follow(seat, answer):
            raise TableGone(f"{own.names[seat]} gave no answer; the game is saved")
        self._tell()
        return True

    def _pass_keyboard(self) -> None:
        game = self._own.game
        if game.outcome is None and len(self._own.people) > 1 and game.to_act != self._sitting:
            self._sitting, self._covered = game.to_act, True
            self._tell()

    # What is wished

    async def act(self, step: Action | Rearrange) -> None:
        try:
            thought = round(time.monotonic() - self._began, 1)
            self._own.act(self._seated, step, thought)
        except (IllegalAction, CommandRefused) as error:
            raise refused(self.words, error) from error
        self._tell()
        self._go_on()

    @property
    def _seated(self) -> Seat:
        if self._sitting is None or self._covered:
            raise Refused(self.words("page-problem-not-seated"))
        return self._sitting

    async def wish(self, wish: Wish, text: str = "", card: int | None = None) -> str | None:
        try:
            return await self._grant(wish, text, card)
        except (IllegalAction, CommandRefused) as error:
            raise refused(self.words, error) from error

    async def _grant(self, wish: Wish, text: str, card: int | None) -> str | None:
        own, answer = self._own, None
        match wish:
            case "note" if card is not None:
                own.note(self._seated, card, text)
            case "hint":
                return await self._advice()
            case "take-back":
                own.take_back(self._seated)
            case "end":
                own.end()
            case "rematch":
                self._own = await asyncio.to_thread(self._deal)  # a deal may have to be looked for
                self._own.save()
                self._sit_down()
            case _:
                raise Refused(self.words("page-problem-wrong-moment"))
        self._tell()
        self._go_on()
        return answer

    async def _advice(self) -> str | None:
        own, seat, stamp = self._own, self._seated, self._stamp
        job = own.advice(seat)
        try:
            answer = await asyncio.wrap_future(job)
        except Exception as error:  # whatever a bot may do, the game goes on
            return own.no_advice(error)
        return own.advised(seat, answer) if stamp == self._stamp else None

    async def uncover(self) -> None:
        self._covered = False
        self._tell()

    async def leave(self) -> None:
        if self._work is not None:
            self._work.cancel()
        self._news.put_nowait(None)
