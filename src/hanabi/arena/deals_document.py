"""The document about deals: how many can be won at each table, beside what bots made of the same deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from hanabi.arena.deals import BOTS, LOST, OPEN, WON, Deals, Setting
from hanabi.arena.standings import mean_of, share_of
from hanabi.arena.strength import is_base
from hanabi.arena.text_tables import NOTHING, Grid, amount, markdown, percent, with_error

Found = Sequence[tuple[Setting, Deals]]


def deals_document(found: Iterable[tuple[Setting, Deals]], command: str, date: str) -> str:
    """`docs/deals.md`: dated, with its command, and the number of deals in every row."""
    known = [(setting, deals) for setting, deals in found if deals.verdicts]
    base = [entry for entry in known if is_base(entry[0].table)]
    other = [entry for entry in known if not is_base(entry[0].table)]
    parts = [
        "# How many deals can be won?\n",
        f"{date}, made by one command, which goes on where it was interrupted:\n",
        f"```\n{command}\n```\n",
        "With all cards open, the [solver](solver.md) says of each deal whether the maximum can be reached. *Winnable*"
        " has a line of moves that the core has played; *unwinnable* is proved; *open* was not decided in the time"
        " given. The range is Wilson’s 95 % interval for the true share of winnable deals; its upper end counts open"
        " deals as winnable. The bots played the same deals: `hat` and `friend` see what players see, `cheater` sees"
        f" its own hand too. A perfect game is one with the maximum.{_time_given(known)}\n",
        markdown(_grid("The base game", base)) if base else "",
        markdown(_grid("Every other printed table", other, tables=True)) if other else "",
    ]
    return "\n".join(part for part in parts if part)


def _time_given(known: Found) -> str:
    """For how long the solver tried those deals that stayed open."""
    seconds = [
        deals.efforts[seed].seconds
        for _, deals in known
        for seed, verdict in deals.verdicts.items()
        if verdict == OPEN
    ]
    return (
        f" Every open deal had {min(seconds):g} seconds of the processor, or more."
        if seconds
        else ""
    )


def _grid(title: str, found: Found, *, tables: bool = False) -> Grid:
    head = ["players", "deals", "winnable, %", "95 %", "unwinnable", "open"]
    head += [f"{bot}: {what}" for bot in BOTS for what in ("score", "perfect, %")]
    rows = [
        [*([setting.table.name] if tables else []), *_row(setting, deals)]
        for setting, deals in found
    ]
    return Grid(title, [*(["table"] if tables else []), *head], rows, words=(0,) if tables else ())


def _row(setting: Setting, deals: Deals) -> list[str]:
    counts = Counter(deals.verdicts.values())
    size = len(deals.verdicts)
    least, most = share_of(counts[WON], size), share_of(counts[WON] + counts[OPEN], size)
    assert least is not None
    assert most is not None
    cells = [
        *(str(setting.players), amount(size), percent(least.share)),
        f"{percent(least.low)}–{percent(most.high)}",
        *(amount(counts[LOST]), amount(counts[OPEN])),
    ]
    for bot in BOTS:
        scores = list(deals.scores.get(bot, {}).values())
        perfect = share_of(scores.count(setting.table.rules.maximum), len(scores))
        cells += [with_error(mean_of(scores)), percent(perfect.share) if perfect else NOTHING]
    return cells
