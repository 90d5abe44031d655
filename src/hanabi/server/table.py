"""A table: a fold of its facts. `decide` turns a wish into facts or refuses it; `apply` lets them happen."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection
from dataclasses import dataclass, field

from hanabi.bots import BOT_NAMES
from hanabi.core import Deal, Game, Rearrange, Record, Rules, Seat
from hanabi.core.codec import card_from_plain, card_to_plain, step_from_plain, step_to_plain
from hanabi.core.json_reader import Node
from hanabi.core.names import check_names
from hanabi.core.rules import Tile
from hanabi.core.shuffle import SEEDS
from hanabi.formats.hanab_live import Counterpart
from hanabi.server import facts, messages
from hanabi.server.choices import CommandRefused, check_settings, chosen_rules
from hanabi.server.facts import Fact
from hanabi.server.reasons import why_of
from hanabi.words.reasons import Why

SUBSTITUTE = "steady"
"""The bot that plays on for people who are gone and for bots that fail."""

MOST_SAID = 500


@dataclass(slots=True)
class Chair:
    """One seat: free, a person's, a bot's, or a guest's."""

    name: str | None = None
    key: str | None = None
    """The digest of the token that holds it."""
    bot: str | None = None
    guest: bool = False
    """Taken by a bot from outside, which holds it as people hold theirs."""


@dataclass(frozen=True, slots=True)
class Handover:
    """A bot took over a seat."""

    after: int
    """How many events of the game had happened by then."""
    seat: int
    bot: str
    was: str | None
    """The bot that sat there before; None for a person."""
    cause: facts.Cause


