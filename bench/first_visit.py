"""What a first visit costs: requests and transferred bytes with a cold cache, in a real browser.

Run `python bench/first_visit.py`. It starts a server with an empty database, opens the page in Chromium
(Playwright, from the extra `dev`) and asks the browser's network log. Bytes are what came over the wire,
headers included. A table is visited as somebody who was sent its link.
"""

from __future__ import annotations

import sys
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from own_server import chromium, serving

GAME = {"name": "Ada", "settings": {"seats": 2, "bots": {"1": "steady"}, "spectators": "seat"}}


def started_table(url: str) -> str:
    """A game that anybody may watch."""
    with httpx.Client(base_url=url) as client:
        table: str = client.post("/api/tables", json=GAME).raise_for_status().json()["table"]
        client.post(f"/api/tables/{table}/commands", json={"type": "start"}).raise_for_status()
    return table


def visit(browser: Browser, address: str, shown: str) -> tuple[dict[str, str], int]:
    """The requests of one visit, by id, and the bytes that came back until the network was quiet."""
    requests: dict[str, str] = {}
    received = 0

    def sent(event: dict[str, Any]) -> None:
        if not event["request"]["url"].startswith("data:"):
            requests[event["requestId"]] = event["request"]["url"]

    def finished(event: dict[str, Any]) -> None:
        nonlocal received
        received += int(event["encodedDataLength"])

    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    log = context.new_cdp_session(page)
    log.on("Network.requestWillBeSent", sent)
    log.on("Network.loadingFinished", finished)
    log.send("Network.enable")
    page.goto(address, wait_until="networkidle")
    page.locator(shown).first.wait_for()
    context.close()
    return requests, received


def main() -> None:
    shown = Table("first visit", "requests", "KB", title="cold cache")
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        places = {"lobby": ("/", ".lobby .pill"), "table": (f"/t/{started_table(url)}", ".held")}
        for name, (path, there) in places.items():
            requests, received = visit(browser, url + path, there)
            shown.add_row(name, str(len(requests)), f"{received / 1000:.0f}")
            if "--list" in sys.argv:
                for request in requests.values():
                    Console().print(request.removeprefix(url), highlight=False)
        browser.close()
    Console().print(shown)


if __name__ == "__main__":
    main()
