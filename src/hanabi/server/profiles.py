"""Profiles: what the games of a person say, to themselves and to others.

To oneself a profile is made of all one's games. To others it is made of the games they could have seen: the public ones, and
those in which they had a seat too. Nothing of a game that still runs is in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime, tzinfo
from typing import Any

import msgspec
import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response

from hanabi.core.annotations import PlayerKind
from hanabi.server.client import words_for
from hanabi.server.hub import Hub
from hanabi.server.profile_messages import (
    EditionResultsInfo,
    GamePoint,
    MonthInfo,
    PartnerInfo,
    Profile,
    ResultsInfo,
    StreakInfo,
    TableResultsInfo,
)
from hanabi.server.responses import RequestRefused, answer, language_or_english
from hanabi.server.schema import games, people, seats
from hanabi.server.statistics import Partner, Played, Results, Statistics, statistics
from hanabi.server.store import Store, held_by
from hanabi.server.titles import game_title
from hanabi.server.zones import zone_of

DIGITS = 4
"""Of means and shares."""

UNKNOWN = "called "
"""Begins what tells people apart who have no profile: nothing but their name. No id holds a space."""


AtSeats = dict[int, dict[str | None, str | None]]
"""Who holds the seats of a table: ids by names, both None for what holds a seat without having a profile."""

NOBODY: AtSeats = {}

_names: msgspec.json.Decoder[list[str]] = msgspec.json.Decoder(list[str])
_bots: msgspec.json.Decoder[list[str | None]] = msgspec.json.Decoder(list[str | None])
_add_ons: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])


class ProfileRoutes:
    """The routes to profiles."""

    def __init__(self, store: Store, hub: Hub) -> None:
        self._store = store
        self._hub = hub

    async def own(self, request: Request) -> Response:
        """The profile of whoever asks; an empty one for somebody who is new here."""
        person = await self._hub.people.person_of(request)
        if person is None:
            return answer(_profile_of(None, None, [], [], request, you=True))
        rows = await self._store.read(sa.select(people).where(people.c.root == person.root))
        return await self._answer(request, rows[0] if rows else None, person.keys, None)

    async def of_person(self, request: Request) -> Response:
        """The profile of anybody, as whoever asks may see it."""
        wanted = people.c.id == request.path_params["id"]
        rows = await self._store.read(sa.select(people).where(wanted))
        if not rows:
            raise RequestRefused(404, "no-such-person", "nobody has this id")
        viewer = await self._hub.people.person_of(request)
        if viewer is not None and viewer.root == rows[0].root:
            return await self._answer(request, rows[0], viewer.keys, None)
        seen_by = () if viewer is None else viewer.keys
        return await self._answer(request, rows[0], (rows[0].root,), seen_by)

    async def _answer(
        self,
        request: Request,
        person: sa.Row[Any] | None,
        keys: Collection[str],
        seen_by: Collection[str] | None,
    ) -> Response:
        """The profile of whoever holds seats by these keys, for the holder of other keys, or None for themselves."""
        played = await self._store.read(games_of(keys, seen_by), long=True)
        partners = await self._store.read(partners_in(keys, seen_by), long=True)
        found = await asyncio.to_thread(
            _profile_of,
            None if person is None else person.id,
            None if person is None else person.name,
            played,
            partners,
            request,
            you=seen_by is None,
        )
        return answer(found)


def games_of(keys: Collection[str], seen_by: Collection[str] | None = None) -> sa.Select[Any]:
    """Finished games in which these keys held a seat, and which: all, or those that others with keys may see."""
    own = sa.select(seats.c.table_id, seats.c.seat).where(seats.c.key.in_(keys)).subquery()
    columns = [c for c in games.c if c.name not in ("record", "words", "public")]
    query = sa.select(*columns, own.c.seat).join(own, own.c.table_id == games.c.id)
    return query if seen_by is None else query.where(_visible_to(seen_by))


def partners_in(keys: Collection[str], seen_by: Collection[str] | None = None) -> sa.Select[Any]:
    """Everybody who held a seat in those games: the table, the seat, and who they are if that is known."""
    query = games_of(keys, seen_by).with_only_columns(games.c.id)
    return (
        sa.select(seats.c.table_id, seats.c.seat, people.c.id, people.c.name)
        .join(people, people.c.root == seats.c.key, isouter=True)
        .where(seats.c.table_id.in_(query))
        .order_by(people.c.id)
    )


def _visible_to(keys: Collection[str]) -> sa.ColumnElement[bool]:
    return sa.or_(games.c.public, games.c.id.in_(held_by(keys)) if keys else sa.false())


def _profile_of(
    person_id: str | None,
    name: str | None,
    played: Sequence[sa.Row[Any]],
    partners: Sequence[sa.Row[Any]],
    request: Request,
    *,
    you: bool,
) -> Profile:
    zone, language = zone_of(request.query_params), language_or_english(request)
    at_tables: dict[str, AtSeats] = {}
    for row in partners:
        at_seats = at_tables.setdefault(row.table_id, {})
        at_seats.setdefault(row.seat, {})[row.name] = row.id
    every = {row.id: _played(row, at_tables.get(row.id, NOBODY), zone) for row in played}
    found = statistics(every.values(), datetime.now(zone).date())
    return _told(person_id, name, found, language, you=you)


def _played(row: sa.Row[Any], at_seats: AtSeats, zone: tzinfo) -> Played:
    names, bots = _names.decode(row.names), _bots.decode(row.bots or "[]")
    own, partners = row.seat, []
    for seat, name in enumerate(names):
        if seat == own:
            continue
        holders, bot = at_seats.get(seat), bots[seat] if seat < len(bots) else None
        if holders is not None:
            partners.append(Partner(PlayerKind.PERSON, _who(holders, name), name))
        elif bot is not None:
            partners.append(Partner(PlayerKind.BOT, bot, bot))
        else:
            partners.append(Partner(PlayerKind.GUEST, name, name))
    return Played(
        id=row.id,
        edition=row.edition,
        add_ons=_add_ons.decode(row.add_ons),
        players=row.players,
        score=row.score,
        maximum=row.maximum,
        reason=row.reason,
        ended=datetime.fromtimestamp(row.ended, zone),
        partners=tuple(partners),
    )


def _who(holders: Mapping[str | None, str | None], name: str) -> str:
    """Whoever holds a seat; of several whoever is called as the seat is. Personal links have no profile."""
    known = holders.get(name)
    if known is None:
        known = next((one for one in holders.values() if one is not None), None)
    return UNKNOWN + name if known is None else known


def _told(
    person_id: str | None, name: str | None, found: Statistics, language: str, *, you: bool
) -> Profile:
    """Statistics as they are sent."""

    def edition(key: str) -> str:
        return words_for(language, key).edition(key)

    return Profile(
        id=person_id,
        name=name,
        you=you,
        since=None if found.since is None else _time(found.since),
        results=None if found.results is None else _results(found.results),
        stopped=found.stopped,
        struck_out=found.struck_out,
        perfect_streak=StreakInfo(*found.perfect_streak),
        day_streak=StreakInfo(*found.day_streak),
        editions=[
            EditionResultsInfo(
                one.edition, edition(one.edition), _results(one.results), list(one.shares)
            )
            for one in found.editions
        ],
        tables=[
            TableResultsInfo(one.edition, edition(one.edition), one.players, _results(one.results))
            for one in found.tables
        ],
        partners=[
            PartnerInfo(
                _profile_id(one.partner),
                one.partner.name,
                one.partner.kind,
                _results(one.results),
                _time(one.last),
            )
            for one in found.partners
        ],
        months=[MonthInfo(one.month, _results(one.results)) for one in found.months],
        recent=[_point(game, language) for game in found.recent],
    )


def _results(results: Results) -> ResultsInfo:
    return ResultsInfo(
        games=results.games,
        perfect=results.perfect,
        mean=round(results.mean, DIGITS),
        share=round(results.share, DIGITS),
        best=results.best.score,
        best_of=results.best.maximum,
    )


def _profile_id(partner: Partner) -> str | None:
    known = partner.kind is PlayerKind.PERSON and not partner.who.startswith(UNKNOWN)
    return partner.who if known else None


def _point(game: Played, language: str) -> GamePoint:
    return GamePoint(
        id=game.id,
        title=game_title(game.edition, game.add_ons, language),
        players=game.players,
        score=game.score,
        maximum=game.maximum,
        share=round(game.share, DIGITS),
        perfect=game.perfect,
        reason=game.reason,
        ended=_time(game.ended),
    )


def _time(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")
