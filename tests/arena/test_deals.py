"""Statistics of deals: files that go on, verdicts that only get better, and the document made from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hanabi.arena.deals import (
    BOTS,
    LOST,
    OPEN,
    WON,
    Deals,
    Effort,
    Line,
    Setting,
    missing_work,
    read_deals,
    work_off,
)
from hanabi.arena.deals_document import deals_document
from hanabi.arena.strength import distinct_tables
from hanabi.core import BadSetup, Game
from hanabi.review import Winnable, solve

TABLE = distinct_tables()[0]
SETTING = Setting(TABLE, 2)
QUICK, LONGER = Effort(engine=False, seconds=5.0), Effort(engine=True, seconds=1.0)


def test_verdicts_are_the_solvers_and_every_bot_plays_every_deal(tmp_path: Path) -> None:
    work_off(tmp_path, missing_work(tmp_path, [SETTING], 3, LONGER), 1)
    deals = read_deals(tmp_path, SETTING)
    for seed in range(3):
        winnable = isinstance(solve(Game(TABLE.rules, 2, seed)), Winnable)
        assert deals.verdicts[seed] == (WON if winnable else LOST)
    assert {bot: sorted(scores) for bot, scores in deals.scores.items()} == {
        bot: [0, 1, 2] for bot in BOTS
    }
    assert not missing_work(tmp_path, [SETTING], 3, LONGER)


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    path = tmp_path / SETTING.file
    whole = f"{Line(0, OPEN * 50, Effort(engine=False, seconds=0.0)).dumps()}\n"
    path.write_text(whole + whole[:30], encoding="utf-8")
    assert len(read_deals(tmp_path, SETTING).verdicts) == 50
    assert path.read_text(encoding="utf-8") == whole
    ahead = missing_work(tmp_path, [SETTING], 60, Effort(engine=False, seconds=0.0))
    assert [(work.seed, work.deals) for work in ahead] == [(50, 10)]


def test_what_is_open_is_judged_again_only_with_more_than_it_had(tmp_path: Path) -> None:
    text = Line(0, f"{WON}{OPEN}{LOST}", QUICK).dumps()
    (tmp_path / SETTING.file).write_text(f"{text}\n", encoding="utf-8")
    assert not missing_work(tmp_path, [SETTING], 3, QUICK)
    again = missing_work(tmp_path, [SETTING], 3, LONGER)
    assert [(work.seed, work.deals, work.bots) for work in again] == [(1, 1, ())]


def test_a_verdict_is_never_forgotten() -> None:
    deals = Deals()
    for verdicts in (f"{WON}{OPEN}", f"{OPEN}{LOST}", f"{OPEN}{OPEN}"):
        deals.add(Line(7, verdicts, QUICK))
    assert deals.verdicts == {7: WON, 8: LOST}


@pytest.mark.parametrize("line", ["", "{}", '{"seed": 0}', "[]"])
def test_a_file_that_holds_something_else_is_refused(tmp_path: Path, line: str) -> None:
    (tmp_path / SETTING.file).write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(BadSetup, match=r"cocktail-2\.jsonl, line 1: "):
        read_deals(tmp_path, SETTING)


def test_the_document_tells_open_deals_apart() -> None:
    deals = Deals()
    deals.add(Line(0, WON * 90 + LOST * 4 + OPEN * 6, QUICK, {"hat": [25] * 50 + [24] * 50}))
    text = deals_document([(SETTING, deals), (Setting(TABLE, 3), Deals())], "hanabi deals x", "d")
    row = next(line for line in text.splitlines() if line.startswith("| 2 |"))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:6] == ["2", "100", "90.0", "82.6–98.4", "4", "6"]
    assert cells[6:] == ["24.50 ± 0.05", "50.0", "–", "–", "–", "–"]
    assert "| 3 |" not in text
    assert "Every open deal had 5 seconds" in text
