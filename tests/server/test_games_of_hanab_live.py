"""Games of hanab.live in and out over the API."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from asking import asking, refused
from hanabi import Game, Record, edition, house_rules
from hanabi.formats import hanab_live
from serving import Server, serving
from their_games import LAST_ROUND, LINK, UP_TO_THE_LAST_ROUND, their_game


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("games")) as running:
        yield running
        assert running.complaints() == ""


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with asking(server) as http:
        yield http


def uploaded(client: httpx.Client, game: object) -> str:
    answer = client.post("/api/records", json=game)
    assert answer.status_code == 201, answer.text
    game_id: str = answer.json()["id"]
    return game_id


def plain_record(rules: Any) -> Any:
    game = Game(rules, 2, seed=7)
    game.end()
    return json.loads(Record.of(game, ["Ada", "Bo"]).dumps())


def test_a_game_of_theirs_is_kept_with_its_notes(client: httpx.Client) -> None:
    plain = their_game("play 0", "vote") | {"notes": [["", "r3?"], []]}
    game_id = uploaded(client, plain)
    info = client.get(f"/api/games/{game_id}").json()
    assert info["players"] == ["Ada", "Bo"]
    assert info["notes"] == [["", "r3?"], []]
    kept = Record.loads(client.get(f"/api/games/{game_id}/record").content)
    assert kept == hanab_live.loads(json.dumps(plain))


def test_a_link_is_kept(client: httpx.Client) -> None:
    game_id = uploaded(client, {"link": LINK})
    kept = Record.loads(client.get(f"/api/games/{game_id}/record?as=record").content)
    assert kept == hanab_live.read_link(LINK)
    assert client.get(f"/api/games/{game_id}").json()["notes"] == []


def test_a_game_is_given_out_as_theirs_and_as_a_link(client: httpx.Client) -> None:
    game_id = uploaded(client, {"link": LINK})
    theirs = client.get(f"/api/games/{game_id}/record?as=hanab-live")
    assert theirs.headers["content-type"] == "application/json"
    assert f'filename="hanab-live-{game_id}.json"' in theirs.headers["content-disposition"]
    assert hanab_live.loads(theirs.content) == hanab_live.read_link(LINK)
    link = client.get(f"/api/games/{game_id}/record?as=link")
    assert link.headers["content-type"].startswith("text/plain")
    assert link.text == LINK


def test_a_game_without_counterpart_says_so(client: httpx.Client) -> None:
    game_id = uploaded(client, plain_record(edition("show", "flamboyants")))
    for kind in ("hanab-live", "link"):
        answer = client.get(f"/api/games/{game_id}/record?as={kind}")
        assert "bonus_tiles" in refused(answer, 400, "no-counterpart-tiles")
    more = house_rules(edition("cocktail"), hand_sizes=(6, 6, 5, 5))
    game_id = uploaded(client, plain_record(more))
    assert client.get(f"/api/games/{game_id}/record?as=hanab-live").status_code == 200
    answer = client.get(f"/api/games/{game_id}/record?as=link")
    assert "hand_sizes" in refused(answer, 400, "no-counterpart-hands")


def test_what_is_lost_there_is_said_beside_the_game(client: httpx.Client) -> None:
    lines = (*UP_TO_THE_LAST_ROUND, "rank 0 4", "play 15", "rank 0 1")
    game_id = uploaded(client, their_game(*lines, **LAST_ROUND) | {"notes": [["x"]]})
    lost = {"hanab-live": "rest=19", "link": "notes, rest=19", "record": None}
    for kind, header in lost.items():
        answer = client.get(f"/api/games/{game_id}/record?as={kind}")
        assert answer.headers.get("lost-there") == header
    game_id = uploaded(client, {"link": LINK})
    for kind in lost:
        answer = client.get(f"/api/games/{game_id}/record?as={kind}")
        assert "lost-there" not in answer.headers


def test_a_mark_before_the_text_does_not_matter(client: httpx.Client) -> None:
    for game in (their_game("play 0", "vote"), {"link": LINK}):
        text = json.dumps(game).encode("utf-8-sig")
        answer = client.post(
            "/api/records", content=text, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 201, answer.text


def test_only_three_kinds_are_given_out(client: httpx.Client) -> None:
    game_id = uploaded(client, {"link": LINK})
    answer = client.get(f"/api/games/{game_id}/record?as=chess")
    assert refused(answer, 400, "bad-request") == "as: 'chess' is none of: record, hanab-live, link"


@pytest.mark.parametrize(
    ("game", "code", "reason"),
    [
        ({"link": "hello"}, "bad-request", "link: cut short, or no link of hanab.live"),
        ({"link": 5}, "bad-request", "link: expected a text, not 5"),
        ({"link": LINK, "also": 1}, "bad-request", 'there is no field "also"'),
        ({"link": LINK.replace(",18", ",54")}, "variant-unspoken", "Duck (6 Suits) is not played"),
        ({"link": LINK.replace(",18", ",2130")}, "variant-inverted", "Orange (6 Suits) is not"),
        ({"link": LINK.replace(",18", ",4321")}, "bad-request", "has no counterpart here"),
        ({"link": LINK.replace("bj3a,", ",")}, "not-over", "end: this game is not over"),
        (their_game("play 0"), "not-over", "end: this game is not over"),
        (their_game("play 77"), "bad-request", "actions[0]: turn 1: that card is not in the hand"),
        ({"players": 3}, "bad-request", "'actions' is missing"),
        ([], "bad-request", "not a Hanabi record"),
    ],
)
def test_what_is_wrong_with_a_game_is_said(
    client: httpx.Client, game: object, code: str, reason: str
) -> None:
    assert reason in refused(client.post("/api/records", json=game), 400, code)
