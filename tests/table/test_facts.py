"""Facts: what tables wrote in earlier versions is read and told as it was then."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hanabi import (
    BadRecord,
    CardId,
    ColourClue,
    ColourReach,
    Decline,
    HanabiError,
    Motive,
    Play,
    Seat,
    SpecialValue,
    Suit,
    Touched,
    ValueReach,
    edition,
)
from hanabi.core.json_reader import Node
from hanabi.table import facts
from hanabi.table.fact_json import READERS, fact_to_plain, read_fact, write_fact
from hanabi.table.settings import CommandRefused, RulesChoice, Settings
from hanabi.table.table import Table
from hanabi.table.table_record import record_of

STORED = Path(__file__).parent / "stored"
"""What servers wrote: the first one every kind of fact that it had, and what it made of them; a later one the others."""

ADDED: dict[str, Any] = {
    "winnable": False,
    "take_backs": False,
    "hints": False,
    "clock": None,
    "time_out": "bot",
}
"""Settings that the first server did not have, as they are for its tables."""

RULES = edition("cocktail")


def stored_facts(name: str = "facts.jsonl") -> list[str]:
    return (STORED / name).read_text(encoding="utf-8").splitlines()


def test_the_stored_tables_have_every_kind_of_fact() -> None:
    stored = [*stored_facts(), *stored_facts("later_facts.jsonl")]
    assert {json.loads(text)["type"] for text in stored} == set(READERS)


def test_a_table_that_an_earlier_version_wrote_is_told_again_as_it_was() -> None:
    told: dict[str, Any] = json.loads((STORED / "table.json").read_text(encoding="utf-8"))
    table = Table.from_facts("stored", stored_facts())
    assert table.names == told["names"]
    assert table.bots == told["bots"]
    assert [chair.key for chair in table.chairs] == told["keys"]
    assert (table.number, table.state) == (told["number"], told["state"])
    assert table.rematch == told["rematch"]
    assert table.settings.to_plain() == told["settings"] | ADDED
    found = [[one.after, one.seat, one.bot, one.was, one.cause] for one in table.handovers]
    assert found == told["handovers"]
    assert [[one.seat, one.remark, one.text] for one in table.talk] == told["talk"]
    motives = {str(n): [one.name, one.card, one.seat] for n, one in table.motives.items()}
    assert motives == told["reasons"]
    record = record_of(table, place="here").to_plain()
    assert record["actions"] == told["record"]["actions"]
    assert record["deck"] == told["record"]["deck"]
    assert record["end"] == told["record"]["end"]


def test_a_table_with_notes_take_backs_and_pauses_is_told_again_as_it_was() -> None:
    table = Table.from_facts("stored", stored_facts("later_facts.jsonl"))
    assert table.notes == {0: {3: "röd ☂?"}, 1: {3: "rött"}}
    assert [one.seat for one in table.taken_back] == [0, 1]
    assert table.game is not None
    assert len(table.game.steps) == len(table.moves) == 4
    assert (table.pause, table.pauses) == (None, {1: 1})
    assert [(one.bot, one.timed_out) for one in table.moves[-2:]] == [
        ("steady", False),
        ("steady", True),
    ]
    assert [(one.seat, one.bot, one.cause) for one in table.handovers] == [(0, "steady", "time")]
    assert table.closed


@pytest.mark.parametrize("name", ["facts.jsonl", "later_facts.jsonl"])
def test_a_fact_is_written_as_it_was_read(name: str) -> None:
    table = Table("stored")
    for text in stored_facts(name):
        fact = read_fact(text, table.rules)
        table.apply(fact)
        expected = json.loads(text)
        if "settings" in expected:
            expected["settings"] = ADDED | expected["settings"]
        assert json.loads(write_fact(fact, table.rules)) == expected


def test_a_table_with_rules_that_no_choice_gives_keeps_them() -> None:
    rules = edition("deluxe")
    opened = facts.Opened("", Settings(seats=2), rules)
    dealt = facts.Dealt(1, 5, ("Ada", "Kim"), (None, "steady"))
    table = Table("")
    for fact in (opened, dealt):
        table.apply(read_fact(write_fact(fact, rules), table.rules))
    assert table.rules == rules
    assert table.game is not None
    assert (table.game.first, table.game.seed) == (1, 5)
    assert (table.names, table.bots) == (["Ada", "Kim"], [None, "steady"])


def test_motives_and_think_times_are_kept_beside_the_step() -> None:
    motive = Motive(
        "play-read", CardId(3), Seat(1), RULES.faces[:1], ColourClue(RULES.faces[0].suit)
    )
    for fact in (
        facts.Stepped(Decline()),
        facts.Stepped(Play(CardId(3)), motive),
        facts.Stepped(Play(CardId(3)), motive, 1.25),
        facts.HandedOver(1, "steady", "slow"),
    ):
        assert read_fact(write_fact(fact, RULES), RULES) == fact
    assert fact_to_plain(facts.Stepped(Decline()), RULES) == {
        "type": "stepped",
        "step": {"do": "decline"},
    }


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"type":"danced"}',
        '{"type":"stood-up"}',
        '{"type":"stood-up","seat":9}',
        '{"type":"stood-up","seat":1,"why":"tired"}',
        '{"type":"stepped","step":{"do":"play","card":1},"seconds":"long"}',
        '{"type":"opened","party":"x","settings":{"seats":1}}',
    ],
)
def test_what_is_no_fact_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_fact(text, RULES)


# Settings


def test_settings_come_back_from_plain_data_as_they_were() -> None:
    choice = RulesChoice("show", ("flamboyants",), clue_tokens=4, play_on=True)
    settings = Settings(choice, 4, {1: "steady"}, first=2, talk="chat", public=True)
    plain = json.loads(json.dumps(settings.to_plain()))
    assert Settings.from_plain(Node(plain)) == settings
    assert Settings.from_plain(Node({})) == Settings()


@pytest.mark.parametrize(
    ("plain", "place"),
    [
        ({"seats": 7}, "seats"),
        ({"seats": "3"}, "seats"),
        ({"first": -1}, "first"),
        ({"talk": "shout"}, "talk"),
        ({"bots": ["steady"]}, "bots"),
        ({"bots": {"1": 5}}, "bots.1"),
        ({"rules": {"edition": "x" * 41}}, "rules.edition"),
        ({"rules": {"strikes": 0}}, "rules.strikes"),
        ({"rules": {"strikeout": "half"}}, "rules.strikeout"),
        ({"rules": {"colour": "red"}}, "rules"),
        ({"colour": "red"}, ""),
    ],
)
def test_settings_that_are_none_are_refused_by_their_field(
    plain: dict[str, Any], place: str
) -> None:
    with pytest.raises(BadRecord) as refused:
        Settings.from_plain(Node(plain))
    assert refused.value.place == place


@pytest.mark.parametrize("seat", ["x", "00", "-1", "", "10"])
def test_a_bot_sits_at_a_seat(seat: str) -> None:
    with pytest.raises(CommandRefused) as refused:
        Settings.from_plain(Node({"bots": {seat: "steady"}}))
    assert refused.value.code == "no-such-seat"


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        (Settings(seats=2, bots={2: "steady"}), "no seat 2"),
        (Settings(seats=2, first=2), "no seat 2"),
        (Settings(bots={1: "freind"}), "freind"),
        (Settings(RulesChoice("chess")), "chess"),
        (Settings(RulesChoice(hand_size=40)), "hand"),
    ],
)
def test_a_table_that_cannot_be_is_refused(settings: Settings, reason: str) -> None:
    with pytest.raises(HanabiError, match=reason):
        settings.check()


def test_a_choice_of_clue_rules_comes_back_as_it_was() -> None:
    choice = RulesChoice(
        "show",
        suits=(
            Suit("lime", touched=("yellow", "green"), nameable=False),
            Suit("red"),
            Suit("blue"),
        ),
        hand_size=3,
        clue_cost=2,
        named_values=(1, 2),
        special_values=(SpecialValue(5, touched_by_values=Touched.IN_TURN),),
        colour_reach=ColourReach.WITH_VALUES,
        value_reach=ValueReach.PARITY,
    )
    settings = Settings(choice)
    assert Settings.from_plain(Node(settings.to_plain(), "")) == settings
    rules = settings.check()
    assert rules.colours == ("lime", "red", "blue", "yellow", "green")
    assert rules.special_values == choice.special_values


def test_a_choice_may_name_a_variant_of_hanab_live() -> None:
    rules = RulesChoice("show", variant="Clue Starved & Pink (5 Suits)", strikes=4).rules()
    assert (rules.clue_cost, rules.clue_tokens, rules.strikes) == (2, 16, 4)
    assert (rules.vocabulary, rules.empty_clues) == ("show", True)
    assert rules.suits[-1] == Suit("pink", touched_by_values=Touched.EVERY)
