"""Games of the past: the list, each game moment by moment, and records in and out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from hanabi.core import BadSetup, Record
from hanabi.core.json_reader import parse
from hanabi.formats import Kind, Loss, lost_there, read_parsed, write_record
from hanabi.formats.hanab_live import read_link
from hanabi.server import http_messages
from hanabi.server.client import words_for
from hanabi.server.game_finding import find_games
from hanabi.server.game_search import GameSearch, visible_game
from hanabi.server.guard import new_token
from hanabi.server.hub import Hub
from hanabi.server.live_table import NoSuchTable
from hanabi.server.person_links import Links, people_at
from hanabi.server.responses import (
    RequestRefused,
    answer,
    body_of,
    language_of,
    language_or_english,
    whole_number,
)
from hanabi.server.rows import game_row
from hanabi.server.store import Store, Write
from hanabi.server.tags import tags_on
from hanabi.server.titles import game_title
from hanabi.server.wire import game_view, log_entries, outcome_info, rules_info
from hanabi.table.sight import motives_heard
from hanabi.table.table_record import motives_in
from hanabi.words.game_log import NO_MOTIVES, Motives


class PastGameRoutes:
    """The routes to finished games."""

    def __init__(self, store: Store, hub: Hub, largest_record: int) -> None:
        self._largest_record = largest_record
        self._store = store
        self._hub = hub

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
        record = await self._record(request)
        last, language = record.replay(), language_of(request)
        words = words_for(language or "en", record.rules.vocabulary)
        outcome = None if last.outcome is None else outcome_info(record.rules, last.outcome, words)
        people = await self._people_in(request, record)
        return answer(
            http_messages.GameInfo(
                request.path_params["id"],
                words.title(record.rules),
                list(record.players),
                last.turn,
                rules_info(record.rules, len(record.players), words),
                outcome,
                [list(written) for written in record.notes],
                [people.get(seat) for seat in range(len(record.players))],
            )
        )

    async def _people_in(self, request: Request, record: Record) -> Links:
        """Who played, for those who may know: of a public game everybody, else whoever had a seat in it."""
        game_id = request.path_params["id"]
        person = await self._hub.people.person_of(request)
        keys = () if person is None else person.keys
        if not await self._store.read(visible_game(game_id, keys)):
            return {}
        return (await people_at(self._store, {game_id: record.players}))[game_id]

    async def moment(self, request: Request) -> Response:
        record, query = await self._record(request), request.query_params
        turn = whole_number(query["turn"], "turn") if query.get("turn") else None
        game = record.replay(turn)
        seat = whole_number(query["seat"], "seat") if query.get("seat") else None
        view = game.open_view() if seat is None else game.view(seat)
        motives = motives_heard(view, await self._motives(request, record))
        language = language_of(request)
        words = None if language is None else words_for(language, record.rules.vocabulary)
        return answer(
            http_messages.Moment(
                game_view(view, steps=len(game.steps), words=words),
                log_entries(view, words, record.players, motives=motives),
            )
        )

    async def record(self, request: Request) -> Response:
        kind = _wanted_kind(request.query_params.get("as", Kind.RECORD))
        record = await self._record(request)
        text, lost = write_record(record, kind), _lost(lost_there(record, kind))
        if kind is Kind.LINK:
            return Response(text, media_type="text/plain", headers=lost)
        maker = "hanabi" if kind is Kind.RECORD else "hanab-live"
        name = f"{maker}-{request.path_params['id']}.json"
        return Response(
            text,
            media_type="application/json",
            headers=lost | {"content-disposition": f'attachment; filename="{name}"'},
        )

    async def _record(self, request: Request) -> Record:
        text = await self._store.record_of(request.path_params["id"])
        if text is None:
            raise RequestRefused(404, "no-such-game", "no finished game has this id")
        with self._store.reading("game", request.path_params["id"]):
            return Record.loads(text)

    async def upload(self, request: Request) -> Response:
        record = _handed_in(await body_of(request, self._largest_record))
        if record.end is None:
            raise RequestRefused(
                400, "not-over", "end: this game is not over; only finished games are kept"
            )
        game_id = new_token()[:12]
        now = datetime.now(UTC).timestamp()
        await self._store.write(Write(game=game_row(game_id, record, now, public=False)))
        return answer(http_messages.Uploaded(game_id), 201)

    async def _motives(self, request: Request, record: Record) -> Motives:
        """Why the bots of this game moved.

        Records of version 1 hold no motives, but a game that was played here has a table of the same id.
        """
        if record.version > 1:
            return motives_in(record)
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


def _lost(losses: Sequence[Loss]) -> dict[str, str]:
    """The header that tells what is lost on hanab.live, such as `notes, rest=31`."""
    items = (loss.what if loss.turn is None else f"{loss.what}={loss.turn}" for loss in losses)
    return {"lost-there": ", ".join(items)} if losses else {}


def _handed_in(body: bytes) -> Record:
    """The game in a request: a record of any kind, or a link as the one field of an object."""
    node = parse(body)
    if isinstance(node.value, dict) and "link" in node.value:
        return read_link(node.fields(["link"])["link"].text())
    return read_parsed(node)[1]


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
