"""What a program wishes at a table, as types: commands to somebody's seat, and how to get a seat."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from hanabi.server.clock_messages import Pause, Resume
from hanabi.server.messages import (
    CardNumber,
    Key,
    PlayerName,
    SeatNumber,
    SettingsPlain,
    ShortText,
)
from hanabi.table.decisions import LONGEST_NOTE


class Act(Struct, tag="act", tag_field="type", forbid_unknown_fields=True):
    """Carry out an action. A step count that is not the game's own makes it too late, and harmless."""

    action: dict[str, Any] | ShortText
    """As it came with the view, or a line such as `clue Bo red`."""
    steps: int
    id: int = 0


class RearrangeHand(Struct, tag="rearrange", tag_field="type", forbid_unknown_fields=True):
    """Put the own hand in another order."""

    order: list[CardNumber]
    id: int = 0


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """One of the set remarks, or a line of chat, as the table allows."""

    remark: Key | None = None
    text: ShortText | None = None
    id: int = 0


class Note(Struct, tag="note", tag_field="type", forbid_unknown_fields=True):
    """Write a note on a card in any hand, for oneself until the end; an empty text takes it away."""

    card: CardNumber
    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]
    id: int = 0


class VoteEnd(Struct, tag="vote-end", tag_field="type", forbid_unknown_fields=True):
    """Agree, or no longer, to end the game now."""

    agree: bool
    id: int = 0


class VoteReplace(Struct, tag="vote-replace", tag_field="type", forbid_unknown_fields=True):
    """Agree, or no longer, to hand the seat of somebody who is gone, or of a guest, to a bot.

    A person has to be gone for `TableInfo.grace` seconds.
    """

    seat: SeatNumber
    agree: bool
    id: int = 0


class Return(Struct, tag="return", tag_field="type", forbid_unknown_fields=True):
    """Have the own seat back from the bot that plays on there (while the game runs)."""

    id: int = 0


class VoteTakeBack(Struct, tag="take-back", tag_field="type", forbid_unknown_fields=True):
    """Ask to take back one's own last action and whatever happened since, or answer whoever asked.

    A step count that is not the game's own makes it too late, and harmless.
    """

    agree: bool
    """False withdraws the request, or turns it down."""
    steps: int
    id: int = 0


class Change(Struct, tag="change", tag_field="type", forbid_unknown_fields=True):
    """Set the table anew (the host, before the start)."""

    settings: SettingsPlain
    id: int = 0


class Start(Struct, tag="start", tag_field="type", forbid_unknown_fields=True):
    """Deal (the host, when every seat is taken)."""

    id: int = 0


class Leave(Struct, tag="leave", tag_field="type", forbid_unknown_fields=True):
    """Give the seat up (before the start)."""

    id: int = 0


class Invite(Struct, tag="invite", tag_field="type", forbid_unknown_fields=True):
    """Ask a bot from outside to sit down (the host, before the start); see `/api/guests`."""

    guest: PlayerName
    id: int = 0


class Kick(Struct, tag="kick", tag_field="type", forbid_unknown_fields=True):
    """Send whoever has this seat away (the host, before the start). A person cannot sit down again at this table."""

    seat: SeatNumber
    id: int = 0


class Rematch(Struct, tag="rematch", tag_field="type", forbid_unknown_fields=True):
    """Open a table with the same people and settings (after the end)."""

    id: int = 0


Command = (
    Act
    | RearrangeHand
    | Say
    | Note
    | VoteEnd
    | VoteReplace
    | Return
    | VoteTakeBack
    | Pause
    | Resume
    | Change
    | Start
    | Leave
    | Invite
    | Kick
    | Rematch
)


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table and sit down at it as the host."""

    name: PlayerName
    settings: SettingsPlain = {}


class Join(Struct, forbid_unknown_fields=True):
    """Sit down at a free seat."""

    name: PlayerName


class Claim(Struct, forbid_unknown_fields=True):
    """Take the own seat on another device, with the token of the personal link."""

    token: Annotated[str, Meta(min_length=20, max_length=80)]
