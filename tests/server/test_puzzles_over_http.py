"""Puzzles over HTTP: nothing hidden leaves before the answer, everything after it, and new ones are made beside the server."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from hanabi.core.codec import step_to_plain
from hanabi.review.puzzles import FIRST_DAY, Puzzle, Shelf
from hanabi.server.puzzle_making import PuzzleMaking
from leaks import SECRET_FIELD, check_hidden
from serving import Player, Server, asynchronous, players, serving

FOUND = Shelf().find(FIRST_DAY)
assert FOUND is not None
PUZZLE: Puzzle = FOUND
AT = f"/api/puzzles/{FIRST_DAY}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("puzzles"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


def sent(place: int) -> dict[str, Any]:
    """The move at this place, as a request."""
    view = PUZZLE.view
    return {"action": step_to_plain(view.rules, view.legal_actions[place])}


async def got(person: Player, path: str, **query: object) -> Any:
    answer = await person.get(path, **query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def check_untold(message: bytes) -> None:
    """Neither the deal nor the own cards nor the answer."""
    assert not SECRET_FIELD.search(message)
    assert str(PUZZLE.seed).encode() not in message
    for word in (b'"best"', b'"reasons"', b'"moments"', b'"why"'):
        assert word not in message


@asynchronous
async def test_before_the_answer_only_the_view_of_the_solver_is_told(server: Server) -> None:
    async with players(server, 1) as (person,):
        info = await got(person, AT, lang="en")
        worst = max(range(len(PUZZLE.judged)), key=lambda place: PUZZLE.judged[place].behind)
        verdict = (await person.post(f"{AT}?lang=en", sent(worst))).json()
        for message in person.received:
            check_untold(message)
        puzzle = info["puzzle"]
        assert info["state"] == "ready"
        assert puzzle["you"] == PUZZLE.seat
        check_hidden(puzzle["moment"]["view"], puzzle["moment"]["log"], PUZZLE.seat)
        assert len(puzzle["moment"]["view"]["legal_actions"]) == len(PUZZLE.judged)
        assert verdict["answer"] is None
        assert not verdict["right"]
        assert verdict["behind"] == PUZZLE.judged[worst].behind
        assert verdict["text"]


@asynchronous
async def test_whoever_is_right_is_told_everything_and_so_is_whoever_gives_up(
    server: Server,
) -> None:
    async with players(server, 1) as (person,):
        verdict = (await person.post(f"{AT}?lang=sv", sent(PUZZLE.best))).json()
        answer = await got(person, f"{AT}/answer", lang="sv")
        assert verdict["right"]
        assert verdict["answer"] == answer
        assert verdict["behind"] == 0
        assert [move["behind"] for move in answer["moves"]] == sorted(
            move.behind for move in PUZZLE.judged
        )
        assert answer["moves"][0]["action"] == sent(PUZZLE.best)["action"]
        assert sum(move["friend"] for move in answer["moves"]) == 1
        assert sum(move["steady"] for move in answer["moves"]) == 1
        line = PUZZLE.line(PUZZLE.best)
        assert len(answer["moments"]) == 1 + len(line)
        for moment in answer["moments"]:
            assert all(card["face"] for hand in moment["view"]["hands"] for card in hand)
            assert moment["view"]["seat"] == PUZZLE.seat
            assert moment["view"]["legal_actions"] == []
        game = PUZZLE.after(PUZZLE.best)
        assert answer["moments"][-1]["view"]["steps"] == len(game.steps)
        english = await got(person, f"{AT}/answer", lang="en")
        assert english["reasons"] != answer["reasons"]


@asynchronous
async def test_days_are_listed_from_today_back_to_the_first(server: Server) -> None:
    async with players(server, 1) as (person,):
        listed = await got(person, "/api/puzzles", lang="de")
        today = date.fromisoformat(listed["today"])
        days = [date.fromisoformat(one["day"]) for one in listed["days"]]
        assert days == [today - timedelta(days=i) for i in range(len(days))]
        assert listed["more"] == (days[-1] > FIRST_DAY)
        first = (FIRST_DAY - today).days // -30
        last = (await got(person, "/api/puzzles", page=first))["days"][-1]
        assert last["day"] == FIRST_DAY.isoformat()
        assert last["players"] == PUZZLE.players
        assert (await got(person, "/api/puzzles", page=999_999))["days"] == []
        edge = await got(person, AT)
        assert (edge["previous"], edge["next"] is None) == (None, today == FIRST_DAY)


@asynchronous
async def test_refusals_say_what_was_wrong(server: Server) -> None:
    async with players(server, 1) as (person,):
        later = (date.today() + timedelta(days=2)).isoformat()  # a day or two on
        for path in (later, "2000-01-01", "someday"):
            for answer in (
                await person.get(f"/api/puzzles/{path}"),
                await person.get(f"/api/puzzles/{path}/answer"),
                await person.post(f"/api/puzzles/{path}", sent(0)),
            ):
                assert answer.status_code == 404
                assert answer.json()["code"] == "no-such-day"
                assert answer.json()["reason"].startswith("day: ")
        for body, code in (
            ({}, "bad-request"),
            ({"action": {"do": "fly"}}, "bad-request"),
            ({"action": {"do": "play", "card": 0}}, "no-such-card"),
            ({"action": {"do": "sort", "order": [1]}}, "bad-request"),
            (sent(0) | {"seed": 1}, "bad-request"),
        ):
            answer = await person.post(AT, body)
            assert answer.status_code == 400
            assert answer.json()["code"] == code, answer.text
        assert (await person.get("/api/puzzles", zone="Nowhere")).status_code == 400
        assert (await person.get("/api/puzzles", page="-1")).status_code == 400


# New puzzles

NEW = date(2000, 1, 1)


def maker(tmp_path: Path, program: str) -> list[str]:
    """A program that stands for the one that makes puzzles; it is given the day."""
    file = tmp_path / "maker.py"
    file.write_text(
        f"import sys\nfrom pathlib import Path\nhere = Path({str(tmp_path)!r})\n{program}"
    )
    return [sys.executable, str(file)]


async def until_made(making: PuzzleMaking, day: date) -> Puzzle:
    while (puzzle := await making.find(day)) is None:
        assert making.make(day) == "making"
        await asyncio.sleep(0.01)
    return puzzle


@asynchronous
async def test_a_new_puzzle_is_made_once_and_one_after_the_other(tmp_path: Path) -> None:
    program = f"""
