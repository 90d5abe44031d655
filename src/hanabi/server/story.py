"""The story of a finished game: `GET /api/games/ID/story`."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from hanabi.core import Game
from hanabi.core.story import Kind, StoryMoment, story_of
from hanabi.server.client import words_for
from hanabi.server.fold_process import Unreadable, stored_record
from hanabi.server.folding import Folding
from hanabi.server.people import People
from hanabi.server.responses import RequestRefused, answer, language_or_english
from hanabi.server.store import Store
from hanabi.server.story_messages import StoryInfo, StoryLine, StoryPlayer
from hanabi.words import Words
from hanabi.words.story import StoryTeller


class StoryRoutes:
    """The route to stories."""

    def __init__(self, store: Store, people: People, folding: Folding) -> None:
        self._store, self._people, self._folding = store, people, folding

    async def story(self, request: Request) -> Response:
        text = await self._store.record_of(request.path_params["id"])
        if text is None:
            raise RequestRefused(404, "no-such-game", "no finished game has this id")
        language = language_or_english(request)
        payer = await self._people.payer_of(request)
        try:
            told = await self._folding.do(payer, story_told, text, language)
        except Unreadable as error:
            raise self._store.damaged("game", request.path_params["id"], error) from None
        return answer(told)


def story_told(text: str, language: str) -> StoryInfo:
    """The story of the game in a stored record, which may be a long one."""
    record = stored_record(text)
    words = words_for(language, record.rules.vocabulary)
    return story_info(record.replay(), record.players, words)


def story_info(game: Game, names: tuple[str, ...], words: Words) -> StoryInfo:
    """The story of a game, in words."""
    story, teller = story_of(game), StoryTeller(words, game.rules, game.events, names)

    def lines(moments: tuple[StoryMoment, ...]) -> list[StoryLine]:
        return [
            StoryLine(one.turn, one.kind.value, one.points, teller.moment(one)) for one in moments
        ]

    return StoryInfo(
        maximum=story.maximum,
        tally=story.tally,
        lost=story.lost,
        unplayed=story.unplayed,
        sums=teller.sums(story),
        moments=lines(story.moments),
        losses=lines(story.losses),
        tiles=lines(story.tiles),
        clues=[
            StoryLine(one.turn, Kind.CLUE.value, len(one.placed), teller.clue(one))
            for one in story.clues
            if one.placed
        ],
        players=[StoryPlayer(name, *one) for name, one in zip(names, story.players, strict=True)],
    )
