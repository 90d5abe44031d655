"""What is asked and answered about people, as types: profiles, friends, invitations, tags."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from hanabi.core.annotations import PlayerKind

PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
Tag = Annotated[str, Meta(min_length=1, max_length=40)]


class ResultsInfo(Struct):
    """How some games went."""

    games: int
    perfect: int
    mean: float
    """Of the scores."""
    share: float
    """Of the maximum, on average: 0 to 1."""
    best: int
    """The score of the game with the largest share of its maximum."""
    best_of: int
    """Its maximum."""


class StreakInfo(Struct):
    current: int
    longest: int


class EditionResultsInfo(Struct):
    edition: str
    title: str
    results: ResultsInfo
    shares: list[int]
    """How many games reached how much of their maximum: ten tenths, then the perfect shows."""


class TableResultsInfo(Struct):
    """The games of an edition with so many players."""

    edition: str
    title: str
    players: int
    results: ResultsInfo


class PartnerInfo(Struct):
    """Somebody who was at the table."""

    id: str | None
    """Of their profile, if they are a person who has one."""
    name: str
    kind: PlayerKind
    results: ResultsInfo
    last: str
    """When the latest of these games ended."""


class MonthInfo(Struct):
    month: str
    """Such as `2026-11`."""
    results: ResultsInfo


class GamePoint(Struct):
    """A game as a point of the plot."""

    id: str
    title: str
    players: int
    score: int
    maximum: int
    share: float
    perfect: bool
    reason: str
    ended: str


class Profile(Struct):
    """What the games of a person say: for themselves all of them, for others the public ones and those they sat in too.

    Games that were stopped count in `stopped` and nowhere else.
    """

    id: str | None
    """None for somebody who has not sat down anywhere yet."""
    name: str | None
    you: bool
    since: str | None
    """When the first of these games ended."""
    results: ResultsInfo | None
    stopped: int
    struck_out: int
    """Games lost by too many errors."""
    perfect_streak: StreakInfo
    """Perfect shows in a row; the current ones end with the latest game."""
    day_streak: StreakInfo
    """Days in a row with a game; the current ones end today or yesterday."""
    editions: list[EditionResultsInfo]
    tables: list[TableResultsInfo]
    partners: list[PartnerInfo]
    months: list[MonthInfo]
    recent: list[GamePoint]
    """The latest 200 games at most, the latest last."""


class PersonLink(Struct):
    """Who somebody at a table is."""

    id: str
    name: str


class Friend(Struct):
    """Somebody with whom you have played."""

    id: str
    name: str
    games: int
    """Finished together."""
    last: str
    """When the latest of them ended."""
    invitable: bool
    """Whether they take invitations."""
    ignored: bool
    """You do not see their invitations."""
    invited: bool
    """They have been asked to the table that you asked about."""


class Invited(Struct, forbid_unknown_fields=True):
    """Ask somebody with whom you have played to the table where you sit."""

    person: PersonId


class Invitation(Struct):
    """Somebody asks you to their table."""

    table: str
    title: str
    name: str
    """Of whoever asks, at that table."""
    person: str | None
    """Their profile."""
    names: list[str | None]
    """Who sits there."""
    free: int
    """Seats that are free; with none left there is nothing to join."""
    at: str


class Invitations(Struct):
    """What you are asked to, and whether you want to be asked."""

    open: bool
    """Others may invite you."""
    waiting: list[Invitation]


class InvitationAnswer(Struct, forbid_unknown_fields=True):
    """Decline an invitation; it is not shown again. To accept one, join the table."""

    table: Annotated[str, Meta(max_length=40)]


class InvitationsWanted(Struct, forbid_unknown_fields=True):
    """Whether others may invite you."""

    open: bool


class IgnoreWish(Struct, forbid_unknown_fields=True):
    """Whether the invitations of one person are kept from you. They are not told."""

    person: PersonId
    ignore: bool


class TagsWish(Struct, forbid_unknown_fields=True):
    """Tags of your own to put on a game and to take off it; nobody else sees them."""

    add: Annotated[list[Tag], Meta(max_length=20)] = []
    remove: Annotated[list[Tag], Meta(max_length=20)] = []


class GameTags(Struct):
    tags: list[str]


class TagInfo(Struct):
    """A tag of your own, and on how many games it is."""

    tag: str
    games: int


class Tags(Struct):
    tags: list[TagInfo]
    """The one you use most comes first."""
