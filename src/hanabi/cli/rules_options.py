"""The options that say which rules are played. Every command that has them takes them from here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

if TYPE_CHECKING:
    from hanabi.core import Rules

EditionName = Annotated[
    str,
    Parameter(help="Such as show, or show+black-powder with an add-on; see `hanabi editions`."),
]
"""One edition, with or without add-ons in its name."""

OwnEdition = Annotated[
    str | None,
    Parameter(
        help="Such as show, or show+black-powder with an add-on; by default the one sold where your language is spoken."
    ),
]
"""One edition, or none for that of the language."""

Add = Annotated[
    list[str] | None,
    Parameter(help="Add-ons of the edition, one or more.", consume_multiple=1, negative=()),
]
"""`--add black-powder flamboyants`, or `--add` once for each."""

House = Annotated[
    list[str] | None,
    Parameter(
        help="House rules, one or more: any add-on, or option=value like strikes=2.",
        consume_multiple=1,
        negative=(),
    ),
]
"""`--house black-powder strikes=2`, or `--house` once for each."""


def edition_or_own(name: str | None, language: str) -> str:
    """The edition that was named, else the one that people who speak this language have at home."""
    from hanabi.words import Words

    return name or Words(language)("language-edition")


def parse_rules(
    name: str, add: Iterable[str] | None = None, house: Iterable[str] | None = None
) -> Rules:
    """The rules that these options name, or a `HanabiError` that says which name is wrong."""
    from hanabi.cli.house import apply_house_rules
    from hanabi.core import edition

    return apply_house_rules(edition(name, *(add or ())), house or ())
