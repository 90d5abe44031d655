"""People in real browsers at a real server, who do with the mouse what a bot would do."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from hanabi import Action, ColourClue, Discard, Game, GiveClue, Play, TakeBack
from hanabi.bots import make_bot
from hanabi.core.codec import step_to_plain
from hanabi.table.table import Table
from serving import Server

GUARD = 120.0
"""Seconds after which something that should happen has not. No promise depends on it."""

expect.set_options(timeout=1000 * GUARD)

CHROMIUM = next(
    filter(
        None,
        map(
            shutil.which,
            ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
        ),
    ),
    None,
)

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
]

UNPAINTED = "--force-gpu-mem-available-mb=0"
"""No memory for pictures: everything is laid out and can be pressed, but nobody looks, so nothing is painted."""

PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}


@contextmanager
def chromium(*, pictures: bool = False) -> Iterator[Browser]:
    """The system's Chromium, or a skipped test that says what is missing. Only for `pictures` it paints."""
    if CHROMIUM is None:
        pytest.skip("Chromium is not installed")
    arguments = ARGUMENTS if pictures else [*ARGUMENTS, UNPAINTED]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments)
        yield browser
        browser.close()


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, browser: Browser, server: Server, name: str, **options: Any) -> None:
        self._server = server
        self.name = name
        wishes = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB", **options}
        self.context = browser.new_context(base_url=server.url, **wishes)
        self.context.set_default_timeout(1000 * GUARD)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.examined = 0
        """How many of their pages axe has looked at in the language that was next."""
        self.page.on(
            "console",
            lambda said: self.complaints.append(said.text) if said.type == "error" else None,
        )
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def visit(self, path: str) -> None:
        self.page.goto(path)

    def introduce(self) -> None:
        self.at("name").fill(self.name)

    @property
    def table_id(self) -> str:
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/t/")[2].partition("#")[0]

    def join(self, table_id: str) -> None:
        self.visit(f"/t/{table_id}")
        self.introduce()
        self.at("join").click()
        self.at("leave").wait_for()

    def do(self, game: Game, action: Action) -> None:
        """Carry out an action with clicks, once the page is where the game is."""
        self.page.locator(f".table[data-steps='{len(game.steps)}']").wait_for()
        suits = [suit.name for suit in game.rules.suits]
        match action:
            case Play(card, announced):
                self._choose(game, card)
                self.at(
                    "play-button" if announced is None else f"announce-{suits[announced]}"
                ).click()
            case Discard(card):
                self._choose(game, card)
                self.at("discard-button").click()
            case GiveClue(target, clue):
                wanted = (
                    f"[data-colour='{suits[clue.suit]}']"
                    if isinstance(clue, ColourClue)
                    else f"[data-value='{clue.value}']"
                )
                if game.pending is None:
                    self.at(f"teammate-{target}-name").click()
                    self.page.locator(f"[data-testid=clue-option]{wanted}").click()
                else:
                    others = [seat for seat in range(game.players) if seat != game.to_act]
                    group = self.at("bonus").locator(".options").nth(others.index(target))
                    group.locator(f"[data-testid=bonus-option]{wanted}").click()
            case TakeBack():
                self.at("bonus-option").nth(game.legal_actions().index(action)).click()
            case _:
                self.at("bonus").locator("[data-testid=bonus-option]").last.click()
        if self.at("confirm-button").is_visible():
            self.at("confirm-button").click()

    def send(self, game: Game, action: Action) -> None:
        """Carry out an action without the mouse; the page learns of it as of any other."""
        wish = {"type": "act", "action": step_to_plain(game.rules, action)}
        commands = f"/api/tables/{self.table_id}/commands"
        data = wish | {"steps": len(game.steps)}
        # The server may close an idle connection in the moment in which it is used again
        done = self.page.request.post(commands, data=data, max_retries=2)
        assert done.json()["type"] == "done", done.text()

    def _choose(self, game: Game, card: int) -> None:
        place = game.hands[game.to_act].index(card) + 1
        held = self.at(f"own-card-{place}")
        if held.get_attribute("aria-pressed") != "true":
            held.click()


def table_on_disk(server: Server, table_id: str) -> Table:
    """The table as the database has it: what the server would know after a crash."""
    rows = _on_disk(server, "select data from events where table_id = ? order by number", table_id)
    return Table.from_facts(table_id, (data for (data,) in rows))


def _on_disk(server: Server, query: str, *values: str) -> list[Any]:
    path = Path(server.db.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query, values).fetchall()


def play_on(
    server: Server,
    table_id: str,
    people: dict[int, Person],
    *,
    turns: int = 1000,
    by_hand: int = 1000,
) -> Table:
    """Let the people play as the steady bot would, so many actions or to the end.

    Each kind of action is made so often with the mouse, and then over the API of the same browser. Afterwards the game
    is over, or somebody of them is to act.
    """
    table, acted = table_on_disk(server, table_id), Counter[object]()
    while table.game is not None and table.game.outcome is None:
        game = table.game
        if game.to_act in people:
            if acted.total() == turns:
                break
            person = people[game.to_act]
            action = make_bot("steady").act(game.view(game.to_act)).action
            kind = type(action), game.pending
            if acted[kind] < by_hand:
                person.do(game, action)
            else:
                person.send(game, action)
            acted[kind] += 1
        table = _moved_on(server, table)
    return table


def _moved_on(server: Server, table: Table) -> Table:
    until = time.monotonic() + GUARD
    while time.monotonic() < until:
        ((number,),) = _on_disk(
            server, "select max(number) from events where table_id = ?", table.id
        )
        if number > table.number:
            return table_on_disk(server, table.id)
        time.sleep(0.02)
    raise AssertionError("nothing happened at the table")
