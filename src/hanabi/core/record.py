"""Records: rules, players, deal and steps of a game as versioned JSON. Folding the steps gives any moment."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from hanabi.core.actions import Rearrange, Step
from hanabi.core.cards import Card, Seat
from hanabi.core.codec import (
    MOST_CARDS,
    Plain,
    card_from_plain,
    card_to_plain,
    event_to_plain,
    outcome_to_plain,
    rules_from_plain,
    rules_to_plain,
    step_from_plain,
    step_to_plain,
)
from hanabi.core.errors import BadRecord, BadSetup, HanabiError
from hanabi.core.game import Game
from hanabi.core.json_reader import Fields, Node, parse
from hanabi.core.names import check_names
from hanabi.core.outcome import Band, Outcome, Reason
from hanabi.core.rules import FEWEST_PLAYERS, MOST_PLAYERS, Rules, Tile
from hanabi.core.shuffle import SEEDS, Deal

FORMAT = "hanabi-record"
SEAT_FORMAT = "hanabi-seat-record"
VERSION = 1

LONGEST_NOTE = 1_000

_CONTROL = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\ud800-\udfff]")

Notes = tuple[tuple[str, ...], ...]
"""What the players wrote down about cards, by seat and card; empty texts where they wrote nothing."""


def read_notes(seats: Sequence[Node], cards: int) -> Notes:
    """The notes of these seats, at most one for each card."""
    return tuple(tuple(_read_note(note) for note in seat.items(0, cards)) for seat in seats)


def _read_note(node: Node) -> str:
    note = node.text()
    if note != legible_note(note):
        node.refuse(f"a note has at most {LONGEST_NOTE} characters, and none that control anything")
    return note


def legible_note(text: str) -> str:
    """As much of a text as can be a note."""
    return _CONTROL.sub("", text)[:LONGEST_NOTE]


def _tidy(notes: Notes, players: int) -> Notes:
    """The same notes without the empty ones at the end: a list for each seat, or () if there are none."""
    tidy = [_without_empty_end(written) for written in notes]
    tidy += [()] * (players - len(tidy))
    return tuple(tidy) if any(tidy) else ()


def _without_empty_end(written: Sequence[str]) -> tuple[str, ...]:
    used = max((card for card, note in enumerate(written, start=1) if note), default=0)
    return tuple(written[:used])


@dataclass(frozen=True, slots=True)
class Record:
    """A game that can be played again, finished or not."""

    rules: Rules

    players: tuple[str, ...]
    """Names by seat."""

    first: Seat

    seed: int | None
    """The seed the game was dealt from; None when `deal` is given."""

    deal: Deal | None

    steps: tuple[Step, ...]

    end: Outcome | None
    """How it ended; None while it runs."""

    notes: Notes = ()
    """Notes on cards, by seat and card id; () if there are none."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "notes", _tidy(self.notes, len(self.players)))

    @classmethod
    def of(cls, game: Game, players: Sequence[str] | None = None) -> Record:
        """The record of a game at this moment, its players called as the game calls them, or as given."""
        players = game.names if players is None else players
        if len(players) != game.players:
            raise BadRecord("players", f"{len(players)} names for {game.players} seats")
        check_names(players)
        deal = None
        if game.seed is None:
            unused = game.deal.places[len(game.places) :]
            deal = replace(game.deal, places=(*game.places, *unused))
        return cls(
            game.rules, tuple(players), game.first, game.seed, deal, game.steps, game.outcome
        )

    def replay(self, turns: int | None = None) -> Game:
        """The game after all its steps, or after so many turns. 0 is the deal.

        A turn takes along what was rearranged before the next one. A step that the rules refuse
        raises `BadRecord` with its place.
        """
        game = Game(self.rules, self.players, self.seed, deal=self.deal, first=self.first)
        if turns is not None and turns < 0:
            raise BadSetup(f"turn: {turns} is not a turn; the deal is 0")
        for i, step in enumerate(self.steps):
            if turns is not None and game.turn > turns and not isinstance(step, Rearrange):
                return game
            try:
                game.take(step)
            except HanabiError as error:
                raise BadRecord(f"actions[{i}]", str(error)) from error
        if turns is not None and turns > game.turn:
            raise BadSetup(f"turn: there is no turn {turns}; this game has {game.turn}")
        ended = self.end is not None and self.end.reason is Reason.ENDED
        if ended and game.outcome is None and (turns is None or turns >= game.turn):
            game.end()
        return game

    def with_explicit_deal(self) -> Record:
        """The same game with its cards, tiles and places written out instead of a seed (R41)."""
        game = self.replay()
        deal = Deal(game.deal.deck, game.deal.tiles, game.places)
        return self if self.seed is None else replace(self, seed=None, deal=deal)

    def check(self) -> None:
        """Replay everything and refuse a record whose end is not the one it leads to."""
        game = self.replay()
        if game.outcome is None and self.end is not None:
            raise BadRecord(
                "end",
                f"the record ends with {self.end.reason!s}, but the game still runs after its {len(self.steps)} actions",
            )
        if game.outcome is not None and self.end is None:
            raise BadRecord(
                "end", f"the game is over ({game.outcome.reason!s}), but the record has no end"
            )
        if game.outcome != self.end:
            raise BadRecord("end", f"the game ends with {game.outcome}, not {self.end}")
        if self.deal is not None and game.outcome is not None:
            listed, used = len(self.deal.places), len(game.places)
            if listed > used:
                raise BadRecord(f"places[{used}]", "no card was reshuffled to this place")

    # As JSON

    def to_plain(self) -> Plain:
        plain: Plain = {
            "format": FORMAT,
            "version": VERSION,
            "rules": rules_to_plain(self.rules),
            "players": list(self.players),
            "first": self.first,
        }
        if self.deal is None:
            plain["seed"] = self.seed
        else:
            plain["deck"] = [card_to_plain(self.rules, card) for card in self.deal.deck]
            if self.rules.bonus_tiles:
                plain["tiles"] = [str(tile) for tile in self.deal.tiles]
                plain["places"] = list(self.deal.places)
            if self.deal.seed:
                plain["seed"] = self.deal.seed
        plain["actions"] = [step_to_plain(self.rules, step) for step in self.steps]
        plain["end"] = None if self.end is None else outcome_to_plain(self.end)
        if self.notes:
            plain["notes"] = [list(written) for written in self.notes]
        return plain

    def dumps(self) -> str:
        """The record as JSON text, one action a line."""
        return _dumps(self.to_plain())

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Read and replay a record, or raise `BadRecord` with the place and the reason."""
        return cls.from_plain(parse(text))

    @classmethod
    def from_plain(cls, node: Node) -> Record:
        _check_format(node)
        fields = node.fields(
            ["format", "version", "rules", "players", "first", "actions", "end"],
            ["seed", "deck", "tiles", "places", "notes"],
        )
        rules = rules_from_plain(fields["rules"])
        names = fields["players"].items(FEWEST_PLAYERS, MOST_PLAYERS)
        players = tuple(name.text() for name in names)
        check_names(players)
        first = Seat(fields["first"].number(0, len(players) - 1))
        seed, deal = _read_deal(rules, node, fields)
        steps = tuple(
            step_from_plain(rules, len(players), step) for step in fields["actions"].items()
        )
        end = None if fields["end"].value is None else _read_outcome(fields["end"])
        notes = _notes_from_plain(rules, len(players), fields)
        record = cls(rules, players, first, seed, deal, steps, end, notes)
        try:
            record.check()
        except BadSetup as error:
            raise BadRecord("", str(error)) from error
        return record

    def seen_by(self, seat: int) -> Plain:
        """What this seat knows of the game, and nothing else: its events instead of deal and actions."""
        view = self.replay().view(seat)
        return {
            "format": SEAT_FORMAT,
            "version": VERSION,
            "rules": rules_to_plain(self.rules),
            "players": list(self.players),
            "first": self.first,
            "seat": seat,
            "events": [event_to_plain(self.rules, event) for event in view.events],
        }

    def dumps_seen_by(self, seat: int) -> str:
        """`seen_by` as JSON text, one event a line."""
        return _dumps(self.seen_by(seat))


def _check_format(node: Node) -> None:
    """Refuse other files and newer versions before looking at anything else."""
    if not isinstance(node.value, dict) or node.value.get("format") != FORMAT:
        node.refuse(f'not a Hanabi record: it has no "format": "{FORMAT}"')
    if "version" not in node.value:
        node.refuse("'version' is missing")
    version = Node(node.value["version"], "version")
    if version.number(1, SEEDS) > VERSION:
        version.refuse(
            f"{version.value} is newer than this program, which reads {VERSION}; update hanabi"
        )


def _read_deal(rules: Rules, node: Node, fields: Fields) -> tuple[int | None, Deal | None]:
    seed = fields["seed"].number(0, SEEDS - 1) if "seed" in fields else None
    if "deck" not in fields:
        for name in ("tiles", "places"):
            if name in fields:
                fields[name].refuse("only a record with a 'deck' has this field")
        if seed is None:
            node.refuse("either 'seed' or 'deck' is needed")
        return seed, None
    deck: list[Card] = [card_from_plain(rules, card) for card in fields["deck"].items()]
    tiles = [tile.word(Tile) for tile in fields["tiles"].items()] if "tiles" in fields else []
    places: list[int] = []
    if "places" in fields:
        places = [place.number(0, MOST_CARDS) for place in fields["places"].items()]
    deal = Deal(tuple(deck), tuple(tiles), tuple(places), seed=seed or 0)
    try:
        deal = deal.exact(rules)
    except BadSetup as error:
        raise BadRecord("", str(error)) from error
    return None, deal


def _notes_from_plain(rules: Rules, players: int, fields: Fields) -> Notes:
    """At most one note for each card that can be drawn: every tile may bring back one more."""
    if "notes" not in fields:
        return ()
    return read_notes(fields["notes"].items(0, players), rules.deck_size + len(rules.bonus_tiles))


def _read_outcome(node: Node) -> Outcome:
    fields = node.fields(["reason", "score", "tally", "rating"])
    rating = None
    if fields["rating"].value is not None:
        low, high = fields["rating"].items(2, 2)
        rating = Band(low.number(0, MOST_CARDS), high.number(0, MOST_CARDS))
    score = fields["score"].number(0, MOST_CARDS)
    return Outcome(
        fields["reason"].word(Reason), score, fields["tally"].number(0, MOST_CARDS), rating
    )


def _dumps(plain: dict[str, Any]) -> str:
    """JSON with a line for each field and for each entry of a list of objects."""
    lines = []
    for name, value in plain.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            entries = ",\n".join(f"    {_line(entry)}" for entry in value)
            lines.append(f'  "{name}": [\n{entries}\n  ]')
        else:
            lines.append(f'  "{name}": {_line(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
