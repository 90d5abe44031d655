"""The operator's page in a real browser, and the notice that everybody sees, on a phone and on a desktop."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, expect

from examining import EXAMINE
from serving import Server

TOKEN = "the-token-of-the-operator"  # noqa: S105  # of nobody
SCREENS = {"phone": (390, 844), "desktop": (1280, 900)}


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("operated")
    (folder / "token").write_text(TOKEN)
    server = Server(folder, connections=1000)
    server.options += ["--admin-token-file", str(folder / "token")]
    try:
        server.start()
        yield server
    finally:
        server.kill()


@pytest.mark.parametrize("screen", SCREENS)
def test_the_operator_tells_everybody_and_kicks(
    operated: Server, browser: Browser, screen: str
) -> None:
    width, height = SCREENS[screen]
    size = {"width": width, "height": height}
    player = browser.new_page(viewport=size, locale="de")  # type: ignore[arg-type]
    operator = browser.new_page(viewport=size)  # type: ignore[arg-type]
    complaints: list[str] = []
    operator.on("pageerror", lambda error: complaints.append(str(error)))
    operator.on(
        "console", lambda said: complaints.append(said.text) if said.type == "error" else None
    )
    made = player.request.post(
        f"{operated.url}/api/tables", data={"name": "Ann", "settings": {"seats": 2}}
    )
    table = made.json()["table"]
    player.goto(f"{operated.url}/t/{table}")

    operator.goto(f"{operated.url}/admin")
    operator.get_by_test_id("token").fill("wrong")
    operator.get_by_role("button", name="Open").click()
    expect(operator.locator("#said")).to_contain_text("not the operator's token")
    complaints.clear()  # browsers log an answer of 401
    operator.get_by_test_id("token").fill(TOKEN)
    operator.get_by_role("button", name="Open").click()
    own = operator.get_by_test_id("table").filter(has_text=table)
    expect(own).to_contain_text("Ann")
    expect(own).to_contain_text("127.0.0.0/24")

    operator.get_by_test_id("notice").fill("Neustart um 20 Uhr")
    operator.get_by_test_id("announce").click()
    notice = player.get_by_test_id("notice")
    expect(notice).to_have_text("Vom Betreiber: Neustart um 20 Uhr")
    expect(player.get_by_role("status").filter(has=notice)).to_be_visible()
    shown = player.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert shown
    assert operator.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for page in (operator, player):
        page.evaluate(AXE_SCRIPT)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            found = page.evaluate(EXAMINE)
            assert found == [], [one["id"] for one in found]
    if folder := os.environ.get("SCREENS_OF_TESTS"):
        player.screenshot(path=Path(folder) / f"notice-{screen}.png")
        operator.screenshot(path=Path(folder) / f"admin-{screen}.png", full_page=True)
    lobby = browser.new_page(viewport=size, locale="fr")  # type: ignore[arg-type]
    lobby.goto(f"{operated.url}/")
    expect(lobby.get_by_test_id("notice")).to_contain_text("De l’administrateur")

    operator.on("dialog", lambda dialog: dialog.accept())
    own.get_by_role("button", name="Kick").click()
    expect(player.get_by_test_id("kicked")).to_be_visible()
    operator.get_by_role("button", name="Take it back").click()
    expect(lobby.get_by_test_id("notice")).to_be_hidden()
    assert complaints == []
    for page in (player, operator, lobby):
        page.close()
