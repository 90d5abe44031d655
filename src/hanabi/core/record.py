"""Records: rules, players, deal and steps of a game as versioned JSON. Folding the steps gives any moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hanabi.core.actions import Rearrange, Step
from hanabi.core.annotations import (
    NO_HEADER,
    Annotation,
    Header,
    Notes,
    PlayerInfo,
    annotation_from_plain,
    annotation_to_plain,
    header_from_plain,
    header_to_plain,
    notes_from_plain,
    player_from_plain,
    player_to_plain,
    tidy_notes,
)
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
from hanabi.core.editions import rules_name
from hanabi.core.errors import BadRecord, BadSetup, HanabiError
from hanabi.core.exact import whole_number
from hanabi.core.game import Game
from hanabi.core.json_reader import Fields, Node, parse
from hanabi.core.names import check_names
from hanabi.core.outcome import Band, Outcome, Reason
from hanabi.core.rules import FEWEST_PLAYERS, MOST_PLAYERS, Rules, Tile
from hanabi.core.shuffle import SEEDS, Deal

FORMAT = "hanabi-record"
SEAT_FORMAT = "hanabi-seat-record"
VERSION = 2
"""The newest that is read. A record is written in the oldest version that can hold it."""

SEAT_VERSION = 1


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

    header: Header = NO_HEADER
    """When, where and by whom it was played, as far as that is known."""

    annotations: tuple[Annotation, ...] = ()
    """What is said about steps, at most once about each, in their order."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "notes", tidy_notes(self.notes, len(self.players)))
        ordered = tuple(sorted(self.annotations, key=lambda annotation: annotation.step))
        object.__setattr__(self, "annotations", ordered)
        if self.header.players and len(self.header.players) != len(self.players):
            given, seats = len(self.header.players), len(self.players)
            raise BadRecord("header.players", f"{given} kinds of players for {seats} seats")
        for i, annotation in enumerate(ordered):
            if annotation.step >= len(self.steps):
                raise BadRecord(
                    f"annotations[{i}].step",
                    f"{annotation.step} is no step; the record has {len(self.steps)}",
                )
            if i and annotation.step == ordered[i - 1].step:
                raise BadRecord(
                    f"annotations[{i}].step", f"step {annotation.step} is annotated twice"
                )

    @classmethod
    def of(
        cls,
        game: Game,
        players: Sequence[str] | None = None,
        *,
        header: Header | None = None,
        annotations: Iterable[Annotation] = (),
    ) -> Record:
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
            game.rules,
            tuple(players),
            game.first,
            game.seed,
            deal,
            game.steps,
            game.outcome,
            header=header or NO_HEADER,
            annotations=tuple(annotations),
        )

    def replay(self, turns: int | None = None) -> Game:
        """The game after all its steps, or after so many turns. 0 is the deal.

        A turn takes along what was rearranged before the next one. A step that the rules refuse
        raises `BadRecord` with its place.
        """
        game = Game(self.rules, self.players, self.seed, deal=self.deal, first=self.first)
        if turns is not None and (whole_number(turns) is None or turns < 0):
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
        """The same game with its cards, tiles and places written out instead of a seed (R41).

        While cards may still be reshuffled, the seed stays beside them: it decides the places to come.
        """
        if self.seed is None:
            return self
        game = self.replay()
        open_end = game.outcome is None and Tile.RESHUFFLE in game.tiles
        seed = self.seed if open_end or game.pending is Tile.RESHUFFLE else 0
        deal = Deal(game.deal.deck, game.deal.tiles, game.places, seed=seed)
        return replace(self, seed=None, deal=deal)

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        end = "running" if self.end is None else f"{self.end.reason}, {self.end.score} points"
        return f"<Record of {names}: {rules_name(self.rules)}; {len(self.steps)} steps, {end}>"

    def annotation(self, step: int) -> Annotation | None:
        """What is said about the step of this index."""
        return next((said for said in self.annotations if said.step == step), None)

    def notation(self) -> tuple[str, ...]:
        """The steps as lines that people read, such as `clue Bo red`: see docs/notation.md."""
        game = Game(self.rules, self.players, self.seed, deal=self.deal, first=self.first)
        lines = []
        for step in self.steps:
            lines.append(game.notation(step))
            game.take(step)
        return tuple(lines)

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

    @property
    def version(self) -> int:
        """The oldest version that can hold this record: 2 if it has a header or annotations, else 1."""
        return VERSION if self.annotations or self.header else 1

    def to_plain(self) -> Plain:
        """The record as lists, objects, texts and numbers for JSON."""
        plain: Plain = {"format": FORMAT, "version": self.version}
        if self.version == 1:
            players: list[Any] = list(self.players)
        else:
            plain["header"] = header_to_plain(self.header)
            kinds = self.header.players or (None,) * len(self.players)
            pairs = zip(self.players, kinds, strict=True)
            players = [player_to_plain(name, kind) for name, kind in pairs]
        plain |= {
            "rules": rules_to_plain(self.rules),
            "players": players,
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
        if self.annotations:
            plain["annotations"] = [
                annotation_to_plain(self.rules, said) for said in self.annotations
            ]
        return plain

    def dumps(self) -> str:
        """The record as JSON text, one action a line."""
        return _dumps(self.to_plain())

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        """Read and replay a record, or raise `BadRecord` with the place and the reason."""
        return cls.from_plain(parse(text))

    @classmethod
    def from_plain(cls, plain: Plain | Node) -> Record:
        """Read and replay what `to_plain` made, or raise `BadRecord` with the place and the reason."""
        node = plain if isinstance(plain, Node) else Node(plain)
        version = _check_format(node)
        fields = node.fields(
            ["format", "version", "rules", "players", "first", "actions", "end"],
            ["seed", "deck", "tiles", "places", "notes", *_SINCE_VERSION_2[: 2 * (version - 1)]],
        )
        rules = rules_from_plain(fields["rules"])
        entries = fields["players"].items(FEWEST_PLAYERS, MOST_PLAYERS)
        players, kinds = _read_players(version, entries)
        first = Seat(fields["first"].number(0, len(players) - 1))
        seed, deal = _read_deal(rules, node, fields)
        steps = tuple(
            step_from_plain(rules, len(players), step) for step in fields["actions"].items()
        )
        end = None if fields["end"].value is None else _read_outcome(fields["end"])
        notes = _read_notes(rules, len(players), fields)
        told = fields["header"] if "header" in fields else Node({}, "header")
        header = header_from_plain(told, kinds)
        said = fields["annotations"].items(0, len(steps)) if "annotations" in fields else []
        annotations = tuple(annotation_from_plain(rules, len(players), one) for one in said)
        record = cls(rules, players, first, seed, deal, steps, end, notes, header, annotations)
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
            "version": SEAT_VERSION,
            "rules": rules_to_plain(self.rules),
            "players": list(self.players),
            "first": self.first,
            "seat": seat,
            "events": [event_to_plain(self.rules, event) for event in view.events],
        }

    def dumps_seen_by(self, seat: int) -> str:
        """`seen_by` as JSON text, one event a line."""
        return _dumps(self.seen_by(seat))


