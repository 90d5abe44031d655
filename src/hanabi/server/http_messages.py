"""What is asked and answered over HTTP beside a table, as types: lobby, editions, bots, rules, past games."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hanabi.formats import LeftOut
from hanabi.server.messages import (
    ActionInfo,
    GameViewPlain,
    Key,
    LogEntry,
    OutcomeInfo,
    ReasonInfo,
    RulesChoicePlain,
    RulesInfo,
    ShortText,
)
from hanabi.server.profile_messages import PersonLink
from hanabi.table.table import State


class Listed(Struct):
    """A table of the lobby."""

    id: str
    title: str
    state: State
    names: list[str | None]
    free: int


class MyTable(Struct):
    """A table where this browser has a seat, whether it is public or not."""

    id: str
    title: str
    state: State
    names: list[str | None]
    you: int
    """Your seat."""
    to_act: int | None
    """Whose turn it is; null before the start."""
    substitute: bool
    """A bot plays for you; you may have your seat back."""


class BotInfo(Struct):
    """A bot that can take a seat."""

    name: str
    about: str
    """What it is, in a line, in the language asked for where there are words."""


class GuestInfo(Struct):
    """A bot from outside that can be invited."""

    name: str
    places: int
    """At how many tables it sits."""


class Guests(Struct):
    """Who can be invited, if guests can come here at all."""

    open: bool
    guests: list[GuestInfo]


class Addresses(Struct):
    """Where others can open the page of this server, the likeliest to work first."""

    origins: list[str]
    """Such as `http://192.168.1.7:8000`. Empty where only this machine is let in, behind a proxy, and for whoever
    did not open the page at `localhost`: the address they have works for others too."""


class QrAsked(Struct, forbid_unknown_fields=True):
    """Ask for a QR code. Links may hold a secret, so it is not asked for by an address."""

    text: ShortText


class QrCode(Struct):
    """A QR code as an SVG path; around it four units have to stay light."""

    size: int
    """The length of its side, in modules of one unit."""
    path: str


class AddOnInfo(Struct):
    key: str
    name: str
    about: str


class EditionInfo(Struct):
    key: str
    name: str
    about: str
    players: list[int]
    """How many can sit down."""
    add_ons: list[AddOnInfo]
    values: tuple[int, ...]
    """The values of its cards, from the lowest to the highest."""


class RulesAsked(Struct, forbid_unknown_fields=True):
    """Ask for the rules of a table in words, or why they are impossible."""

    rules: RulesChoicePlain
    seats: Annotated[int, Meta(ge=2, le=6)] | None = None
    lang: Key = "en"


class RulesSection(Struct):
    heading: str
    paragraphs: list[str]


class RulesText(Struct):
    title: str
    deck_size: int
    maximum: int
    sections: list[RulesSection]


class GameInfo(Struct):
    """A finished game, to be replayed."""

    id: str
    title: str
    players: list[str]
    turns: int
    rules: RulesInfo
    outcome: OutcomeInfo | None

    notes: list[list[str]]
    """What the players wrote down about cards, by seat and card; empty if there is nothing."""

    people: list[PersonLink | None]
    """The profiles of the players, if the game is public or you had a seat in it; null for anybody who has none."""


class Moment(Struct):
    """One moment of a finished game, and the log up to it."""

    view: GameViewPlain
    log: list[LogEntry]


class EarlierMoment(Struct):
    """A moment of a game that goes on, seen as it was then. The log of the updates tells what led to it."""

    view: GameViewPlain
    """Without actions: nothing can be done there."""
    events: int
    """How many events had happened."""


class Hint(Struct):
    """What a bot would do in your place. It was shown what you see, and nothing else."""

    bot: str
    action: ActionInfo
    """One of your `legal_actions`, without the cards that a clue touches."""
    why: ReasonInfo | None
    text: str | None
    """The action and the reason as sentences, when a language was asked for."""


class PastGames(Struct):
    games: list[PastGame]
    after: str | None
    """What to ask for as `after` to go on, if there may be more. Where many games had to be looked through, a page may hold few
    or none, and there may be more all the same."""


class Uploaded(Struct):
    """A game that was handed in."""

    id: str
    left_out: list[LeftOut]
    """What stood in it and means nothing: an end by people behind the end by the rules, characters that are switched off."""


class PastGame(Struct):
    """A finished game of this server."""

    id: str
    edition: str
    add_ons: list[str]
    title: str
    players: list[str]
    score: int
    maximum: int
    reason: str
    ended: str
    mine: bool
    """You had a seat in it."""
    people: list[PersonLink | None]
    """The profiles of the players; null for anybody who has none."""
    tags: list[str]
    """Your own."""
