"""`hanabi play` on the whole screen of a real terminal: tmux draws it, real keys are pressed, real files are read."""

from __future__ import annotations

import os
import random
import re
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from hanabi import (
    Action,
    ColourClue,
    Discard,
    Game,
    GiveClue,
    Play,
    Record,
    TakeBack,
)
from hanabi.terminal.saved_games import SavedGame
from hanabi.terminal.screens.paint import suit_letters
from hanabi.words import Words
from worlds import choose

GUARD = 30.0
"""Seconds after which a test has failed. No promise depends on it."""
STEP = 0.02

TMUX = shutil.which("tmux") or ""

pytestmark = pytest.mark.skipif(not TMUX, reason="tmux is not installed")


class Terminal:
    """A terminal of tmux with a program in it."""

    def __init__(self, name: str, size: tuple[int, int], *command: str) -> None:
        self._name = name
        width, height = map(str, size)
        kept = {key: os.environ[key] for key in ("PATH", "HOME", "PYTHONPATH") if key in os.environ}
        set_to = [f"{key}={value}" for key, value in kept.items()]
        shell = ["env", "-i", *set_to, "TERM=tmux-256color", "LC_ALL=C.UTF-8"]
        shell += ["sh", "-c", f"{shlex.join(command)}; echo ended; exec cat"]
        self._tmux("new-session", "-d", "-x", width, "-y", height, *shell)

    def _tmux(self, *arguments: str) -> str:
        done = subprocess.run(
            [TMUX, "-f", "/dev/null", "-L", self._name, *arguments],
            capture_output=True,
            text=True,
            check=False,
            timeout=GUARD,
        )
        return done.stdout

    def press(self, *keys: str) -> None:
        self._tmux("send-keys", *keys)

    def type(self, text: str) -> None:
        self._tmux("send-keys", "-l", text)

    def resize(self, width: int, height: int) -> None:
        self._tmux("resize-window", "-x", str(width), "-y", str(height))

    @property
    def pid(self) -> int:
        """Of the program in the terminal."""
        shell = self._tmux("list-panes", "-F", "#{pane_pid}").strip()
        return int(Path(f"/proc/{shell}/task/{shell}/children").read_text().split()[0])

    @property
    def shown(self) -> str:
        return self._tmux("capture-pane", "-p")

    def wait(self, pattern: str) -> str:
        """The screen as soon as this is on it."""
        end = time.monotonic() + GUARD
        while time.monotonic() < end:
            shown = self.shown
            if re.search(pattern, shown):
                return shown
            time.sleep(STEP)
        raise AssertionError(f"{pattern!r} never came:\n{self.shown}")

    def close(self) -> None:
        self._tmux("kill-server")


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    opened: list[Terminal] = []
    yield opened
    for terminal in opened:
        terminal.close()


def play(terminals: list[Terminal], folder: Path, size: tuple[int, int], *options: str) -> Terminal:
    """`hanabi play --calm` with its games in this folder."""
    command = [sys.executable, "-m", "hanabi", "play", "--calm", "--folder", str(folder), *options]
    name = f"hanabi-{os.getpid()}-{folder.name}-{len(terminals)}"
    terminals.append(Terminal(name, size, *command))
    return terminals[-1]


def saved(folder: Path) -> Game | None:
    """The running game as it lies on disk."""
    for path in folder.glob("*.running.json"):
        try:
            return SavedGame.loads(path.read_bytes()).table().game
        except OSError:  # it was finished meanwhile
            return None
    return None


def keys_for(game: Game, action: Action) -> list[str]:
    """What somebody presses for this action."""
    letters = suit_letters(game.rules, Words("en", game.rules.vocabulary))
    suits = [letters[suit.name].lower() for suit in game.rules.suits]
    hand = game.hands[game.to_act]
    match action:
        case Play(card, announced):
            how = "p" if announced is None else suits[announced]
            return [str(hand.index(card) + 1), how]
        case Discard(card):
            return [str(hand.index(card) + 1), "d"]
        case GiveClue(target, clue):
            clued = {one.target for one in game.legal_actions() if isinstance(one, GiveClue)}
            order = [(game.to_act + i) % game.players for i in range(1, game.players)]
            targets = [seat for seat in order if seat in clued]
            named = suits[clue.suit] if isinstance(clue, ColourClue) else str(clue.value)
            forced = all(isinstance(one, GiveClue) for one in game.legal_actions())
            menus = targets.index(target) + (0 if forced else 1)
            return [*["c"] * menus, named, "Enter"]
        case TakeBack():
            offered = [one for one in game.legal_actions() if isinstance(one, TakeBack)]
            return ["abcdefghijklmnopqrstuvwxyz"[offered.index(action)], "Enter"]
        case _:
            return ["-", "Enter"]