_SINCE_VERSION_2 = ("header", "annotations")


def _check_format(node: Node) -> int:
    """The version; other files and newer versions are refused before looking at anything else."""
    if not isinstance(node.value, dict) or node.value.get("format") != FORMAT:
        node.refuse(f'not a Hanabi record: it has no "format": "{FORMAT}"')
    if "version" not in node.value:
        node.refuse("'version' is missing")
    version = Node(node.value["version"], "version")
    if version.number(1, SEEDS) > VERSION:
        version.refuse(
            f"{version.value} is newer than this program, which reads {VERSION}; update hanabi"
        )
    return version.number(1, VERSION)


def _read_players(
    version: int, entries: Sequence[Node]
) -> tuple[tuple[str, ...], tuple[PlayerInfo, ...]]:
    """Names and kinds by seat. The kinds are told of everybody or of nobody."""
    if version == 1:
        names, kinds = tuple(entry.text() for entry in entries), []
    else:
        read = [player_from_plain(entry) for entry in entries]
        names = tuple(name for name, _ in read)
        kinds = [kind for _, kind in read if kind is not None]
        if kinds and len(kinds) < len(read):
            lacking = next(i for i, (_, kind) in enumerate(read) if kind is None)
            entries[lacking].refuse("'kind' is missing; other players have one")
    check_names(names)
    return names, tuple(kinds)


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


def _read_notes(rules: Rules, players: int, fields: Fields) -> Notes:
    """At most one note for each card that can be drawn: every tile may bring back one more."""
    if "notes" not in fields:
        return ()
    cards = rules.deck_size + len(rules.bonus_tiles)
    return notes_from_plain(fields["notes"].items(0, players), cards)


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
    import json  # takes a while, and few programs write records

    return json.dumps(value, ensure_ascii=False)
