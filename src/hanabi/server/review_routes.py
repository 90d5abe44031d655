"""The review of a finished game: `/api/games/ID/review`. A running game has none, for nobody."""

from __future__ import annotations

import hashlib
from importlib.util import find_spec

from starlette.requests import Request
from starlette.responses import Response

import hanabi
from hanabi.server.fold_process import Unreadable
from hanabi.server.folding import Folding
from hanabi.server.hub import Hub
from hanabi.server.identity import identified, keep_identity
from hanabi.server.responses import (
    Handler,
    RequestRefused,
    address_of,
    answer,
    language_or_english,
    message_of,
)
from hanabi.server.review_messages import ReviewInfo, ReviewStop, ReviewWish
from hanabi.server.review_telling import review_told
from hanabi.server.reviewing import Known, Reviewing
from hanabi.server.store import Store


class ReviewRoutes:
    """The routes to reviews."""

    def __init__(self, store: Store, hub: Hub, reviewing: Reviewing, folding: Folding) -> None:
        self._store, self._hub, self._reviewing = store, hub, reviewing
        self._folding = folding

    def routes(self) -> list[tuple[str, Handler, str]]:
        """Path, handler and method of each."""
        return [
            ("/api/games/{id}/review", self.look, "GET"),
            ("/api/games/{id}/review", self.start, "POST"),
            ("/api/games/{id}/review/stop", self.stop, "POST"),
        ]

    async def look(self, request: Request) -> Response:
        """What is known. Whoever asks again with the tag of the last answer is told if nothing has changed."""
        game_id, record = request.path_params["id"], await self._record(request)
        known = await self._reviewing.known(game_id)
        person = await self._hub.people.person_of(request)
        mine = person is not None and known.starter == person.root
        language = language_or_english(request)
        tag = _tag(record, known, language, mine=mine)
        if request.headers.get("if-none-match") == tag:
            return Response(status_code=304, headers={"etag": tag})
        response = answer(await self._info(request, record, known, language, mine=mine))
        response.headers["etag"] = tag
        response.headers["cache-control"] = "no-cache"
        return response

    async def start(self, request: Request) -> Response:
        """Begin, or come along where somebody else has begun."""
        wish = await message_of(request, ReviewWish, self._hub.limits.request)
        game_id, record = request.path_params["id"], await self._record(request)
        before = await self._hub.people.person_of(request)
        person = identified(before)
        await self._reviewing.start(
            game_id,
            record,
            starter=person.root,
            address=address_of(request),
            solution_only=wish.solution_only,
        )
        response = await self._told(request, record, person.root)
        if before is None or before.token is None:
            keep_identity(response, request, person)
        return response

    async def stop(self, request: Request) -> Response:
        """End what oneself has begun."""
        await message_of(request, ReviewStop, self._hub.limits.request)
        record = await self._record(request)
        person = await self._hub.people.person_of(request)
        root = None if person is None else person.root
        await self._reviewing.stop(request.path_params["id"], root)
        return await self._told(request, record, root)

    async def _told(self, request: Request, record: str, root: str | None) -> Response:
        known = await self._reviewing.known(request.path_params["id"])
        language, mine = language_or_english(request), root is not None and known.starter == root
        return answer(await self._info(request, record, known, language, mine=mine))

    async def _info(
        self, request: Request, record: str, known: Known, language: str, *, mine: bool
    ) -> ReviewInfo:
        """What is told of a game; its record may be a long one."""
        payer = await self._hub.people.payer_of(request)
        engine = find_spec("ortools") is not None
        try:
            return await self._folding.do(
                payer, review_told, record, known, language, mine=mine, engine=engine
            )
        except Unreadable as error:
            raise self._store.damaged("game", request.path_params["id"], error) from None

    async def _record(self, request: Request) -> str:
        """The record of a game that is over: no other has one in the store."""
        text = await self._store.record_of(request.path_params["id"])
        if text is None:
            raise RequestRefused(404, "no-such-game", "no finished game has this id")
        return text


def _tag(record: str, known: Known, language: str, *, mine: bool) -> str:
    """Another one for everything that would be told otherwise: the names in the record among it."""
    parts = (hanabi.__version__, record, language, str(mine), str(known))
    return f'W/"{hashlib.sha256(chr(0).join(parts).encode()).hexdigest()[:24]}"'
