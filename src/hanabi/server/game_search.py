"""A search among past games: what can be asked for, and how it is read from an address. `game_finding` asks the database."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any

import sqlalchemy as sa
from starlette.datastructures import QueryParams

from hanabi.core import ADD_ONS, EDITIONS, BadSetup, Reason
from hanabi.core.rules import FEWEST_PLAYERS, MOST_PLAYERS
from hanabi.server.responses import whole_number
from hanabi.server.schema import games
from hanabi.server.store import held_by
from hanabi.server.titles import HOUSE
from hanabi.server.zones import zone_of

LONGEST_TEXT = 40
"""Characters of a name or a tag."""

MOST_NAMES = MOST_PLAYERS
_SECONDS = re.compile(r"\d{1,12}(\.\d{1,17})?", re.ASCII)
HIGHEST_SCORE = 999


@dataclass(frozen=True, slots=True)
class GameSearch:
    """Which finished games are wanted; all that is given has to hold."""

    edition: str | None = None
    add_on: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    """With each a word begins in the name of one of the players."""
    reason: str | None = None
    least: int | None = None
    """The lowest score."""
    most: int | None = None
    """The highest."""
    perfect: bool = False
    since: float | None = None
    """When it ended at the earliest, in seconds since 1970."""
    before: float | None = None
    """And before when."""
    tag: str | None = None
    """One of the searcher's own."""
    mine: bool = False
    """Only games in which the searcher had a seat."""
    after: tuple[float, str] | None = None
    """The end and the id of the game behind which the page begins."""

    @classmethod
    def from_query(cls, query: QueryParams) -> GameSearch:
        """What an address asks for; `BadSetup` names the field that is wrong and what is allowed."""
        least, most = (_number(query, field, 0, HIGHEST_SCORE) for field in ("least", "most"))
        if least is not None and most is not None and least > most:
            raise BadSetup(f"most: {most} is less than least, which is {least}")
        zone = zone_of(query)
        first, last = (_day(query, field) for field in ("since", "until"))
        if first is not None and last is not None and first > last:
            raise BadSetup(f"until: {last} is before since, which is {first}")
        return cls(
            edition=_one_of(query, "edition", EDITIONS),
            add_on=_one_of(query, "add_on", [*ADD_ONS, HOUSE]),
            players=_number(query, "players", FEWEST_PLAYERS, MOST_PLAYERS),
            names=_names(query),
            reason=_one_of(query, "reason", [str(reason) for reason in Reason]),
            least=least,
            most=most,
            perfect=_flag(query, "perfect"),
            since=None if first is None else _midnight(first, zone),
            before=None if last is None else _midnight(last + timedelta(1), zone),
            tag=_text(query.get("tag", ""), "tag") or None,
            mine=_flag(query, "mine"),
            after=_place(query),
        )


def visible_game(game_id: str, keys: Collection[str]) -> sa.Select[Any]:
    """A game with this id, if it is public or one of these keys held a seat in it."""
    own = games.c.id.in_(held_by(keys)) if keys else sa.false()
    return sa.select(games.c.id).where(games.c.id == game_id, sa.or_(games.c.public, own))


def _one_of(query: QueryParams, field: str, allowed: Collection[str]) -> str | None:
    text = query.get(field)
    if text and text not in allowed:
        raise BadSetup(f"{field}: {text[:40]!r} is none of: {', '.join(allowed)}")
    return text or None


def _number(query: QueryParams, field: str, least: int, most: int) -> int | None:
    text = query.get(field)
    if not text:
        return None
    number = whole_number(text, field)
    if not least <= number <= most:
        raise BadSetup(f"{field}: {number} is not between {least} and {most}")
    return number


def _flag(query: QueryParams, field: str) -> bool:
    return _one_of(query, field, ("true", "false")) == "true"


def _text(text: str, field: str) -> str:
    text = text.strip()
    if len(text) > LONGEST_TEXT or not text.isprintable():
        raise BadSetup(f"{field}: at most {LONGEST_TEXT} printable characters are searched for")
    return text


def _names(query: QueryParams) -> tuple[str, ...]:
    names = tuple(filter(None, (_text(name, "name") for name in query.getlist("name"))))
    if len(names) > MOST_NAMES:
        raise BadSetup(f"name: at most {MOST_NAMES} names are searched for")
    return names


def place_of(ended: float, game_id: str) -> str:
    """How an address says behind which game a page begins."""
    return f"{ended!r}-{game_id}"


def _place(query: QueryParams) -> tuple[float, str] | None:
    if query.get("page"):
        raise BadSetup("page: pages are not numbered; `after` is what the page before said")
    text = query.get("after")
    if not text:
        return None
    ended, _, game_id = text.partition("-")
    if not _SECONDS.fullmatch(ended) or len(game_id) > LONGEST_TEXT or not game_id.isprintable():
        raise BadSetup(f"after: {text[:40]!r} is not what a page of games said")
    return float(ended), game_id


def _day(query: QueryParams, field: str) -> date | None:
    text = query.get(field)
    if not text:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadSetup(f"{field}: {text[:20]!r} is no date such as 2026-11-16") from None
    if not date(1970, 1, 2) <= day <= date(9000, 1, 1):
        raise BadSetup(f"{field}: {text[:20]!r} is not between 1970-01-02 and 9000-01-01")
    return day


def _midnight(day: date, zone: tzinfo) -> float:
    return datetime.combine(day, time(), zone).timestamp()
