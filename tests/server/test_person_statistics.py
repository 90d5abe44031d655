"""What games say about a person, against a count that is as simple as it can be."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from hanabi import Reason
from hanabi.core.annotations import PlayerKind
from hanabi.server.statistics import MOST_RECENT, Partner, Played, statistics

BEGIN = datetime(2026, 1, 1, tzinfo=UTC)
TODAY = date(2026, 2, 10)

partners = st.builds(
    Partner, st.sampled_from(PlayerKind), st.sampled_from("xyz"), st.sampled_from(["Ann", "Bo"])
)
maxima = st.sampled_from([25, 30])


@st.composite
def played(draw: st.DrawFn) -> Played:
    maximum = draw(maxima)
    score = draw(st.sampled_from([0, maximum, maximum]) | st.integers(0, maximum))
    return Played(
        id=str(draw(st.integers(0, 10**9))),
        edition=draw(st.sampled_from(["show", "cocktail"])),
        add_ons=(),
        players=draw(st.integers(2, 3)),
        score=score,
        maximum=maximum,
        reason=str(draw(st.sampled_from(Reason))),
        ended=BEGIN + timedelta(hours=draw(st.integers(0, 40 * 24))),
        partners=tuple(draw(st.lists(partners, max_size=2))),
    )


games = st.lists(played(), max_size=30, unique_by=lambda game: game.id)


@given(games)
def test_the_statistics_are_those_of_a_naive_count(every: list[Played]) -> None:
    found = statistics(every, TODAY)
    counted = [game for game in every if game.reason != "ended"]
    assert found.stopped == len(every) - len(counted)
    assert found.struck_out == len([game for game in counted if game.reason == "strikes"])
    assert (found.results is None) == (not counted)
    if found.results is not None:
        assert found.results.games == len(counted)
        assert found.results.perfect == len([g for g in counted if g.score == g.maximum])
        assert abs(found.results.mean - sum(g.score for g in counted) / len(counted)) < 1e-9
        assert found.results.best.share == max(g.score / g.maximum for g in counted)
    for table in found.tables:
        some = [g for g in counted if (g.edition, g.players) == (table.edition, table.players)]
        assert table.results.games == len(some) > 0
        assert table.results.perfect == sum(g.score == g.maximum for g in some)
        assert abs(table.results.share - sum(g.score / g.maximum for g in some) / len(some)) < 1e-9
    for part in (found.tables, found.editions, found.months):
        assert sum(one.results.games for one in part) == len(counted)
    for edition in found.editions:
        some = [g for g in counted if g.edition == edition.edition]
        assert edition.shares[10] == len([g for g in some if g.score == g.maximum])
        for tenth in range(10):
            inside = [g for g in some if tenth <= 10 * g.score / g.maximum < tenth + 1]
            assert edition.shares[tenth] == len(inside)
    for one in found.partners:
        some = [
            g
            for g in counted
            if any((p.kind, p.who) == (one.partner.kind, one.partner.who) for p in g.partners)
        ]
        assert one.results.games == len(some) > 0
        assert one.last == max(g.ended for g in some)
    assert len(found.partners) == len({p[:2] for g in counted for p in g.partners})
    assert found.recent == sorted(counted, key=lambda g: (g.ended, g.id))[-MOST_RECENT:]


@given(games)
def test_streaks_are_those_found_by_looking_at_every_run(every: list[Played]) -> None:
    found = statistics(every, TODAY)
    counted = [g for g in every if g.reason != "ended"]
    in_order = sorted(counted, key=lambda g: (g.ended, g.id))
    marks = "".join("p" if g.score == g.maximum else "." for g in in_order)
    runs = marks.split(".")
    assert found.perfect_streak == (len(runs[-1]), max(map(len, runs)))
    played_on = {g.ended.date() for g in counted}
    days = [date(2026, 1, 1) + timedelta(n) for n in range((TODAY - date(2026, 1, 1)).days + 1)]
    marks = "".join("d" if day in played_on else "." for day in days)
    assert found.day_streak.longest == max(map(len, marks.split(".")))
    until_yesterday = marks if marks[-1] == "d" else marks[:-1]
    assert found.day_streak.current == len(until_yesterday.split(".")[-1])


def test_a_partner_who_changes_their_name_is_one_partner_with_the_latest_name() -> None:
    def game(number: int, *partners: Partner) -> Played:
        ended = BEGIN + timedelta(days=number)
        return Played(str(number), "show", (), 3, 20, 25, "last-round", ended, partners)

    person, bot = PlayerKind.PERSON, PlayerKind.BOT
    found = statistics(
        [
            game(2, Partner(person, "x", "Anna")),
            game(1, Partner(person, "x", "Ann"), Partner(bot, "friend", "Fay")),
            game(3, Partner(bot, "friend", "Fay"), Partner(bot, "friend", "Gus")),
            game(4, Partner(bot, "friend", "Fay")),
        ],
        TODAY,
    ).partners
    assert [(one.partner.name, one.results.games) for one in found] == [("Fay", 3), ("Anna", 2)]
