"""`hanabi join` and `hanabi watch` in a real terminal, at a real server, with a browser at another seat."""

from __future__ import annotations

import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import httpx
import pexpect
import pytest

from browsing import Person, chromium, table_on_disk
from hanabi import Discard, Game, GiveClue
from hanabi.cli import main
from hanabi.terminal.at_table import Wish
from hanabi.terminal.commands import STEP_WORDS
from hanabi.terminal.table_commands import TABLE_QUESTIONS, WISHES
from hanabi.words import LANGUAGES, Words
from serving import GUARD, Server, serving
from test_session import HANABI, environment


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For the tests that do not stop it."""
    with serving(tmp_path_factory.mktemp("server"), connections=1000) as running:
        yield running


class Terminal:
    """`hanabi join` or `hanabi watch` with lines, and everything that it printed."""

    def __init__(self, folder: Path, *command: str) -> None:
        self.said = ""
        self._child: pexpect.spawn[str] = pexpect.spawn(
            HANABI[0],
            [*HANABI[1:], *command, "--plain", "--folder", str(folder)],
            encoding="utf-8",
            timeout=GUARD,
            env=environment(),
            dimensions=(60, 200),
        )
        self._child.delaybeforesend = None

    def until(self, text: str) -> str:
        """What was printed up to this text."""
        self._child.expect_exact(text)
        before = self._child.before or ""
        self.said += before + text
        return before

    def type(self, line: str) -> None:
        self._child.sendline(line)

    def ends(self) -> int:
        self._child.expect(pexpect.EOF)
        self.said += self._child.before or ""
        self._child.wait()
        return self._child.exitstatus if self._child.exitstatus is not None else -1

    def interrupt(self) -> None:
        self._child.kill(signal.SIGINT)


def open_table(person: Person, **settings: object) -> str:
    """A table that this browser hosts, and shows."""
    data = {"name": person.name, "settings": settings}
    table: str = person.page.request.post("/api/tables", data=data).json()["table"]
    person.visit(f"/t/{table}")
    person.at("leave").wait_for()
    return table


def game_at(server: Server, table: str) -> Game:
    game = table_on_disk(server, table).game
    assert game is not None
    return game


def test_a_person_in_a_terminal_and_one_in_a_browser_play_together_through_a_restart(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server, chromium() as browser:
        ann = Person(browser, server, "Ann")
        table = open_table(ann, seats=2, first=0, talk="chat")
        link = f"{server.url}/t/{table}"
        bo = Terminal(tmp_path / "bo", "join", link, "--name", "Bo")
        bo.until("Waiting for Ann to start the game.")
        bo.type('"hello from the terminal')
        ann.page.get_by_text("hello from the terminal").wait_for()
        ann.at("chat-field").fill("hello from the browser")
        ann.page.keyboard.press("Enter")
        bo.until("Ann: “hello from the browser”")
        ann.at("start").click()
        bo.until("Turn 1. Ann to move.")

        ann.do(game_at(server, table), a_clue(game_at(server, table)))
        bo.until("Turn 2. Bo to move.")
        bo.type("note 1 keep me")
        bo.type(f"clue Ann {a_value(game_at(server, table))}")
        bo.until("2. Bo tells Ann")

        server.kill()
        bo.until("Connection lost. Reconnecting…")
        server.start()
        bo.until("Connected again.")

        ann.do(game_at(server, table), Discard(game_at(server, table).hands[0][0]))
        bo.until("Turn 4. Bo to move.")
        bo.until("Your note on Bo’s card 1: keep me")
        bo.type("discard 2")
        bo.until("4. Bo discards card 2")
        ann.page.locator(".table[data-steps='4']").wait_for()
        bo.type("quit")
        bo.until(f"hanabi join {link}")
        assert bo.ends() == 0
        own_seat_stays_hidden(bo.said, game_at(server, table))

        again = Terminal(tmp_path / "bo", "watch", link)
        again.until("Ann to move.")
        again.type("table")
        again.until("Your note on Bo’s card")  # the seat is known: whoever has one sees only that
        again.interrupt()
        assert again.ends() == 130


def a_clue(game: Game) -> GiveClue:
    return next(action for action in game.legal_actions() if isinstance(action, GiveClue))


def a_value(game: Game) -> int:
    """A value that somebody else than the player to act holds."""
    return game.face(game.hands[1 - game.to_act][0]).value


def own_seat_stays_hidden(said: str, game: Game) -> None:
    """Nothing that was printed for seat 1 tells more of its cards than the clue and the discard."""
    assert "Bo draws a card" in said
    assert not re.search(r"Bo draws a \w+ [1-5]", said)
    own_lines = re.findall(r"^[1-5]: (.*?)\r?$", said, re.MULTILINE)
    assert own_lines
    colours = "|".join(suit.name for suit in game.rules.suits)
    for line in own_lines:
        assert not re.search(rf"\b({colours}) [1-5]\b", line), line


def test_bad_links_and_tables_that_cannot_be_had_are_one_line_and_exit_code_2(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = f"{server.url}/t/nosuchtable1"
    told = [
        refusal(capsys, tmp_path, command, place)
        for command in ("join", "watch")
        for place in ("https://example.org", link)
    ]
    unnamed = refusal(capsys, tmp_path, "join", link, "--name", " ")
    blocked = tmp_path / "file"
    blocked.write_text("")
    ann = httpx.post(f"{server.url}/api/tables", json={"name": "Ann"}).json()["table"]
    unkept = refusal(capsys, blocked / "deeper", "join", f"{server.url}/t/{ann}")
    seats = httpx.get(f"{server.url}/api/tables/{ann}").json()["table"]["seats"]
    assert unnamed == "hanabi: name: a name has 1 to 40 printable characters\n"
    assert str(blocked) in unkept
    assert [seat["name"] for seat in seats] == ["Ann", None, None]  # nobody sits there for nothing
    told.append(refusal(capsys, tmp_path, "join", "localhost:9/t/nosuchtable1"))
    assert told[0] == told[2]
    assert "link: 'https://example.org' leads to no table" in told[0]
    assert told[1] == told[3] == "hanabi: This table doesn’t exist.\n"
    assert told[4].startswith("hanabi: Can’t reach the table.")


def refusal(
    capsys: pytest.CaptureFixture[str], folder: Path, command: str, link: str, *options: str
) -> str:
    """The one line that was written instead."""
    with pytest.raises(SystemExit) as ended:
        main([command, link, "--plain", "--lang", "en", "--folder", str(folder), *options])
    assert ended.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_commands_from_a_pipe_are_carried_out(server: Server, tmp_path: Path) -> None:
    with httpx.Client(base_url=server.url) as ann:
        settings = {"seats": 3, "bots": {"1": "steady"}}
        table = ann.post("/api/tables", json={"name": "Ann", "settings": settings}).json()["table"]
        command = [*HANABI, "join", f"{server.url}/t/{table}", "--name", "Bo", "--folder"]
        lines = "help\nsay 1\nsay nonsense\nstart\nplay 1\nseats\n"
        done = subprocess.run(
            [*command, str(tmp_path / "bo")],
            input=lines,
            capture_output=True,
            text=True,
            check=False,
            timeout=GUARD,
            env=environment(),
        )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    wanted = [
        *("At the table: Ann (away)", "say Hello!: ", "Bo: “Hi everyone!”", "Quick phrases here"),
        *("Only the host can do that.", "You can’t do that right now.", "Your seat is kept."),
    ]
    for sentence in wanted:
        assert sentence in done.stdout, done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: str) -> None:
    words, seen = Words(language), dict[str, str]()
    for command, message in {**STEP_WORDS, **TABLE_QUESTIONS}.items():
        for word in words(message).split(","):
            assert seen.setdefault(word.strip(), command) == command, word
    assert set(WISHES) < set(TABLE_QUESTIONS)
    assert set(WISHES.values()) == set(get_args(Wish))
