"""What a table writes down: the facts from which it can be told again after a restart."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from hanabi.server.messages import ClueInfo, Settings


class Opened(Struct, tag="opened", frozen=True):
    """`party` names the people who play on together: their cookies hold for all its tables."""

    party: str
    settings: Settings


class SettingsChanged(Struct, tag="settings", frozen=True):
    settings: Settings


class SatDown(Struct, tag="sat-down", frozen=True, omit_defaults=True):
    seat: int
    name: str
    key: str
    """The digest of the token that holds the seat."""
    guest: bool = False
    """A bot from outside, not a person."""


class StoodUp(Struct, tag="stood-up", frozen=True):
    seat: int


class Dealt(Struct, tag="dealt", frozen=True):
    first: int
    deck: list[str]
    tiles: list[str]
    seed: int
    """Feeds the places of reshuffled cards."""
    names: list[str]
    bots: list[str | None]


class PlainMotive(Struct, frozen=True, omit_defaults=True):
    """Why a bot did something: `hanabi.core.Motive` as plain data."""

    name: str
    card: int | None = None
    seat: int | None = None
    faces: list[str] = []
    clue: ClueInfo | None = None


class Stepped(Struct, tag="stepped", frozen=True, omit_defaults=True):
    step: dict[str, Any]
    why: PlainMotive | None = None


class Spoke(Struct, tag="spoke", frozen=True):
    seat: int
    remark: str | None
    text: str | None


class EndVoted(Struct, tag="end-voted", frozen=True):
    seat: int
    agree: bool


class ReplaceVoted(Struct, tag="replace-voted", frozen=True):
    seat: int
    by: int
    agree: bool


Cause = Literal["away", "failed", "slow"]
"""Why somebody else plays on: a person is gone, a bot did nothing legal, a bot took too long."""


class HandedOver(Struct, tag="handed-over", frozen=True, omit_defaults=True):
    """A bot plays on at this seat."""

    seat: int
    bot: str
    cause: Cause = "away"


class Stopped(Struct, tag="stopped", frozen=True):
    """The players ended the game."""


class PlayedAgain(Struct, tag="played-again", frozen=True):
    table: str


Fact = (
    Opened
    | SettingsChanged
    | SatDown
    | StoodUp
    | Dealt
    | Stepped
    | Spoke
    | EndVoted
    | ReplaceVoted
    | HandedOver
    | Stopped
    | PlayedAgain
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Fact)


def read_fact(text: str) -> Fact:
    fact: Fact = _decoder.decode(text)
    return fact


def write_fact(fact: Fact) -> str:
    return msgspec.json.encode(fact).decode()
