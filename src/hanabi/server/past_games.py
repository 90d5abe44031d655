"""Games of the past: the list, each game moment by moment, and records in and out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, ParamSpec, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from hanabi.core import BadSetup
from hanabi.formats import Kind
from hanabi.server import http_messages
from hanabi.server.fold_process import Unreadable
from hanabi.server.folding import Folding
from hanabi.server.game_finding import find_games
from hanabi.server.game_search import GameSearch, visible_game
from hanabi.server.guard import Buckets, new_token
from hanabi.server.hub import Hub
from hanabi.server.live_table import NoSuchTable
from hanabi.server.person_links import Links, people_at
from hanabi.server.record_telling import exported, game_told, handed_in, moment_told
from hanabi.server.responses import (
    RequestRefused,
    answer,
    body_of,
    language_of,
    language_or_english,
    whole_number,
)
from hanabi.server.store import Store, Write
from hanabi.server.tags import tags_on
from hanabi.server.titles import game_title
from hanabi.words.game_log import NO_MOTIVES, Motives

VERSION_1 = re.compile(r'\{\s*"format": "[a-z-]+",\s*"version": 1\b')
"""How a record begins that holds no motives, as the store keeps it."""

P = ParamSpec("P")
T = TypeVar("T")


class PastGameRoutes:
    """The routes to finished games."""

    def __init__(self, store: Store, hub: Hub, folding: Folding) -> None:
        self._store, self._hub, self._folding = store, hub, folding
        self._limits = limits = hub.limits
        self._uploads = [
            Buckets(limits.uploads_a_minute / 60, limits.uploads_a_minute),
            Buckets(limits.uploads_a_day / 86_400, limits.uploads_a_day),
        ]

    async def games(self, request: Request) -> Response:
        search = GameSearch.from_query(request.query_params)
        person = await self._hub.people.person_of(request)
        keys, root = ((), None) if person is None else (person.keys, person.root)
        rows, after = await find_games(self._store, search, keys, root)
        shown = {row.id: json.loads(row.names) for row in rows}
        people, tags = await people_at(self._store, shown), await tags_on(self._store, root, shown)
        language = language_or_english(request)
        found = [_past_game(row, language, people[row.id], tags.get(row.id, [])) for row in rows]
        return answer(http_messages.PastGames(found, after))

    async def game(self, request: Request) -> Response:
        game_id, text = await self._stored(request)
        info = await self._fold(request, game_told, text, game_id, language_or_english(request))
        people = await self._people_in(request, info.players)
        info.people = [people.get(seat) for seat in range(len(info.players))]
        return answer(info)

    async def _people_in(self, request: Request, names: Sequence[str]) -> Links:
        """Who played, for those who may know: of a public game everybody, else whoever had a seat in it."""
        game_id = request.path_params["id"]
        person = await self._hub.people.person_of(request)
        keys = () if person is None else person.keys
        if not await self._store.read(visible_game(game_id, keys)):
            return {}
        return (await people_at(self._store, {game_id: names}))[game_id]

    async def moment(self, request: Request) -> Response:
        (_, text), query = await self._stored(request), request.query_params
        turn = whole_number(query["turn"], "turn") if query.get("turn") else None
        seat = whole_number(query["seat"], "seat") if query.get("seat") else None
        motives = await self._motives(request, text)
        language = language_of(request)
        told = await self._fold(request, moment_told, text, turn, seat, language, dict(motives))
        return Response(told, media_type="application/json")

    async def record(self, request: Request) -> Response:
        kind = _wanted_kind(request.query_params.get("as", Kind.RECORD))
        game_id, record = await self._stored(request)
        text, lost = await self._fold(request, exported, record, kind)
        if kind is Kind.LINK:
            return Response(text, media_type="text/plain", headers=lost)
        maker = "hanabi" if kind is Kind.RECORD else "hanab-live"
        name = f"{maker}-{game_id}.json"
        return Response(
            text,
            media_type="application/json",
            headers=lost | {"content-disposition": f'attachment; filename="{name}"'},
        )

    async def _stored(self, request: Request) -> tuple[str, str]:
        """The id of the game that is asked for, and its record as it is kept."""
        game_id = request.path_params["id"]
        text = await self._store.record_of(game_id)
        if text is None:
            raise RequestRefused(404, "no-such-game", "no finished game has this id")
        return game_id, text

    async def _fold(
        self, request: Request, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What a stored record tells, worked out beside the server."""
        payer = await self._hub.people.payer_of(request)
        try:
            return await self._folding.do(payer, work, *args, **named)
        except Unreadable as error:
            raise self._store.damaged("game", request.path_params["id"], error) from None

    async def upload(self, request: Request) -> Response:
        payer = await self._hub.people.payer_of(request)
        body = await body_of(request, self._limits.record)
        if not all(room.take(key, len(body)) for room in self._uploads for key in payer.keys):
            raise RequestRefused(
                429, "too-many-uploads", "enough was handed in from here; try again later"
            )
        game_id, now = new_token()[:12], datetime.now(UTC).timestamp()
        row, left_out = await self._folding.do(payer, handed_in, body, game_id, now)
        await self._store.write(Write(game=row))
        return answer(http_messages.Uploaded(game_id, left_out), 201)

    async def _motives(self, request: Request, text: str) -> Motives:
        """Why the bots of this game moved, as far as its record does not say it.

        Records of version 1 hold no motives, but a game that was played here has a table of the same id.
        """
        if not VERSION_1.match(text):
            return NO_MOTIVES
        try:
            live = await self._hub.find(request.path_params["id"])
        except NoSuchTable:
            return NO_MOTIVES  # it was uploaded
        return live.table.motives


def _wanted_kind(name: str) -> Kind:
    try:
        return Kind(name)
    except ValueError:
        raise BadSetup(f"as: {name[:20]!r} is none of: {', '.join(Kind)}") from None


def _past_game(row: Any, language: str, people: Links, tags: list[str]) -> http_messages.PastGame:
    add_ons, names = json.loads(row.add_ons), json.loads(row.names)
    ended = datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds")
    known = row.public or row.mine
    return http_messages.PastGame(
        *(row.id, row.edition, add_ons, game_title(row.edition, add_ons, language), names),
        *(row.score, row.maximum, row.reason, ended, bool(row.mine)),
        people=[people.get(seat) if known else None for seat in range(len(names))],
        tags=tags,
    )
