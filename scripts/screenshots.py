"""Makes the pictures in docs/screens: `make screenshots`. A real server, a real browser, a game in progress."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from browsing import DESKTOP, PHONE, TABLET, Person, chromium, play_on
from serving import serving
from test_games_in_the_browser import open_table

SIZES = [
    *((320, 568), (360, 740), (390, 844), (568, 320), (844, 390), (768, 1024), (820, 1180)),
    *((1024, 1366), (1024, 768), (1280, 720), (1440, 900), (1920, 1080), (3840, 2160)),
]
"""The screens on which the table is shown, by width and height."""

FOLDER = Path(__file__).parent.parent / "docs" / "screens"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    rules = {"edition": "show", "add_ons": ["colour-avalanche", "black-powder", "flamboyants"]}
    settings = {
        "rules": rules,
        "seats": 4,
        "bots": {str(i): "steady" for i in (1, 2, 3)},
        "first": 0,
    }
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        chromium(pictures=True) as browser,
    ):
        looks: dict[str, dict[str, Any]] = {
            "desktop": {"viewport": DESKTOP, "color_scheme": "light"},
            "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
            "tablet": {"viewport": TABLET, "color_scheme": "light", "has_touch": True},
            "phone": {
                "viewport": PHONE,
                "color_scheme": "dark",
                "has_touch": True,
                "is_mobile": True,
            },
        }
        for look, options in looks.items():
            ada = Person(browser, server, "Ada", **options)
            ada.visit("/")
            take(ada, f"lobby-{look}")
            table_id = open_table(ada, settings)
            take(ada, f"room-{look}")
            ada.at("start").click()
            ada.at("own-card-1").wait_for()
            play_on(server, table_id, {0: ada}, turns=6)
            take(ada, f"table-{look}")
            if look == "desktop":
                take_all_sizes(ada)
            play_on(server, table_id, {0: ada})
            ada.at("finale").wait_for()
            take(ada, f"finale-{look}")
            ada.visit(f"/g/{table_id}?turn=30")
            ada.at("replay-slider").wait_for()
            take(ada, f"replay-{look}")
            for page in ("me", "p/me"):
                ada.visit(f"/{page}")
                ada.page.locator("main h1").wait_for()
                take(ada, f"{'profile' if page == 'p/me' else page}-{look}")


def take(ada: Person, name: str) -> None:
    """A picture of what is on the screen, once it has come to rest."""
    ada.page.wait_for_timeout(800)
    ada.page.screenshot(path=FOLDER / f"{name}.png")


def take_all_sizes(ada: Person) -> None:
    """The same moment of the game on every screen, light and dark in turn."""
    for number, (width, height) in enumerate(SIZES):
        ada.page.emulate_media(color_scheme="dark" if number % 2 else "light")
        ada.page.set_viewport_size({"width": width, "height": height})
        take(ada, f"table-{width}x{height}")
    ada.page.emulate_media(color_scheme="light")
    ada.page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})


if __name__ == "__main__":
    main()