assert not (here / "busy").exists()
(here / "busy").touch()
puzzle = {PUZZLE.to_plain()!r}
puzzle["day"] = sys.argv[1]
import json, time
time.sleep(0.3)  # long enough for another to come in between, if it could
sys.stdout.write(json.dumps(puzzle))
with (here / "made").open("a") as made:
    made.write(sys.argv[1] + " ")
(here / "busy").unlink()
"""
    making = PuzzleMaking(Shelf(tmp_path / "shelf"), maker(tmp_path, program))
    days = [NEW + timedelta(days=number) for number in range(3)]
    for day in (*days, *days):
        assert making.make(day) == "making"
    found = [await until_made(making, day) for day in days]
    assert [puzzle.day for puzzle in found] == [day.isoformat() for day in days]
    assert sorted((tmp_path / "made").read_text().split()) == [puzzle.day for puzzle in found]
    assert Shelf(tmp_path / "shelf").find(NEW) == found[0]
    await making.close()


@asynchronous
async def test_a_puzzle_that_could_not_be_made_is_told_once_and_tried_again(tmp_path: Path) -> None:
    making = PuzzleMaking(Shelf(), maker(tmp_path, "print('no puzzle')"))
    assert making.make(NEW) == "making"
    while (state := making.make(NEW)) == "making":
        await asyncio.sleep(0.01)
    assert state == "failed"
    assert making.make(NEW) == "making"
    await making.close()


@asynchronous
async def test_closing_leaves_no_process_behind(tmp_path: Path) -> None:
    program = """
import os, time
(here / "pid").write_text(str(os.getpid()))
time.sleep(1000)
"""
    making = PuzzleMaking(Shelf(), maker(tmp_path, program))
    making.make(NEW)
    making.make(NEW + timedelta(days=1))
    while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
        await asyncio.sleep(0.01)
    pid = (tmp_path / "pid").read_text()
    await making.close()
    assert not Path(f"/proc/{pid}").exists()
