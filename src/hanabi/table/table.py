"""A table: the fold of its facts. `hanabi.table.decisions` says which facts a wish leads to."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Literal

from hanabi.bots import BOT_NAMES
from hanabi.core import BadSetup, Deal, Event, Game, Motive, Rearrange, Rules, Seat, View
from hanabi.core.timeline import Timeline
from hanabi.table import facts
from hanabi.table.facts import Fact, read_fact
from hanabi.table.settings import Settings
from hanabi.table.sight import Sight, motives_heard

State = Literal["open", "playing", "over"]


@dataclass(slots=True)
class Chair:
    """One seat: free, a person's, a bot's, or a guest's."""

    name: str | None = None
    key: str | None = None
    """The digest of the token that holds it."""
    link: str | None = None
    """The digest of a second token that holds it: that of the personal link."""
    bot: str | None = None
    guest: bool = False
    """Taken by a bot from outside, which holds it as people hold theirs."""
    others: tuple[str, ...] = ()
    """The digests of whatever else holds it."""

    @property
    def holders(self) -> tuple[str, ...]:
        """The digests of all tokens that hold it."""
        return tuple(key for key in (self.key, self.link, *self.others) if key)

    @property
    def substitute(self) -> bool:
        """Whether a bot plays for the person of this seat, who may have it back."""
        return self.bot is not None and self.key is not None and not self.guest


@dataclass(frozen=True, slots=True)
class Handover:
    """Somebody else plays on at a seat."""

    after: int
    """How many events of the game had happened by then."""
    seat: int
    bot: str | None
    """None when the person is back."""
    was: str | None
    """The bot that sat there before; None for a person."""
    cause: facts.Cause | Literal["back"]


@dataclass(frozen=True, slots=True)
class Remark:
    """Something said at the table: a set remark, or a line of chat."""

    number: int
    seat: int
    remark: str | None
    text: str | None
    name: str
    """Who said it: before the start somebody else may have the seat later."""


@dataclass(slots=True)
class TakeBackRequest:
    """Somebody's wish to go back, and who has agreed to it so far."""

    seat: int
    steps: int
    """How many steps of the game would be left."""
    agreed: set[int]


@dataclass(frozen=True, slots=True)
class TakeBackDone:
    """The players went back once."""

    after: int
    """How many events of the game were left."""
    seat: int
    """Who had asked for it."""
    step: int
    """The index of the step that is taken instead."""
    undone: tuple[tuple[Seat, str], ...]
    """The actions that do not count any more, in their order: who, and what in the notation of a record."""