@dataclass(slots=True)
class Table:
    """The truth of one table, without connections, clock or disk."""

    id: str
    party: str = ""
    number: int = 0
    """How many facts have happened."""
    settings: messages.Settings = field(default_factory=messages.Settings)
    chairs: list[Chair] = field(default_factory=list)
    game: Game | None = None
    reasons: dict[int, Why] = field(default_factory=dict)
    """Why bots did what they did, by the number of the first event of their move."""
    handovers: list[Handover] = field(default_factory=list)
    talk: list[messages.Remark] = field(default_factory=list)
    end_votes: set[int] = field(default_factory=set)
    replace_votes: dict[int, set[int]] = field(default_factory=dict)
    rematch: str | None = None

    # Questions

    @property
    def rules(self) -> Rules:
        return self.game.rules if self.game is not None else chosen_rules(self.settings.rules)

    @property
    def state(self) -> messages.State:
        if self.game is None:
            return "open"
        return "playing" if self.game.outcome is None else "over"

    @property
    def names(self) -> list[str]:
        return [chair.name or "" for chair in self.chairs]

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
        return game.to_act

    @property
    def acts(self) -> int:
        """How often somebody has acted; putting a hand in order does not count."""
        steps = () if self.game is None else self.game.steps
        return sum(not isinstance(step, Rearrange) for step in steps)

    def record(self) -> Record:
        assert self.game is not None
        return Record.of(self.game, self.names)

    # Wishes

    def decide(  # noqa: C901, PLR0912  # one case a wish
        self, command: messages.Command, seat: int, connected: Collection[int]
    ) -> list[Fact]:
        """The facts that this wish of a seated person leads to, or a refusal. Nothing changes yet."""
        if self.chairs[seat].bot is not None:
            raise CommandRefused("replaced", "a bot plays on for you")
        match command:
            case messages.Act():
                return self._act(command, seat)
            case messages.Rearrange(order=order):
                step = {"do": "rearrange", "seat": seat, "order": list(order)}
                return [self._checked_step(step)]
            case messages.Say():
                return [self._say(command, seat)]
            case messages.VoteEnd(agree=agree):
                return self._vote_end(seat, agree=agree)
            case messages.VoteReplace():
                return self._vote_replace(command, seat, connected)
            case messages.Change(settings=settings):
                return [self._change(settings, seat)]
            case messages.Start():
                return [self._deal(seat)]
            case messages.Leave():
                self._require("open", "the game has begun")
                return [facts.StoodUp(seat)]
            case messages.Invite():
                self._require("open", "the game has begun")
                self._require_host(seat)
                if not self.free:
                    raise CommandRefused("full", "every seat is taken")
                return []  # it sits down by itself
            case messages.Dismiss(seat=guest):
                return [self._dismiss(guest, seat)]
            case messages.Rematch():
                if self.state != "over" or self.rematch is not None:
                    raise CommandRefused("wrong-moment", "there is nothing to play again")
                return []  # the new table is opened by the hub

    def sit_down(self, name: str, key: str, *, guest: bool = False) -> facts.SatDown:
        """Take the first free seat under this name."""
        self._require("open", "the game has begun")
        if guest:
            Counterpart.of(self.rules, len(self.chairs))  # refuses what guests do not know
        name = name.strip()
        if not self.free:
            raise CommandRefused("full", "every seat is taken")
        check_names([name])
        if name.casefold() in (other.casefold() for other in self.names if other):
            raise CommandRefused("name-taken", f"somebody here is called {name} already")
        return facts.SatDown(self.free[0], name, key, guest)

    def _dismiss(self, guest: int, seat: int) -> facts.StoodUp:
        self._require("open", "the game has begun")
        self._require_host(seat)
        if guest >= len(self.chairs) or not self.chairs[guest].guest:
            raise CommandRefused("no-such-seat", "no guest sits there")
        return facts.StoodUp(guest)

    def _require(self, state: messages.State, reason: str) -> None:
        if self.state != state:
            raise CommandRefused("wrong-moment", reason)

    def _require_host(self, seat: int) -> None:
        if seat != self.host:
            raise CommandRefused("not-host", "only the host may do this")

    def _running(self) -> Game:
        if self.game is None or self.game.outcome is not None:
            raise CommandRefused("wrong-moment", "no game is running")
        return self.game

    def _act(self, command: messages.Act, seat: int) -> list[Fact]:
        game = self._running()
        if game.to_act != seat:
            raise CommandRefused("not-your-turn", "it is another player's turn")
        if command.steps != len(game.steps):
            raise CommandRefused("late", "the game has moved on since")
        if command.action.get("do") == "rearrange":
            raise CommandRefused("not-an-action", "rearranging is a command of its own")
        return [self._checked_step(command.action)]

    def _checked_step(self, plain: dict[str, object]) -> facts.Stepped:
        """The step, tried on a copy so that a refusal leaves no trace."""
        game = self._running()
        step = step_from_plain(game.rules, game.players, Node(plain, "action"))
        game.copy().take(step)
        return facts.Stepped(step_to_plain(game.rules, step))

    def _say(self, command: messages.Say, seat: int) -> facts.Spoke:
        if len(self.talk) >= MOST_SAID:
            raise CommandRefused("too-much", "this table has talked enough")
        if command.remark is not None and command.text is None:
            if self.settings.talk == "silent":
                raise CommandRefused("silent", "this table plays in silence")
            if command.remark not in messages.REMARKS:
                raise CommandRefused(
                    "no-such-remark", f"remarks are: {', '.join(messages.REMARKS)}"
                )
            return facts.Spoke(seat, command.remark, None)
        if command.text is not None and command.remark is None:
            if self.settings.talk != "chat":
                raise CommandRefused("silent", "this table has no chat")
            text = "".join(c if c.isprintable() else " " for c in command.text).strip()
            if not text:
                raise CommandRefused("empty", "say something")
            return facts.Spoke(seat, None, text)
        raise CommandRefused("empty", "give either a remark or a text")

    def _vote_end(self, seat: int, *, agree: bool) -> list[Fact]:
        self._running()
        votes = self.end_votes | {seat} if agree else self.end_votes - {seat}
        vote = facts.EndVoted(seat, agree)
        return [vote, facts.Stopped()] if votes >= set(self.people) else [vote]

    def _vote_replace(
        self, command: messages.VoteReplace, seat: int, connected: Collection[int]
    ) -> list[Fact]:
        self._running()
        gone = command.seat
        if gone not in self.seated or gone == seat:
            raise CommandRefused("no-such-seat", "no other person sits there")
        if gone in connected and not self.chairs[gone].guest:
            raise CommandRefused("still-here", "that person is here")
        votes = set(self.replace_votes.get(gone, ()))
        votes = votes | {seat} if command.agree else votes - {seat}
        vote = facts.ReplaceVoted(gone, seat, command.agree)
        staying = set(self.people) - {gone}
        if not votes >= staying:
            return [vote]
        replaced: list[Fact] = [vote, facts.HandedOver(gone, SUBSTITUTE)]
        return [*replaced, facts.Stopped()] if self.end_votes >= staying else replaced

    def votes_against(self, seat: int | None) -> list[Fact]:
        """The votes to replace the person of this seat, taken back. Guests may be voted out while they are here."""
        if seat is None or seat not in self.people:
            return []
        votes = sorted(self.replace_votes.get(seat, ()))
        return [facts.ReplaceVoted(seat, by, agree=False) for by in votes]

    def _change(self, settings: messages.Settings, seat: int) -> facts.SettingsChanged:
        self._require("open", "the game has begun")
        self._require_host(seat)
        rules = check_settings(settings)
        if self.seated != self.people:
            Counterpart.of(rules, settings.seats)  # refuses what guests do not know
        for person in self.seated:
            if person >= settings.seats:
                raise CommandRefused(
                    "seat-taken", f"{self.names[person]} sits at seat {person + 1}"
                )
            if str(person) in settings.bots:
                raise CommandRefused("seat-taken", f"{self.names[person]} sits there, not a bot")
        return facts.SettingsChanged(settings)

    def _deal(self, seat: int) -> facts.Dealt:
        self._require("open", "the game has begun")
        self._require_host(seat)
        if self.free:
            raise CommandRefused("seats-free", "every seat has to be taken first")
        rules = self.rules
        chance = random.SystemRandom()
        deck, tiles = list(rules.box), list(rules.bonus_tiles)
        chance.shuffle(deck)
        chance.shuffle(tiles)
        first = self.settings.first
        return facts.Dealt(
            first=secrets.randbelow(len(self.chairs)) if first is None else first,
            deck=[card_to_plain(rules, card) for card in deck],
            tiles=[str(tile) for tile in tiles],
            seed=secrets.randbelow(SEEDS),
            names=self.names,
            bots=[chair.bot for chair in self.chairs],
        )

    # Facts

    def apply(self, fact: Fact) -> None:  # noqa: C901  # one case a fact
        """Let a fact happen."""
        self.number += 1
        match fact:
            case facts.Opened(party=party, settings=settings):
                self.party = party
                self._set(settings)
            case facts.SettingsChanged(settings=settings):
                self._set(settings)
            case facts.SatDown(seat=seat, name=name, key=key, guest=guest):
                self.chairs[seat] = Chair(name, key, guest=guest)
            case facts.StoodUp(seat=seat):
                self.chairs[seat] = Chair()
            case facts.Dealt():
                self._begin(fact)
            case facts.Stepped():
                self._step(fact)
            case facts.Spoke(seat=seat, remark=remark, text=text):
                self.talk.append(messages.Remark(len(self.talk), seat, remark, text))
            case facts.EndVoted(seat=seat, agree=agree):
                (self.end_votes.add if agree else self.end_votes.discard)(seat)
            case facts.ReplaceVoted(seat=seat, by=by, agree=agree):
                votes = self.replace_votes.setdefault(seat, set())
                (votes.add if agree else votes.discard)(by)
            case facts.HandedOver():
                self._hand_over(fact)
            case facts.Stopped():
                assert self.game is not None
                self.game.end()
            case facts.PlayedAgain(table=table):
                self.rematch = table

    def _set(self, settings: messages.Settings) -> None:
        self.settings = settings
        seated = [chair for chair in self.chairs if chair.key]
        places = {i: chair for i, chair in enumerate(self.chairs) if chair.key}
        self.chairs = [places.get(i, Chair()) for i in range(settings.seats)]
        names = iter(name for name in BOT_NAMES if name not in {chair.name for chair in seated})
        for seat, bot in sorted(settings.bots.items()):
            self.chairs[int(seat)] = Chair(next(names), None, bot)

    def _begin(self, fact: facts.Dealt) -> None:
        rules = chosen_rules(self.settings.rules)
        deck = tuple(card_from_plain(rules, Node(card)) for card in fact.deck)
        tiles = tuple(Tile(tile) for tile in fact.tiles)
        deal = Deal(deck, tiles, seed=fact.seed)
        self.game = Game(rules, len(fact.names), deal=deal, first=fact.first)

    def _step(self, fact: facts.Stepped) -> None:
        game = self.game
        assert game is not None
        if fact.why is not None:
            self.reasons[game.event_count] = why_of(game.rules, game.to_act, fact.why)
        game.take(step_from_plain(game.rules, game.players, Node(fact.step, "step")))

    def _hand_over(self, fact: facts.HandedOver) -> None:
        assert self.game is not None
        chair = self.chairs[fact.seat]
        self.handovers.append(
            Handover(self.game.event_count, fact.seat, fact.bot, chair.bot, fact.cause)
        )
        chair.bot = fact.bot
        self.replace_votes.pop(fact.seat, None)


def seat_of(table: Table, key: str) -> Seat | None:
    """The seat that a token with this digest holds, compared in constant time."""
    found = None
    for seat, chair in enumerate(table.chairs):
        if chair.key is not None and secrets.compare_digest(chair.key, key):
            found = Seat(seat)
    return found
