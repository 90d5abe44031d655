"""What every environment is told before the first deal."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core import BadSetup, Rules, edition, house_rules
from hanabi.core.extras import needs


def table_rules(rules: Rules | str, add_ons: Sequence[str] = ()) -> Rules:
    """The rules meant by an edition's name with add-ons it prints, or by rules with any add-ons."""
    if isinstance(add_ons, str):
        raise BadSetup(f"add_ons: a list of names is needed, not {add_ons!r}")
    if isinstance(rules, str):
        return edition(rules, *add_ons)
    if isinstance(rules, Rules):
        return house_rules(rules, *add_ons)
    raise BadSetup(f"rules: {rules!r} is neither a Rules value nor the name of an edition")


def missing(module: str, error: ImportError) -> ImportError:
    """The error of a module that needs the extra of this room."""
    return type(error)(needs(module, error.name, "rl"), name=error.name, path=error.path)
