"""Makes the pictures in docs/screens: `make screenshots`. A real server, a real browser, a game in progress."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from browsing import DESKTOP, PHONE, Person, chromium, play_on
from serving import serving
from test_games_in_the_browser import open_table

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
        chromium() as browser,
    ):
        looks: dict[str, dict[str, Any]] = {
            "desktop": {"viewport": DESKTOP, "color_scheme": "light"},
            "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
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
            ada.page.wait_for_timeout(800)
            ada.page.screenshot(path=FOLDER / f"lobby-{look}.png")
            table_id = open_table(ada, settings)
            ada.at("start").click()
            ada.at("own-card-1").wait_for()
            play_on(server, table_id, {0: ada}, turns=6)
            ada.page.wait_for_timeout(800)
            ada.page.screenshot(path=FOLDER / f"table-{look}.png")
            play_on(server, table_id, {0: ada})
            ada.at("finale").wait_for()
            ada.page.wait_for_timeout(800)
            ada.page.screenshot(path=FOLDER / f"finale-{look}.png")
            ada.visit(f"/g/{table_id}?turn=30")
            ada.at("replay-slider").wait_for()
            ada.page.wait_for_timeout(800)
            ada.page.screenshot(path=FOLDER / f"replay-{look}.png")


if __name__ == "__main__":
    main()