@pytest.mark.parametrize(
    ("size", "edition", "suits", "seed"),
    [
        ((80, 24), "show", "red,blue,white", 29),
        ((200, 60), "swedish", "red,blue,green", 92),
    ],
)
def test_whole_games_are_played_by_keys(
    tmp_path: Path,
    terminals: list[Terminal],
    size: tuple[int, int],
    edition: str,
    suits: str,
    seed: int,
) -> None:
    """Somebody who peeks at the saved game plays both hands; the screen says what the game says."""
    options = ["--seats", "Ada,Bo", "--edition", edition, "--seed", str(seed), "--first", "Ada"]
    for change in (f"suits={suits}", "flamboyants", "minutios-koreografi"):
        options += ["--house", change]
    terminal, chance = play(terminals, tmp_path, size, *options), random.Random(seed)
    done: set[object] = set()
    while True:
        shown = terminal.wait("Your turn|press Enter|The show is over|hide your screen")
        if "The show is over" in shown:
            break
        if "press Enter" in shown:
            terminal.press("Enter")
            terminal.wait("Your turn|'s turn")
            continue
        if "hide your screen" in shown:
            terminal.press("Enter")
            terminal.wait("press Enter")
            continue
        game = saved(tmp_path)
        if game is None or game.outcome is not None or f"Turn {game.turn} " not in shown:
            continue
        if game.pending is not None and "The bonus tile" not in shown:
            continue
        for line in shown.splitlines():
            assert len(line) <= size[0]
        assert f"{game.tokens}/{game.rules.clue_tokens} " in shown
        action = choose(game, chance, 0.95)
        done |= {type(action), getattr(action, "announced", None) is not None}
        terminal.press(*keys_for(game, action))
        _until_done(terminal, tmp_path, len(game.steps))
    assert done == {Play, Discard, GiveClue, TakeBack, True, False}
    (path,) = tmp_path.glob("*[0-9].json")
    record = Record.loads(path.read_bytes())
    assert record.end is not None
    outcome = record.replay().outcome
    assert outcome is not None
    terminal.wait(f"Score: {outcome.score} of ")
    terminal.press("q")
    terminal.wait("The game is saved in")


def _until_done(terminal: Terminal, folder: Path, steps: int) -> None:
    end = time.monotonic() + GUARD
    while time.monotonic() < end:
        game = saved(folder)
        if game is None or len(game.steps) > steps:
            return
        time.sleep(STEP)
    raise AssertionError(f"nothing was done:\n{terminal.shown}")


def test_a_killed_game_goes_on_where_it_was_and_a_resize_loses_nothing(
    tmp_path: Path, terminals: list[Terminal]
) -> None:
    options = ["--seats", "Ada,steady", "--seed", "3", "--first", "Ada"]
    terminal = play(terminals, tmp_path, (80, 24), *options)
    terminal.wait("Your turn")
    terminal.press("c", "1", "Enter")
    terminal.wait("Turn 3 ")
    terminal.press("2", "n")
    terminal.type("keep")
    terminal.press("Enter")
    terminal.wait("note: keep")
    terminal.resize(120, 40)
    shown = terminal.wait("note: keep(?s:.*)quit")
    assert len(shown.splitlines()) == 40
    before = saved(tmp_path)
    os.kill(terminal.pid, 9)
    terminal.wait("ended")

    again = play(terminals, tmp_path, (80, 24), "--resume")
    shown = again.wait("Turn 3 ")
    assert "Ada tells Ume: 1" in shown
    assert "✎" in shown
    again.press("q")
    again.wait("Game saved")
    assert saved(tmp_path) == before


def test_colours_are_those_that_the_terminal_has(tmp_path: Path) -> None:
    for term, colours in (("xterm-256color", "38;5"), ("xterm", "3[0-7]|9[0-7]")):
        folder = tmp_path / term
        shown = _raw(folder, {"TERM": term})
        assert re.search(rf"\x1b\[[0-9;]*({colours})", shown)
        assert "38;2;" not in shown
    assert "38;2;" in _raw(tmp_path / "true", {"TERM": "xterm-256color", "COLORTERM": "truecolor"})
    bare = _raw(tmp_path / "none", {"TERM": "xterm-256color", "NO_COLOR": "1"})
    assert "Your turn" in bare
    assert not re.search(r"\x1b\[[0-9;]*(3[0-8]|4[0-8]|9[0-7])[;m]", bare)


def _raw(folder: Path, more: dict[str, str]) -> str:
    """What the program writes to a terminal until the first screen is there."""
    import pexpect

    kept = {
        name: value for name, value in os.environ.items() if name not in ("COLORTERM", "NO_COLOR")
    }
    child = pexpect.spawn(
        sys.executable,
        [
            "-m",
            "hanabi",
            "play",
            "--calm",
            "--folder",
            str(folder),
            "--seats",
            "Ada,steady",
            "--first",
            "Ada",
        ],
        encoding="utf-8",
        timeout=GUARD,
        env={**kept, "LC_ALL": "C.UTF-8", **more},
        dimensions=(24, 80),
    )
    child.expect("quit")
    shown = str(child.before)
    child.send("q")
    child.expect("Game saved")
    child.close(force=True)
    return shown
