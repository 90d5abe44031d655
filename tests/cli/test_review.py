"""`hanabi review`: in a table, in sentences, as JSON and as a page; stopped; and refused in one line."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pexpect
import pytest
from test_cli import run

from hanabi import Record
from hanabi.bots import make_bot
from hanabi.formats import hanab_live
from hanabi.review import GameReview, Label, loads_review
from hanabi.words import LANGUAGES
from make_golden import FOLDER
from small_decks import SMALL, small_game
from their_games import LINK, their_game

LONG = FOLDER / "cocktail.json"
PATIENCE = 240
"""Seconds until something that should happen has not."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("review")


@pytest.fixture(scope="module")
def record(folder: Path) -> Record:
    """A short game, whose record is of version 1."""
    game = small_game(SMALL["short"], 2, 3)
    game.play_out([make_bot("friend") for _ in range(2)])
    record = Record.of(game, ["Ada", "Bo"])
    (folder / "game.json").write_text(record.dumps(), encoding="utf-8")
    return record


@pytest.fixture(scope="module")
def game(folder: Path, record: Record) -> str:
    assert json.loads(record.dumps())["version"] == 1
    return str(folder / "game.json")


@pytest.fixture(scope="module")
def kept(folder: Path, game: str) -> str:
    """The file of a review of it that is complete."""
    code, out, err = run("review", game, "--effort", "quick", "--json")
    assert (code, err) == (0, "")
    (folder / "review.json").write_text(out, encoding="utf-8")
    return str(folder / "review.json")


@pytest.fixture(scope="module")
def review(record: Record, kept: str) -> GameReview:
    return loads_review(record, Path(kept).read_bytes())


def test_json_is_a_complete_review(record: Record, review: GameReview) -> None:
    assert review.complete
    assert [move and move.action for move in review.moves] == list(record.steps)


def test_the_table_has_a_row_for_every_move_and_what_was_better(
    game: str, kept: str, review: GameReview
) -> None:
    code, out, err = run("review", game, "--read", kept)
    assert (code, err) == (0, "")
    rows = re.findall(r"^ +(\d+)  (?:Ada|Bo) ", out, re.MULTILINE)
    assert rows == [str(move.turn) for move in review.moves if move]
    worse = [
        move
        for move in review.moves
        if move and move.best != move.action and move.label is not Label.GOOD
    ]
    assert worse
    beneath = re.findall(r"^ {6}better: .{50,}", out, re.MULTILINE)
    assert len(beneath) == out.count("better: ") == len(worse), "as wide as the screen"
    assert re.search(r"^Expected score: [▁▂▃▄▅▆▇█]{22} \d", out, re.MULTILINE)
    assert "from 1.50 points, or 50" in " ".join(out.split())
    assert "Last copies lost" in out


