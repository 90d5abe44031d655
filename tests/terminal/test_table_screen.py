"""The table on the whole screen, driven by keys and mouse without a terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from hanabi import Discard, GiveClue, Play, Record, Refusal, ValueClue, edition, house_rules
from hanabi.core import Seat
from hanabi.terminal.own_game import OwnGame
from hanabi.terminal.saved_games import GamesFolder, SavedGame
from hanabi.terminal.screens.board import Board
from hanabi.terminal.screens.board_art import BoardArt, OnCard, OnName
from hanabi.terminal.screens.canvas import Region
from hanabi.terminal.screens.paint import Paint
from hanabi.terminal.screens.table_view import Ended
from hanabi.words import LANGUAGES, Words
from own_tables import app_of, drive, own_game, press, settled, text_of

WORDS = Words("en")


def saved_steps(folder: Path) -> list[str]:
    """What is on disk of the running game."""
    (path,) = folder.glob("*.running.json")
    facts = json.loads(path.read_bytes())["facts"]
    return [fact["step"]["do"] for fact in facts if fact["type"] == "stepped"]


def where(pilot: Pilot[Ended], seat: int, place: int) -> tuple[int, int]:
    """A cell of a card on the board."""
    board = pilot.app.screen.query_one(Board)
    assert board.picture is not None
    card = board.picture.view.hands[seat][place - 1].id
    region = region_of(board, OnCard(Seat(seat), card))
    return region.x + region.width // 2, region.y + region.height - 1


def region_of(board: Board, target: OnCard | OnName) -> Region:
    """Where this lies on the board."""
    assert board.picture is not None
    canvas = BoardArt(board.paint).draw(board.picture, *board.size)
    (region,) = [one for one in canvas.regions if one.target == target]
    return region


def test_a_clue_is_seen_on_the_cards_before_it_is_given(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        assert "▌" not in text_of(app)
        await pilot.press("c")
        assert "Give Ume a clue" in text_of(app)
        await pilot.press("1")
        assert "Tell Ume: 1, cards 2 and 5?" in text_of(app)
        assert text_of(app).count("▌") >= 2
        assert not own.game.steps
        await pilot.press("enter")
        await settled(pilot)
        assert own.game.steps[0] == GiveClue(Seat(1), ValueClue(1))

    drive(app, steps)
    assert saved_steps(tmp_path)[0] == "clue"


def test_own_cards_are_chosen_played_and_discarded_by_keys(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)
    second = own.game.hands[0][1]

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("2")
        assert "2: no clue yet. Could be:" in text_of(app)
        await pilot.press("d")  # all tokens are there
        assert not own.game.steps
        await pilot.press("p")
        await settled(pilot)

    drive(app, steps)
    assert own.game.steps[0] == Play(second)


def test_what_cannot_be_done_says_why_and_changes_nothing(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press(":", *"discard 1", "enter")
        await pilot.pause()
        assert WORDS.refusal(Refusal.ALL_TOKENS) in text_of(app)
        await pilot.press("u")
        assert WORDS("terminal-no-undo") in text_of(app)
        await pilot.press("/", *"sing", "enter")
        assert "no command sing" in text_of(app)

    drive(app, steps)
    assert not own.game.steps


def test_lines_are_typed_as_in_the_line_mode(tmp_path: Path) -> None:
    own = own_game(tmp_path, language="sv")
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("enter", *"hand", "enter")
        await pilot.pause()
        assert "Möjligt:" in text_of(app)
        await pilot.press("escape", ":", *"tipsa kai 2", "enter")
        await settled(pilot)

    drive(app, steps)
    assert own.game.steps[0] == GiveClue(Seat(2), ValueClue(2))


def test_cards_are_sorted_by_keys_and_by_dragging(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)
    order = list(own.game.hands[0])

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("1", "shift+right")
        await pilot.pause()
        assert list(own.game.hands[0]) == [order[1], order[0], *order[2:]]
        await pilot.press("escape")
        board = pilot.app.screen.query_one(Board)
        await pilot.mouse_down(board, offset=where(pilot, 0, 5))
        await pilot.hover(board, offset=where(pilot, 0, 1))
        await pilot.mouse_up(board, offset=where(pilot, 0, 1))
        await pilot.pause()
        assert list(own.game.hands[0]) == [order[4], order[1], order[0], *order[2:4]]

    drive(app, steps)
    assert saved_steps(tmp_path) == ["rearrange", "rearrange"]


def test_the_mouse_chooses_previews_and_confirms(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        board = pilot.app.screen.query_one(Board)
        await pilot.click(board, offset=where(pilot, 0, 3))
        assert "3: no clue yet" in text_of(app)
        await pilot.click(board, offset=where(pilot, 1, 2))
        first = text_of(app)
        assert "Tell Ume:" in first
        await pilot.click(board, offset=where(pilot, 1, 2))
        assert text_of(app) != first
        row = (
            text_of(app)
            .splitlines()
            .index(next(line for line in text_of(app).splitlines() if "Confirm" in line))
        )
        await pilot.click(offset=(4, row))
        await settled(pilot)

    drive(app, steps)
    assert isinstance(own.game.steps[0], GiveClue)
    assert own.game.steps[0].target == 1


def test_a_press_on_a_name_begins_a_clue_to_this_player(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        board = pilot.app.screen.query_one(Board)
        for seat, name in ((2, "Kai"), (1, "Ume"), (2, "Kai")):
            name_at = region_of(board, OnName(Seat(seat)))
            await pilot.click(board, offset=(name_at.x + 2, name_at.y))
            assert f"Give {name} a clue" in text_of(app)

    drive(app, steps)
    assert not own.game.steps


def test_a_move_is_taken_back_and_the_log_says_so(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("c", "1", "enter")
        await settled(pilot)
        await pilot.press("u")
        moment = await settled(pilot)
        assert moment.view is not None
        assert moment.view.turn == 1
        assert "Ada took back" in text_of(app)

    drive(app, steps)
    assert not own.game.steps
    (path,) = tmp_path.glob("*.running.json")
    assert SavedGame.loads(path.read_bytes()).table().game == own.game


def test_those_who_share_a_keyboard_take_back_together(tmp_path: Path) -> None:
    own = own_game(tmp_path, "Ada,Bo")
    own.act(Seat(0), own.game.legal_actions()[0])
    own.act(Seat(1), own.game.legal_actions()[0])
    own.take_back(Seat(0))
    assert not own.game.steps
    assert own.table.take_back is None


def test_notes_are_written_shown_and_kept(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("2", "n", *"keep it", "enter")
        await pilot.pause()
        assert "✎" in text_of(app)
        assert "note: keep it" in text_of(app)

    drive(app, steps)
    assert list(own.notes(Seat(0)).values()) == ["keep it"]


def test_a_hand_is_seen_through_the_eyes_of_its_owner(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        assert text_of(app).count("12345") == 5
        await pilot.press("e")
        assert text_of(app).count("12345") == 10
        await pilot.press("e", "e")
        assert text_of(app).count("12345") == 5

    drive(app, steps)


def test_people_who_share_a_keyboard_never_see_each_others_hands(tmp_path: Path) -> None:
    own = own_game(tmp_path, "Ada,Bo")
    app = app_of(own)
    kinds = re.compile("[✿▲◆★♣] [1-5]")

    async def steps(pilot: Pilot[Ended]) -> None:
        assert "Ada, press Enter when nobody else is looking" in text_of(app)
        assert not kinds.search(text_of(app))
        await pilot.press("enter")
        await settled(pilot)
        assert "▶ Ada" in text_of(app)
        await pilot.press("c", "1", "enter")
        moment = await settled(pilot)
        assert moment.cover == "Bo"
        assert "Press Enter to hide your screen" in text_of(app)
        assert "Ada tells Bo: 1" in text_of(app)
        await pilot.press("enter")
        assert "Pass the keyboard to Bo" in text_of(app)
        assert not kinds.search(text_of(app))
        assert "tells" not in text_of(app)
        await pilot.press("enter")
        moment = await settled(pilot)
        assert moment.you == 1

    drive(app, steps)


def test_a_colour_is_announced_and_a_tile_is_chosen_by_keys(tmp_path: Path) -> None:
    rules = house_rules(edition("swedish", "minutios-koreografi"))
    own = own_game(tmp_path, rules=rules)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("1")
        assert "Play as red" in text_of(app)
        await pilot.press("r")
        await settled(pilot)

    drive(app, steps)
    played = own.game.steps[0]
    assert isinstance(played, Play)
    assert played.announced == rules.suit_index("red")


def test_the_end_tells_the_result_shows_all_hands_and_plays_again(tmp_path: Path) -> None:
    own, again = own_game(tmp_path), own_game(tmp_path, seed=4)
    app = app_of(own, again=again)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("x")
        assert WORDS("terminal-really-end") in text_of(app)
        await pilot.press("n")
        assert own.game.outcome is None
        await pilot.press("x", "y")
        moment = await settled(pilot)
        assert moment.state == "over"
        assert "Score: 0 of 25 points" in text_of(app)
        assert "??" not in text_of(app)
        (path,) = tmp_path.glob("*[0-9].json")
        assert moment.record == str(path)
        assert Record.loads(path.read_bytes()).end is not None
        await pilot.press("r")
        moment = await settled(pilot)
        assert moment.state == "playing"

    drive(app, steps)
    assert not again.game.steps


def test_help_names_every_key_and_is_put_away(tmp_path: Path) -> None:
    app = app_of(own_game(tmp_path))

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("question_mark")
        await pilot.pause()
        for said in ("play the selected card", "Shift + ← →", "F2 F3 F4"):
            assert said in text_of(app)
        await pilot.press("escape")
        assert "Your turn" in text_of(app)

    drive(app, steps, size=(80, 34))


@pytest.mark.parametrize("key", ["q", "ctrl+q", "ctrl+c"])
def test_whoever_leaves_keeps_the_game(tmp_path: Path, key: str) -> None:
    own = own_game(tmp_path)
    ended = drive(app_of(own), press(["c", "1", "enter", key]))
    assert ended is not None
    assert ended.interrupted == (key == "ctrl+c")
    assert "clue" in saved_steps(tmp_path)


def test_whoever_leaves_from_a_sheet_leaves_the_table(tmp_path: Path) -> None:
    ended = drive(app_of(own_game(tmp_path)), press(["question_mark", "ctrl+c"]))
    assert ended == Ended(interrupted=True)


def test_looks_are_changed_while_playing(tmp_path: Path) -> None:
    app = app_of(own_game(tmp_path))

    async def steps(pilot: Pilot[Ended]) -> None:
        board = pilot.app.screen.query_one(Board)
        await pilot.press("f2", "f3", "f4")
        assert board.paint == Paint("light", safe=True, motion=True)

    drive(app, steps)


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_every_language_fits_on_80_by_24(tmp_path: Path, language: str) -> None:
    own = own_game(tmp_path, "Ada,steady,steady,steady,steady", language=language)
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        for keys in ([], ["c"], ["1"], ["escape", "1"]):
            await pilot.press(*keys)
            lines = text_of(app).splitlines()
            assert len(lines) == 24
            assert "…" not in "".join(lines[:17])
            assert "q " in lines[-1]

    drive(app, steps)


def test_a_resize_in_the_middle_of_a_turn_keeps_what_was_begun(tmp_path: Path) -> None:
    app = app_of(own_game(tmp_path))

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("c", "1")
        for size in ((200, 60), (50, 12), (120, 40), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            shown = text_of(app)
            if size == (50, 12):
                assert "too small" in " ".join(shown.split())
            else:
                assert "Tell Ume: 1, cards 2 and 5?" in shown

    drive(app, steps)


def test_a_bot_that_cannot_be_had_ends_the_table_and_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "numba", None)
    monkeypatch.setitem(sys.modules, "hanabi.bots.friend", None)
    own = own_game(tmp_path, "Ada,friend")
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        for _ in range(500):
            if app.return_value is not None:
                return
            await pilot.pause(0.01)

    drive(app, steps)
    assert app.return_value is not None
    assert "friend" in str(app.return_value.error)
    assert list(tmp_path.iterdir()) == []


def test_an_old_game_without_take_backs_says_so(tmp_path: Path) -> None:
    stored = Path(__file__).parents[1] / "table" / "stored" / "saved_game_1.json"
    saved = SavedGame.loads(stored.read_bytes())
    from hanabi.table.supervisor import Supervisor

    own = OwnGame(saved, GamesFolder(tmp_path), tmp_path / "old.running.json", Supervisor())
    app = app_of(own)

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("u")
        assert WORDS("terminal-no-undo") in text_of(app)

    drive(app, steps)


def test_discards_are_confirmed_by_nobody(tmp_path: Path) -> None:
    own = own_game(tmp_path)
    own.act(Seat(0), GiveClue(Seat(1), ValueClue(1)))
    app = app_of(own)
    card = own.game.hands[0][0]

    async def steps(pilot: Pilot[Ended]) -> None:
        await pilot.press("1", "d")
        await settled(pilot)

    drive(app, steps)
    assert Discard(card) in own.game.steps
