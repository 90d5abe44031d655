"""Frames: what bots send and are sent, a command and its data, and the data of those understood here."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta, Struct

from hanabi.core import HanabiError

Number = Annotated[int, Meta(ge=-1_000_000, le=1_000_000_000)]

_COMMAND = re.compile(r"[A-Za-z][A-Za-z0-9]{0,39}")

T = TypeVar("T")


class BadFrame(HanabiError):
    """A frame that says nothing that is understood."""


class TableCommand(Struct):
    """A command about one table."""

    tableID: Number  # noqa: N815  # their name


class JoinCommand(TableCommand):
    password: str = ""


class ActionCommand(Struct):
    """A move: 0 play, 1 discard (of the card with that order), 2 colour, 3 rank clue (to that player)."""

    tableID: Number  # noqa: N815  # their name
    type: Number
    target: Number
    value: Number | None = None


class NoteCommand(Struct):
    """A note on the card with that order."""

    tableID: Number  # noqa: N815  # their name
    order: Number
    note: str


class ChatCommand(Struct):
    """A line of chat in a room such as `table7`, or for one person."""

    msg: str
    room: str = ""
    recipient: str = ""


def read_frame(text: str) -> tuple[str, dict[str, Any]]:
    """Command and data."""
    command, _, body = text.partition(" ")
    if not _COMMAND.fullmatch(command):
        raise BadFrame("a frame is a command, a space, and a JSON object")
    try:
        data = msgspec.json.decode(body or "{}", type=dict[str, Any])
    except (msgspec.ValidationError, msgspec.DecodeError, RecursionError) as error:
        raise BadFrame(f"{command}: {error}") from error
    return command, data


def data_of(command: str, data: dict[str, Any], kind: type[T]) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadFrame(f"{command}: {error}") from error


def write_frame(command: str, data: object) -> bytes:
    return command.encode() + b" " + msgspec.json.encode(data)


def welcome(name: str) -> dict[str, Any]:
    """What a bot is greeted with."""
    return {
        "userID": 1,
        "username": name,
        "totalGames": 0,
        "muted": False,
        "firstTimeUser": False,
        "settings": {},
        "friends": [],
        "playingAtTables": [],
        "shuttingDown": False,
        "maintenanceMode": False,
    }
