"""`hanabi editions` and `hanabi rules`: what can be played, and how it is played."""

from __future__ import annotations

import json
from typing import Annotated

from cyclopts import Parameter

from hanabi.cli.rules_options import Add, House, OwnEdition, edition_or_own, parse_rules
from hanabi.cli.user import Lang, choose_language, say


def rules(
    edition: OwnEdition = None, /, *, add: Add = None, house: House = None, lang: Lang = None
) -> None:
    """Print the rules of an edition."""
    from hanabi.terminal.lines.screen import Screen
    from hanabi.words import Words

    language, screen = choose_language(lang), Screen(plain=False)
    table = parse_rules(edition_or_own(edition, language), add, house)
    for paragraph in Words(language, table.vocabulary).rules_text(table).splitlines():
        screen.say(paragraph)


def editions(
    *, lang: Lang = None, as_json: Annotated[bool, Parameter(name="--json")] = False
) -> None:
    """List the editions and their add-ons.

    Parameters
    ----------
    as_json
        Print JSON, with the rules of every edition as data.
    """
    from hanabi.core import EDITIONS

    if as_json:
        say(json.dumps([_edition_as_data(key) for key in EDITIONS], indent=2, ensure_ascii=False))
        return
    from hanabi.words import Words

    for key, book in EDITIONS.items():
        words = Words(choose_language(lang), key)
        say(f"{key}: {words.edition(key)}. {words.edition_about(key)}")
        for add_on in book.add_ons:
            say(f"  {add_on}: {words.add_on(add_on)}. {words.add_on_about(add_on)}")


def _edition_as_data(key: str) -> dict[str, object]:
    from hanabi.core import EDITIONS
    from hanabi.core.codec import all_fields
    from hanabi.core.rules import FEWEST_PLAYERS

    book = EDITIONS[key]
    return {
        "edition": key,
        "players": [FEWEST_PLAYERS, book.rules.most_players],
        "deck_size": book.rules.deck_size,
        "maximum": book.rules.maximum,
        "add_ons": list(book.add_ons),
        "rules": all_fields(book.rules),
    }
