"""A rematch: the table where the same people play again, each at their chair."""

from __future__ import annotations

from dataclasses import replace

from hanabi.table import facts
from hanabi.table.facts import Fact
from hanabi.table.table import Table


def table_again(old: Table) -> list[Fact]:
    """What a new table begins with: the same settings and chairs, held by the same tokens.

    A person who has gone for good is not there, and guests have to be invited anew.
    """
    opened = facts.Opened(old.party, replace(old.settings, bots={}))
    people = [
        facts.SatDown(seat, old.names[seat], key, link=old.chairs[seat].link)
        for seat in old.people
        if (key := old.chairs[seat].key) is not None and not old.chairs[seat].gone
    ]
    shared = [
        facts.SeatShared(one.seat, key)
        for one in people
        for key in old.chairs[one.seat].others
        if key in old.chairs[one.seat].holders
    ]
    bots = {seat: bot for seat, bot in enumerate(old.bots) if bot is not None}
    return [opened, *people, *shared, facts.SettingsChanged(replace(old.settings, bots=bots))]
