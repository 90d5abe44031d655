"""A table in a line, as the lobby lists it: kept as data, told in the language that is asked for."""

from __future__ import annotations

import json

from hanabi.core.json_reader import Node
from hanabi.server.client import words_for
from hanabi.server.http_messages import Listed
from hanabi.table.settings import RulesChoice
from hanabi.table.table import Table


def listing_of(table: Table) -> str:
    """What the store keeps of a table for the lobby."""
    plain = {
        "id": table.id,
        "state": table.state,
        "names": [chair.name for chair in table.chairs],
        "free": len(table.free),
        "rules": table.settings.rules.to_plain(),
    }
    return json.dumps(plain, ensure_ascii=False)


def listed(listing: str, language: str) -> Listed:
    """A table of the lobby in this language. Rows of the first servers have an English title and no rules."""
    plain = json.loads(listing)
    if "rules" in plain:
        rules = RulesChoice.from_plain(Node(plain["rules"], "rules")).rules()
        title = words_for(language, rules.vocabulary).title(rules)
    else:
        title = plain["title"]
    return Listed(plain["id"], title, plain["state"], plain["names"], plain["free"])
