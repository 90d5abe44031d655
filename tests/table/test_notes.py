"""Notes on cards: who may write them, who reads them, and where they go."""

from __future__ import annotations

import pytest

from hanabi import Record
from hanabi.server.wire import all_notes, own_notes
from hanabi.table import decisions, facts
from hanabi.table.decisions import LONGEST_NOTE, MOST_NOTES
from hanabi.table.fact_json import read_fact, write_fact
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.table import Table
from hanabi.table.table_record import record_of


def dealt_table(seats: int = 3, settings: Settings | None = None) -> Table:
    """People at every seat, dealt from a seed."""
    table = Table("")
    table.apply(facts.Opened("", settings or Settings(seats=seats)))
    for seat, name in enumerate(("Ann", "Bo", "Cleo", "Dag")[:seats]):
        table.apply(facts.SatDown(seat, name, f"k{seat}"))
    table.apply(facts.Dealt(0, 4, tuple(table.names), (None,) * seats))
    return table


def note(table: Table, seat: int, card: int, text: str) -> None:
    for fact in decisions.note(table, seat, card, text):
        table.apply(read_fact(write_fact(fact, table.rules), table.rules))


def test_a_note_may_be_on_any_card_in_a_hand_and_be_changed_and_taken_away() -> None:
    table = dealt_table()
    note(table, 0, 0, "own")
    note(table, 0, 14, "  Cleo’s\nlast  ")
    assert own_notes(table, 0) == {"0": "own", "14": "Cleo’s last"}
    note(table, 0, 0, "still mine")
    note(table, 0, 14, "")
    assert own_notes(table, 0) == {"0": "still mine"}
    assert decisions.note(table, 0, 0, "still mine") == [], "nothing changes"
    table.apply(*decisions.act(table, 0, {"do": "play", "card": 0}))
    note(table, 0, 0, "was a trap")
    assert own_notes(table, 0) == {"0": "was a trap"}, "its writer may go on after it was played"


def test_until_the_end_a_note_is_for_its_writer_and_then_for_all_and_in_the_record() -> None:
    table = dealt_table()
    note(table, 0, 3, "mine")
    note(table, 2, 3, "red?")
    assert (own_notes(table, 1), own_notes(table, None), all_notes(table)) == ({}, {}, [])
    for seat in range(3):
        for fact in decisions.vote_end(table, seat, agree=True):
            table.apply(fact)
    assert all_notes(table) == [{"3": "mine"}, {}, {"3": "red?"}]
    record = Record.loads(record_of(table, place="").dumps())
    assert record.notes == (("", "", "", "mine"), (), ("", "", "", "red?"))


def test_what_cannot_be_noted_is_refused_by_name() -> None:
    table = dealt_table()
    for card, text, code in (
        (15, "not drawn yet", "no-card-to-note"),
        (1, "x" * (LONGEST_NOTE + 1), "note-too-long"),
    ):
        with pytest.raises(CommandRefused) as refused:
            decisions.note(table, 0, card, text)
        assert refused.value.code == code
    for number in range(MOST_NOTES):
        note(table, 0, 1, str(number))
    with pytest.raises(CommandRefused) as refused:
        decisions.note(table, 0, 1, "one more")
    assert refused.value.code == "too-many-notes"
    note(table, 1, 1, "others may")
    table.apply(facts.HandedOver(1, "steady"))
    with pytest.raises(CommandRefused) as refused:
        decisions.note(table, 1, 1, "the bot plays")
    assert refused.value.code == "replaced"
    table.apply(facts.Stopped())
    with pytest.raises(CommandRefused) as refused:
        decisions.note(table, 2, 1, "too late")
    assert refused.value.code == "wrong-moment"
