"""`hanabi play` in a real terminal: a pseudo-terminal, a real process, real files."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import hanabi
from hanabi import (
    Action,
    ColourClue,
    Decline,
    Discard,
    Game,
    GiveClue,
    HanabiError,
    Play,
    Record,
    Refusal,
    TakeBack,
    ValueClue,
    edition,
)
from hanabi.core.json_reader import Node
from hanabi.review import Winnable, solve
from hanabi.terminal.saved_games import SavedGame
from hanabi.words import Words
from worlds import choose

HANABI = [sys.executable, "-m", "hanabi"]
ESCAPE = "\x1b"

GUARD = 120.0
"""Seconds after which a test has failed. No promise depends on it."""


def environment() -> dict[str, str]:
    """The environment of a player: English, a capable terminal and its own width."""
    kept = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
    return {**kept, "LC_ALL": "C.UTF-8", "TERM": "xterm-256color"}


def start(folder: Path, *options: str) -> pexpect.spawn[str]:
    """`hanabi play --plain` with its games in this folder."""
    child = pexpect.spawn(
        HANABI[0],
        [*HANABI[1:], "play", "--plain", "--folder", str(folder), *options],
        encoding="utf-8",
        timeout=GUARD,
        env=environment(),
        dimensions=(60, 200),
    )
    child.delaybeforesend = None
    return child


def piped(
    folder: Path, lines: list[str], *options: str, **more: str
) -> subprocess.CompletedProcess[str]:
    """`hanabi play` with typed lines from a pipe, and more in its environment."""
    return subprocess.run(
        [*HANABI, "play", "--folder", str(folder), *options],
        input="".join(f"{line}\n" for line in lines),
        capture_output=True,
        text=True,
        check=False,
        timeout=GUARD,
        env=environment() | more,
    )


def saved_games(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.running.json"))


def test_a_game_goes_from_the_first_prompt_to_score_rating_and_record(tmp_path: Path) -> None:
    options = ("--seats", "Ada,steady,steady", "--seed", "7", "--first", "Ada")
    child = start(tmp_path, *options)
    child.expect("At the table: Ada, Ume")
    child.expect("Turn 1. Ada to move")
    child.expect("Ada> ")
    for _ in range(60):
        child.sendline("play 1")
        if child.expect(["Ada> ", "The game is saved in "]) == 1:
            break
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert saved_games(tmp_path) == []
    (path,) = tmp_path.glob("*.json")
    record = Record.loads(path.read_bytes())
    assert record.end is not None
    assert record.players[0] == "Ada"
    assert record.seed == 7
    header = record.header
    assert (header.place, header.language) == ("hanabi play", "en")
    assert header.date[:10] == path.name[:10]
    ada, ume, _ = header.players
    assert ada.kind == "person"
    assert (ume.kind, ume.bot, ume.version) == ("bot", "steady", hanabi.__version__)
    assert len(record.annotations) == len(record.steps)
    assert all(one.seconds is not None for one in record.annotations)


def test_the_end_tells_score_rating_and_where_the_record_lies(tmp_path: Path) -> None:
    done = piped(tmp_path, ["end", "yes"], "--seats", "Ada,steady", "--seed", "1", "--first", "Ada")
    assert done.returncode == 0
    assert re.search(r"Score: 0 of 25 points\. .*\w", done.stdout)
    (path,) = tmp_path.glob("*.json")
    assert str(path) in done.stdout
    assert Record.loads(path.read_bytes()).end is not None


def test_a_deal_can_be_asked_for_that_can_be_won(tmp_path: Path) -> None:
    done = piped(
        tmp_path, ["quit"], "--seats", "Ada,steady", "--winnable", "--house", "hand-size=2"
    )
    assert done.returncode == 0
    assert "Looking for a deal that can be won…" in done.stdout
    saved = SavedGame.loads(saved_games(tmp_path)[0].read_bytes())
    assert saved.table().settings.winnable
    game = saved.table().game
    assert game is not None
    assert isinstance(solve(game), Winnable)

    chosen = piped(tmp_path / "chosen", [], "--winnable", "--seed", "3")
    assert (chosen.returncode, len(chosen.stderr.splitlines())) == (2, 1)
    assert "seed: it names one deal" in chosen.stderr
    hopeless = ("hand-size=1", "clue-tokens=0")
    none = piped(tmp_path / "none", [], "--seats", "Ada,steady", "--winnable", "--house", *hopeless)
    assert (none.returncode, len(none.stderr.splitlines())) == (2, 1)
    assert "none was found that can be won" in none.stderr


def test_the_end_is_not_the_end_without_a_yes(tmp_path: Path) -> None:
    done = piped(tmp_path, ["end", "no", "quit"], "--seats", "Ada,steady", "--seed", "1")
    assert "Game saved" in done.stdout
    assert len(saved_games(tmp_path)) == 1


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    child = start(tmp_path, "--seats", "Ada,Bo", "--seed", "3", "--first", "Ada")
    child.expect("Ada, press Enter")
    child.sendline()
    child.expect("Ada> ")
    child.sendline("move 1 3")
    child.expect("Ada> ")
    child.sendline("clue bo 1")
    child.expect("Press Enter to hide your screen")
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    (path,) = saved_games(tmp_path)
    before = json.loads(path.read_bytes())["facts"]
    assert [fact["step"]["do"] for fact in before if "step" in fact] == ["rearrange", "clue"]

    again = start(tmp_path, "--resume")
    again.expect("Picking up where you left off")
    again.expect("Bo, press Enter")
    again.sendline()
    again.expect("Ada tells Bo: 1")
    again.expect("Turn 2. Bo to move")
    again.expect("Bo> ")
    again.sendline("quit")
    again.expect("Game saved")
    again.expect(pexpect.EOF)
    assert json.loads(path.read_bytes())["facts"] == before


def test_every_action_is_on_disk_before_it_is_shown(tmp_path: Path) -> None:
    child = start(tmp_path, "--seats", "Ada,steady", "--seed", "5", "--first", "Ada")
    for number in range(1, 5):
        child.expect("Ada> ")
        child.sendline("play 1")
        child.expect("Ada plays card 1")
        (path,) = saved_games(tmp_path)
        facts = json.loads(path.read_bytes())["facts"]
        steps = [fact["step"] for fact in facts if fact["type"] == "stepped"]
        assert sum(step["do"] == "play" for step in steps) >= number
        if "The game is saved in" in (child.before or "") or number == 2:
            break
    child.terminate(force=True)


def test_the_keyboard_is_passed_with_a_hidden_screen(tmp_path: Path) -> None:
    child = start(tmp_path, "--seats", "Ada,Bo", "--seed", "3", "--first", "Ada")
    child.expect("Ada, press Enter when nobody else is looking")
    child.sendline()
    child.expect("Ada> ")
    assert re.search(r"Bo: 1 \S*white", child.before or "")
    child.sendline("clue bo 1")
    child.expect("Press Enter to hide your screen")
    child.sendline()
    child.expect("Pass the keyboard to Bo")
    assert f"{ESCAPE}[2J{ESCAPE}[3J" in (child.before or "")
    child.expect("Bo, press Enter when nobody else is looking")
    child.sendline()
    child.expect("Bo> ")
    shown = child.before or ""
    assert "Ada tells Bo: 1" in shown
    assert re.search(r"Ada: 1 ", shown)
    assert not re.search(r"Bo: 1 ", shown)
    child.terminate(force=True)


def test_what_is_shown_never_names_the_cards_of_the_one_who_looks(tmp_path: Path) -> None:
    """Seed 3 deals seat 0 these cards; none of the lines about their own hand says so."""
    game = Game(edition("cocktail"), 2, 3)
    own = [f"{game.rules.suits[c.suit].name} {c.value}" for c in map(game.face, game.hands[0])]
    lines = ["hand", "table", "log", "discards", "hand ada", "quit"]
    done = piped(tmp_path, lines, "--seats", "Ada,steady", "--seed", "3", "--first", "Ada")
    hand_lines = re.findall(r"^\d: no clue yet.*$", done.stdout, re.MULTILINE)
    assert len(hand_lines) == 4 * 5
    elsewhere = {card for card in own if card not in done.stdout}
    assert elsewhere  # those that no other hand shows are nowhere on the screen
    others = [f"{game.rules.suits[c.suit].name} {c.value}" for c in map(game.face, game.hands[1])]
    assert elsewhere == set(own) - set(others)


def test_plain_output_has_no_decoration(tmp_path: Path) -> None:
    child = start(tmp_path, "--seats", "Ada,steady", "--seed", "3")
    child.expect("Ada> ")
    assert ESCAPE not in (child.before or "").replace(f"{ESCAPE}[?2004h", "")
    assert (child.before or "").replace("\r\n", "").isprintable()
    assert not re.search("[\u2500-\u259f]", child.before or "")
    child.terminate(force=True)


def test_colours_only_colour_words_that_are_there_anyway(tmp_path: Path) -> None:
    options = ("--seats", "Ada,steady", "--seed", "3")
    shown = [
        piped(tmp_path, ["quit"], *options, *plain, FORCE_COLOR="1", COLUMNS="200").stdout
        for plain in ([], ["--plain"])
    ]
    colourful, plain_text = (re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", text) for text in shown)
    assert shown[0] != shown[1]
    assert colourful == plain_text


def test_in_a_narrow_terminal_no_card_is_broken_across_lines(tmp_path: Path) -> None:
    child = start(tmp_path, "--seats", "Ada,steady,steady,steady", "--seed", "3", "--first", "Ada")
    child.expect("Ada> ")
    child.terminate(force=True)
    narrow = pexpect.spawn(
        HANABI[0],
        [*HANABI[1:], "play", "--folder", str(tmp_path), "--resume"],
        encoding="utf-8",
        timeout=GUARD,
        env={**environment(), "TERM": "dumb"},
        dimensions=(60, 60),
    )
    narrow.expect("Ada> ")
    lines = (narrow.before or "").splitlines()
    narrow.terminate(force=True)
    assert all(len(line) <= 60 for line in lines)
    hands = [line for line in lines if re.match(r"^(Ume|Kai|Sora): 1 ", line)]
    assert len(hands) == 3
    assert not [line for line in lines if re.search(r"\b\d (white|red|blue|yellow|green)$", line)]


def test_a_refused_action_says_why_and_the_turn_goes_on(tmp_path: Path) -> None:
    lines = ["discard 1", "clue ada 1", "play 1 as red", "clue ume 1", "quit"]
    done = piped(tmp_path, lines, "--seats", "Ada,steady", "--seed", "3", "--first", "Ada")
    words = Words("en", "cocktail")
    for refusal in (Refusal.ALL_TOKENS, Refusal.CLUE_TO_SELF, Refusal.NO_ANNOUNCING):
        assert words.refusal(refusal) in done.stdout
    assert "Ada tells Ume: 1" in done.stdout


def test_swedish_is_spoken_throughout(tmp_path: Path) -> None:
    lines = ["spela", "tipsa ume 1", "hand", "kasthög", "logg", "hjälp", "sluta"]
    options = ("--seats", "Ada,steady", "--seed", "3", "--first", "Ada", "--lang", "sv")
    done = piped(tmp_path, lines, *options)
    assert "Drag 1. Ada är på tur." in done.stdout
    assert "Ada säger till Ume: 1" in done.stdout
    assert "Partiet är sparat" in done.stdout
    for english in ("Turn", "tells", "Score", "cards", "Your"):
        assert english not in done.stdout


@pytest.mark.parametrize(
    ("name", "add_ons"),
    [
        ("swedish", ["Minutiös koreografi", "Kaskad av färger", "Till sista droppen"]),
        ("deluxe", ["variant 3", "variant 4"]),
        ("show", ["5 Flamboyants", "Black powder", "Colour avalanche", "Final flourish"]),
    ],
)
def test_every_add_on_can_be_played_by_bots_in_the_terminal(
    tmp_path: Path, name: str, add_ons: list[str]
) -> None:
    options = ["--edition", name, "--seats", "steady,random,steady", "--seed", "2"]
    for add_on in add_ons:
        options += ["--add", add_on]
    done = piped(tmp_path, [], *options)
    assert done.returncode == 0, done.stderr
    assert "The game is saved in" in done.stdout
    (path,) = tmp_path.glob("*.json")
    assert len(Record.loads(path.read_bytes()).to_plain()["rules"]["add_ons"]) == len(add_ons)


def typed(game: Game, action: Action, names: tuple[str, ...]) -> str:
    """What a person types for this action."""
    suits = [suit.name for suit in game.rules.suits]
    match action:
        case Play(card, announced):
            place = game.hands[game.to_act].index(card) + 1
            return f"play {place}" + ("" if announced is None else f" as {suits[announced]}")
        case Discard(card):
            return f"discard {game.hands[game.to_act].index(card) + 1}"
        case GiveClue(target, ColourClue(suit)):
            return f"clue {names[target]} {suits[suit]}"
        case GiveClue(target, ValueClue(value)):
            return f"clue {names[target]} {value}"
        case TakeBack(face):
            return f"take {suits[face.suit]} {face.value}"
        case _:
            return "decline"


@pytest.mark.parametrize(
    ("seed", "choice"), [(4, Decline), (5, Decline), (7, TakeBack), (8, TakeBack)]
)
def test_a_person_can_do_everything_the_rules_allow(
    tmp_path: Path, seed: int, choice: type
) -> None:
    """Somebody who peeks at the saved game plays both hands of a table with every add-on."""
    options = ["--seats", "Ada,Bo", "--edition", "show", "--seed", str(seed)]
    for add_on in ("flamboyants", "black-powder", "colour-avalanche", "minutios-koreografi"):
        options += ["--house", add_on]
    child, chance = start(tmp_path, *options), random.Random(seed)
    kinds = set()
    for _ in range(1000):
        found = child.expect(
            ["> $", "press Enter[^>]*$", "Press Enter to hide[^>]*$", "game is saved in"]
        )
        if found in (1, 2):
            child.sendline()
            continue
        if found == 3:
            break
        (path,) = saved_games(tmp_path)
        game = SavedGame.loads(path.read_bytes()).table().game
        assert game is not None
        action = choose(game, chance, 0.95)
        kinds.add(type(action))
        child.sendline(typed(game, action, game.names))
    child.expect(pexpect.EOF)
    (path,) = tmp_path.glob("*.json")
    assert Record.loads(path.read_bytes()).end is not None
    assert kinds == {Play, Discard, GiveClue, choice}


def test_ctrl_c_leaves_a_saved_game(tmp_path: Path) -> None:
    child = start(tmp_path, "--seats", "Ada,steady", "--seed", "3")
    child.expect("Ada> ")
    child.sendintr()
    child.expect("Game saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert len(saved_games(tmp_path)) == 1


def test_a_damaged_saved_game_is_refused_and_kept(tmp_path: Path) -> None:
    piped(tmp_path, ["quit"], "--seats", "Ada,steady", "--seed", "3")
    (path,) = saved_games(tmp_path)
    broken = path.read_bytes()[:200]
    path.write_bytes(broken)
    done = piped(tmp_path, [], "--resume")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "not JSON" in done.stderr
    assert path.read_bytes() == broken


def test_house_rules_are_played_and_resumed(tmp_path: Path) -> None:
    options = ["--seats", "Ada,steady", "--house", "suits=red,blue", "--house", "strikes=1"]
    done = piped(tmp_path, ["quit"], *options, "--house", "hand-size=3", "--seed", "4")
    assert "0 of 1" in done.stdout
    assert "0 of 10" in done.stdout
    again = piped(tmp_path, ["quit"], "--resume")
    assert "Picking up" in again.stdout
    assert "0 of 10" in again.stdout


def test_a_game_saved_by_the_first_version_goes_on_where_it_was(tmp_path: Path) -> None:
    stored = Path(__file__).parents[1] / "table" / "stored" / "saved_game_1.json"
    path = tmp_path / "old.running.json"
    path.write_bytes(stored.read_bytes())
    record = Record.from_plain(Node(json.loads(stored.read_bytes())["record"]))
    table = SavedGame.loads(path.read_bytes()).table()
    assert table.game == record.replay()
    assert table.bots == [None, "steady", None]
    again = start(tmp_path, "--resume")
    again.expect("Picking up where you left off")
    again.expect("Bo, press Enter")
    again.sendline()
    again.expect("Kim tells Bo: 1")
    again.expect("Bo> ")
    again.sendline("quit")
    again.expect(pexpect.EOF)
    saved = json.loads(path.read_bytes())
    assert saved["version"] == 2
    assert SavedGame.loads(path.read_bytes()).table().game == record.replay()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"version": 3}, "version"),
        ({"facts": []}, "facts"),
        ({"facts": [{"type": "stopped"}, {"type": "stopped"}]}, "facts[0]"),
        ({"more": 1}, "more"),
    ],
)
def test_a_saved_game_that_is_none_is_refused_with_its_place(
    tmp_path: Path, change: dict[str, object], place: str
) -> None:
    piped(tmp_path, ["quit"], "--seats", "Ada,steady", "--seed", "3")
    (path,) = saved_games(tmp_path)
    saved = json.loads(path.read_bytes())
    with pytest.raises(HanabiError, match=re.escape(place)):
        SavedGame.loads(json.dumps(saved | change).encode())
    facts = [*saved["facts"], {"type": "stepped", "step": {"do": "play", "card": 49}}]
    with pytest.raises(HanabiError, match=re.escape(f"facts[{len(facts) - 1}]: that card")):
        SavedGame.loads(json.dumps(saved | {"facts": facts}).encode())


def test_a_sorted_hand_is_not_said_to_have_its_newest_card_last(tmp_path: Path) -> None:
    lines = ["hand", "sort 5 4 3 2 1", "table", "sort 5 4 3 2 1", "quit"]
    done = piped(tmp_path, lines, "--seats", "Ada,steady", "--seed", "3", "--first", "Ada")
    said = re.findall("Your hand, .*:", done.stdout)
    newest_last, sorted_by_hand = (
        "Your hand, newest card last:",
        "Your hand, in the order you gave it:",
    )
    assert said == [newest_last, sorted_by_hand, sorted_by_hand, newest_last]


def test_a_finished_game_tells_its_score_and_not_what_is_possible(tmp_path: Path) -> None:
    done = piped(tmp_path, ["end", "yes"], "--seats", "Ada,steady", "--seed", "1", "--first", "Ada")
    running, _, over = done.stdout.partition("All cards on the table:")
    assert "25 still possible" in running
    assert "Pace" in running
    assert "Score: 0 of 25. " in over
    assert "possible" not in over
    assert "Pace" not in over


def test_a_move_is_taken_back_and_notes_are_kept_at_the_keyboard(tmp_path: Path) -> None:
    lines = ["note 2 keep it", "undo", "clue ume 1", "undo", "note ume 1 save", "note 9 x", "quit"]
    done = piped(tmp_path, lines, "--seats", "Ada,steady", "--seed", "3", "--first", "Ada")
    assert "Your note on Ada’s card 2: keep it" in done.stdout
    assert "Nothing can be taken back in this game." in done.stdout
    assert "Ada took back 2 moves." in done.stdout
    assert "Your note on Ume’s card 1: save" in done.stdout
    assert "You have no card 9" in done.stdout
    table = SavedGame.loads(saved_games(tmp_path)[0].read_bytes()).table()
    assert table.acts == 0
    assert sorted(table.notes[0].values()) == ["keep it", "save"]
