"""What goes over the wire while people look at a finished game together, as types."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from hanabi.server.http_messages import Moment
from hanabi.server.messages import CardNumber, Key, PlayerName, SeatNumber, ShortText

LONGEST_LINE = 200
"""Moves of a hypothesis."""

TurnNumber = Annotated[int, Meta(ge=0, le=100_000)]
Cards = Annotated[list[CardNumber], Meta(max_length=100)]
ActionPlain = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/ActionInfo"})]
"""Read and written by `hanabi.core.codec`."""


# From the server


class RoomPerson(Struct):
    """Somebody who is there."""

    id: str
    name: str
    following: bool
    """They see what is led to; otherwise they look around on their own."""


class Suggestion(Struct):
    """Another move that somebody would have made."""

    by: str
    """The id of the person."""
    name: str
    turn: int
    """The moment that it is meant for, as for `/api/games/ID/views`."""
    seat: int
    """Whose move it is."""
    action: ActionPlain
    place: int | None
    """Where in the hand of that seat the card lies that is played or discarded, from 1."""


class LineInfo(Struct, omit_defaults=True):
    """A hypothesis: how the game goes on with other moves than those of the record."""

    turn: int
    """The moment at which it leaves the record."""
    moves: list[ActionPlain]
    steps: int
    """Send it back with the next move."""
    moment: Moment | UnsetType = UNSET
    """The game now, with all hands open or as whoever is to act sees it; left out if it is as it was."""


class SaidInRoom(Struct):
    name: str
    text: str


class RoomUpdate(Struct, tag="room", tag_field="type"):
    """The room as it is now. The talk goes on from where the last update left it."""

    number: int
    you: str
    """Your own id."""
    people: list[RoomPerson]
    leader: str | None
    """The id of whoever leads; they may be away."""
    turn: int
    """The moment that is shown to all who follow."""
    seat: int | None
    """As whom it is seen; null for all hands open."""
    pointed: list[int] | None
    """Cards that whoever leads points at."""
    spoiler_free: bool
    """How the game ended is not to be shown yet."""
    suggestions: list[Suggestion]
    line: LineInfo | None
    talk_from: int
    talk: list[SaidInRoom]


# From a program


class RoomBefore(Struct, forbid_unknown_fields=True):
    """What a room was like when the connection was lost: it is like that again if the server has forgotten it."""

    turn: TurnNumber
    leader: Key | None = None
    seat: SeatNumber | None = None
    spoiler_free: bool = False
    moves: Annotated[list[dict[str, Any]], Meta(max_length=LONGEST_LINE)] = []


class EnterRoom(Struct, tag="enter", tag_field="type", forbid_unknown_fields=True):
    """Come in. The first to do so leads."""

    name: PlayerName
    key: Annotated[str, Meta(min_length=16, max_length=80)]
    """A secret of this browser: whoever comes back with it is the same person."""
    before: RoomBefore | None = None
    id: int = 0


class LeadRoom(Struct, tag="lead", tag_field="type", forbid_unknown_fields=True):
    """Show everybody something (whoever leads). What is left out stays as it is; another turn ends a hypothesis."""

    turn: TurnNumber | UnsetType = UNSET
    seat: SeatNumber | UnsetType | None = UNSET
    pointed: Cards | UnsetType | None = UNSET
    spoiler_free: bool | UnsetType = UNSET
    id: int = 0


class FollowLeader(Struct, tag="follow", tag_field="type", forbid_unknown_fields=True):
    """Say whether you see what is led to or look around on your own."""

    following: bool
    id: int = 0


class HandOverLead(Struct, tag="hand-over", tag_field="type", forbid_unknown_fields=True):
    """Let somebody else lead (whoever leads)."""

    to: Key
    id: int = 0


class TakeLead(Struct, tag="take-lead", tag_field="type", forbid_unknown_fields=True):
    """Lead, when whoever led is gone."""

    id: int = 0


class SuggestMove(Struct, tag="suggest", tag_field="type", forbid_unknown_fields=True):
    """Suggest another move at a turn, in place of what you suggested before."""

    turn: TurnNumber
    action: dict[str, Any]
    id: int = 0


class DropSuggestion(Struct, tag="drop", tag_field="type", forbid_unknown_fields=True):
    """Put a suggestion away: your own, or as whoever leads that of anybody."""

    by: Key
    id: int = 0


class TakeUp(Struct, tag="take-up", tag_field="type", forbid_unknown_fields=True):
    """Begin a hypothesis with a suggestion (whoever leads)."""

    by: Key
    id: int = 0


class TryMove(Struct, tag="try", tag_field="type", forbid_unknown_fields=True):
    """Make a move for whoever is to act: as whoever leads at the turn that is shown, in a hypothesis as anybody.

    A step count that is not the game's own makes it too late, and harmless.
    """

    action: dict[str, Any]
    steps: int
    id: int = 0


class UndoTry(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the last move of a hypothesis; without its first one it is over."""

    steps: int
    id: int = 0


class BackToRecord(Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """End the hypothesis, where it began (whoever leads)."""

    id: int = 0


class SayInRoom(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    text: ShortText
    id: int = 0


RoomCommand = (
    EnterRoom
    | LeadRoom
    | FollowLeader
    | HandOverLead
    | TakeLead
    | SuggestMove
    | DropSuggestion
    | TakeUp
    | TryMove
    | UndoTry
    | BackToRecord
    | SayInRoom
)
