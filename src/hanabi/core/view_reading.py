"""Views read back from plain data: what `view_to_plain` wrote, and what a server tells of a game."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hanabi.core.actions import Action, Rearrange
from hanabi.core.cards import FIREWORK_HEIGHT, CardId, Seat
from hanabi.core.codec import (
    MOST_CARDS,
    card_from_plain,
    card_id_from_plain,
    clue_from_plain,
    rules_from_plain,
    step_from_plain,
    suit_from_plain,
)
from hanabi.core.errors import BadRecord
from hanabi.core.events import EVENT_NAMES, CardDrawn, Event
from hanabi.core.json_reader import Fields, Node
from hanabi.core.knowledge import Knowledge
from hanabi.core.names import check_names
from hanabi.core.outcome import Band, Outcome, Reason
from hanabi.core.rules import MOST_TILES, Rules, Tile
from hanabi.core.view import HeldCard, PiledCard, View

MOST_TURNS = 10**6


def view_from_plain(node: Node) -> View:
    """The view that `view_to_plain` wrote whole. Raises `BadRecord` with the place and the reason."""
    fields = node.known_fields(["rules", "players", "first", "events"])
    rules = rules_from_plain(fields["rules"])
    names = tuple(name.text() for name in fields["players"].items(2, rules.most_players))
    place = f"{node.place}." if node.place else ""
    try:
        check_names(names)
    except BadRecord as error:
        raise BadRecord(f"{place}{error.place}", error.reason) from error
    first = _seat(fields["first"], len(names))
    events = [event_from_plain(rules, len(names), event) for event in fields["events"].items()]
    return followed_view_from_plain(node, rules, names, first, events)


def followed_view_from_plain(
    node: Node, rules: Rules, names: Sequence[str], first: Seat, events: Sequence[Event]
) -> View:
    """A view that was written without what whoever follows the game has already.

    Fields that are not known here, and those that follow from others, are passed over.
    """
    return _Reader(rules, names).view(node, first, events)


def event_from_plain(rules: Rules, players: int, node: Node) -> Event:
    """The event that `event_to_plain` wrote."""
    fields = node.known_fields(["event"])
    kind = _EVENTS.get(fields["event"].text())
    if kind is None:
        fields["event"].refuse(f"{fields['event'].text()!r} is none of: {', '.join(_EVENTS)}")
    reader, read = _Reader(rules, ()), {}
    for name in [field.name for field in dataclasses.fields(kind)]:
        if name in fields:
            read[name] = _EVENT_FIELDS[name](reader, fields[name], players)
        elif name in _HIDDEN or (name == "face" and kind is CardDrawn):
            read[name] = None
        else:
            node.refuse(f"{name!r} is missing")
    event: Event = kind(**read)
    return event


def outcome_from_plain(node: Node) -> Outcome:
    """The outcome that `outcome_to_plain` wrote; whoever tells it may have added to it."""
    fields = node.known_fields(["reason", "score", "tally"])
    rating = None
    if "rating" in fields:
        low, high = (bound.number(0, MOST_CARDS) for bound in fields["rating"].items(2, 2))
        rating = Band(low, high)
    return Outcome(
        fields["reason"].word(Reason),
        fields["score"].number(0, MOST_CARDS),
        fields["tally"].number(0, MOST_CARDS),
        rating,
    )


class _Reader:
    """Reads what belongs to one table."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        self._rules = rules
        self._names = tuple(names)

    def view(self, node: Node, first: Seat, events: Sequence[Event]) -> View:
        rules, players = self._rules, len(self._names)
        fields = node.known_fields(
            [
                *("turn", "to_act", "hands", "fireworks", "discards", "tokens", "strikes"),
                *("deck_size", "revealed_tiles", "tiles_left", "legal_actions"),
            ]
        )
        viewer = _seat(fields["seat"], players) if "seat" in fields else None
        hands = fields["hands"].items(players, players)
        discards = tuple(self._piled(card) for card in fields["discards"].items())
        on_pile = Counter(card.face for card in discards)
        return View(
            rules=rules,
            players=players,
            names=self._names,
            seat=viewer,
            first=first,
            turn=fields["turn"].number(1, MOST_TURNS),
            to_act=_seat(fields["to_act"], players),
            hands=tuple(
                tuple(self._held(card, hidden=seat == viewer) for card in hand.items())
                for seat, hand in enumerate(hands)
            ),
            fireworks=self._heights(fields["fireworks"]),
            discarded=tuple(on_pile[face] for face in rules.faces),
            discards=discards,
            tokens=fields["tokens"].number(0, rules.clue_tokens),
            strikes=fields["strikes"].number(0, rules.strikes),
            deck_size=fields["deck_size"].number(0, rules.deck_size),
            turns_left=_or_none(fields, "turns_left", lambda one: one.number(0, players)),
            pending=_or_none(fields, "pending", lambda one: one.word(Tile)),
            revealed_tiles=tuple(tile.word(Tile) for tile in fields["revealed_tiles"].items()),
            tiles_left=fields["tiles_left"].number(0, MOST_TILES),
            legal_actions=tuple(self._action(one) for one in fields["legal_actions"].items()),
            events=tuple(events),
            outcome=_or_none(fields, "outcome", outcome_from_plain),
        )

    def _heights(self, node: Node) -> tuple[int, ...]:
        suits = self._rules.suits
        heights = []
        for suit, firework in zip(suits, node.items(len(suits), len(suits)), strict=True):
            fields = firework.known_fields(["suit", "height"])
            if fields["suit"].text() != suit.name:
                fields["suit"].refuse(f"expected {suit.name!r}, the suits in their order")
            heights.append(fields["height"].number(0, FIREWORK_HEIGHT))
        return tuple(heights)

    def _piled(self, node: Node) -> PiledCard:
        fields = node.known_fields(["id", "face"])
        return PiledCard(card_id_from_plain(fields["id"]), self.face(fields["face"]))

    def _held(self, node: Node, *, hidden: bool) -> HeldCard:
        fields = node.known_fields(["id", "marked", "excluded", "possible", "believed"])
        if hidden and "face" in fields:
            fields["face"].refuse("the viewer's own card is hidden")
        if not hidden and "face" not in fields:
            node.refuse("'face' is missing")
        rules = self._rules
        knowledge = Knowledge(
            marked=tuple(clue_from_plain(rules, clue) for clue in fields["marked"].items()),
            excluded=tuple(clue_from_plain(rules, clue) for clue in fields["excluded"].items()),
            possible=self.faces(fields["possible"]),
            believed=self.faces(fields["believed"]),
        )
        face = None if hidden else self.face(fields["face"])
        return HeldCard(card_id_from_plain(fields["id"]), face, knowledge)

    def face(self, node: Node, _players: int = 0) -> Any:
        return card_from_plain(self._rules, node)

    def faces(self, node: Node, _players: int = 0) -> tuple[Any, ...]:
        return tuple(card_from_plain(self._rules, face) for face in node.items())

    def clue(self, node: Node, _players: int) -> Any:
        return clue_from_plain(self._rules, node)

    def suit(self, node: Node, _players: int) -> Any:
        return suit_from_plain(self._rules, node)

    def _action(self, node: Node) -> Action:
        """An action as it stands in a view: a clue also says which cards it would touch."""
        plain = node.value
        if isinstance(plain, dict):
            plain = {name: value for name, value in plain.items() if name != "touches"}
        step = step_from_plain(self._rules, len(self._names), Node(plain, node.place))
        if isinstance(step, Rearrange):
            node.refuse("rearranging is no action of a turn")
        return step


