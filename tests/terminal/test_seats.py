"""Who sits at the terminal's table: people and bots from one line."""

from __future__ import annotations

import pytest

from hanabi import BadSetup, Rules, edition
from hanabi.core.rules import FIVE_COLOURS
from hanabi.terminal.seats import (
    SeatPlan,
    check_bots,
    default_seats,
    odd_company,
    parse_seats,
)


def test_people_are_called_by_name_and_bots_by_theirs_or_by_both() -> None:
    ada, bot, kim = parse_seats("Ada, steady ,Kim=random")
    assert (ada, kim) == (SeatPlan("Ada"), SeatPlan("Kim", "random"))
    assert bot.bot == "steady"
    assert bot.name not in ("Ada", "Kim", "steady")


@pytest.mark.parametrize(
    "name", ["freind", "Friend", "STEADY", "steddy", "randon", "search:steady"]
)
def test_a_name_that_may_be_a_misspelt_bot_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match=r"did you mean \w+\?") as refused:
        parse_seats(f"Ada,{name}")
    assert f"person:{name}" in str(refused.value)


def test_a_person_may_be_called_nearly_like_a_bot() -> None:
    assert parse_seats("Ada,person:freind") == (SeatPlan("Ada"), SeatPlan("freind"))
    assert parse_seats("Ada,freind=steady") == (SeatPlan("Ada"), SeatPlan("freind", "steady"))


def test_a_bot_that_was_not_trained_for_the_table_is_refused() -> None:
    house = Rules(suits=FIVE_COLOURS[:4])
    check_bots(parse_seats("Ada,steady"), house)
    with pytest.raises(BadSetup, match="seats: learned has no weights for this table"):
        check_bots(parse_seats("Ada,learned"), house)


@pytest.mark.parametrize(
    "name", ["Bo", "Heather", "Pat", "Kat", "Stella", "Fredrik", "Randi", "Åsa"]
)
def test_people_have_names_of_their_own(name: str) -> None:
    assert parse_seats(f"{name},Zoe")[0] == SeatPlan(name)


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("Ada,Kim=freind", "did you mean friend?"),
        ("Ada,Kim=nobody", "there are: "),
        ("Ada,Ada", "two players"),
        ("Ada,", "a name has"),
        ("Ada,person:", "a name has"),
    ],
)
def test_seats_that_cannot_be_are_refused_with_the_reason(seats: str, reason: str) -> None:
    with pytest.raises(BadSetup) as refused:
        parse_seats(seats)
    assert str(refused.value).startswith("seats: ")
    assert reason in str(refused.value)


def test_whoever_names_nobody_sits_with_the_friend_where_it_can_play() -> None:
    assert [seat.bot for seat in default_seats(edition())] == [None, "friend", "friend"]


def test_without_the_extra_it_is_the_steady_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi.terminal.seats.find_spec", lambda _name: None)
    assert [seat.bot for seat in default_seats(edition())] == [None, "steady", "steady"]


def test_bots_that_speak_in_riddles_are_odd_company_for_people_only() -> None:
    assert odd_company([None, "hat", "steady"]) == ["hat"]
    assert odd_company(["hat", "hat"]) == []
    assert odd_company([None, "friend"]) == []
