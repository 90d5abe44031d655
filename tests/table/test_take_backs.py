"""Taking back by consent: who is asked, what is undone, and what nobody remembers then."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from hanabi import Game, GiveClue, Motive, Rearrange, Record, Seat
from hanabi.table import decisions, facts
from hanabi.table.fact_json import read_fact, write_fact
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.supervisor import BotAnswer
from hanabi.table.table import Table
from hanabi.table.table_record import record_of
from hanabi.table.watching import earlier_view
from work_done import calls_of
from worlds import choose

TAKE_BACKS = Settings(seats=3, take_backs=True)


def table_of(people: int, settings: Settings = TAKE_BACKS, *, guest: bool = False) -> Table:
    """So many people first, then bots; dealt, Ann begins."""
    bots = dict.fromkeys(range(people, settings.seats), "steady")
    table = Table("")
    table.apply(facts.Opened("", replace(settings, bots=bots)))
    for seat, name in enumerate(("Ann", "Bo", "Cleo")[:people]):
        table.apply(facts.SatDown(seat, name, f"k{seat}", guest and seat == 1))
    sitting = tuple(bots.get(seat) for seat in range(settings.seats))
    table.apply(facts.Dealt(0, 4, tuple(table.names), sitting))
    return table


def happen(table: Table, happened: list[Fact]) -> None:
    for fact in happened:
        table.apply(read_fact(write_fact(fact, table.rules), table.rules))


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def play(table: Table, turns: int, chance: random.Random) -> None:
    for _ in range(turns):
        game = game_of(table)
        action = choose(game, chance, 0.9)
        if table.chairs[game.to_act].bot is None:
            happen(table, decisions.act(table, game.to_act, action, seconds=1.0))
        else:
            answer = BotAnswer(action, Motive("search"), 0.5)
            happen(table, decisions.follow_bot(table, game.to_act, answer))


def vote(table: Table, seat: int, *, agree: bool = True) -> None:
    steps = len(game_of(table).steps)
    happen(table, decisions.vote_take_back(table, seat, steps, agree=agree))


def code_of(table: Table, seat: int, steps: int, *, agree: bool = True) -> str:
    number = table.number
    with pytest.raises(CommandRefused) as refused:
        decisions.vote_take_back(table, seat, steps, agree=agree)
    assert table.number == number
    return refused.value.code


def test_it_takes_everybody_and_then_everything_since_is_undone() -> None:
    table, chance = table_of(3), random.Random(1)
    play(table, 4, chance)
    before = game_of(table).copy()
    play(table, 3, chance)  # Bo, Cleo, Ann
    hand = game_of(table).hands[1]
    happen(table, decisions.rearrange(table, 1, hand[::-1]))
    vote(table, 1)
    assert table.take_back is not None
    assert (table.take_back.seat, table.take_back.steps) == (1, 4)
    vote(table, 2)
    assert table.take_back.agreed == {1, 2}
    assert len(game_of(table).steps) == 8, "Ann has not agreed yet"
    vote(table, 0)
    assert game_of(table) == before
    assert table.take_back is None
    assert len(table.moves) == len(game_of(table).steps) == 4
    assert len(table.timeline) == game_of(table).event_count
    done = table.taken_back[0]
    assert (done.after, done.seat, done.step) == (before.event_count, 1, 4)
    assert [seat for seat, _ in done.undone] == [1, 2, 0]
    assert game_of(table).to_act == 1


def test_a_person_alone_with_bots_asks_nobody_and_what_bots_did_since_is_undone_too() -> None:
    table, chance = table_of(1), random.Random(1)
    play(table, 3, chance)
    before = game_of(table).copy()
    motives, moves = dict(table.motives), list(table.moves)
    play(table, 3, chance)
    assert len(table.motives) == 4
    for _ in range(2):
        view = game_of(table).view(0)
        table.motives_for(view)  # Ann has heard why
        vote(table, 0)
        assert game_of(table) == before
        assert (table.motives, table.moves) == (motives, moves)
        play(table, 3, random.Random(2))
    fresh = Table("")
    fresh.game, fresh.motives, fresh.timeline = game_of(table), table.motives, table.timeline
    view = game_of(table).view(0)
    assert table.motives_for(view) == fresh.motives_for(view), "nothing undone was seen"


def test_one_no_or_a_move_or_a_handover_ends_the_matter() -> None:
    table, chance = table_of(2), random.Random(1)
    play(table, 3, chance)
    for end in ("withdrawn", "turned down", "moved", "handed over"):
        vote(table, 0)
        assert table.take_back is not None
        match end:
            case "withdrawn":
                vote(table, 0, agree=False)
            case "turned down":
                vote(table, 1, agree=False)
            case "moved":
                assert table.bot_to_act is None
                play(table, 1, chance)
            case _:
                happen(table, [facts.HandedOver(1, "steady")])
        assert table.take_back is None
    assert table.taken_back == []
    vote(table, 0, agree=False)
    assert table.take_back is None, "nothing to turn down"


def test_bots_wait_while_people_decide() -> None:
    table = table_of(2)
    play(table, 2, random.Random(1))
    assert table.bot_to_act == 2
    vote(table, 1)
    assert table.bot_to_act is None
    vote(table, 0, agree=False)
    assert table.bot_to_act == 2


def test_what_cannot_be_taken_back_is_refused_by_name() -> None:
    table = table_of(2)
    assert code_of(table, 0, 0) == "nothing-to-undo"
    play(table, 1, random.Random(1))
    assert code_of(table, 1, 1) == "nothing-to-undo"
    assert code_of(table, 0, 0) == "late"
    vote(table, 0)
    assert code_of(table, 1, 0) == "late", "an answer to what is no longer there"
    silent = table_of(2, Settings(seats=3))
    play(silent, 1, random.Random(1))
    assert code_of(silent, 0, 1) == "no-take-backs"
    with_guest = table_of(2, guest=True)
    play(with_guest, 1, random.Random(1))
    assert code_of(with_guest, 0, 1) == "guest-remembers"
    happen(with_guest, [facts.HandedOver(1, "steady")])
    assert code_of(with_guest, 0, 1) == "guest-remembers", "it still hears of the game"
    happen(table, [facts.Stopped()])
    assert code_of(table, 1, 1) == "wrong-moment", "once over, over"


def test_going_back_further_moves_what_was_told_later_to_where_it_still_fits() -> None:
    table, chance = table_of(1), random.Random(1)
    play(table, 7, chance)
    happen(table, [facts.HandedOver(2, "steady", "slow")])
    vote(table, 0)
    assert table.handovers[0].after == game_of(table).event_count
    happen(table, [facts.TakenBack(Seat(0), 1)])
    left = game_of(table).event_count
    assert [one.after for one in table.handovers] == [left]
    assert [(one.after, one.step) for one in table.taken_back] == [(left, 1), (left, 1)]


def test_a_record_tells_of_it_and_replays_the_game_as_it_went() -> None:
    table, chance = table_of(2), random.Random(1)
    play(table, 3, chance)
    vote(table, 0)
    vote(table, 1)
    assert len(game_of(table).steps) == 0
    play(table, 4, random.Random(2))
    happen(table, [facts.Stopped()])
    record = Record.loads(record_of(table, place="").dumps())
    assert record.replay() == game_of(table)
    said = record.annotation(0)
    assert said is not None
    assert said.note.startswith("Ann took back: Ann: ")
    assert said.note.count(";") == 2


def test_a_card_that_is_back_in_the_hand_is_hidden_from_reasons_too() -> None:
    table = table_of(1)
    game = game_of(table)
    card = game.hands[0][0]
    face = game.face(card)

    def clue(seat: int, target: int, motive: Motive | None) -> None:
        clues = [one for one in game.legal_actions() if isinstance(one, GiveClue)]
        given = next(one for one in clues if one.target == target)
        happen(table, [facts.Stepped(given, motive)])
        assert table.moves[-1].seat == seat

    happen(table, decisions.act(table, 0, {"do": "play", "card": card}))
    clue(1, 2, Motive("clue-play"))
    (heard,) = table.motives_for(game.view(0)).values()
    assert heard.card in game.hands[2]
    vote(table, 0)
    assert card in game.hands[0]
    clue(0, 1, None)
    clue(1, 0, Motive("clue-play", card, Seat(0), (face,)))
    (heard,) = table.motives_for(game.view(0)).values()
    assert heard == Motive("clue-tell"), "Ann had seen it, and has to forget it"


def test_going_back_over_twice_the_steps_is_twice_the_work() -> None:
    def work(steps: int) -> tuple[int, int]:
        table = table_of(1)
        play(table, 1, random.Random(1))
        for _ in range(steps):
            hand = game_of(table).hands[0]
            table.apply(facts.Stepped(Rearrange(Seat(0), hand[::-1])))
        looking = calls_of(lambda: earlier_view(table, 0, 0))
        back = facts.TakenBack(0, 0)
        return looking, calls_of(lambda: table.apply(back))

    for few, many in zip(work(400), work(800), strict=True):
        assert many < 2.5 * few
