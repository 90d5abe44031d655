"""What has changed at a table since the last update, as types; `changes` finds it out, `following` puts it together."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType, field

from hanabi.server.messages import LogEntry, PileInfo
from hanabi.table.happenings import Remark

FaceSet = Annotated[str, Meta(pattern="^[0-9a-v]+$")]
"""Faces as one digit for each suit, in base 32: 1 stands for the lowest value, 2 for the next, 4, 8 and so on."""


class CardChange(Struct, omit_defaults=True):
    """What is different about a card in a hand, or all about it if it is new there, but for what is believed."""

    face: str | UnsetType | None = UNSET
    marked: list[str | int] | UnsetType = UNSET
    """Colours by name and values by number."""
    excluded: list[str | int] | UnsetType = UNSET
    possible: FaceSet | UnsetType = UNSET


class ActionsChange(Struct, omit_defaults=True):
    """The actions of the viewer, as lists: in this order they make up `legal_actions` or `next_actions`."""

    now: bool
    """Whether they are legal now; the other of the two lists is empty."""
    play: list[int] = []
    """Cards, each without an announcement and then with each of `as`."""
    as_: list[str] = field(default_factory=list, name="as")
    discard: list[int] = []
    colours: bool = False
    """The clues of the known hands that name a colour: see `TableChange.clues`."""
    values: bool = False
    take: FaceSet | None = None
    decline: bool = False


class TableChange(Struct, tag="change", tag_field="type", omit_defaults=True):
    """What is different from the update before, once a game is dealt. `hanabi.client.following` makes updates of it.

    What is not there has not changed.
    """

    serial: int
    """Counts the changes after a whole update from 1: one that is not the next means that something was lost."""
    number: int
    table: dict[str, Any] = {}
    """Fields of `TableInfo`, each whole."""
    lists: dict[str, tuple[int, list[dict[str, Any]]]] = {}
    """Lists of `TableInfo` that grow: so many of its items stay, and these come after them."""
    seats: dict[str, dict[str, Any]] = {}
    """Fields of `SeatInfo`, by seat."""
    view: dict[str, Any] = {}
    """Fields of `GameView` that have none of their own here, each whole."""
    hands: dict[str, list[int]] = {}
    """By seat, the numbers of the cards in a hand that has others now, or another order."""
    cards: dict[str, CardChange] = {}
    """By number."""
    believed: dict[str, FaceSet] = {}
    """Of cards, by number: one move may change it for most of them."""
    fireworks: dict[str, dict[str, Any]] = {}
    """Fields of `FireworkInfo`, by place."""
    discards_from: int | UnsetType = UNSET
    """So many cards of the discard pile stay; `discards` come after them."""
    discards: list[PileInfo] = []
    actions: ActionsChange | UnsetType = UNSET
    clues: dict[str, list[tuple[str | int, list[int]]]] = {}
    """For another seat each clue that could be given there, with the cards it would touch.

    For a seat that has not been here yet they are those of the actions in the update.
    """
    log_from: int | UnsetType = UNSET
    """So many entries of the log stay; `log` comes after them."""
    log: list[LogEntry] = []
    talk: list[Remark] = []
    """Comes after what was said before."""
    notes: dict[str, str] = {}
    """An empty text for a note that is gone."""
    written: list[dict[str, str]] = []
