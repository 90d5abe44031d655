"""The names in finished games as they are searched: in small letters and in words, of which a search gives the beginnings.

`ann b` finds Ann Bo and Hanna-Ann Brown, and not Joann Bo. Of every word some beginnings are kept as terms, each with the
games where it is found, in the order in which they are listed.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from hanabi.server.schema import game_terms, games

LENGTHS = (5, 3, 2, 1)
"""Of the beginnings that are kept."""

_WORD = re.compile(r"[^\W_]+|\S")
"""Letters and digits, or any other character by itself."""


def in_words(text: str) -> str:
    """A text as it is searched: its words, each with a space before it."""
    plain = unicodedata.normalize("NFKC", text).casefold()
    return "".join(f" {word}" for word in _WORD.findall(plain))


def names_in_words(names: Iterable[str]) -> str:
    """The names in a game as they are searched, a line each."""
    return "\n".join(map(in_words, names))


def terms_of(words: str) -> set[str]:
    """The beginnings by which a game with these names is found."""
    return {word[:n] for word in words.split() for n in LENGTHS if n <= len(word)}


def term_for(search: str) -> str:
    """The longest kept beginning that all games have where these words are found."""
    longest = max(search.split(), key=len)
    return next(longest[:n] for n in LENGTHS if n <= len(longest))


def add_game(connection: Connection, game: dict[str, Any]) -> None:
    """Keep a finished game, so that it is found by its names."""
    words = names_in_words(json.loads(game["names"]))
    connection.execute(games.insert(), game | {"words": words})
    if game["public"]:
        _add_terms(connection, game["id"], game["ended"], words)


def rename_in_game(connection: Connection, game_id: str, names: Iterable[str]) -> dict[str, str]:
    """Let a game be found by these names and no others; returns what its row has to say of them."""
    here = games.c.id == game_id
    before = connection.execute(sa.select(games.c.words, games.c.ended, games.c.public).where(here))
    names = list(names)
    words = names_in_words(names)
    for row in before.all():
        remove_terms(connection, game_id, row.ended, row.words or "")
        if row.public:
            _add_terms(connection, game_id, row.ended, words)
    return {"names": json.dumps(names, ensure_ascii=False), "words": words}


def remove_terms(connection: Connection, game_id: str, ended: float, words: str) -> None:
    """Let a game be found by its names no more."""
    this = (game_terms.c.game_id == game_id, game_terms.c.ended == ended)
    connection.execute(game_terms.delete().where(game_terms.c.term.in_(terms_of(words)), *this))


def _add_terms(connection: Connection, game_id: str, ended: float, words: str) -> None:
    rows = [{"term": term, "ended": ended, "game_id": game_id} for term in terms_of(words)]
    if rows:
        connection.execute(game_terms.insert(), rows)