def test_plain_is_a_line_of_sentences_for_every_move(
    game: str, kept: str, review: GameReview
) -> None:
    out = run("review", game, "--read", kept, "--plain")[1]
    lines = [line for line in out.splitlines() if re.match(r"Turn \d+, (Ada|Bo): .*Promised", line)]
    assert len(lines) == len(review.moves)
    assert not set(out) & set("▁▂▃▄▅▆▇█\x1b")


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_it_speaks_every_language(game: str, kept: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    arguments = ("review", game, "--read", kept, "--lang", language, "--html", str(page))
    code, out, err = run(*arguments)
    assert (code, err) == (0, "")
    assert f'<html lang="{language}">' in page.read_text(encoding="utf-8")
    decimal = re.search(r"−\d(.)\d", out)
    assert decimal is not None
    assert decimal[1] == ("." if language == "en" else ",")


def test_one_turn_is_told_whole(game: str, kept: str, review: GameReview) -> None:
    worst = max((move for move in review.moves if move), key=lambda move: move.loss)
    out = run("review", game, "--read", kept, "--turn", str(worst.turn))[1]
    assert out.startswith(f"Turn {worst.turn}, ")
    for head in ("What else could be done", "What would have followed", " knew"):
        assert head in out
    assert len(re.findall(r" ±\d", out)) == 2 * len(worst.options)


def test_nothing_is_told_of_what_comes_after_the_turn_that_is_named(game: str) -> None:
    code, out, _ = run("review", game, "--effort", "quick", "--until", "3")
    assert code == 0
    assert "Only the game up to turn 3 is told here." in out
    assert re.findall(r"^ +(\d+)  (?:Ada|Bo) ", out, re.MULTILINE) == ["1", "2", "3"]
    assert "Last copies lost" not in out
    assert "open, this deal could" not in out


def test_lines_of_json_tell_how_it_grows(game: str) -> None:
    out = run("review", game, "--effort", "quick", "--until", "2", "--json-lines")[1]
    told = [json.loads(line) for line in out.splitlines()]
    assert [one["complete"] for one in told] == [False] * (len(told) - 1) + [True]
    assert len(told) > 1
    assert len(told[-1]["moves"]) == 2


@pytest.mark.parametrize("source", ["hanab.live file", "hanab.live link", "standard input"])
def test_games_come_from_wherever_they_were_played(source: str, tmp_path: Path) -> None:
    theirs = json.dumps(their_game("play 0", "vote"))
    path = tmp_path / "theirs.json"
    path.write_text(theirs, encoding="utf-8")
    given, text, expected = {
        "hanab.live file": (str(path), "", hanab_live.loads(theirs)),
        "hanab.live link": (LINK, "", hanab_live.read_link(LINK)),
        "standard input": ("-", theirs, hanab_live.loads(theirs)),
    }[source]
    code, out, _ = run("review", given, "--effort", "quick", "--json", text=text)
    assert code == 0
    found = loads_review(expected, out)
    assert found.complete
    assert all(found.moves)


class _Page(HTMLParser):
    """What a page refers to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: Counter[str] = Counter()
        self.tags: Counter[str] = Counter()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        for name, value in attrs:
            if name in {"href", "src"}:
                self.links.append(value or "")
            if name == "id":
                self.anchors[value or ""] += 1


def test_the_report_is_one_file_that_needs_nothing_else(
    game: str, kept: str, review: GameReview, tmp_path: Path
) -> None:
    path = tmp_path / "report.html"
    assert run("review", game, "--read", kept, "--html", str(path))[0] == 0
    text = path.read_text(encoding="utf-8")
    page = _Page(text)
    assert not re.search(r"https?:|@import|url\(", text)
    assert page.tags["script"] == 0
    assert page.tags["details"] == len(review.moves)
    assert page.tags["svg"] == 1
    assert set(page.anchors.values()) == {1}
    inner = [link for link in page.links if link != "data:,"]
    assert {link[0] for link in inner} == {"#"}
    assert {link[1:] for link in inner} <= set(page.anchors)
    assert len(re.findall('class="turning"', text)) == len(review.turning_points) > 0


def test_names_are_text_on_the_page(record: Record, kept: str, tmp_path: Path) -> None:
    plain = json.loads(record.dumps())
    plain["players"] = ["<b>Ada", 'Bo"&']
    path, page = tmp_path / "game.json", tmp_path / "page.html"
    path.write_text(json.dumps(plain), encoding="utf-8")
    assert run("review", str(path), "--read", kept, "--html", str(page))[0] == 0
    text = page.read_text(encoding="utf-8")
    assert "<b>Ada" not in text
    assert "&lt;b&gt;Ada" in text


def _running(tmp_path: Path, record: Record) -> str:
    plain: dict[str, Any] = json.loads(record.dumps())
    plain["actions"], plain["end"] = plain["actions"][:3], None
    path = tmp_path / "running.json"
    path.write_text(json.dumps(plain), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("RUNNING",), "the game is not over"),
        (("RUNNING", "--until", "1"), "the game is not over"),
        (("nowhere.json",), "nowhere.json: No such file"),
        (("GAME", "--seed", "-1"), "seed: -1"),
        (("GAME", "--effort", "little"), "--effort"),
        (("GAME", "--until", "99"), "turn: there is no turn 99"),
        (("GAME", "--read", "GAME"), "not a review"),
        (("GAME", "--read", "KEPT", "--turn", "99"), "turn: turn 99 is not in the review"),
        (("GAME", "--read", "KEPT", "--html", "FOLDER"), "Is a directory"),
        (("GAME", "--read", "KEPT", "--lang", "xx"), "no words exist in 'xx'"),
    ],
)
def test_what_is_wrong_is_one_line_and_exit_code_two(
    arguments: tuple[str, ...], reason: str, record: Record, game: str, kept: str, tmp_path: Path
) -> None:
    files = {"GAME": game, "KEPT": kept, "FOLDER": str(tmp_path)}
    files["RUNNING"] = _running(tmp_path, record)
    code, out, err = run("review", *(files.get(word, word) for word in arguments))
    assert (code, out) == (2, "")
    assert reason in err
    assert err.startswith("hanabi: ")
    assert err.count("\n") == 1


def test_ctrl_c_prints_what_is_known_by_then(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    child = pexpect.spawn(
        sys.executable,
        ["-m", "hanabi", "review", str(LONG), "--effort", "deep", "--html", str(page)],
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(24, 80),
    )
    child.expect("Expected score")  # the table grows above it
    child.sendintr()
    child.expect("Stopped at .*% ?: this is what was known by then")
    child.expect("How moves are judged")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Stopped at" in page.read_text(encoding="utf-8")
