"""The weights that come with this package: a file for every table that a player was trained for."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from hanabi.bots.registry import UnknownBot
from hanabi.core.editions import printed_rules, rules_name

if TYPE_CHECKING:
    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.core import Rules
    from hanabi.kernel.plan import Plan

SHELF = Path(__file__).parent
_CRITIC = ".critic.safetensors"


class NoWeights(UnknownBot):
    """The learned player was not trained for this table."""


@cache
def shelf(folder: Path = SHELF) -> dict[tuple[Rules, int], Path]:
    """The files by rules and number of players; vocabulary does not count."""
    from hanabi.bots.learned.tensors import read_about
    from hanabi.bots.learned.weights import plain_rules, table_of

    found = {}
    for file in sorted(folder.glob("*.safetensors")):
        if not file.name.endswith(_CRITIC):
            rules, players = table_of(read_about(file))
            found[plain_rules(rules), players] = file
    return found


def weights_for(rules: Rules, players: int, folder: Path = SHELF) -> Path:
    """The file for this table, or `NoWeights` with the tables that there are.

    What was learned without empty clues also plays where they are allowed: it never gives one.
    """
    from hanabi.bots.learned.weights import plain_rules

    files, plain = shelf(folder), plain_rules(rules)
    file = files.get((plain, players)) or files.get((replace(plain, empty_clues=False), players))
    if file is None:
        raise NoWeights(f"the learned player {_missing(folder)}")
    return file


def critic_for(rules: Rules, players: int, folder: Path = SHELF) -> Path | None:
    """The file of what judges this table's positions with the own cards known, where there is one; or `NoWeights`."""
    actor = weights_for(rules, players, folder)
    file = actor.with_name(actor.name.removesuffix(".safetensors") + _CRITIC)
    return file if file.exists() else None


def missing_weights(rules: Rules, players: int, folder: Path = SHELF) -> str | None:
    """Why the learned player cannot play this table, after its name; None where it can."""
    try:
        weights_for(rules, players, folder)
    except NoWeights:
        return _missing(folder)
    return None


def _missing(folder: Path) -> str:
    return f"has no weights for this table; it has them for: {trained_tables(folder)}"


def trained_tables(folder: Path = SHELF) -> str:
    """The tables that there are weights for, in words."""
    from hanabi.bots.learned.weights import plain_rules

    told = []
    for rules, players in shelf(folder):
        named = [rules_name(each) for each in printed_rules() if plain_rules(each) == rules]
        told.append(f"{' = '.join(named) or rules_name(rules)} with {players} players")
    return "; ".join(told) or "no table yet"


def learned(plan: Plan) -> LearnedPolicy:
    """The learned player's face for batches of games."""
    from hanabi.bots.learned.player import LearnedPolicy
    from hanabi.bots.learned.weights import read_weights

    return LearnedPolicy(read_weights(weights_for(plan.rules, plan.players)), plan)
