"""The rules of Hanabi: data, actions, events, games, views and records. Standard library only."""

from hanabi.core.actions import (
    Action,
    Decline,
    Discard,
    GiveClue,
    Play,
    Rearrange,
    Step,
    TakeBack,
)
from hanabi.core.annotations import Annotation, Header, PlayerInfo, PlayerKind
from hanabi.core.cards import (
    VALUES,
    Card,
    CardId,
    Clue,
    ColourClue,
    Scoring,
    Seat,
    Suit,
    SuitIndex,
    Touched,
    ValueClue,
)
from hanabi.core.editions import (
    ADD_ONS,
    EDITIONS,
    Edition,
    edition,
    house_rules,
    printed_name,
)
from hanabi.core.errors import (
    BadRecord,
    BadSetup,
    HanabiError,
    IllegalAction,
    ImpossibleRules,
    NoSuchCard,
    Refusal,
    UnknownEdition,
)
from hanabi.core.events import Event
from hanabi.core.game import Game
from hanabi.core.knowledge import Knowledge
from hanabi.core.motive import Motive
from hanabi.core.notation import ENGLISH, Fault, NotUnderstood, Spellings, Verb
from hanabi.core.outcome import Band, Outcome, Reason
from hanabi.core.record import Record
from hanabi.core.rules import Rules, Strikeout, Tile
from hanabi.core.shuffle import Deal
from hanabi.core.view import HeldCard, PiledCard, View

__all__ = [
    "ADD_ONS",
    "EDITIONS",
    "ENGLISH",
    "VALUES",
    "Action",
    "Annotation",
    "BadRecord",
    "BadSetup",
    "Band",
    "Card",
    "CardId",
    "Clue",
    "ColourClue",
    "Deal",
    "Decline",
    "Discard",
    "Edition",
    "Event",
    "Fault",
    "Game",
    "GiveClue",
    "HanabiError",
    "Header",
    "HeldCard",
    "IllegalAction",
    "ImpossibleRules",
    "Knowledge",
    "Motive",
    "NoSuchCard",
    "NotUnderstood",
    "Outcome",
    "PiledCard",
    "Play",
    "PlayerInfo",
    "PlayerKind",
    "Rearrange",
    "Reason",
    "Record",
    "Refusal",
    "Rules",
    "Scoring",
    "Seat",
    "Spellings",
    "Step",
    "Strikeout",
    "Suit",
    "SuitIndex",
    "TakeBack",
    "Tile",
    "Touched",
    "UnknownEdition",
    "ValueClue",
    "Verb",
    "View",
    "edition",
    "house_rules",
    "printed_name",
]
