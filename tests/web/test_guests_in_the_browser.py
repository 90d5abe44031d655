"""A bot of hanab.live, as a program of its own, is invited on the page and plays with somebody there."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browsing import Person, play_on
from examining import violations
from serving import Server, serving
from sizes import sized
from test_games_in_the_browser import open_table

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def bot_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("guests"), connections=1000, for_bots=True) as running:
        yield running
        assert running.complaints() == ""


@contextmanager
def example_bot(server: Server, name: str) -> Iterator[None]:
    program = [sys.executable, str(EXAMPLES / "hanab_live_bot.py")]
    with subprocess.Popen([*program, f"127.0.0.1:{server.bot_port}", name, "password"]) as bot:
        try:
            yield
            assert bot.poll() is None, "it is still here"
        finally:
            bot.kill()


def invite(person: Person, name: str) -> None:
    """Open the list until the bot is in it: it may be logging in still."""
    person.at("invite-guest").click()
    while not person.at(f"invite-{name}").is_visible():
        person.at("dialog-close").click()
        person.at("invite-guest").click()
    person.at(f"invite-{name}").click()
    expect(person.at("seat-1")).to_contain_text(name)


def test_a_guest_is_invited_plays_a_whole_game_and_leaves(
    bot_server: Server, browser: Browser
) -> None:
    ada = Person(browser, bot_server, "Ada")
    with example_bot(bot_server, "Robo"):
        table_id = open_table(ada, {"seats": 3, "bots": {"2": "steady"}})
        ada.at("invite-guest").click()
        assert violations(ada) == []
        ada.at("dialog-close").click()
        invite(ada, "Robo")
        expect(ada.at("edition-cocktail")).to_be_checked()
        expect(ada.at("seat-1")).to_contain_text("guest")
        expect(ada.at("invite-guest")).to_have_count(0)
        assert violations(ada) == []
        ada.at("start").click()
        ada.at("own-card-1").wait_for()
        table = play_on(bot_server, table_id, {0: ada}, by_hand=sized(2, 1000))
        assert table.game is not None
        assert table.game.outcome is not None
        expect(ada.at("finale")).to_be_visible()
        assert ada.complaints == []


def test_a_guest_is_sent_away_and_one_that_is_gone_is_replaced(
    bot_server: Server, browser: Browser
) -> None:
    ada = Person(browser, bot_server, "Ada")
    with example_bot(bot_server, "Roberta"):
        table_id = open_table(ada, {"seats": 2, "first": 0})
        invite(ada, "Roberta")
        ada.at("kick-1").click()
        expect(ada.at("seat-1")).to_contain_text("open seat")
        invite(ada, "Roberta")
        ada.at("start").click()
        expect(ada.at("turn-banner")).to_be_visible()
    ada.at("replace-1").click()
    table = play_on(bot_server, table_id, {0: ada}, turns=1)
    assert [handover.bot for handover in table.handovers] == ["steady"]
    assert ada.complaints == []


def test_without_the_listener_nobody_is_offered_guests(server: Server, browser: Browser) -> None:
    ada = Person(browser, server, "Ada")
    open_table(ada, {"seats": 2})
    with ada.page.expect_response("**/api/guests"):
        ada.page.reload()
    ada.at("start").wait_for()
    expect(ada.at("invite-guest")).to_have_count(0)
