"""What a server tells at a table, as types. What it is told is in `command_messages`, short news in `change_messages`.

Cards are written `red 3`, seats are counted from 0 in the order of play, and cards in hands are named by
the order in which they were drawn.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from hanabi.server.clock_messages import ClockInfo, PauseInfo
from hanabi.table.facts import Cause
from hanabi.table.happenings import Remark
from hanabi.table.table import State

PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
CardNumber = Annotated[int, Meta(ge=0, le=2000)]
ShortText = Annotated[str, Meta(min_length=1, max_length=300)]
Key = Annotated[str, Meta(max_length=40)]

SettingsPlain = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Settings"})]
RulesChoicePlain = Annotated[
    dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/RulesChoice"})
]
"""Read and written by `hanabi.table.settings`, as the facts of a table are."""

GameViewPlain = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/GameView"})]
"""Written by `hanabi.core.view_json`."""


# What a table is


class SuitInfo(Struct):
    name: str
    copies: tuple[int, ...]
    """Of each value, in the order of `RulesInfo.values`."""
    descending: bool
    nameable: bool
    penalty: bool


class RulesInfo(Struct):
    """What the page shows of the rules in play."""

    title: str
    """In the language asked for, else English."""
    vocabulary: str
    suits: list[SuitInfo]
    values: tuple[int, ...]
    """The values of the cards, from the lowest to the highest."""
    clue_tokens: int
    strikes: int
    hand_size: int | None
    maximum: int
    mixed_colours: list[str]
    """Colours that a clue may name and that are no suit."""
    parity: bool
    """A value clue says odd or even."""
    colours_touch: bool
    """False where a colour that is named touches no card at all, and may be named all the same."""
    values_touch: bool
    """The same of values."""
    empty_clues: bool
    announced_plays: bool
    play_on: bool
    bonus_tiles: list[str]


class SeatInfo(Struct):
    name: str | None
    """None for a free seat."""
    bot: str | None
    guest: bool
    """A bot from outside sits here."""
    connected: bool
    substitute: bool
    """The bot here plays for a person, who may have the seat back at any time."""
    away_since: int | None
    """For how many seconds the person of this seat has been away; null for anybody else."""
    thinking: bool
    """The bot here has been at work on its move for a moment, or it is the move of the guest here, which is connected."""
    loading: bool
    """It has not moved since the server was started, so it may be getting ready still."""
    stuck: bool
    """The guest here has been at work for so long that it may never move."""


class HandoverInfo(Struct):
    """Somebody else plays on at a seat, or has moved there once because the time was up."""

    seat: int
    bot: str | None
    """The bot; null for the person of the seat, who is back, and where the game ended because the time was up."""
    was: str | None
    """The bot that sat there before; null for a person."""
    cause: Cause | Literal["back", "time", "time-end"]
    after: int
    """How many events of the log had happened by then."""
    text: str | None
    """The same as a sentence, when a language was asked for."""


class TakeBackInfo(Struct):
    """Somebody asks to take back their last action, and whatever happened since."""

    seat: int
    agreed: list[int]
    """Seats of people that agree, the one who asks among them; all people have to."""
    steps: int
    """How many steps the game would have then."""


class TakenBackInfo(Struct):
    """Actions were taken back."""

    seat: int
    """Who had asked for it."""
    after: int
    """How many events of the log were left."""
    text: str | None
    """The same as a sentence, when a language was asked for."""


class TableInfo(Struct):
    """A table as everybody at it sees it."""

    id: str
    state: State
    settings: SettingsPlain
    rules: RulesInfo
    seats: list[SeatInfo]
    host: int | None
    dealing: bool
    """A deal that can be won is being drawn: `Settings.winnable`."""
    end_votes: list[int]
    """Seats that want to end the game now."""
    replace_votes: dict[str, list[int]]
    """For each seat that might be handed to a bot, the seats that agree."""
    grace: float
    """For how many seconds somebody has to be away before a bot may go on for them."""
    handovers: list[HandoverInfo]
    """Bots that took over a seat, people who had theirs back, and people whose time was up, in order."""
    take_back: TakeBackInfo | None
    taken_back: list[TakenBackInfo]
    """What was taken back, in order."""
    clock: ClockInfo | None
    """Null without a clock, and before the deal."""
    paused: PauseInfo | None
    rematch: str | None
    """The table where these people play again."""
    spectators: list[str | None]
    """Whoever watches, or waits for a seat, each once: by name, null for those whose name nobody knows. The first few."""
    spectators_left_out: int
    """How many more there are."""


# A game as one seat sees it


class ClueInfo(Struct, omit_defaults=True):
    """Either a colour or a value."""

    colour: str | None = None
    value: int | None = None


class CardInfo(Struct):
    id: int
    face: str | None
    """Null while hidden from the viewer."""
    marked: list[ClueInfo]
    excluded: list[ClueInfo]
    possible: list[str]
    """What it can be by the clues alone."""
    believed: list[str]
    """What its holder can still believe when they also count the cards they see."""


class PileInfo(Struct):
    id: int
    face: str


class FireworkInfo(Struct):
    suit: str
    height: int
    top: str | None
    """The card on top; null while there is none."""
    next: int | None
    """The value it needs; null when complete."""
    next_copies: int
    """Copies of that value in the box."""
    next_left: int
    """Copies of that value that are not on the discard pile."""
    reachable: int
    """How high it can still get, judging by the discard pile."""
    capped: bool
    """It can no longer be completed."""


class ActionInfo(Struct, omit_defaults=True, rename={"as_": "as"}):
    """An action: what to send back as `action`, and for a clue the cards it would touch."""

    do: Literal["play", "discard", "clue", "take", "decline"]
    card: int | str | None = None
    """The number of a card in hand, or for `take` a face of the discard pile."""
    as_: str | None = None
    to: int | None = None
    colour: str | None = None
    value: int | None = None
    touches: list[int] | None = None


class OutcomeInfo(Struct):
    reason: str
    score: int
    tally: int
    rating: tuple[int, int] | None
    text: str | None
    """A sentence or two, when a language was asked for."""


class GameView(Struct):
    """All that the viewer may know, and nothing else."""

    seat: int | None
    """The viewer's seat; null when all hands are open."""
    turn: int
    to_act: int
    hands: list[list[CardInfo]]
    fireworks: list[FireworkInfo]
    discards: list[PileInfo]
    tokens: int
    strikes: int
    last_strike: bool
    """The next strike ends the game."""
    deck_size: int
    turns_left: int | None
    pending: str | None
    """The bonus tile that waits for a choice."""
    revealed_tiles: list[str]
    tiles_left: int
    score: int
    reachable_maximum: int
    pace: int | None
    legal_actions: list[ActionInfo]
    """What the viewer may do now."""
    next_actions: list[ActionInfo]
    """What the viewer could do if it were their turn now: empty when it is, and when no turn of theirs is to come."""
    refusals: dict[str, str]
    """Why no action of a kind is among them, by the kind: `play`, `discard` or `clue`."""
    steps: int
    """How many steps the game has: send it back with an action."""
    outcome: OutcomeInfo | None


