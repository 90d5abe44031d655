"""The record of a table: who played, why bots moved, how long everybody thought."""

from __future__ import annotations

import random

import hanabi
from hanabi import Game, Motive, Record, Seat, edition
from hanabi.table import decisions, facts
from hanabi.table.settings import Settings
from hanabi.table.supervisor import BotAnswer
from hanabi.table.table import Table
from hanabi.table.table_record import motives_in, record_of
from worlds import choose


def played_table(turns: int) -> Table:
    table = Table("")
    table.apply(facts.Opened("", Settings(seats=3)))
    table.apply(facts.SatDown(0, "Ann", "k0"))
    table.apply(facts.SatDown(1, "Robo", "k1", guest=True))
    table.apply(facts.SettingsChanged(Settings(seats=3, bots={2: "steady"})))
    names = tuple(table.names)
    table.apply(facts.Dealt(2, 4, names, (None, None, "steady"), date="2026-11-16T14:00:00+00:00"))
    game, chance = table.game, random.Random(1)
    assert game is not None
    for turn in range(turns):
        seat, action = game.to_act, choose(game, chance, 0.9)
        if seat == 2:
            answer = BotAnswer(action, Motive("search") if turn % 2 == 0 else None, 0.25)
            table.apply(*decisions.follow_bot(table, Seat(2), answer))
        else:
            hand = [card.id for card in game.view(seat).hand]
            table.apply(*decisions.rearrange(table, seat, hand[::-1]))
            table.apply(*decisions.act(table, seat, action, seconds=3.0))
    return table


def test_a_record_says_when_where_and_by_whom_it_was_played() -> None:
    header = record_of(played_table(0), place="here", language="sv").header
    assert (header.date, header.place, header.language) == (
        "2026-11-16T14:00:00+00:00",
        "here",
        "sv",
    )
    assert [player.kind for player in header.players] == ["person", "guest", "bot"]
    assert (header.players[2].bot, header.players[2].version) == ("steady", hanabi.__version__)


def test_whoever_plays_on_does_not_count_as_having_played_from_the_start() -> None:
    table = played_table(3)
    table.apply(facts.HandedOver(0, "steady"))
    assert [player.kind for player in record_of(table, place="").header.players] == [
        "person",
        "guest",
        "bot",
    ]


def test_motives_and_think_times_stand_at_their_steps_and_are_found_again() -> None:
    table = played_table(12)
    record = Record.loads(record_of(table, place="here").dumps())
    assert motives_in(record) == table.motives
    assert len(table.motives) == 2
    for annotation in record.annotations:
        assert annotation.seconds == (3.0 if table.moves[annotation.step].bot is None else 0.25)
    assert len(record.annotations) == 12, "sorting a hand takes no thought"


def test_a_record_without_annotations_holds_no_motives() -> None:
    assert motives_in(Record.of(Game(edition("cocktail"), 2, 1))) == {}
