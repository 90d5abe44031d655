"""From what people choose for a table to the rules it plays by."""

from __future__ import annotations

from typing import Any

from hanabi.bots import table_bots
from hanabi.core import HanabiError, Rules, edition, house_rules
from hanabi.server.messages import RulesChoice, Settings

_OPTIONS = (
    "empty_clues",
    "announced_plays",
    "play_on",
    "strikeout",
    "clue_tokens",
    "strikes",
)


class CommandRefused(HanabiError):
    """A wish that this table does not grant now. `code` is for programs, the message for people."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code


def chosen_rules(choice: RulesChoice) -> Rules:
    """The rules of this choice, or `ImpossibleRules` or `UnknownEdition`."""
    rules = edition(choice.edition, *choice.add_ons)
    changes: dict[str, Any] = {
        name: getattr(choice, name) for name in _OPTIONS if getattr(choice, name) is not None
    }
    if choice.hand_size is not None:
        changes["hand_sizes"] = (choice.hand_size,) * len(rules.hand_sizes)
    return house_rules(rules, *choice.house, **changes)


def check_settings(settings: Settings) -> Rules:
    """The rules of a table that can be set so."""
    rules = chosen_rules(settings.rules)
    rules.hand_size(settings.seats)
    if settings.first is not None and settings.first >= settings.seats:
        raise CommandRefused("no-such-seat", f"first: there is no seat {settings.first}")
    seats = {str(seat) for seat in range(settings.seats)}
    for seat, bot in settings.bots.items():
        if seat not in seats:
            raise CommandRefused("no-such-seat", f"bots: there is no seat {seat[:20]!r}")
        if bot not in table_bots():  # whether it can be made here is found out by the hub
            raise CommandRefused("no-such-bot", f"bots: no bot is called {bot!r}")
    return rules
