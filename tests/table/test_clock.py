"""Clocks: how they are set, and whose time is charged. No client gains or loses a second but by acting."""

from __future__ import annotations

import contextlib
import itertools
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import BadRecord, Game, HanabiError, Play, Rearrange
from hanabi.core.json_reader import Node
from hanabi.table import decisions, facts
from hanabi.table.clock import LEAST, ClockChoice
from hanabi.table.fact_json import read_fact, write_fact
from hanabi.table.facts import Fact
from hanabi.table.settings import CommandRefused, RulesChoice, Settings
from hanabi.table.supervisor import BotAnswer, BotFailure
from hanabi.table.table import Table
from hanabi.table.table_record import record_of
from hanabi.table.watching import earlier_view, shown_to
from sizes import sized
from worlds import choose

PER_GAME = ClockChoice("game", 60, 3)
PER_MOVE = ClockChoice("move", 20)


def table_of(clock: ClockChoice | None, **chosen: Any) -> Table:
    """Ann, Bo and a bot; dealt, Ann begins."""
    table = Table("")
    how = Settings(seats=3, bots={2: "steady"}, clock=clock, take_backs=True, **chosen)
    table.apply(facts.Opened("", how))
    for seat, name in enumerate(("Ann", "Bo")):
        table.apply(facts.SatDown(seat, name, f"k{seat}"))
    table.apply(facts.Dealt(0, 4, tuple(table.names), (None, None, "steady")))
    return table


def happen(table: Table, happened: list[Fact]) -> None:
    """As they come back from disk."""
    for fact in happened:
        table.apply(read_fact(write_fact(fact, table.rules), table.rules))


def game_of(table: Table) -> Game:
    assert table.game is not None
    return table.game


def act(table: Table, seconds: float, chance: random.Random | None = None) -> None:
    """Whoever is to act does so after so many seconds."""
    game = game_of(table)
    action = choose(game, chance or random.Random(1), 0.9)
    if table.chairs[game.to_act].bot is None:
        happen(table, decisions.act(table, game.to_act, action, seconds=seconds))
    else:
        happen(table, decisions.follow_bot(table, game.to_act, BotAnswer(action, None, 99.0)))


# Settings


