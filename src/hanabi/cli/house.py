"""House rules on the command line: `--house black-powder --house clue-tokens=6`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from hanabi.core import ImpossibleRules, Rules, Strikeout, Suit, house_rules
from hanabi.core.editions import reveal_bonus_tiles
from hanabi.core.rules import FIVE_COLOURS

MORE_COLOURS = ("purple", "orange", "teal")
"""Plain suits beyond the printed five."""

_YES = {"yes": True, "no": False}


def apply_house_rules(rules: Rules, settings: Iterable[str]) -> Rules:
    """Each setting is the name of an add-on, or `option=value`."""
    add_ons: list[str] = []
    changes: dict[str, Any] = {}
    for setting in settings:
        option, equals, value = (part.strip() for part in setting.partition("="))
        if not equals:
            add_ons.append(option)
        elif option in _OPTIONS:
            changes.update(_OPTIONS[option](option, value, rules))
        else:
            raise ImpossibleRules("house", f"no option is called {option!r}; {OPTIONS_HELP}")
    return house_rules(rules, *add_ons, **changes)


def _whole_number(option: str, value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 4:  # noqa: PLR2004  # no number here is near that
        raise ImpossibleRules(option, f"{value!r} is not a whole number")
    return int(value)


def _number(option: str, value: str, _rules: Rules) -> dict[str, Any]:
    return {option.replace("-", "_"): _whole_number(option, value)}


def _flag(option: str, value: str, _rules: Rules) -> dict[str, Any]:
    if value not in _YES:
        raise ImpossibleRules(option, f"{value!r} is neither yes nor no")
    return {option.replace("-", "_"): _YES[value]}


def _hand_size(option: str, value: str, rules: Rules) -> dict[str, Any]:
    size = _whole_number(option, value)
    return {"hand_sizes": (size,) * len(rules.hand_sizes)}


def _strikeout(option: str, value: str, _rules: Rules) -> dict[str, Any]:
    try:
        return {"strikeout": Strikeout(value)}
    except ValueError:
        raise ImpossibleRules(option, f"{value!r} is none of: {', '.join(Strikeout)}") from None


def _bonus_tiles(option: str, value: str, rules: Rules) -> dict[str, Any]:
    wanted = _flag(option, value, rules)["bonus_tiles"]
    return {"bonus_tiles": reveal_bonus_tiles(rules).bonus_tiles if wanted else ()}


def _suits(option: str, value: str, rules: Rules) -> dict[str, Any]:
    known = {suit.name: suit for suit in (*FIVE_COLOURS, *map(Suit, MORE_COLOURS), *rules.suits)}
    chosen = [name.strip() for name in value.split(",")]
    for name in chosen:
        if name not in known:
            raise ImpossibleRules(
                option, f"no suit is called {name!r}; there are: {', '.join(known)}"
            )
    return {"suits": tuple(known[name] for name in chosen)}


_OPTIONS: dict[str, Callable[[str, str, Rules], dict[str, Any]]] = {
    "clue-tokens": _number,
    "strikes": _number,
    "hand-size": _hand_size,
    "suits": _suits,
    "empty-clues": _flag,
    "announced-plays": _flag,
    "bonus-tiles": _bonus_tiles,
    "play-on": _flag,
    "strikeout": _strikeout,
}

OPTIONS_HELP = f"options are: {', '.join(_OPTIONS)}"