def _seat(node: Node, players: int) -> Seat:
    return Seat(node.number(0, players - 1))


def _or_none(fields: Fields, name: str, read: Callable[[Node], Any]) -> Any:
    return read(fields[name]) if name in fields else None


def _cards(_reader: _Reader, node: Node, _players: int) -> tuple[CardId, ...]:
    return tuple(card_id_from_plain(card) for card in node.items())


def _place(_reader: _Reader, node: Node, players: int) -> Seat:
    return _seat(node, players)


def _number(_reader: _Reader, node: Node, _players: int) -> int:
    return node.number(0, MOST_TURNS)


_EVENTS: dict[str, Any] = {name: kind for kind, name in EVENT_NAMES.items()}

_HIDDEN = ("faces", "announced")
"""Fields of events that may say nothing; so may the face of a drawn card."""

_EVENT_FIELDS: dict[str, Callable[[_Reader, Node, int], Any]] = {
    **dict.fromkeys(("seat", "giver", "target"), _place),
    **dict.fromkeys(("cards", "touched", "order"), _cards),
    **dict.fromkeys(("turn", "turns", "left", "strikes"), _number),
    **dict.fromkeys(("free", "completed"), lambda _reader, node, _players: node.flag()),
    "card": lambda _reader, node, _players: card_id_from_plain(node),
    "face": _Reader.face,
    "faces": _Reader.faces,
    "clue": _Reader.clue,
    "announced": _Reader.suit,
    "tile": lambda _reader, node, _players: node.word(Tile),
    "outcome": lambda _reader, node, _players: outcome_from_plain(node),
}
