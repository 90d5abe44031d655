"""What things cost in the browser: a move until it is drawn, and in bytes; and the way from the front page to a copied link.

Run `python bench/page.py`, or `python bench/page.py --against OLD_CHECKOUT` to see two versions in turn
on the same machine in the same run. Two people with a Chromium window each and two bots sit at a table of
four; they discard and clue in turn. A board counts as there when the browser has drawn it. Bytes are those
of the WebSocket messages that reached a player after a move.

The way to a link is that of somebody who was never there: from the beginning of the navigation, with nothing in the
cache, until the link of a table of one's own is on the clipboard; and the clicks that this takes.
"""

from __future__ import annotations

import argparse
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.progress import track
from rich.table import Table

from own_server import HERE, chromium, serving

SETTINGS = {"seats": 4, "bots": {"1": "steady", "3": "steady"}, "first": 0}

WATCH = """() => {
  window.drawn = {};
  const steps = () => document.querySelector('.table')?.dataset.steps;
  let last = steps();
  new MutationObserver(() => {
    if (steps() === last) return;
    last = steps();
    const step = last;
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => { window.drawn[step] = performance.timeOrigin + performance.now(); };
      channel.port2.postMessage(null);
    });
  }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-steps'] });
  document.addEventListener('click', () => { window.clicked = performance.timeOrigin + performance.now(); }, true);
}"""
"""Notes when the last click was, and when the board of each step had been drawn."""

NOTE_COPY = """() => {
  window.clicks = 0;
  addEventListener('click', () => {
    window.clicks += 1;
    window.first ??= performance.now();
  }, true);
  const write = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => {
    await write(text);
    window.copied = { text, clicks: window.clicks, all: performance.now(), clicking: performance.now() - window.first };
  };
}"""
"""Notes when something was put on the clipboard, and after how many clicks; the times of a page begin with its navigation."""


@dataclass
class Version:
    """One checkout with its server, and two people at a table there."""

    name: str
    url: str
    own: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    clicks: set[int] = field(default_factory=set)
    links: list[float] = field(default_factory=list)
    """From the beginning of the navigation to a link on the clipboard."""
    clicking: list[float] = field(default_factory=list)
    """The part of it from the first click on."""
    pages: list[Page] = field(default_factory=list)
    playing: bool = False
    """Whether what is received is news of a move, not the table on joining."""

    def copy_a_link(self, browser: Browser) -> None:
        """Somebody new comes to the front page, opens a table for friends and copies its link."""
        context = browser.new_context(
            base_url=self.url, permissions=["clipboard-read", "clipboard-write"]
        )
        context.add_init_script(f"({NOTE_COPY})()")
        page = context.new_page()
        page.goto("/", wait_until="commit")
        page.get_by_test_id("play-with-friends").click()
        page.get_by_test_id("invite-link-copy").click()
        page.wait_for_function("window.copied")
        copied = page.evaluate("window.copied")
        assert copied["text"] == page.evaluate("navigator.clipboard.readText()")
        assert "/t/" in copied["text"], copied
        self.clicks.add(copied["clicks"])
        self.links.append(copied["all"])
        self.clicking.append(copied["clicking"])
        context.close()

    def sit_down(self, browser: Browser) -> None:
        """A new game: the first window opens the table, the second joins it."""
        for page in self.pages:
            page.context.close()
        self.pages, self.playing = [], False
        table = ""
        for seat, name in enumerate(("Ada", "Bo")):
            context = browser.new_context(
                base_url=self.url, viewport={"width": 1440, "height": 900}
            )
            page = context.new_page()
            page.on("websocket", lambda socket: socket.on("framereceived", self._received))
            if seat == 0:
                opened = {"name": name, "settings": SETTINGS}
                table = context.request.post("/api/tables", data=opened).json()["table"]
            else:
                context.request.post(f"/api/tables/{table}/join", data={"name": name})
            page.goto(f"/t/{table}")
            self.pages.append(page)
        self.pages[0].get_by_test_id("start").click()
        for page in self.pages:
            page.locator(".table .held").first.wait_for()
            page.evaluate(WATCH)
        self.playing = True

    def _received(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if not self.playing:
            return
        if '"type":"update"' in text[:30] or '"type":"change"' in text[:30]:
            self.sizes.append(len(text.encode()))

    def move(self) -> bool:
        """One move by whoever is to act; False when the game is over."""
        acting = self._acting()
        if acting is None:
            return False
        steps = acting.locator(".table").get_attribute("data-steps")
        acting.get_by_test_id("own-card-1").click()
        discard = acting.get_by_test_id("discard-button")
        if discard.is_enabled():
            button = discard
        else:
            acting.get_by_test_id("teammate-1-name").click()
            button = acting.locator("[data-testid=clue-option]").first
        button.click()
        after = str(int(steps or 0) + 1)
        for page in self.pages:
            page.wait_for_function("step => window.drawn[step]", arg=after)
        clicked = acting.evaluate("window.clicked")
        for page in self.pages:
            drawn = page.evaluate("step => window.drawn[step]", after) - clicked
            (self.own if page is acting else self.others).append(drawn)
        return True

    def _acting(self) -> Page | None:
        while True:
            for page in self.pages:
                if page.get_by_test_id("show-finale").count():
                    return None
                if page.locator(".banner.mine").count():
                    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="a checkout of another version")
    parser.add_argument("--moves", type=int, default=60, help="moves of each version")
    parser.add_argument("--links", type=int, default=15, help="links copied in each version")
    options = parser.parse_args()
    checkouts = {"this": HERE} | ({"other": options.against} if options.against else {})
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        versions = [
            Version(name, stack.enter_context(serving(checkout)))
            for name, checkout in checkouts.items()
        ]
        for version in versions:
            version.sit_down(browser)
        for _ in track(range(options.moves), "moves"):
            for version in versions:
                if not version.move():
                    version.sit_down(browser)
        for _ in track(range(options.links), "links"):
            for version in versions:
                version.copy_a_link(browser)
        browser.close()
    show(versions)


def show(versions: list[Version]) -> None:
    shown = Table(
        "version", "own board", "teammate's board", "bytes: median", "most", title="median ms (p90)"
    )
    links = Table(
        "version", "clicks", "front page to link", "first click to link", title="median ms (p90)"
    )
    for version in versions:
        times = [in_words(found) for found in (version.own, version.others)]
        shown.add_row(version.name, *times, f"{median(version.sizes):.0f}", f"{max(version.sizes)}")
        clicks = " or ".join(map(str, sorted(version.clicks)))
        links.add_row(version.name, clicks, in_words(version.links), in_words(version.clicking))
    Console().print(shown, links)


def in_words(times: list[float]) -> str:
    """The median, and in brackets what nine of ten are below."""
    return f"{median(times):.0f} ({quantiles(times, n=10)[-1]:.0f})"


if __name__ == "__main__":
    main()
