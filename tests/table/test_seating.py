"""Who sits where before the start: being sent away, and tables that are set anew around the people at them."""

from __future__ import annotations

import pytest

from hanabi.core import HanabiError
from hanabi.table import dealing, decisions, facts, seating
from hanabi.table.fact_json import read_fact, write_fact
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.table import Table


def table_of(*names: str, **settings: object) -> Table:
    """An open table with these people, each holding their seat by their name in small letters."""
    table = Table("t")
    table.apply(facts.Opened("party", Settings(**settings)))  # type: ignore[arg-type]
    for name in names:
        table.apply(seating.sit_down(table, name, name.lower(), link=f"link-{name.lower()}"))
    return table


def happen(table: Table, wish: list[Fact]) -> None:
    """What a server does: the facts are written, read again and applied."""
    for fact in wish:
        table.apply(read_fact(write_fact(fact, table.rules), table.rules))


def refusal(table: Table, wish: object, *args: object, **named: object) -> str:
    before = (table.number, table.names)
    with pytest.raises(HanabiError) as refused:
        wish(table, *args, **named)  # type: ignore[operator]
    assert (table.number, table.names) == before
    assert isinstance(refused.value, CommandRefused)
    return refused.value.code


def test_whoever_was_sent_away_cannot_sit_down_again_under_any_name() -> None:
    table = table_of("Ada", "Bo", seats=3)
    happen(table, seating.share_seat(table, 1, "bo-on-a-phone"))
    happen(table, seating.kick(table, 0, 1))
    assert table.names == ["Ada", "", ""]
    for key in ("bo", "bo-on-a-phone", "link-bo"):
        assert refusal(table, seating.sit_down, "Robert", key) == "kicked"
    assert refusal(table, seating.sit_down, "Robert", "new", keys=["bo"]) == "kicked"
    happen(table, [seating.sit_down(table, "Bo", "another")])
    assert table.names == ["Ada", "Bo", ""]


def test_whoever_left_by_themselves_may_come_again() -> None:
    table = table_of("Ada", "Bo", seats=3)
    happen(table, seating.leave(table, 1))
    happen(table, [seating.sit_down(table, "Bo", "bo")])
    assert table.names == ["Ada", "Bo", ""]


def test_a_bot_that_is_sent_away_leaves_its_seat_free() -> None:
    table = table_of("Ada", seats=3, bots={1: "steady", 2: "friend"})
    happen(table, seating.kick(table, 0, 1))
    assert table.bots == [None, None, "friend"]
    assert (table.free, table.settings.bots) == ([1], {2: "friend"})


def test_only_the_host_sends_others_away_and_only_before_the_start() -> None:
    table = table_of("Ada", "Bo", seats=2)
    assert refusal(table, seating.kick, 1, 0) == "not-host"
    for nobody in (0, 2, 5):
        assert refusal(table, seating.kick, 0, nobody) == "no-such-seat"
    happen(table, dealing.deal(table, 0))
    assert refusal(table, seating.kick, 0, 1) == "wrong-moment"


def test_a_smaller_table_keeps_its_people_and_what_holds_their_seats() -> None:
    table = table_of("Ada", "Bo", "Cleo", "Dag", seats=5)
    happen(table, seating.share_seat(table, 3, "phone"))
    happen(table, seating.kick(table, 0, 1))
    happen(table, seating.change(table, 0, Settings(seats=3)))
    assert table.names == ["Ada", "Dag", "Cleo"]
    assert [table.seat_of(key) for key in ("dag", "link-dag", "phone", "cleo")] == [1, 1, 1, 2]
    assert refusal(table, seating.change, 0, Settings(seats=2)) == "seat-taken"
    assert refusal(table, seating.change, 0, Settings(seats=3, bots={1: "steady"})) == "seat-taken"


def test_bots_that_are_wished_for_give_way_to_nobody() -> None:
    table = table_of("Ada", "Bo", "Cleo", seats=4)
    happen(table, seating.kick(table, 0, 1))
    wished = Settings(seats=2, bots={1: "steady"})
    assert refusal(table, seating.change, 0, wished) == "seat-taken"
    happen(table, seating.change(table, 0, Settings(seats=2)))
    assert table.names == ["Ada", "Cleo"]


def test_what_was_said_while_waiting_keeps_the_name_of_whoever_said_it() -> None:
    table = table_of("Ada", "Bo", seats=3, talk="chat")
    happen(table, decisions.say(table, 1, None, "Bin gleich da"))
    happen(table, seating.leave(table, 1))
    happen(table, [seating.sit_down(table, "Cleo", "cleo")])
    happen(table, decisions.say(table, 1, "hello", None))
    assert [(one.seat, one.name) for one in table.talk] == [(1, "Bo"), (1, "Cleo")]
