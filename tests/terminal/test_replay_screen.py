"""A replay on the full screen: any turn by keys, digits, the mouse and the log, from any seat, and nothing told too early."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from hanabi import Rearrange, Record, Seat
from hanabi.core.annotations import Annotation
from hanabi.core.motive import Motive
from hanabi.terminal.moments import Moments
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.log_list import LogList
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.replay import ReplayScreen
from hanabi.terminal.screens.turn_bar import TurnBar
from hanabi.words import Words
from make_golden import FOLDER
from piloting import LARGE, MIDDLE, SMALL, drive, needs_tmux, shown, until, window
from test_session import environment

GOLDEN = FOLDER / "cocktail.json"


def record_of(name: str = "cocktail") -> Record:
    return Record.loads((FOLDER / f"{name}.json").read_bytes())


def replay(record: Record, **options: Any) -> ReplayScreen:
    return ReplayScreen(record, Words("en", record.rules.vocabulary), Paint(), **options)


def at(pilot: Pilot[Any]) -> int:
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen.turn


def test_keys_go_through_the_turns_and_stop_at_both_ends() -> None:
    record = record_of()
    last = record.replay().turn

    async def script(pilot: Pilot[Any]) -> None:
        keys = (
            *(("right", 1), ("right", 2), ("left", 1), ("home", 0), ("left", 0)),
            *(("pagedown", 10), ("pageup", 0), ("end", last), ("right", last), ("left", last - 1)),
        )
        for key, turn in keys:
            await pilot.press(key)
            assert at(pilot) == turn, key

    drive(replay(record), script)


def test_typed_digits_are_a_turn() -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("2", "3")
        assert at(pilot) == 23
        await pilot.press("9")  # there is no turn 239: a new number begins
        assert at(pilot) == 9

    drive(replay(record_of()), script)


@pytest.mark.parametrize("name", ["cocktail", "show+black-powder+flamboyants"])
def test_the_board_is_that_of_the_turn_and_of_the_eyes(name: str) -> None:
    record = record_of(name)

    async def script(pilot: Pilot[Any]) -> None:
        board = pilot.app.screen.query_one(Board)
        await pilot.press("1", "2")
        assert board.picture is not None
        assert board.picture.view == record.replay(12).open_view()
        await pilot.press("e", "e")
        assert board.picture.view == record.replay(12).view(1)
        await pilot.press("E")
        assert board.picture.view == record.replay(12).view(0)
        await pilot.press("o")
        assert board.picture.view.seat is None

    drive(replay(record), script)


def test_a_press_on_a_name_shows_what_that_player_saw() -> None:
    async def script(pilot: Pilot[Any]) -> None:
        board = pilot.app.screen.query_one(Board)
        lines = shown(pilot).splitlines()
        row = next(number for number, line in enumerate(lines) if line.strip().startswith("Bo "))
        await pilot.click(board, offset=(4, row))
        await pilot.pause()
        assert board.picture is not None
        assert board.picture.view.seat == 1
        assert "View as: Bo" in shown(pilot)

    drive(replay(record_of()), script)


def test_the_bar_is_dragged_and_its_arrows_pressed() -> None:
    record = record_of()
    last = record.replay().turn

    async def script(pilot: Pilot[Any]) -> None:
        bar = pilot.app.screen.query_one(TurnBar)
        line = shown(pilot).splitlines()[-2]
        begins, ends = line.index("●"), line.rindex("─")
        await pilot.mouse_down(bar, offset=(begins, 0))
        await pilot.hover(bar, offset=((begins + ends) // 2, 0))
        assert abs(at(pilot) - last // 2) <= 1
        await pilot.hover(bar, offset=(ends, 0))
        await pilot.mouse_up(bar, offset=(ends, 0))
        assert at(pilot) == last
        await pilot.hover(bar, offset=(begins, 0))
        assert at(pilot) == last, "the button is up"
        await pilot.click(bar, offset=(line.index("◀ ", 4), 0))
        assert at(pilot) == last - 1
        await pilot.click(bar, offset=(1, 0))
        assert at(pilot) == 0

    drive(replay(record), script)


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_line_of_the_log_is_a_way_to_its_turn(size: tuple[int, int]) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("2", "0")
        await pilot.pause()
        log = pilot.app.screen.query_one(LogList)
        lines = shown(pilot).splitlines()
        row = next(i for i, line in enumerate(lines) if " 19 Ada tells" in line)
        await pilot.click(log, offset=(8, row - log.region.y))
        await pilot.pause()
        assert at(pilot) == 19

    drive(replay(record_of()), script, size)


def test_a_hidden_result_is_not_told_before_it_is_reached_or_asked_for() -> None:
    record = record_of()
    last = record.replay().turn

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("5")
        seen = shown(pilot)
        assert str(last) not in seen
        told = [int(line.split()[0]) for line in seen.splitlines() if line[:4].strip().isdigit()]
        assert max(told) == 5, "the log ends there"
        await pilot.press("left", "left", "end")
        assert at(pilot) == 5, "the end is where one has been"
        await pilot.press("s")
        await pilot.pause()
        assert f"/{last}" in shown(pilot)
        await pilot.press("end")
        assert at(pilot) == last

    drive(replay(record, hidden=True), script)


def test_reasons_and_notes_of_the_record_are_told() -> None:
    record = record_of()
    note = Annotation(4, note="A bold move", motive=Motive("search"))
    record = replace(record, annotations=(note,), notes=((), ("red or blue?",)))
    moments = Moments(record, Words("en", record.rules.vocabulary))
    told = {one.turn: one.why for one in moments.turns()}
    turn = 1 + sum(not isinstance(step, Rearrange) for step in record.steps[:4])
    assert told[turn][-1] == "A bold move"
    assert told[turn][0].startswith("I tried every move")
    assert list(moments.notes(moments.view(0))) == ["Bo on card 1 of Ada: red or blue?"]

    async def script(pilot: Pilot[Any]) -> None:
        assert "Bo on card 1 of Ada: red or blue?" in shown(pilot)
        await pilot.press(*str(turn))
        await pilot.pause()
        assert "A bold move" in " ".join(shown(pilot).split())

    drive(replay(record), script, MIDDLE)


def test_a_seat_is_told_what_it_saw_and_no_more() -> None:
    record = record_of()
    words = Words("en", record.rules.vocabulary)
    moments = Moments(record, words)
    own = [one.text for one in moments.turns(Seat(0)) if one.text.startswith("Ada plays")]
    assert own
    assert all(text.endswith("Ada draws a card.") for text in own if "draws" in text)


def test_it_keeps_its_place_when_the_window_changes() -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("2", "0")
        for size in (LARGE, (60, 20), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert at(pilot) == 20
            assert "20/57" in shown(pilot)

    drive(replay(record_of()), script)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = record_of()
    running = replace(record, steps=record.steps[:10], end=None)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
        await until(pilot, "the game is not over")

    drive(replay(running), script)


@needs_tmux
def test_it_opens_in_a_terminal_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hanabi", "replay", str(GOLDEN), "--seat", "Bo"]
    environ = {**environment(), "XDG_DATA_HOME": str(tmp_path)}
    with window(command, environ) as terminal:
        terminal.until("View as: Bo")
        terminal.press("1", "7")
        terminal.until("17/57")
        terminal.press("C-c")
        terminal.until("ended with 130")


@needs_tmux
def test_a_terminal_that_can_do_no_more_gets_lines() -> None:
    command = ["env", "TERM=dumb", sys.executable, "-m", "hanabi", "replay", str(GOLDEN)]
    with window(command, environment()) as terminal:
        terminal.until("0/57>")
        terminal.press("17", "Enter")
        terminal.until("17/57>")