@pytest.mark.parametrize(
    ("plain", "place"),
    [
        ({}, "clock"),
        ([], "clock"),
        (30, "clock"),
        ({"per": "move"}, "clock"),
        ({"per": "turn", "seconds": 30}, "clock.per"),
        ({"per": ["move"], "seconds": 30}, "clock.per"),
        ({"per": "move", "seconds": 4}, "clock.seconds"),
        ({"per": "move", "seconds": 3601}, "clock.seconds"),
        ({"per": "move", "seconds": 30.0}, "clock.seconds"),
        ({"per": "move", "seconds": True}, "clock.seconds"),
        ({"per": "move", "seconds": 30, "increment": 1}, "clock.increment"),
        ({"per": "game", "seconds": 29}, "clock.seconds"),
        ({"per": "game", "seconds": 86_401}, "clock.seconds"),
        ({"per": "game", "seconds": 60, "increment": 301}, "clock.increment"),
        ({"per": "game", "seconds": 60, "increment": -1}, "clock.increment"),
        ({"per": "game", "seconds": 60, "hourglass": True}, "clock"),
    ],
)
def test_a_clock_that_is_none_is_refused_by_its_field(plain: object, place: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Settings.from_plain(Node({"clock": plain}))
    assert refused.value.place == place


def test_clocks_come_back_from_plain_data_as_they_were() -> None:
    for clock in (None, PER_GAME, PER_MOVE):
        chosen = Settings(clock=clock, time_out="end")
        assert Settings.from_plain(Node(chosen.to_plain())) == chosen
    with pytest.raises(BadRecord, match="time_out"):
        Settings.from_plain(Node({"time_out": "pause"}))


# Whose time


def test_own_actions_cost_their_time_and_earn_the_increment_and_bots_pay_nothing() -> None:
    table = table_of(PER_GAME)
    act(table, 10.5)
    assert table.time.banks == (52.5, 60.0, 60.0)
    act(table, 0.25)
    act(table, 0.0)  # the bot thought for 99 s
    assert table.time.banks == (52.5, 62.75, 60.0)
    hand = game_of(table).hands[1]
    happen(table, decisions.rearrange(table, 1, hand[::-1]))
    assert table.time.banks == (52.5, 62.75, 60.0)
    assert table.time.allowance(0) == 52.5


def test_with_a_clock_for_each_move_nobody_saves_time() -> None:
    table = table_of(PER_MOVE)
    for _ in range(4):
        act(table, 1.0)
    assert [table.time.allowance(seat) for seat in range(3)] == [20.0] * 3


def test_an_action_is_late_from_the_very_end_of_its_time_on() -> None:
    table = table_of(PER_MOVE)
    action = Play(game_of(table).hands[0][0])
    for seconds in (20.0, 20.001, 1e6):
        with pytest.raises(CommandRefused) as refused:
            decisions.act(table, 0, action, seconds=seconds)
        assert refused.value.code == "late"
    assert decisions.act(table, 0, action, seconds=19.999)


def test_whoever_has_used_up_their_time_still_has_a_moment_for_each_move() -> None:
    for increment, moment in ((0, LEAST), (8, 8.0)):
        table = table_of(ClockChoice("game", 30, increment))
        happen(table, decisions.time_out(table, game_of(table).to_act, 30.0, failure()))
        assert table.time.banks[0] == 0.0, "a bot's move earns nothing"
        assert table.time.allowance(0) == moment
        act(table, 1.0)
        act(table, 0.0)
        act(table, moment - 1)
        assert table.time.banks[0] == increment


def failure() -> BotFailure:
    return BotFailure("failed", RuntimeError())


def take_back(table: Table, *seats: int, seconds: float) -> None:
    """These agree to it, while whoever is to act has thought for so long."""
    for seat in seats:
        steps = len(game_of(table).steps)
        happen(table, decisions.vote_take_back(table, seat, steps, agree=True, seconds=seconds))


def test_what_is_taken_back_has_still_cost_its_time() -> None:
    table = table_of(PER_GAME)
    for seconds in (5.0, 6.0, 0.0, 7.0, 8.0):
        act(table, seconds)
    hand = game_of(table).hands[0]
    happen(table, decisions.rearrange(table, 0, hand[::-1]))
    before = table.time.banks
    assert before == (54.0, 52.0, 60.0)
    take_back(table, 1, 0, seconds=0.0)
    assert (table.thinking, table.time.banks, table.time.thought) == (1, (54.0, 57.0, 60.0), 8.0)
    act(table, 8.5)
    assert table.time.banks == (54.0, 51.5, 60.0)


def test_nobody_has_more_time_for_a_move_because_it_is_taken_back() -> None:
    for clock, thought in ((PER_GAME, 10.0 + 4.0), (PER_MOVE, 10.0)):
        table = table_of(clock)
        act(table, 10.0)
        happen(table, decisions.vote_replace(table, 0, 1, {0}, agree=True, seconds=12.0))
        act(table, 0.0)
        act(table, 0.0)
        take_back(table, 0, seconds=4.0)  # alone by now, and to act again
        assert (table.thinking, table.time.thought) == (0, thought)
        if table.time.banks:
            assert table.time.banks == (60.0, 48.0, 60.0), "nor do the others"
    happen(table, decisions.time_out(table, game_of(table).to_act, 20.0, failure()))
    take_back(table, 0, seconds=0.0)
    assert decisions.is_late(table, 0, table.time.thought), "time that was up stays up"


def test_time_before_a_bot_takes_over_in_mid_turn_is_charged_once() -> None:
    table = table_of(PER_GAME)
    for moves in (False, True):
        thought = 20.0 if moves else 15.0
        happen(table, decisions.vote_replace(table, 1, 0, {1}, agree=True, seconds=thought))
        assert (table.thinking, table.time.thought) == (None, thought)
        if moves:
            act(table, 0.0)
        happen(table, decisions.come_back(table, 0))
    assert table.time.banks[0] == 40.0
    assert table.time.thought == 0.0


# Pauses


def test_nobody_acts_on_a_game_that_is_paused_but_people_talk_and_vote() -> None:
    table = table_of(PER_GAME)
    happen(table, decisions.note(table, 0, game_of(table).hands[1][0], "x"))
    happen(table, decisions.pause(table, 1, 4.5))
    assert not any(shown_to(table, seat).view for seat in (0, 1, None))
    assert earlier_view(table, 0, 0) is None
    game = game_of(table)
    wishes: list[Callable[[], object]] = [
        lambda: decisions.act(table, 0, Play(game.hands[0][0]), seconds=5.0),
        lambda: decisions.rearrange(table, 0, game.hands[0][::-1]),
        lambda: decisions.note(table, 0, game.hands[1][0], "y"),
        lambda: decisions.vote_take_back(table, 0, 0, agree=True),
    ]
    for wish in wishes:
        with pytest.raises(CommandRefused) as refused:
            wish()
        assert refused.value.code == "paused"
    assert decisions.pause(table, 0, 9.0) == [], "it is paused already"
    happen(table, decisions.say(table, 0, "think", None))
    happen(table, decisions.vote_end(table, 0, agree=True))
    assert (table.thinking, table.time.thought) == (None, 4.5)
    happen(table, decisions.resume(table, 0))
    assert (table.thinking, table.time.thought, table.time.since) == (0, 4.5, table.number)
    assert decisions.resume(table, 1) == []
    happen(table, decisions.pause(table, 0, 6.0))
    happen(table, decisions.vote_end(table, 1, agree=True))
    assert (table.state, table.pause) == ("over", None)
    assert shown_to(table, None).view is not None


def test_bots_stand_still_while_the_game_is_paused() -> None:
    table = table_of(None)
    act(table, 1.0)
    act(table, 1.0)
    assert table.bot_to_act == 2
    happen(table, decisions.pause(table, 0, None))
    assert table.bot_to_act is None
    happen(table, decisions.resume(table, 1))
    assert table.bot_to_act == 2


def test_one_seat_may_pause_a_game_so_often_and_no_more() -> None:
    table = table_of(None)
    for _ in range(decisions.MOST_PAUSES):
        happen(table, decisions.pause(table, 0, None))
        happen(table, decisions.resume(table, 1))
    with pytest.raises(CommandRefused) as refused:
        decisions.pause(table, 0, None)
    assert refused.value.code == "too-many-pauses"
    assert decisions.pause(table, 1, None)


# Time is up


def test_when_time_is_up_the_substitute_moves_this_once() -> None:
    table = table_of(PER_MOVE)
    game = game_of(table)
    action = choose(game, random.Random(2), 1.0)
    happen(table, decisions.time_out(table, game.to_act, 20.0, BotAnswer(action, None, 0.01)))
    assert (table.bots, table.thinking) == ([None, None, "steady"], 1)
    assert (table.moves[0].bot, table.moves[0].timed_out) == ("steady", True)
    told = table.handovers[-1]
    assert (told.seat, told.bot, told.cause) == (0, "steady", "time")
    assert "Ann ran out of time" in record_of(table, place="").annotations[0].note


def test_a_substitute_that_fails_is_moved_for_without_risk() -> None:
    table = table_of(PER_MOVE)
    happen(table, decisions.time_out(table, game_of(table).to_act, 20.0, failure()))
    assert not isinstance(game_of(table).steps[0], Play | Rearrange)


def test_the_choice_that_a_bonus_tile_asks_for_has_its_time_too() -> None:
    table = next(filter(asks_a_person, map(played_with_tiles, itertools.count())))
    seat, steps = game_of(table).to_act, len(table.moves)
    assert (table.thinking, table.time.thought, table.moves[-1].seat) == (seat, 0.0, seat)
    happen(table, decisions.time_out(table, seat, 20.0, failure()))
    assert (game_of(table).pending, len(table.moves)) == (None, steps + 1)
    assert table.moves[-1].timed_out


def asks_a_person(table: Table) -> bool:
    return game_of(table).pending is not None and table.thinking is not None


def played_with_tiles(seed: int) -> Table:
    """A game until a bonus tile asks a person, or to its end."""
    rules = RulesChoice("show", ("flamboyants",), strikes=99)
    table, chance = table_of(PER_MOVE, rules=rules), random.Random(seed)
    while table.state == "playing" and not asks_a_person(table):
        act(table, 1.0, chance)
    return table


def test_or_the_game_ends() -> None:
    table = table_of(PER_MOVE, time_out="end")
    act(table, 3.0)
    happen(table, decisions.time_out(table, game_of(table).to_act, 20.0, None))
    assert (table.state, table.time_up) == ("over", 1)
    assert table.handovers[-1].cause == "time-end"
    assert "Bo ran out of time" in record_of(table, place="").annotations[-1].note


# Whatever anybody sends


class Watched:
    """A table with a server's watch, and beside it what everybody should have left."""

    def __init__(self, clock: ClockChoice) -> None:
        self.table, self._clock = table_of(clock), clock
        self._chance = random.Random(3)
        self._now = 0.0
        self._spell = (self.table.time.since, self._now)
        self._spent = 0.0
        """While somebody was to act and saw the game, since the last decision."""
        self._left = [float(clock.seconds)] * 3 if clock.per == "game" else []
        self._left_after = [[*self._left]]
        self._spent_on: list[float] = []
        """By step."""

    def wait(self, seconds: float) -> None:
        self._now += seconds
        if self.table.thinking is not None:
            self._spent += seconds

    def send(self, deed: str, seat: int) -> None:
        """Somebody sends something, bots answer, and the banks are what they should be."""
        with contextlib.suppress(HanabiError):
            self._happen(self._wish(deed, seat))
        while self.table.bot_to_act is not None:
            action = choose(game_of(self.table), self._chance, 0.9)
            answer = BotAnswer(action, None, 99.0)
            self._happen(decisions.follow_bot(self.table, game_of(self.table).to_act, answer))
        assert list(self.table.time.banks) == pytest.approx(self._left, abs=0.1)

    def _thought(self) -> float | None:
        before = self.table.time.thought
        if self.table.thinking is None or before is None:
            return before
        return before + self._now - self._spell[1]

    def _happen(self, happened: list[Fact]) -> None:
        for fact in happened:
            self._count(fact)
            happen(self.table, [fact])
            if self._spell[0] != self.table.time.since:
                self._spell = (self.table.time.since, self._now)

    def _count(self, fact: Fact) -> None:
        match fact:
            case facts.Stepped():
                seat = game_of(self.table).to_act
                if self._left:
                    own = self.table.chairs[seat].bot is None
                    left = max(0.0, self._left[seat] - self._spent)
                    self._left[seat] = left + (self._clock.increment if own else 0)
                self._left_after.append([*self._left])
                self._spent_on.append(self._spent)
                self._spent = 0.0
            case facts.TakenBack(seat, steps):
                self._go_back(seat, steps)

    def _go_back(self, seat: int, steps: int) -> None:
        """All that was thought stays spent."""
        deciding, spent = game_of(self.table).to_act, self._spent_on[steps]
        if self._left:
            self._left[deciding] = max(0.0, self._left[deciding] - self._spent)
            then = self._left_after[steps]
            self._left = [min(pair) for pair in zip(self._left, then, strict=True)]
            self._left[seat] = then[seat]
            spent += self._spent if seat == deciding else 0.0
        del self._left_after[steps:], self._spent_on[steps:]
        self._left_after.append([*self._left])
        self._spent = spent

    def _wish(self, deed: str, seat: int) -> list[Fact]:
        table, game, thought = self.table, game_of(self.table), self._thought()
        wishes: dict[str, Callable[[], list[Fact]]] = {
            "act": lambda: self._act(seat, thought),
            "note": lambda: decisions.note(table, seat, game.hands[seat][0], str(self._now)),
            "pause": lambda: decisions.pause(table, seat, thought),
            "resume": lambda: decisions.resume(table, seat),
            "take back": lambda: decisions.vote_take_back(
                table, seat, len(game.steps), agree=True, seconds=thought
            ),
            "talk": lambda: decisions.say(table, seat, "hello", None),
            "replace": lambda: decisions.vote_replace(
                table, seat, 1 - seat, {seat}, agree=True, seconds=thought
            ),
            "return": lambda: decisions.come_back(table, seat),
        }
        return wishes[deed]()

    def _act(self, seat: int, thought: float | None) -> list[Fact]:
        action = choose(game_of(self.table), self._chance, 0.9)
        happened = decisions.act(self.table, seat, action, seconds=thought)
        allowance = self.table.time.allowance(seat)
        assert allowance is not None
        assert self._spent < allowance + 0.1, "nobody acts when their time is up"
        return happened


DEEDS = (
    *("act", "act", "act", "pause", "resume", "resume"),
    *("take back", "note", "talk", "replace", "return", "return"),
)


@settings(max_examples=sized(60, 1000))
@given(
    clock=st.sampled_from([PER_GAME, ClockChoice("game", 30), PER_MOVE]),
    deeds=st.lists(
        st.tuples(st.sampled_from(DEEDS), st.integers(0, 1), st.floats(0, 12)),
        min_size=25,
        max_size=60,
    ),
)
def test_whatever_clients_send_their_time_is_what_the_server_measured(
    clock: ClockChoice, deeds: list[tuple[str, int, float]]
) -> None:
    watched = Watched(clock)
    for deed, seat, seconds in deeds:
        if watched.table.state == "playing":
            watched.wait(seconds)
            watched.send(deed, seat)
