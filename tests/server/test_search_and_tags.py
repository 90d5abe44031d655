"""Searching past games, and the tags by which people find them again: what is found, and by whom."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from asking import refused, valid
from finished_games import Finished, keep
from hanabi.server.store import Store
from hanabi.server.tags import MOST_ON_A_GAME
from serving import Player, Server, asynchronous, players, serving
from test_profile import introduced, root_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("search"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


def at(day: int, hour: int = 12) -> float:
    return datetime(2026, 3, day, hour, tzinfo=UTC).timestamp()


async def found(person: Player, **query: Any) -> list[str]:
    answer = await person.http.get("/api/games", params=query)
    assert answer.status_code == 200, answer.text
    return sorted(game["id"] for game in valid("PastGames", answer.json())["games"])


async def tag(person: Player, game: str, **wish: list[str]) -> list[str]:
    answer = await person.post(f"/api/games/{game}/tags", wish)
    assert answer.status_code == 200, answer.text
    tags: list[str] = valid("GameTags", answer.json())["tags"]
    return tags


@asynchronous
async def test_every_part_of_a_search_narrows_it(server: Server) -> None:
    async with players(server, 2) as (ann, eve):
        await introduced(ann, "Ann")
        key = root_of(ann)
        store = Store(server.db)
        await keep(
            store,
            Finished("a", ["Ann", "Bo"], {0: key}, ended=at(1), seed=0),
            Finished("b", ["Ann", "Åsa", "Bo"], {0: key}, "show", ("black-powder",), ended=at(2)),
            Finished("c", ["Zoe", "Bo"], {}, "show", ended=at(3, 23), skill=0.2, seed=2),
            Finished("d", ["Ann", "Bo"], {0: key}, ended=at(4), public=False, stopped=True),
        )
        store.close()
        assert await found(ann) == ["a", "b", "c", "d"]
        assert await found(eve) == ["a", "b", "c"]
        assert await found(ann, mine="true") == ["a", "b", "d"]
        assert await found(ann, name=["ann", "bo"], players=2) == ["a", "d"]
        assert await found(ann, name="åS") == ["b"]
        assert await found(ann, name='"') == []
        assert await found(ann, edition="show") == ["b", "c"]
        assert await found(ann, add_on="black-powder") == ["b"]
        assert await found(ann, add_on="house") == []
        assert await found(ann, reason="strikes") == ["c"]
        assert await found(ann, most=0) == ["c", "d"]
        assert "c" not in await found(ann, least=1, most=30)
        everything = (await ann.get("/api/games")).json()["games"]
        perfect = sorted(game["id"] for game in everything if game["score"] == game["maximum"])
        assert await found(ann, perfect="true") == perfect != []
        assert await found(ann, since="2026-03-02", until="2026-03-03") == ["b", "c"]
        assert await found(ann, since="2026-03-04", zone="Europe/Stockholm") == ["c", "d"]


@pytest.mark.parametrize(
    ("query", "reason"),
    [
        ({"edition": "chess"}, "edition: 'chess' is none of: cocktail"),
        ({"add_on": "x"}, "add_on"),
        ({"reason": "boredom"}, "reason"),
        ({"players": "7"}, "players: 7 is not between"),
        ({"least": "-1"}, "least"),
        ({"least": "9", "most": "3"}, "most: 3 is less than least"),
        ({"perfect": "yes"}, "perfect"),
        ({"since": "1st of May"}, "since"),
        ({"since": "2026-02-03", "until": "2026-02-01"}, "until"),
        ({"until": "0001-01-01"}, "until"),
        ({"until": "9999-12-31"}, "until"),
        ({"name": "x" * 41}, "name"),
        ({"name": list("abcdefg")}, "name"),
        ({"tag": "\n"}, None),
        ({"tag": "a\x07b"}, "tag"),
        ({"zone": "../etc/passwd"}, "zone"),
        ({"page": "x"}, "page"),
    ],
)
@asynchronous
async def test_what_cannot_be_searched_for_is_refused_by_name(
    server: Server, query: dict[str, Any], reason: str | None
) -> None:
    async with players(server, 1) as (eve,):
        answer = await eve.http.get("/api/games", params=query)
        if reason is None:
            assert answer.status_code == 200
        else:
            assert reason in refused(answer, 400, "bad-request")


@asynchronous
async def test_tags_are_for_their_writer_alone(server: Server) -> None:
    async with players(server, 2) as (ann, eve):
        await introduced(ann, "Ann")
        store = Store(server.db)
        public = Finished("t1", ["Bo", "Cleo"], {}, ended=at(5))
        hidden = Finished("t2", ["Bo", "Cleo"], {}, ended=at(6), public=False)
        await keep(store, public, hidden)
        store.close()
        assert await tag(ann, "t1", add=["to  discuss", "beginner table"]) == [
            "beginner table",
            "to discuss",
        ]
        assert await tag(ann, "t2", add=["to discuss"]) == ["to discuss"]
        assert await tag(ann, "t1", remove=["beginner table", "never there"]) == ["to discuss"]
        assert (await ann.get("/api/games/t1/tags")).json() == {"tags": ["to discuss"]}
        assert (await ann.get("/api/me/tags")).json() == {
            "tags": [{"tag": "to discuss", "games": 2}]
        }
        assert await found(ann, tag="to discuss") == ["t1", "t2"], (
            "whoever tags it knew its address"
        )
        listed = (await ann.get("/api/games", tag="to discuss")).json()["games"]
        assert [game["tags"] for game in listed] == [["to discuss"]] * 2
        assert await found(eve, tag="to discuss") == []
        assert "t2" not in await found(eve)
        assert "to discuss" not in (await eve.get("/api/games")).text
        assert (await eve.get("/api/me/tags")).json() == {"tags": []}

        assert "hanabi" not in eve.http.cookies
        await tag(eve, "t1", add=["mine"])
        assert (await eve.get("/api/games/t1/tags")).json() == {"tags": ["mine"]}, "by a new cookie"
        assert (await ann.get("/api/games/t1/tags")).json() == {"tags": ["to discuss"]}

        too_many = [f"tag {n}" for n in range(MOST_ON_A_GAME)]
        answer = await ann.post("/api/games/t1/tags", {"add": too_many})
        refused(answer, 409, "too-many-tags")
        assert await tag(ann, "t1") == ["to discuss"], "nothing changed"
        refused(await ann.post("/api/games/nothing/tags", {"add": ["x"]}), 404, "no-such-game")
        bad: dict[str, Any]
        for bad in ({"add": [""]}, {"add": ["x" * 41]}, {"add": [" "]}, {"add": "x"}, {"put": []}):
            refused(await ann.post("/api/games/t1/tags", bad), 400, "bad-request")
