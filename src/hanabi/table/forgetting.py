"""A person taken out of what a table wrote down: their name, what held their seat, what they said and noted.

The facts keep their numbers and the game its moves. Where the person sat, somebody without a name did.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace

from hanabi.core import Record
from hanabi.core.annotations import legible_note
from hanabi.table import facts
from hanabi.table.chair import GONE
from hanabi.table.fact_json import read_fact
from hanabi.table.facts import Fact
from hanabi.table.supervisor import SUBSTITUTE
from hanabi.table.table import Table

NAMELESS = "N.N."
"""The name of somebody who has deleted theirs, in every language; the next one at the same table has a number too."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A table from which a person was taken out."""

    table: Table
    """As it is now, with what was added."""
    changed: dict[int, Fact]
    """The facts that have to be written anew, by their numbers."""
    added: list[Fact]
    """What has to be written behind them: their seat is free, or a bot plays on."""
    digests: set[str]
    """What held their seats."""
    name: str
    """What they are called at this table now."""
    dealt: set[int]
    """The seats of the game that were theirs."""
    names: set[str]
    """What they were called at this table."""


@dataclass(eq=False, slots=True)
class _Stay:
    """Somebody at a seat, from sitting down to standing up."""

    name: str
    key: str
    digests: list[str] = field(default_factory=list)
    theirs: bool = False


def forget(
    table_id: str,
    written: Sequence[str],
    keys: Collection[str],
    is_known: Callable[[str], bool],
) -> Forgotten:
    """Take the person of these digests out of the facts of a table.

    A seat is theirs if they took it, or if they hold it beside a digest that is nobody's: that of a cookie from before
    people were known. Where they only hold the seat of somebody known (`is_known` tells of a digest), that stays.
    """
    old = _read(table_id, written)
    stays = _stays(old)
    every = {stay for at in stays for stay in at.values()}
    for stay in every:
        mine = not set(keys).isdisjoint(stay.digests)
        stay.theirs = stay.key in keys or (mine and not is_known(stay.key))
    names = {stay.name for stay in every if stay.theirs}
    name = _free_name({stay.name for stay in every if not stay.theirs}.union(*map(_names, old)))
    changed, dealt = {}, set[int]()
    for number, (fact, at) in enumerate(zip(old, stays, strict=True), start=1):
        new = _without(fact, at, keys, name, names)
        if new != fact:
            changed[number] = new
        if isinstance(fact, facts.Dealt):
            dealt = {seat for seat, stay in at.items() if stay.theirs}
    table = Table(table_id)
    for number, fact in enumerate(old, start=1):
        table.apply(changed.get(number, fact))
    now = {seat for seat, stay in stays[-1].items() if stay.theirs} if stays else set()
    added = _leaving(table, now)
    for fact in added:
        table.apply(fact)
    digests = {one for stay in every if stay.theirs for one in stay.digests} | set(keys)
    return Forgotten(table, changed, added, digests, name, dealt, names)


def forget_in_record(record: Record, seats: Collection[int], name: str, names: set[str]) -> Record:
    """The record of a game in which whoever sat at these seats, by one of these names, has another name and no notes."""
    players = tuple(name if i in seats else one for i, one in enumerate(record.players))
    notes = tuple(
        ()
        if i in seats
        else tuple(legible_note(without_names(text, names, name)) for text in written)
        for i, written in enumerate(record.notes)
    )
    annotations = tuple(
        replace(one, note=legible_note(without_names(one.note, names, name)))
        for one in record.annotations
    )
    return replace(record, players=players, notes=notes, annotations=annotations)


def without_names(text: str, names: Collection[str], name: str) -> str:
    """A text that says another name wherever it said one of these as a word."""
    if not names or not text:
        return text
    wanted = "|".join(re.escape(one) for one in sorted(names, key=len, reverse=True))
    return re.sub(rf"(?<!\w)(?:{wanted})(?!\w)", lambda _: name, text, flags=re.IGNORECASE)


def _read(table_id: str, written: Sequence[str]) -> list[Fact]:
    table, read = Table(table_id), list[Fact]()
    for text in written:
        read.append(read_fact(text, table.rules))
        table.apply(read[-1])
    return read


def _stays(written: Sequence[Fact]) -> list[dict[int, _Stay]]:
    """Who sat where when each fact happened; whoever stood up by it sat there still."""
    here: dict[int, _Stay] = {}
    found = []
    for fact in written:
        gone = None
        match fact:
            case facts.SatDown(seat, name, key, _, link):
                here[seat] = _Stay(name, key, [key, *([link] if link else [])])
            case facts.SeatShared(seat, key) if seat in here:
                here[seat].digests.append(key)
            case facts.StoodUp(seat):
                gone = seat
        found.append(dict(here))
        if gone is not None:
            here.pop(gone, None)
    return found


def _without(
    fact: Fact, at: dict[int, _Stay], keys: Collection[str], name: str, names: set[str]
) -> Fact:
    """The fact without the person, while these sat at the table."""
    theirs = {seat for seat, stay in at.items() if stay.theirs}
    match fact:
        case facts.SatDown(seat) if seat in theirs:
            return replace(fact, name=name, key=GONE, link=None)
        case facts.SeatShared(seat, key) if seat in theirs or key in keys:
            return replace(fact, key=GONE)
        case facts.StoodUp(seat, barred):
            left = () if seat in theirs else tuple(one for one in barred if one not in keys)
            return replace(fact, barred=left)
        case facts.Dealt():
            called = (name if i in theirs else one for i, one in enumerate(fact.names))
            return replace(fact, names=tuple(called))
        case facts.Spoke(seat) | facts.Noted(seat) if seat in theirs:
            return facts.Erased()
        case facts.Spoke(text=str(text)) | facts.Noted(text=text):
            return replace(fact, text=without_names(text, names, name))
        case _:
            return fact


def _leaving(table: Table, seats: set[int]) -> list[Fact]:
    """What happens because whoever sat at these seats is gone."""
    if table.state == "playing":
        playing = [seat for seat in sorted(seats) if table.chairs[seat].bot is None]
        left: list[Fact] = [facts.HandedOver(seat, SUBSTITUTE, "left") for seat in playing]
        stuck = table.pause is not None and set(table.people) <= set(playing)
        return [*left, facts.Resumed(playing[0])] if stuck and playing else left
    if table.state == "over":
        return []
    free: list[Fact] = [facts.StoodUp(seat) for seat in sorted(seats)]
    # Bots have names that nobody else has, also now that a name is gone which they could not have.
    return [*free, facts.SettingsChanged(table.settings)] if table.settings.bots else free


def _names(fact: Fact) -> tuple[str, ...]:
    return fact.names if isinstance(fact, facts.Dealt) else ()


def _free_name(taken: set[str]) -> str:
    """A name for nobody, unlike these."""
    others, number = {one.casefold() for one in taken}, 1
    while (name := NAMELESS if number == 1 else f"{NAMELESS}{number}").casefold() in others:
        number += 1
    return name
