"""Bots under supervision: each answers within its time or is given up, and nothing else waits for it."""

from __future__ import annotations

import threading

import pytest

import odd_bots
from hanabi import Game, Seat, edition
from hanabi.bots import Bot, Choice, Motive, UnknownBot, make_bot
from hanabi.table import decisions, facts
from hanabi.table.settings import Settings
from hanabi.table.supervisor import (
    SUBSTITUTE,
    BotAnswer,
    BotFailure,
    Job,
    Patience,
    SeatedBots,
    Supervisor,
    TooSlow,
    failure_of,
)
from hanabi.table.table import Table

GUARD = 60.0
"""Seconds after which a test has failed. No promise depends on it."""

BOTS = {
    "failing": odd_bots.Failing,
    "illegal": odd_bots.Illegal,
    "nonsense": odd_bots.Nonsense,
    "quitting": odd_bots.Quitting,
    "hanging": odd_bots.Hanging,
    "slow": odd_bots.Slow,
    "talker": odd_bots.Talker,
    "babbling": odd_bots.Babbling,
}


def make(name: str, seed: int = 0, *, seat: int = 0, team: object = None) -> Bot:  # noqa: ARG001  # they look at nobody
    """The odd bots, and those that there are anyway."""
    if name in BOTS:
        return BOTS[name](seed)
    return make_bot(name, seed, seat=seat)


def table_with(bot: str) -> Table:
    table = Table("")
    table.apply(facts.Opened("", Settings(seats=2), edition("cocktail")))
    table.apply(facts.Dealt(0, 1, ("Kai", "Ann"), (bot, None)))
    return table


def asked(
    table: Table, supervisor: Supervisor, bots: SeatedBots | None = None
) -> BotAnswer | BotFailure:
    """What becomes of the bot's turn, as the terminal and the server learn it."""
    assert table.game is not None
    seat = table.game.to_act
    job = supervisor.ask({} if bots is None else bots, seat, table.bots, table.game.view(seat))
    try:
        return job.result(GUARD)
    except Exception as error:
        return failure_of(error)


@pytest.mark.parametrize("bot", ["failing", "illegal", "nonsense", "quitting"])
def test_a_bot_that_does_nothing_legal_is_relieved(bot: str) -> None:
    table, supervisor = table_with(bot), Supervisor(make=make)
    answer = asked(table, supervisor)
    assert isinstance(answer, BotFailure)
    assert answer.cause == "failed"
    (fact,) = decisions.follow_bot(table, Seat(0), answer)
    assert fact == facts.HandedOver(0, SUBSTITUTE, "failed")
    table.apply(fact)
    answer = asked(table, supervisor)
    assert isinstance(answer, BotAnswer)
    table.apply(*decisions.follow_bot(table, Seat(0), answer))
    assert table.acts == 1


def test_a_bot_that_hangs_is_given_up() -> None:
    answer = asked(table_with("hanging"), Supervisor(Patience(first=0.01), make))
    assert isinstance(answer, BotFailure)
    assert answer.cause == "slow"
    assert isinstance(answer.error, TooSlow)


def test_a_bot_that_can_be_hurried_answers_when_the_time_is_up() -> None:
    bots: SeatedBots = {}
    patience = Patience(first=0.05, move=0.01, stopping=GUARD)
    table, supervisor = table_with("slow"), Supervisor(patience, make)
    for _ in range(2):
        assert isinstance(asked(table, supervisor, bots), BotAnswer)
    assert len(bots) == 1, "it is the same bot"


def test_the_first_answer_of_a_kind_may_take_longer() -> None:
    supervisor = Supervisor(Patience(first=GUARD, move=0.0, stopping=0.0), make)
    table = table_with("steady")
    assert isinstance(asked(table, supervisor), BotAnswer)
    late = table_with("hanging")
    supervisor._answered.add("hanging")
    assert isinstance(asked(late, supervisor), BotFailure)


def test_a_motive_comes_with_the_answer_and_a_bad_one_is_left_out() -> None:
    told = asked(table_with("talker"), Supervisor(make=make))
    assert isinstance(told, BotAnswer)
    assert told.motive is not None
    assert told.seconds >= 0
    babble = asked(table_with("babbling"), Supervisor(make=make))
    assert isinstance(babble, BotAnswer)
    assert babble.motive is None


def test_if_even_the_substitute_fails_nothing_happens() -> None:
    table = table_with(SUBSTITUTE)
    failure = BotFailure("failed", ValueError())
    assert decisions.follow_bot(table, Seat(0), failure) == []


def test_a_bot_that_cannot_be_made_says_why_when_it_is_loaded() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        Supervisor().load("nobody").result(GUARD)
    assert Supervisor().load("steady").result(GUARD).about


def test_a_bot_is_told_who_else_is_a_bot() -> None:
    heard: list[object] = []

    class Curious:
        def meet(self, seat: Seat, team: object) -> None:
            heard.extend((seat, team))

        def act(self, view: object) -> Choice:
            return Choice(view.legal_actions[0], Motive("search"))  # type: ignore[attr-defined]

    def make_curious(name: str, seed: int = 0, *, seat: int = 0, team: object = None) -> Bot:
        assert (name, seed) == ("curious", 0)
        bot = Curious()
        bot.meet(Seat(seat), team)
        return bot

    asked(table_with("curious"), Supervisor(make=make_curious))
    assert heard == [0, ["curious", None]]


def test_a_job_ends_with_what_its_work_returns_or_raises() -> None:
    assert Job(lambda: 7, GUARD).result(GUARD) == 7
    with pytest.raises(ZeroDivisionError):
        Job(lambda: 1 // 0, GUARD).result(GUARD)
    with pytest.raises(TooSlow):
        Job(threading.Event().wait, 0.0).result(GUARD)


def test_a_job_that_is_hurried_before_its_time_is_asked_to_stop() -> None:
    stopped = threading.Event()
    job = Job(stopped.wait, GUARD, find_stop=lambda: stopped.set)
    assert job.hurry()
    assert job.result(GUARD) is True
    assert not Job(lambda: None, GUARD).hurry()


def test_games_of_supervised_bots_are_those_that_the_bots_play() -> None:
    table = table_with("steady")
    table.chairs[1].bot = "steady"
    supervisor, bots = Supervisor(), SeatedBots()
    twin = Game(edition("cocktail"), 2, 1, first=0)
    players = [make_bot("steady", seat) for seat in range(2)]
    while table.bot_to_act is not None:
        answer = asked(table, supervisor, bots)
        assert isinstance(answer, BotAnswer)
        table.apply(*decisions.follow_bot(table, table.bot_to_act, answer))
        twin.act(players[twin.to_act].act(twin.view(twin.to_act)).action)
    assert table.game == twin