@dataclass(frozen=True, slots=True)
class TakenStep:
    """Who took a step of the game, and what is known about it beside the step itself."""

    event: int
    """The number of its first event."""
    seat: Seat
    bot: str | None
    motive: Motive | None
    seconds: float | None


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
    game: Game | None = None
    dealt: facts.Dealt | None = None
    """The deal of the game."""
    timeline: Timeline = field(default_factory=lambda: Timeline(0))
    """The moments of the game's events."""
    moves: list[TakenStep] = field(default_factory=list)
    """One for each step of the game."""
    motives: dict[int, Motive] = field(default_factory=dict)
    """Why bots did what they did, by the number of the first event of their move: nobody hears it from here."""
    handovers: list[Handover] = field(default_factory=list)
    take_back: TakeBackRequest | None = None
    taken_back: list[TakeBackDone] = field(default_factory=list)
    notes: dict[int, dict[int, str]] = field(default_factory=dict)
    """What people wrote on cards, by seat and card: until the end for nobody but the writer."""
    notes_written: dict[int, int] = field(default_factory=dict)
    """How often each seat wrote one."""
    talk: list[Remark] = field(default_factory=list)
    end_votes: set[int] = field(default_factory=set)
    replace_votes: dict[int, set[int]] = field(default_factory=dict)
    rematch: str | None = None
    _own_rules: Rules | None = None
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
        """Who may set the table and start: the first person at it."""
        return self.people[0] if self.people else None

    @property
    def free(self) -> list[int]:
        return [i for i, chair in enumerate(self.chairs) if not chair.name]

    @property
    def bot_to_act(self) -> Seat | None:
        game = self.game
        if game is None or game.outcome is not None or self.chairs[game.to_act].bot is None:
            return None
        if self.take_back is not None:  # it waits for the answer as everybody does
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

    # What may be told

    def may_see(self, seat: int | None) -> bool:
        """Whether somebody at this seat, or a spectator, sees anything of the game."""
        if self.game is None:
            return False
        over = self.game.outcome is not None
        return seat is not None or over or self.settings.spectators != "none"

    def view_for(self, seat: int | None, moment: Game | None = None) -> View | None:
        """What somebody at this seat, or a spectator, may see of the game; None if nothing.

        They may see an earlier moment of it (`moment_after`) as far as they may see the game now.
        """
        game = moment or self.game
        if game is None or not self.may_see(seat):
            return None
        if self.state == "over":
            return game.open_view()
        if seat is not None:
            return game.view(seat)
        watched = game.open_view() if self.settings.spectators == "everything" else game.view(0)
        return replace(watched, legal_actions=())

    def moment_after(self, events: int) -> Game | None:
        """The game as it was when at least so many events had happened, for `view_for`; None before the deal."""
        if self.game is None:
            return None
        if events > self.game.event_count:
            raise BadSetup(f"events: {events}; {self.game.event_count} have happened")
        then, before = self.game, self.game.copy()
        while before.steps or before.outcome is not None:
            before.undo()
            if before.event_count < events:
                break
            then = before.copy()
        return then

    def motives_for(self, view: View, since: int = 0) -> dict[int, Motive]:
        """Why bots moved as they did from this event on, as far as whoever has this view may hear it."""
        sight = None
        if view.seat is not None:
            sight = self._sights.setdefault(view.seat, Sight(view.seat))
        return motives_heard(view, self.motives, since, sight)

    # Facts

    def apply(self, fact: Fact) -> None:  # noqa: C901, PLR0912  # one case a fact
        """Let a fact happen. A step that the rules refuse raises `IllegalAction` and changes nothing."""
        match fact:
            case facts.Opened(party, settings, rules):
                self.party, self._own_rules = party, rules
                self._set(settings)
            case facts.SettingsChanged(settings):
                self._set(settings)
            case facts.SatDown(seat, name, key, guest, link):
                self.chairs[seat] = Chair(name, key, link, guest=guest)
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
            case facts.Noted(seat, card, text):
                self._note(seat, card, text)
            case facts.EndVoted(seat, agree):
                (self.end_votes.add if agree else self.end_votes.discard)(seat)
            case facts.ReplaceVoted(seat, by, agree):
                votes = self.replace_votes.setdefault(seat, set())
                (votes.add if agree else votes.discard)(by)
            case facts.HandedOver():
                self._hand_over(fact)
            case facts.CameBack(seat):
                self._come_back(seat)
            case facts.TakeBackAsked(seat, steps):
                self.take_back = TakeBackRequest(seat, steps, {seat})
            case facts.TakeBackVoted(seat, agree):
                assert self.take_back is not None
                self.take_back.agreed.add(seat)
                self.take_back = self.take_back if agree else None
            case facts.TakenBack(seat, steps):
                self._go_back(seat, steps)
            case facts.Stopped():
                assert self.game is not None
                self.timeline.follow(self.game.end())
            case facts.PlayedAgain(table):
                self.rematch = table
        self.number += 1

    def _set(self, settings: Settings) -> None:
        self.settings = settings
        self.rules = _the_same(self._own_rules or settings.rules.rules())
        seated = [chair for chair in self.chairs if chair.key]
        places = {i: chair for i, chair in enumerate(self.chairs) if chair.key}
        self.chairs = [places.get(i, Chair()) for i in range(settings.seats)]
        names = iter(name for name in BOT_NAMES if name not in {chair.name for chair in seated})
        for seat, bot in sorted(settings.bots.items()):
            self.chairs[seat] = Chair(next(names), bot=bot)

    def _begin(self, fact: facts.Dealt) -> None:
        self.dealt = fact
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

    def _step(self, fact: facts.Stepped) -> None:
        game, step = self.game, fact.step
        assert game is not None
        seat = step.seat if isinstance(step, Rearrange) else game.to_act
        events: tuple[Event, ...] = game.take(step)
        self.take_back = None
        number = len(self.timeline)
        self.moves.append(TakenStep(number, seat, self.chairs[seat].bot, fact.motive, fact.seconds))
        if fact.motive is not None:
            self.motives[number] = fact.motive
        self.timeline.follow(events)

    def _hand_over(self, fact: facts.HandedOver) -> None:
        assert self.game is not None
        chair = self.chairs[fact.seat]
        if fact.seat in self.people:
            self.end_votes.clear()  # those who play on decide anew
        self.handovers.append(
            Handover(self.game.event_count, fact.seat, fact.bot, chair.bot, fact.cause)
        )
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

    def _note(self, seat: int, card: int, text: str) -> None:
        written = self.notes.setdefault(seat, {})
        self.notes_written[seat] = self.notes_written.get(seat, 0) + 1
        if text:
            written[card] = text
        else:
            written.pop(card, None)

    def _go_back(self, seat: int, steps: int) -> None:
        """Undo steps until so many are left, and forget what was told of the others."""
        game = self.game
        assert game is not None
        undone: list[tuple[Seat, str]] = []
        while len(game.steps) > steps:
            step = game.undo()
            if step is not None and not isinstance(step, Rearrange):
                undone.insert(0, (game.to_act, game.notation(step)))
        left = game.event_count
        del self.moves[steps:]
        self.motives = {number: one for number, one in self.motives.items() if number < left}
        self.timeline = Timeline.of(game.events, game.players)
        self._sights.clear()
        self.handovers = [replace(one, after=min(one.after, left)) for one in self.handovers]
        self.taken_back = [
            replace(one, after=min(one.after, left), step=min(one.step, steps))
            for one in self.taken_back
        ]
        self.taken_back.append(TakeBackDone(left, seat, steps, tuple(undone)))
        self.take_back = None


@lru_cache(maxsize=256)
def _the_same(rules: Rules) -> Rules:
    """One value for all tables that play by the same rules."""
    return rules
