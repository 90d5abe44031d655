"""A game in Firefox: a clue, a discard, and the table on every screen."""

from __future__ import annotations

from pathlib import Path

from firefox import firefox
from serving import Server
from test_layout import FAULTS, MOUSE, SHARE, TOUCH

BOARD = """() => ({
  own: [...document.querySelectorAll("[data-testid^='own-card-']")].length,
  marked: [...document.querySelectorAll(".marks")].length,
  steps: Number(document.querySelector(".table").dataset.steps),
  wide: document.documentElement.scrollWidth <= innerWidth,
})"""

SEATED = """async (settings) => {
  const asked = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ name: "Ada", settings }) };
  return (await (await fetch("/api/tables", asked)).json()).table;
}"""


def test_a_few_moves_in_firefox(server: Server, tmp_path: Path) -> None:
    with firefox(tmp_path) as ada:
        ada.resize(1280, 800)
        ada.visit(server.url)
        ada.wait_for("[data-testid=play-now]")
        settings = {"seats": 2, "bots": {"1": "steady"}, "first": 0, "bot_delay": False}
        table = ada.evaluate(SEATED, settings)
        ada.visit(f"{server.url}/t/{table}")
        ada.click("[data-testid=start]")
        ada.click("[data-testid=teammate-1-card-1]")
        ada.click("[data-testid=clue-option]")
        ada.wait_for(".table[data-steps='2']")
        board = ada.evaluate(BOARD)
        assert board["own"] == 5
        assert board["marked"] >= 1, "the told cards are marked"
        assert board["wide"], "the page does not scroll sideways"
        ada.click("[data-testid=own-card-2]")
        ada.press_until("[data-testid=discard-button]", ".table[data-steps='4']")
        found = []
        for width, height in TOUCH + MOUSE:
            ada.resize(width, height)
            faults = ada.evaluate(FAULTS, {"touch": False, "menu": False, "share": SHARE})
            found += [f"{width}×{height}: {fault}" for fault in faults]
        assert not found, "\n".join(found)
        assert ada.complaints == []
