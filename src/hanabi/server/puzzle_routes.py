"""The puzzles: `/api/puzzles`. A day to come has none, and before the answer nobody hears what is hidden."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import date, datetime, timedelta

from starlette.datastructures import QueryParams
from starlette.requests import Request
from starlette.responses import Response

from hanabi.core import edition
from hanabi.review.puzzles import FIRST_DAY, NoSuchDay, Puzzle, Shelf, read_day
from hanabi.server.client import words_for
from hanabi.server.hypothesis import action_at
from hanabi.server.puzzle_making import PuzzleMaking
from hanabi.server.puzzle_messages import PuzzleDay, PuzzleDays, PuzzleInfo, PuzzleTry
from hanabi.server.puzzle_telling import puzzle_answer, puzzle_table, puzzle_verdict
from hanabi.server.responses import (
    Handler,
    RequestRefused,
    answer,
    language_or_english,
    message_of,
    whole_number,
)
from hanabi.server.zones import zone_of

PAGE = 30
"""Days that are listed at once."""

TODAY = "today"
"""Stands for the day that it is in the time zone of whoever asks."""

ONE_DAY = timedelta(days=1)


class PuzzleRoutes:
    """The routes to puzzles. Nothing is kept of who solves them."""

    def __init__(
        self,
        shelf: Shelf,
        making: PuzzleMaking,
        longest_request: int,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._shelf, self._making, self._clock = shelf, making, clock
        self._longest_request = longest_request

    def routes(self) -> list[tuple[str, Handler, str]]:
        """Path, handler and method of each."""
        return [
            ("/api/puzzles", self.list, "GET"),
            ("/api/puzzles/{day}", self.look, "GET"),
            ("/api/puzzles/{day}", self.attempt, "POST"),
            ("/api/puzzles/{day}/answer", self.answer, "GET"),
        ]

    async def list(self, request: Request) -> Response:
        query = request.query_params
        page = whole_number(query["page"], "page") if query.get("page") else 0
        today = self._today(query)
        latest = today.toordinal() - page * PAGE
        first = max(FIRST_DAY.toordinal(), latest - PAGE + 1)
        listed = [date.fromordinal(one) for one in range(latest, first - 1, -1)]
        language = language_or_english(request)
        days = await asyncio.to_thread(lambda: [self._listed(day, language) for day in listed])
        return answer(PuzzleDays(today.isoformat(), days, first > FIRST_DAY.toordinal()))

    def _listed(self, day: date, language: str) -> PuzzleDay:
        about = self._shelf.about(day)
        if about is None:
            return PuzzleDay(day.isoformat(), None, None)
        rules = edition(about.table)
        title = words_for(language, rules.vocabulary).title(rules)
        return PuzzleDay(day.isoformat(), title, about.players)

    async def look(self, request: Request) -> Response:
        """The puzzle as its solver sees it. One that does not exist yet is begun to be made."""
        day, today = self._day(request), self._today(request.query_params)
        info = PuzzleInfo(
            day=day.isoformat(),
            previous=(day - ONE_DAY).isoformat() if day > FIRST_DAY else None,
            next=(day + ONE_DAY).isoformat() if day < today else None,
            state="ready",
            puzzle=None,
        )
        puzzle = await self._making.find(day)
        if puzzle is None:
            info.state = self._making.make(day)
        else:
            language = language_or_english(request)
            info.puzzle = await asyncio.to_thread(puzzle_table, puzzle, language)
        return answer(info)

    async def attempt(self, request: Request) -> Response:
        """Whether a move is the best."""
        wish = await message_of(request, PuzzleTry, self._longest_request)
        puzzle = await self._made(request)
        place = puzzle.place_of(action_at(puzzle.game(), wish.action))
        language = language_or_english(request)
        return answer(await asyncio.to_thread(puzzle_verdict, puzzle, place, language))

    async def answer(self, request: Request) -> Response:
        """The best move and why, for whoever gives up."""
        puzzle = await self._made(request)
        language = language_or_english(request)
        return answer(await asyncio.to_thread(puzzle_answer, puzzle, language))

    async def _made(self, request: Request) -> Puzzle:
        puzzle = await self._making.find(self._day(request))
        if puzzle is None:
            raise RequestRefused(409, "puzzle-unmade", "this puzzle is not made yet")
        return puzzle

    def _day(self, request: Request) -> date:
        today, named = self._today(request.query_params), request.path_params["day"]
        try:
            return today if named == TODAY else read_day(named, today)
        except NoSuchDay as error:
            raise RequestRefused(404, "no-such-day", str(error)) from None

    def _today(self, query: QueryParams) -> date:
        return datetime.fromtimestamp(self._clock(), zone_of(query)).date()
