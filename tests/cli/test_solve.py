"""`hanabi solve`: verdicts on deals and records, in words and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from test_cli import run

from hanabi import Game, Record, edition
from hanabi.review import Winnable, count_turns
from hanabi.review.verdict_json import verdict_from_plain


@pytest.fixture
def given_away(tmp_path: Path) -> Path:
    """A game that could be won until somebody discarded a 5 in turn 3."""
    for seed in range(100):
        game = Game(edition("cocktail"), ["Ada", "Bo"], seed)
        fives = [card for card in game.hands[0] if game.face(card).value == 5]
        if fives:
            break
    game.act(f"clue Bo {game.face(game.hands[1][0]).value}")
    game.act("clue Ada 5")
    game.act(f"discard #{fives[0]}")
    path = tmp_path / "game.json"
    path.write_text(Record.of(game).dumps(), encoding="utf-8")
    return path


def test_a_deal_is_won_by_the_line_that_is_printed() -> None:
    code, out, err = run("solve", "--players", "3", "--seed", "7", "--line")
    assert (code, err) == (0, "")
    first, *moves = out.splitlines()
    assert first == "25 points can be reached."
    game = Game(edition("cocktail"), 3, 7)
    for move in moves:
        game.act(move.partition(": ")[2])
    assert game.outcome is not None
    assert game.outcome.score == 25


def test_json_has_the_line() -> None:
    told = json.loads(run("solve", "--edition", "show+black-powder", "--score", "20", "--json")[1])
    assert (told["verdict"], told["score"]) == ("winnable", 20)
    game = Game(edition("show+black-powder"), 2, 0)
    verdict = verdict_from_plain(game.rules, 2, told)
    assert isinstance(verdict, Winnable)
    for step in verdict.line:
        game.take(step)
    assert game.outcome is not None
    assert game.outcome.score >= 20


def test_the_move_that_gave_it_away_is_told(given_away: Path) -> None:
    code, out, _ = run("solve", str(given_away), "--turns")
    assert code == 0
    deal, lost, move = out.splitlines()
    assert deal == "The deal: 25 points can be reached."
    assert lost.startswith("After turn 3: 25 points cannot be reached: every ")
    assert move.startswith("Given away in turn 3 by Ada: discard ")
    told = json.loads(run("solve", str(given_away), "--turns", "--json")[1])
    kinds = [entry["verdict"] for entry in told["turns"]]
    assert told["lost_at"] == 3
    assert kinds == ["winnable"] * 3 + ["unwinnable"]
    assert len(kinds) == count_turns(Record.loads(given_away.read_text(encoding="utf-8"))) + 1


def test_verdicts_are_told_in_the_language_that_is_asked_for(given_away: Path) -> None:
    deal, lost, move = run("solve", str(given_away), "--turns", "--lang", "fr")[1].splitlines()
    assert deal == "Au départ\u00a0: 25 points sont accessibles."
    assert lost.startswith(
        "Après le tour 3\u00a0: 25 points sont hors d’atteinte\u00a0: il n’y a plus de 5 "
    )
    assert move.startswith("Perdue au tour 3 par Ada\u00a0: discard ")


def test_a_moment_is_asked_about_by_its_turn(given_away: Path) -> None:
    assert run("solve", str(given_away), "--turn", "2")[1] == "25 points can be reached.\n"
    told = json.loads(run("solve", str(given_away), "--turn", "3", "--json")[1])
    assert (told["verdict"], told["cause"]) == ("unwinnable", "lost-card")
    assert told["card"].endswith(" 5")


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("--score", "26"), "score: 26"),
        (("--turn", "5"), "turn: there is no turn 5"),
        (("--turns", "--turn", "0"), "turn: --turns"),
        (("--seconds", "0"), "seconds: 0"),
        (("--players", "9"), "players: 9"),
        (("nowhere.json",), "nowhere.json"),
    ],
)
def test_what_cannot_be_asked_is_one_line(arguments: tuple[str, ...], reason: str) -> None:
    code, out, err = run("solve", *arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"hanabi: {reason}")
    assert err.count("\n") == 1
