"""A table: the fold of its facts. `hanabi.table.decisions` says which facts a wish leads to."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from hanabi.bots import BOT_NAMES
from hanabi.core import Deal, Event, Game, Motive, Rearrange, Rules, Seat, View
from hanabi.core.memory import MOST_RULES
from hanabi.core.timeline import Timeline
from hanabi.table import facts
from hanabi.table.chair import Chair
from hanabi.table.clock import TimeKeeper
from hanabi.table.fact_json import read_fact
from hanabi.table.facts import Fact
from hanabi.table.happenings import (
    Handover,
    Pause,
    Remark,
    TakeBackDone,
    TakeBackRequest,
    TakenStep,
)
from hanabi.table.settings import Settings
from hanabi.table.sight import Sight, motives_heard

State = Literal["open", "playing", "over"]


@dataclass(slots=True)
class Table:
    """The truth of one table, without connections, clock or disk."""

    id: str
    party: str = ""
    number: int = 0
    """How many facts have happened."""
    settings: Settings = field(default_factory=Settings)
    rules: Rules = field(default_factory=Settings().rules.rules)
    chairs: list[Chair] = field(default_factory=list)
    barred: set[str] = field(default_factory=set)
    """The digests of those whom the host has sent away: they take no seat here any more."""
    guest_opener: str | None = None
    """The digest that holds the seat of the guest that opened it; None if a person did."""
    guests_came: list[str] = field(default_factory=list)
    """The digests of the guests that have ever sat here, in the order in which they came."""
    game: Game | None = None
    dealt: facts.Dealt | None = None
    """The deal of the game."""
    dealt_number: int = 0
    """How many facts had happened when it was dealt."""
    timeline: Timeline = field(default_factory=lambda: Timeline(0))
    """The moments of the game's events."""
    moves: list[TakenStep] = field(default_factory=list)
    """One for each step of the game."""
    motives: dict[int, Motive] = field(default_factory=dict)
    """Why bots did what they did, by the number of the first event of their move: nobody hears it from here."""
    handovers: list[Handover] = field(default_factory=list)
    time: TimeKeeper = field(default_factory=TimeKeeper)
    pause: Pause | None = None
    pauses: dict[int, int] = field(default_factory=dict)
    """How often each seat has paused the game."""
    votes_cast: dict[int, int] = field(default_factory=dict)
    """How often each seat has voted, or asked to take something back."""
    time_up: int | None = None
    """Whose time was up when that ended the game."""
    closed: bool = False
    """The operator of the server has closed it."""
    take_back: TakeBackRequest | None = None
    taken_back: list[TakeBackDone] = field(default_factory=list)
    notes: dict[int, dict[int, str]] = field(default_factory=dict)
    """What people wrote on cards, by seat and card: until the end for nobody but the writer."""
    notes_written: dict[int, int] = field(default_factory=dict)
    """How often each seat wrote one."""
    talk: list[Remark] = field(default_factory=list)
    talk_turns: list[int] = field(default_factory=list)
    """For each remark the turn in which it was made; 0 before the deal."""
    end_votes: set[int] = field(default_factory=set)
    replace_votes: dict[int, set[int]] = field(default_factory=dict)
    rematch: str | None = None
    _own_rules: Rules | None = None
    _stand_in: str | None = None
    """The bot that takes the next step because the time of whoever has the seat is up."""
    _sights: dict[Seat, Sight] = field(default_factory=dict)

    @classmethod
    def from_facts(cls, table_id: str, written: Iterable[str | bytes]) -> Table:
        """The table as it was when the last of these facts was written."""
        table = cls(table_id)
        for text in written:
            table.apply(read_fact(text, table.rules))
        return table

    # Questions

    @property
    def state(self) -> State:
        if self.game is None:
            return "open"
        return "playing" if self.game.outcome is None else "over"

    @property
    def names(self) -> list[str]:
        return [chair.name or "" for chair in self.chairs]

    @property
    def bots(self) -> list[str | None]:
        """The bot at each seat, None for anybody else."""
        return [chair.bot for chair in self.chairs]

    @property
    def seated(self) -> list[int]:
        """Seats that are held by a token: those of people and guests."""
        return [i for i, chair in enumerate(self.chairs) if chair.key and chair.bot is None]

    @property
    def people(self) -> list[int]:
        return [seat for seat in self.seated if not self.chairs[seat].guest]

    @property
    def host(self) -> int | None:
        """Who may set the table and start: the first person at it; where no person is, the guest that came first."""
        if self.people:
            return self.people[0]
        came = {key: order for order, key in enumerate(self.guests_came)}
        return min(self.seated, key=lambda seat: came[self.chairs[seat].key or ""], default=None)

    def leads(self, seat: int) -> bool:
        """Whether this seat may do what the host may: so does a guest at the table that it opened."""
        return seat == self.host or self.chairs[seat].key == self.guest_opener is not None

    @property
    def free(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if not chair.name]

    @property
    def bot_to_act(self) -> Seat | None:
        seat = self._to_act
        if seat is None or self.chairs[seat].bot is None:
            return None
        if self.take_back is not None:  # it waits for the answer as everybody does
            return None
        return seat

    @property
    def thinking(self) -> Seat | None:
        """The person or guest who is to act and whose time runs, with or without a clock."""
        seat = self._to_act
        return None if seat is None or self.chairs[seat].bot is not None else seat

    @property
    def _to_act(self) -> Seat | None:
        """Who is to act, unless the game is over or stands still."""
        game = self.game
        if game is None or game.outcome is not None or self.pause is not None:
            return None
        return game.to_act

    @property
    def acts(self) -> int:
        """How often somebody has acted; putting a hand in order does not count."""
        steps = () if self.game is None else self.game.steps
        return sum(not isinstance(step, Rearrange) for step in steps)

    def seat_of(self, key: str) -> Seat | None:
        """The seat that a token with this digest holds, compared in constant time."""
        found = None
        for seat, chair in enumerate(self.chairs):
            for holds in chair.holders:
                if secrets.compare_digest(holds, key):
                    found = Seat(seat)
        return found

    def seat_held(self, keys: Iterable[str]) -> Seat | None:
        """The seat that one of these digests holds; the first of them that holds any counts."""
        return next((seat for key in keys if (seat := self.seat_of(key)) is not None), None)

    # What may be told; the rest is in `hanabi.table.watching`

    def motives_for(self, view: View, since: int = 0) -> dict[int, Motive]:
        """Why bots moved as they did from this event on, as far as whoever has this view may hear it."""
        if not self.motives:  # no bot has moved
            return {}
        sight = None
        if view.seat is not None:
            sight = self._sights.setdefault(view.seat, Sight(view.rules, view.seat, view.players))
        return motives_heard(view, self.motives, since, sight)

    # Facts

    def apply(self, fact: Fact) -> None:
        """Let a fact happen. A step that the rules refuse raises `IllegalAction` and changes nothing."""
        self._follow(fact)
        voter = facts.voter_of(fact)
        if voter is not None:
            self.votes_cast[voter] = self.votes_cast.get(voter, 0) + 1
        self.number += 1

    def _follow(self, fact: Fact) -> None:  # noqa: C901, PLR0912  # one case a fact
        match fact:
            case facts.Opened(party, settings, rules):
                self.party, self._own_rules = party, rules
                self._set(settings)
            case facts.SettingsChanged(settings):
                self._set(settings)
            case facts.SatDown():
                self._sit_down(fact)
            case facts.SeatShared(seat, key):
                self.chairs[seat].others += (key,)
            case facts.StoodUp(seat, barred):
                self.chairs[seat] = Chair()
                self.barred.update(barred)
            case facts.Dealt():
                self._begin(fact)
            case facts.Stepped():
                self._step(fact)
            case facts.Spoke(seat, remark, text):
                name = self.chairs[seat].name or ""
                self.talk.append(Remark(len(self.talk), seat, remark, text, name))
                self.talk_turns.append(0 if self.game is None else self.game.turn)
            case facts.Noted(seat, card, text):
                self._note(seat, card, text)
            case facts.EndVoted(seat, agree):
                _count(self.end_votes, seat, agree=agree)
            case facts.ReplaceVoted(seat, by, agree):
                _count(self.replace_votes.setdefault(seat, set()), by, agree=agree)
            case facts.HandedOver():
                self._hand_over(fact)
            case facts.CameBack(seat):
                self._come_back(seat)
            case facts.TakeBackAsked(seat, steps):
                self.take_back = TakeBackRequest(seat, steps, {seat})
            case facts.TakeBackVoted(seat, agree):
                self._answer_take_back(seat, agree=agree)
            case facts.TakenBack():
                self._go_back(fact)
            case facts.Paused(seat, seconds):
                self._stand_still(seat, seconds)
            case facts.Resumed():
                self.pause = None
                self.time.go_on(self.number + 1)
            case facts.TimedOut():
                self._time_out(fact)
            case facts.Stopped():
                self._stop()
            case facts.Closed():
                self.closed = True
            case facts.PlayedAgain(table):
                self.rematch = table

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.rules = _the_same(self._own_rules or settings.rules.rules())
        seated = [chair for chair in self.chairs if chair.key]
        places = {i: chair for i, chair in enumerate(self.chairs) if chair.key}
        self.chairs = [places.get(i, Chair()) for i in range(settings.seats)]
        names = iter(name for name in BOT_NAMES if name not in {chair.name for chair in seated})
        for seat, bot in sorted(settings.bots.items()):
            self.chairs[seat] = Chair(next(names), bot=bot)

    def _sit_down(self, fact: facts.SatDown) -> None:
        self.chairs[fact.seat] = Chair(fact.name, fact.key, fact.link, guest=fact.guest)
        if fact.guest and fact.key not in self.guests_came:
            self.guests_came.append(fact.key)
        if fact.guest and self.number == 1:
            self.guest_opener = fact.key

    def _begin(self, fact: facts.Dealt) -> None:
        self.dealt, self.dealt_number = fact, self.number + 1
        names, first = fact.names, fact.first
        if fact.deck:
            deal = Deal(fact.deck, fact.tiles, fact.places, seed=fact.seed)
            self.game = Game(self.rules, names, deal=deal, first=first)
            self.dealt = replace(fact, deck=self.game.deal.deck)
        else:
            self.game = Game(self.rules, names, fact.seed, first=first)
        for chair, name, bot in zip(self.chairs, fact.names, fact.bots, strict=True):
            chair.name, chair.bot = name, bot
        self.timeline = Timeline.of(self.game.events, len(names))
        self.time.begin(self.settings.clock, len(names), self.number + 1)

    def _step(self, fact: facts.Stepped) -> None:
        game, step = self.game, fact.step
        assert game is not None
        seat = step.seat if isinstance(step, Rearrange) else game.to_act
        events: tuple[Event, ...] = game.take(step)
        self.take_back = None
        number = len(self.timeline)
        bot, timed_out = self._stand_in or self.chairs[seat].bot, self._stand_in is not None
        self._stand_in = None
        if isinstance(step, Rearrange):
            self.time.rearrange()
        else:
            self.time.step(seat, fact.seconds, self.number + 1, own=bot is None)
        self.moves.append(TakenStep(number, seat, bot, fact.motive, fact.seconds, timed_out))
        if fact.motive is not None:
            self.motives[number] = fact.motive
        self.timeline.follow(events)

    def _stand_still(self, seat: int, seconds: float | None) -> None:
        self.pause = Pause(seat, self.number + 1)
        self.pauses[seat] = self.pauses.get(seat, 0) + 1
        self.time.stop(seconds)

    def _stop(self) -> None:
        assert self.game is not None
        self.pause = None
        self.timeline.follow(self.game.end())

    def _time_out(self, fact: facts.TimedOut) -> None:
        """A bot takes the next step for this seat, or the game ends."""
        assert self.game is not None
        cause: Literal["time", "time-end"] = "time-end" if fact.bot is None else "time"
        self.handovers.append(Handover(len(self.timeline), fact.seat, fact.bot, None, cause))
        self.time.stop(fact.seconds)
        self._stand_in = fact.bot
        if fact.bot is None:
            self.time_up = fact.seat

    def _hand_over(self, fact: facts.HandedOver) -> None:
        assert self.game is not None
        chair = self.chairs[fact.seat]
        if fact.seat in self.people:
            self.end_votes.clear()  # those who play on decide anew
        self.handovers.append(
            Handover(self.game.event_count, fact.seat, fact.bot, chair.bot, fact.cause)
        )
        if fact.seat == self.game.to_act and fact.seconds is not None:
            self.time.stop(fact.seconds)
        chair.bot = fact.bot
        self.replace_votes.pop(fact.seat, None)
        for votes in self.replace_votes.values():
            votes.discard(fact.seat)
        self.take_back = None

    def _come_back(self, seat: int) -> None:
        assert self.game is not None
        chair = self.chairs[seat]
        self.handovers.append(Handover(self.game.event_count, seat, None, chair.bot, "back"))
        chair.bot = None
        if seat == self.game.to_act:
            self.time.go_on(self.number + 1)

    def _note(self, seat: int, card: int, text: str) -> None:
        written = self.notes.setdefault(seat, {})
        self.notes_written[seat] = self.notes_written.get(seat, 0) + 1
        if text:
            written[card] = text
        else:
            written.pop(card, None)

    def _answer_take_back(self, seat: int, *, agree: bool) -> None:
        assert self.take_back is not None
        self.take_back.agreed.add(seat)
        self.take_back = self.take_back if agree else None

    def _go_back(self, fact: facts.TakenBack) -> None:
        """Undo steps until so many are left, and forget what was told of the others."""
        game, seat, steps = self.game, fact.seat, fact.steps
        assert game is not None
        deciding = game.to_act
        undone: list[tuple[Seat, str]] = []
        for _ in range(steps, len(game.steps)):
            step = game.undo()
            if step is not None and not isinstance(step, Rearrange):
                undone.insert(0, (game.to_act, game.notation(step)))
        left = game.event_count
        del self.moves[steps:]
        self.motives = {number: one for number, one in self.motives.items() if number < left}
        self.timeline = Timeline.of(game.events, game.players)
        self.time.go_back(steps, seat, self.number + 1, deciding=deciding, seconds=fact.seconds)
        self._sights.clear()
        self.handovers = [replace(one, after=min(one.after, left)) for one in self.handovers]
        self.taken_back = [
            replace(one, after=min(one.after, left), step=min(one.step, steps))
            for one in self.taken_back
        ]
        self.taken_back.append(TakeBackDone(left, seat, steps, tuple(undone)))
        self.take_back = None


def _count(votes: set[int], seat: int, *, agree: bool) -> None:
    (votes.add if agree else votes.discard)(seat)


@lru_cache(maxsize=MOST_RULES)
def _the_same(rules: Rules) -> Rules:
    """One value for all tables that play by the same rules."""
    return rules