class ReasonInfo(Struct, omit_defaults=True):
    """Why a bot did something, as far as the viewer may know it now. After the end it is told whole."""

    name: str
    """Such as `play-certain`; `later` for what has to wait until the end."""
    card: int | None = None
    """The card it is about."""
    seat: int | None = None
    """The other player it is about: whose card, or who told."""
    faces: list[str] = []
    """What the card is, or is taken for."""
    clue: ClueInfo | None = None
    """The clue that led to it."""
    text: str | None = None
    """The reason as a sentence, when a language was asked for."""


class LogEntry(Struct, omit_defaults=True):
    """One event as the viewer saw it."""

    turn: int
    event: dict[str, Any]
    text: str | None = None
    """The event as a sentence, when a language was asked for."""
    why: ReasonInfo | None = None
    """With the first event of a bot's move: its reason, if it gave one."""


# The whole of it, and answers


class Update(Struct, tag="update", tag_field="type"):
    """The table as it is now. The log and the talk go on from where the last update left them."""

    number: int
    """Counts the changes of the table."""
    you: int | None
    """The viewer's seat at the table; null for spectators."""
    kicked: bool
    """The host has sent the viewer away, who had a seat when this connection began."""
    table: TableInfo
    view: GameViewPlain | None
    log_from: int
    log: list[LogEntry]
    talk_from: int
    talk: list[Remark]
    notes: dict[str, str]
    """What the viewer wrote on cards, by the number of the card."""
    written: list[dict[str, str]]
    """After the end: what everybody wrote on cards, by seat. Empty before."""


class Announcement(Struct, tag="announcement", tag_field="type"):
    """What the operator of the server tells everybody, or that there is nothing more to tell. It is about no table."""

    text: str | None


class Done(Struct, tag="done", tag_field="type"):
    """The command with this id is carried out and, at a table, on disk."""

    id: int
    number: int


class Refused(Struct, tag="refused", tag_field="type"):
    """The command with this id changed nothing."""

    id: int
    code: str
    reason: str


class Seated(Struct):
    """The answer to opening, joining and claiming: the cookie is set, the token is for the personal link."""

    table: str
    seat: int
    token: str


class Problem(Struct):
    """What was wrong with a request."""

    code: str
    reason: str
