"""Where one begins: every entry leads where it says, forms make the right commands, past games are listed."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from hanabi import Record, edition
from hanabi.core.annotations import Header
from hanabi.table import facts
from hanabi.table.settings import Settings
from hanabi.terminal.saved_games import GamesFolder, SavedGame
from hanabi.terminal.screens.choices import Choice
from hanabi.terminal.screens.join_form import JoinForm
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.past_list import PastList
from hanabi.terminal.screens.play_form import PlayForm
from hanabi.terminal.screens.replay import ReplayScreen
from hanabi.terminal.screens.rule_book import RuleBook
from hanabi.terminal.screens.start import Home, StartScreen
from hanabi.words import LANGUAGES, Words
from make_golden import FOLDER
from piloting import LARGE, SMALL, drive, needs_tmux, shown, until, window
from test_session import environment

GOLDEN = FOLDER / "cocktail.json"


def start(folder: Path, language: str = "en") -> StartScreen:
    home = Home(folder, "cocktail")
    return StartScreen(Words(language), Paint(), home)


def keep_past_game(folder: Path, name: str, began: str) -> Record:
    record = Record.loads(GOLDEN.read_bytes())
    record = replace(record, header=Header(began))
    (folder / "games").mkdir(parents=True, exist_ok=True)
    (folder / "games" / f"{name}.json").write_text(record.dumps(), encoding="utf-8")
    return record


def keep_unfinished_game(folder: Path) -> None:
    rules = edition("cocktail")
    opened = facts.Opened("", Settings(seats=3), rules)
    dealt = facts.Dealt(0, 5, ("Ada", "Bo", "Cy"), (None, "friend", "friend"))
    games = GamesFolder(folder / "games")
    games.save(games.folder / "2026-11-19-120000.running.json", SavedGame((opened, dealt), "en"))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_list_has_what_there_is_to_do_and_fits(language: str, tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        lines, words = shown(pilot).splitlines(), Words(language)
        for message in ("page-play-now", "page-join", "page-learn", "page-puzzle-of-day"):
            assert any(words(message) in line for line in lines), message
        assert not any("…" in line for line in lines), "cut off"

    drive(start(tmp_path, language), script)


@pytest.mark.parametrize(
    ("number", "command"), [("3", ("lesson",)), ("4", ("puzzle",)), ("7", None), ("q", None)]
)
def test_a_number_does_what_stands_beside_it(
    number: str, command: tuple[str, ...] | None, tmp_path: Path
) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press(number)

    assert drive(start(tmp_path), script).return_value == command


def test_a_game_that_was_left_is_the_first_thing_to_go_on_with(tmp_path: Path) -> None:
    keep_unfinished_game(tmp_path)

    async def script(pilot: Pilot[Any]) -> None:
        assert "Turn 1, with Ada, Bo and Cy" in shown(pilot)
        await pilot.press("enter")

    assert drive(start(tmp_path), script).return_value == ("play", "--resume")


@pytest.mark.parametrize(("number", "screen"), [("1", PlayForm), ("2", JoinForm), ("6", RuleBook)])
def test_one_comes_back_from_every_deeper_screen(number: str, screen: type, tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press(number)
        await pilot.pause()
        assert isinstance(pilot.app.screen, screen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(pilot.app.screen, StartScreen)

    drive(start(tmp_path), script)


def test_the_mouse_opens_what_it_presses(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.click("#menu", offset=(10, 5))
        await pilot.pause()
        assert isinstance(pilot.app.screen, RuleBook)

    drive(start(tmp_path), script)


# A new game


def test_the_form_makes_the_command_that_begins_the_game(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1", *["right"] * 4)  # the fifth edition
        await pilot.pause()
        await pilot.press("down", "down", "right")
        row = pilot.app.focused
        assert isinstance(row, Choice)
        assert row.id == "add-on-colour-avalanche"
        await pilot.press(*["down"] * 3)
        assert pilot.app.focused is not None
        assert pilot.app.focused.id == "players"
        await pilot.press("right", "enter")

    command = drive(start(tmp_path), script).return_value
    assert command is not None
    assert command[:4] == ("play", "--edition", "show+colour-avalanche", "--seats")
    assert command[4].split(",")[1:] == ["friend"] * 3


def test_an_add_on_puts_those_out_that_cannot_be_played_with_it(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press(
            "1", *["right"] * 3
        )  # deluxe: the first three variants exclude each other
        await pilot.pause()
        await pilot.press("down", "right", "down", "right")
        await pilot.pause()
        rows = {row.id: row.value.key for row in pilot.app.screen.query(Choice)}
        assert rows["add-on-variant-1"] == "off"
        assert rows["add-on-variant-2"] == "on"

    drive(start(tmp_path), script)


def test_people_at_one_keyboard_type_their_names(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await pilot.pause()
        pilot.app.screen.query_one("#mates", Choice).focus()
        await pilot.press("left")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = "Ada, steady ,Cy"
        await pilot.press("enter")

    command = drive(start(tmp_path), script).return_value
    assert command is not None
    assert command[-1] == "person:Ada,person:steady,person:Cy"


def test_what_cannot_be_played_is_said_and_not_begun(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("1")
        await pilot.pause()
        pilot.app.screen.query_one("#mates", Choice).focus()
        await pilot.press("left")
        await pilot.pause()
        pilot.app.screen.query_one(Input).value = "Ada"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PlayForm)
        assert "2" in shown(pilot)

    assert drive(start(tmp_path), script).return_value is None


def test_a_link_is_joined_or_watched(tmp_path: Path) -> None:
    for key, command in (("enter", "join"), ("ctrl+o", "watch")):

        async def script(pilot: Pilot[Any], key: str = key) -> None:
            await pilot.press("2")
            await pilot.pause()
            pilot.app.screen.query_one(Input).value = " http://there/t/"
            await pilot.press(*"q1 ", key)

        left = drive(start(tmp_path), script).return_value
        assert left == (command, "http://there/t/q1")


# Rules and past games


def test_the_rules_of_every_edition_can_be_read(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("6")
        await pilot.pause()
        titles = set()
        for _ in range(5):
            title = next(line for line in shown(pilot).splitlines() if "Hanabi rules:" in line)
            titles.add(title)
            await pilot.press("right")
            await pilot.pause()
        assert len(titles) == 5
        before = shown(pilot)
        await pilot.press("pagedown")
        await pilot.pause()
        assert shown(pilot) != before

    drive(start(tmp_path), script)


def test_past_games_are_listed_the_newest_first_and_lead_to_their_replays(tmp_path: Path) -> None:
    keep_past_game(tmp_path, "2026-01-02-030405", "2026-01-02T03:04:05+00:00")
    keep_past_game(tmp_path, "2026-11-19-184000", "2026-11-19T18:40:00+00:00")
    (tmp_path / "games" / "2026-12-24-000000.json").write_text("{", encoding="utf-8")
    keep_unfinished_game(tmp_path)

    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("6")
        seen = await until(pilot, "2026-01-02 03:04")
        rows = [line.strip() for line in seen.splitlines() if "25/25" in line]
        assert [row[:16] for row in rows] == ["2026-11-19 18:40", "2026-01-02 03:04"]
        assert pilot.app.screen.query_one(OptionList).option_count == 2
        await pilot.press("s")
        await pilot.pause()
        assert "25/25" not in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(pilot.app.screen, ReplayScreen)
        assert "Show result" in shown(pilot), "hidden there, too"
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(pilot.app.screen, PastList)

    drive(start(tmp_path), script)


def test_without_games_it_says_so(tmp_path: Path) -> None:
    async def script(pilot: Pilot[Any]) -> None:
        await pilot.press("5")
        await until(pilot, "No games found.")

    drive(start(tmp_path), script)


# In a real terminal


@needs_tmux
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_hanabi_alone_opens_it_and_comes_back_to_it(size: tuple[int, int], tmp_path: Path) -> None:
    keep_past_game(tmp_path / "hanabi", "2026-11-19-184000", "2026-11-19T18:40:00+00:00")
    environ = {**environment(), "XDG_DATA_HOME": str(tmp_path)}
    with window([sys.executable, "-m", "hanabi"], environ, size) as terminal:
        terminal.until("Past games")
        terminal.press("5")
        terminal.until("2026-11-19 18:40")
        terminal.press("Enter")
        terminal.until("0/57")
        terminal.press("End")
        terminal.until("57/57")
        terminal.press("q")
        terminal.until("2026-11-19 18:40")
        terminal.press("q")
        terminal.until("Puzzle of the day")
        terminal.press("3")
        terminal.until("7 scenes")
        terminal.press("q")
        terminal.until("Puzzle of the day")
        terminal.press("q")
        terminal.until("ended with 0")
