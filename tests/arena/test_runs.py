"""Runs that are interrupted, killed, gone on with or begun in the wrong place: nothing is lost or counted twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from arenas import brought_bots, findings, run, start, wait_for_results  # noqa: F401  # a fixture
from hanabi.arena import ArenaError, ArenaPlan, Run, make_plan
from hanabi.arena.engines import Alone, Processes
from hanabi.arena.plan import First
from hanabi.arena.report import ArenaReport
from hanabi.arena.results import JOURNAL, PLAN
from hanabi.arena.schedule import MOST_ATTEMPTS, Schedule
from hanabi.arena.work import Result, Work, play_work
from hanabi.bots import check
from hanabi.core import Record, Rules

GAMES = 30
PLANNED = ("dawdler", "steady+dawdler", "--players", "2", "3", "--games", str(GAMES))
"""Two teams at two tables, none of them compiled."""


def planned() -> ArenaPlan:
    return make_plan(["dawdler", "steady+dawdler"], players=[2, 3], games=GAMES)


@pytest.fixture
def undisturbed(brought_bots: None) -> dict[str, Any]:  # noqa: ARG001, F811
    """What the planned run finds when nothing happens to it."""
    played = Run(planned())
    played.play()
    return findings(ArenaReport(played, versus=True))


def finish(folder: Path) -> dict[str, Any]:
    """Go on with a run through the command, and what its report says."""
    code, out, err = run("--resume", str(folder), "--versus", "--json", "-", "--workers", "1")
    assert code == 0, err
    return findings(json.loads(out))


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path, undisturbed: dict[str, Any]) -> None:
    folder = tmp_path / "run"
    process = start(*PLANNED, "--out", str(folder), "--workers", "2", pause=0.001)
    wait_for_results(folder, 6, process)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    done = Run.resume(folder).sheet.done
    assert 0 < done < 4 * GAMES
    assert finish(folder) == undisturbed


def test_ctrl_c_keeps_what_is_done_and_says_how_to_go_on(
    tmp_path: Path, undisturbed: dict[str, Any]
) -> None:
    folder = tmp_path / "run"
    process = start(*PLANNED, "--out", str(folder), "--workers", "2", pause=0.001)
    wait_for_results(folder, 5, process)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: every process hears it
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (
        err.splitlines()[-1] == f"hanabi: interrupted; go on with: hanabi arena --resume {folder}"
    )
    assert "Traceback" not in err
    assert "Not finished: " in out
    done = Run.resume(folder).sheet.done
    assert 0 < done < 4 * GAMES
    assert finish(folder) == undisturbed


def test_a_line_cut_short_by_a_crash_is_played_again(tmp_path: Path) -> None:
    plan = make_plan(["steady"], players=[2], games=40)
    begun = Run.create(tmp_path, plan)
    begun.play()
    whole = findings(ArenaReport(begun))
    journal = tmp_path / JOURNAL
    journal.write_bytes(journal.read_bytes()[:-30])
    cut = Run.resume(tmp_path)
    assert cut.sheet.done < 40
    cut.play()
    assert findings(ArenaReport(Run.resume(tmp_path))) == whole


def test_work_done_twice_counts_once(tmp_path: Path) -> None:
    plan = make_plan(["random", "steady"], players=[2], games=50)
    begun = Run.create(tmp_path, plan)
    begun.play()
    once = findings(ArenaReport(begun))
    costs = [(standing.decisions, standing.cpu) for standing in begun.standings()]
    journal = tmp_path / JOURNAL
    overlapping = [play_work(Work(match, 20, 25)).to_plain() for match in plan.matches]
    with journal.open("a") as file:
        file.write(journal.read_text())
        file.writelines(json.dumps(entry) + "\n" for entry in overlapping)
    twice = Run.resume(tmp_path)
    assert twice.sheet.done == 100
    assert findings(ArenaReport(twice)) == once
    assert [(standing.decisions, standing.cpu) for standing in twice.standings()] == costs


def test_a_damaged_journal_is_refused_with_its_place(tmp_path: Path) -> None:
    begun = Run.create(tmp_path, make_plan(["steady"], players=[2], games=40))
    begun.play()
    journal = tmp_path / JOURNAL
    journal.write_text("{nonsense\n" + journal.read_text())
    with pytest.raises(ArenaError, match="line 1"):
        Run.resume(tmp_path)


def test_two_arenas_do_not_write_one_journal(tmp_path: Path) -> None:
    begun = Run.create(tmp_path, make_plan(["steady"], players=[2], games=5))
    assert begun.journal is not None
    begun.journal.begin()
    with pytest.raises(ArenaError, match="another arena is at work"):
        Run.resume(tmp_path).play()
    begun.journal.close()
    Run.resume(tmp_path).play()
    assert Run.resume(tmp_path).sheet.complete


# Folders that are refused


def test_a_folder_with_a_run_is_not_begun_again(tmp_path: Path) -> None:
    plan = make_plan(["steady"], players=[2], games=5)
    Run.create(tmp_path, plan)
    with pytest.raises(ArenaError, match="holds a run already; go on with --resume"):
        Run.create(tmp_path, plan)


def test_a_run_goes_on_only_with_the_same_wishes(tmp_path: Path) -> None:
    plan = make_plan(["steady"], players=[2], games=5)
    Run.create(tmp_path, plan, {"games": 5, "bots": ["steady"]})
    with pytest.raises(ArenaError, match=r"games: the run in .* has 5, not 6"):
        Run.resume(tmp_path, {"games": 6})
    with pytest.raises(ArenaError, match=r"players: the run in .* has none, not 2 3"):
        Run.resume(tmp_path, {"players": [2, 3]})
    assert Run.resume(tmp_path, {"games": 5}).plan == plan


def test_a_folder_without_a_run_or_with_another_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="holds no run"):
        Run.resume(tmp_path)
    for text in ("{", "[]", '{"format": "other"}'):
        (tmp_path / PLAN).write_text(text)
        with pytest.raises(ArenaError, match=PLAN):
            Run.resume(tmp_path)
    (tmp_path / PLAN).write_text('{"format": "hanabi-arena", "version": 99}')
    with pytest.raises(ArenaError, match="version 99"):
        Run.resume(tmp_path)


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ArenaError, match="Not a directory"):
        Run.create(tmp_path / "file" / "run", make_plan(["steady"], players=[2], games=5))


# Engines


@pytest.mark.usefixtures("brought_bots")
def test_a_bot_that_takes_its_process_down_fails_its_game_alone(tmp_path: Path) -> None:
    code, out, err = run(
        *("quitter", "--players", "2", "--games", "6", "--workers", "2", "--json", "-"),
        *("--out", str(tmp_path / "run")),
    )
    assert code == 0, err
    [result] = json.loads(out)["results"]
    assert (result["games"], result["failed"]) == (5, 1)
    [failure] = result["failures"]
    assert (failure["bot"], failure["seed"]) == ("quitter", 2)
    assert failure["error"] == f"its process died {MOST_ATTEMPTS} times in this game"


def test_a_worker_that_dies_idle_or_busy_is_replaced() -> None:
    plan = make_plan(["steady"], players=[2], games=200)
    alone, killed = Run(plan), Run(plan)
    alone.play()
    engine = Processes(2)
    victims = [worker.process for worker in engine._workers]

    def kill_once(_run: Run, _schedule: Schedule) -> None:
        while victims:
            victims.pop().kill()

    victims[0].kill()
    killed.play(engine, kill_once)
    assert findings(ArenaReport(killed)) == findings(ArenaReport(alone))


def test_pieces_fit_the_speed_of_the_bot_and_the_time_left_follows() -> None:
    plan = make_plan(["steady", "random"], players=[2], games=1000)
    schedule = Schedule(Run(plan).sheet, workers=2)
    first, second = schedule.next(), schedule.next()
    assert first is not None
    assert second is not None
    assert [first.games, second.games] == [1, 1]
    assert schedule.seconds_left() is None
    for work, seconds in ((first, 2.0), (second, 0.01)):
        result = play_work(work)
        result.wall = seconds
        schedule.finished(result)
    assert schedule.seconds_left() == pytest.approx(999 * 2.01 / 2)
    slow, fast = schedule.next(), schedule.next()
    assert slow is not None
    assert fast is not None
    assert (slow.match.key, slow.games) == ("steady cocktail 2", 1)
    assert (fast.match.key, fast.games) == ("random cocktail 2", 100)


def test_every_game_is_handed_out_once() -> None:
    plan = make_plan(["steady", "random"], players=[2, 3], games=77, seed=5, first=First.ROTATED)
    sheet = Run(plan).sheet
    schedule, engine = Schedule(sheet, workers=3), Alone()
    while (work := schedule.next()) is not None:
        assert work.first is First.ROTATED
        engine.submit(work)
        for _, result in engine.collect(0):
            assert isinstance(result, Result)
            assert sheet.enter(result) == work.games
            schedule.finished(result)
    assert sheet.complete
    assert schedule.seconds_left() == 0


# Records


@pytest.mark.parametrize("save", ["worst", "best"])
def test_saved_games_replay_to_their_score(tmp_path: Path, save: str) -> None:
    table = "show+black-powder+flamboyants"
    plan = make_plan(["steady+random"], [table], players=[3], games=150, first="rotated", save=save)
    saved = Run.create(tmp_path, plan)
    saved.play(Processes(2))
    [match] = saved.sheet.matches.values()
    ranked = sorted((tally, seed) for seed, tally in match.tallies() if tally is not None)
    if save == "best":
        ranked.sort(key=lambda game: (-game[0], game[1]))
    files = {int(path.stem): path for path in (tmp_path / "records").rglob("*.json")}
    assert set(files) == {seed for _, seed in ranked[:10]}
    for tally, seed in ranked[:10]:
        record = Record.loads(files[seed].read_bytes())
        assert record.seed == seed
        assert record.first == seed // 3 % 3
        assert record.players[seed % 3] == f"random {seed % 3 + 1}"
        assert record.header.place == "hanabi arena"
        assert record.header.players[seed % 3].bot == "random"
        assert record.header.players[(seed + 1) % 3].bot == "steady"
        assert all(player.kind == "bot" and player.version for player in record.header.players)
        outcome = record.replay().outcome
        assert outcome is not None
        assert outcome.tally == tally


@pytest.mark.usefixtures("brought_bots")
def test_all_games_can_be_saved_failed_ones_too(tmp_path: Path) -> None:
    saved = Run.create(tmp_path, make_plan(["stumbler"], players=[2], games=5, save="all"))
    saved.play()
    records = {
        int(path.stem): Record.loads(path.read_bytes())
        for path in tmp_path.rglob("records/*/*.json")
    }
    assert set(records) == set(range(5))
    scores = saved.standings()[0].scores
    for seed, record in records.items():
        outcome = record.replay().outcome
        assert (outcome.tally if outcome else None) == scores.get(seed)


@pytest.mark.usefixtures("brought_bots")
def test_games_of_a_bot_that_answers_with_numpy_s_numbers_are_saved(tmp_path: Path) -> None:
    assert check("numeric", tables=[(Rules(), 2)]).games == 1
    code, out, err = run(
        *("numeric", "--players", "2", "--games", "4", "--save", "all"),
        *("--out", str(tmp_path / "run")),
    )
    assert code == 0, err
    assert "FAILED" not in out
    paths = list(tmp_path.rglob("records/*/*.json"))
    assert len(paths) == 4
    assert all(Record.loads(path.read_bytes()).replay().outcome for path in paths)


def test_the_command_replays_a_saved_game(tmp_path: Path) -> None:
    saved = Run.create(tmp_path, make_plan(["steady"], players=[2], games=20, save="worst"))
    saved.play()
    path = next((tmp_path / "records").rglob("*.json"))
    done = subprocess.run(
        [sys.executable, "-m", "hanabi", "replay", str(path), "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (
        json.loads(done.stdout)["outcome"]["tally"]
        == dict(next(iter(saved.sheet.matches.values())).tallies())[int(path.stem)]
    )


def test_sessions_tell_when_the_code_changed(tmp_path: Path) -> None:
    begun = Run.create(tmp_path, make_plan(["steady"], players=[2], games=5))
    session = {"date": "2026-11-16T00:00:00", "command": "hanabi arena steady", "code": "a"}
    begun.play(session=session)
    assert not Run.resume(tmp_path).code_changed
    with (tmp_path / JOURNAL).open("a") as file:
        file.write(json.dumps({"session": {**session, "code": "b"}}) + "\n")
    changed = Run.resume(tmp_path)
    assert changed.code_changed
    assert any("changed between the sessions" in note for note in ArenaReport(changed).notes())
    assert changed.command == "hanabi arena steady"
