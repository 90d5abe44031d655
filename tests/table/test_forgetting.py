"""Taking a person out of the facts of a table: nothing of theirs is left, and everything of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from hanabi import Record
from hanabi.table import dealing, decisions, facts, seating
from hanabi.table.chair import GONE
from hanabi.table.fact_json import write_fact
from hanabi.table.facts import Fact
from hanabi.table.forgetting import Forgotten, forget, forget_in_record, without_names
from hanabi.table.settings import CommandRefused, Settings
from hanabi.table.table import Table
from hanabi.table.table_record import record_of


class Written:
    """A table, and what it wrote down."""

    def __init__(self, settings: Settings | None = None, people: Sequence[str] = ("Zoe", "Bo")):
        self.table, self.lines = Table("t"), list[str]()
        self.happen(facts.Opened("party", settings or Settings(seats=len(people))))
        for name in people:
            self.happen(seating.sit_down(self.table, name, f"key-{name}", link=f"link-{name}"))

    def happen(self, *happened: Fact) -> None:
        for fact in happened:
            self.table.apply(fact)
            self.lines.append(write_fact(fact, self.table.rules))

    def deal(self) -> None:
        self.happen(replace_seed(dealing.deal(self.table, self.table.host or 0)[0]))

    def without(self, *keys: str, known: Sequence[str] = ()) -> Forgotten:
        found = forget("t", self.lines, keys, known.__contains__)
        self.lines = [
            write_fact(found.changed[number], found.table.rules) if number in found.changed else old
            for number, old in enumerate(self.lines, start=1)
        ] + [write_fact(fact, found.table.rules) for fact in found.added]
        self.table = Table.from_facts("t", self.lines)
        assert self.table.names == found.table.names
        assert self.table.number == found.table.number == len(self.lines)
        return found

    def says(self, text: str) -> bool:
        return any(text in line for line in self.lines)


def replace_seed(dealt: Fact) -> Fact:
    assert isinstance(dealt, facts.Dealt)
    return replace(dealt, seed=4, first=0, deck=(), tiles=())


def test_a_running_game_is_played_on_by_a_bot_and_nobody_can_have_the_seat_back() -> None:
    there = Written()
    there.happen(*decisions.say(there.table, 0, "hello", None))
    there.deal()
    there.happen(*decisions.note(there.table, 0, 0, "my secret"))
    there.happen(*decisions.note(there.table, 1, 0, "zoe’s best"))
    there.happen(facts.Spoke(0, None, "I am Zoe"), facts.Spoke(1, None, "Hi Zoe! Zoey?"))
    there.happen(*decisions.act(there.table, 0, {"do": "play", "card": 0}))
    before = there.table.game
    found = there.without("key-Zoe")
    table = there.table
    assert before is not None
    assert table.game is not None
    assert table.game.events == before.events, "the game is the same"
    assert table.names == ["N.N.", "Bo"]
    assert [(one.seat, one.cause) for one in table.handovers] == [(0, "left")]
    assert table.chairs[0].bot is not None
    assert not table.chairs[0].substitute
    assert table.chairs[0].holders == ()
    assert [(said.name, said.text) for said in table.talk] == [("Bo", "Hi N.N.! Zoey?")]
    assert table.notes == {1: {0: "N.N.’s best"}}
    assert found.digests == {"key-Zoe", "link-Zoe"}
    with pytest.raises(CommandRefused):
        decisions.come_back(table, 0)
    for word in ("key-Zoe", "link-Zoe", "Zoe ", "secret"):
        assert not there.says(word)
    there.happen(*decisions.vote_end(table, 1, agree=True))
    assert there.table.state == "over", "those who are left decide"


def test_a_paused_game_goes_on_when_the_last_who_could_resume_it_is_gone() -> None:
    there = Written()
    there.deal()
    there.happen(*decisions.pause(there.table, 0, None))
    assert there.without("key-Zoe").table.pause, "Bo may resume it"
    left = there.without("key-Bo").table
    assert (left.pause, left.bot_to_act) == (None, 0)


def test_at_an_open_table_the_seat_is_free_and_the_bots_have_names_of_their_own() -> None:
    settings = Settings(seats=4, bots={3: "steady"})
    there = Written(settings, ["Bo"])
    bot = there.table.names[3]
    there.happen(*seating.leave(there.table, 0))
    there.happen(seating.sit_down(there.table, bot + "!", "key-Zoe"))
    there.happen(seating.sit_down(there.table, "Cleo", "key-Cleo"))
    there.without("key-Zoe")
    assert there.table.names == ["", "Cleo", "", bot]
    assert there.table.state == "open"
    assert there.table.host == 1

    was_ada = Written(Settings(seats=3), [bot])  # called as a bot would be
    was_ada.happen(seating.sit_down(was_ada.table, "Bo", "key-Bo"))
    changed = replace(was_ada.table.settings, bots={2: "steady"})
    was_ada.happen(*seating.change(was_ada.table, 0, changed))
    was_ada.happen(*seating.leave(was_ada.table, 0))
    was_ada.happen(seating.sit_down(was_ada.table, bot, "key-2"))
    was_ada.without(f"key-{bot}")
    assert len(set(was_ada.table.names)) == 3
    was_ada.deal()
    assert was_ada.table.state == "playing"


def test_whoever_was_sent_away_or_left_is_forgotten_too() -> None:
    there = Written(Settings(seats=3), ["Bo", "Zoe"])
    there.happen(facts.SeatShared(1, "phone-Zoe"))
    there.happen(*seating.kick(there.table, 0, 1))
    found = there.without("key-Zoe")
    assert found.digests == {"key-Zoe", "link-Zoe", "phone-Zoe"}
    assert there.table.barred == set()
    assert there.table.names == ["Bo", "", ""]
    assert not there.says("Zoe")


def test_a_seat_held_by_a_link_stays_its_owners_and_an_old_cookies_seat_is_the_persons() -> None:
    there = Written()
    there.happen(facts.SeatShared(1, "key-Eve"))
    there.without("key-Eve", known=["key-Bo"])
    assert there.table.names == ["Zoe", "Bo"]
    assert there.table.chairs[1].holders == ("key-Bo", "link-Bo")
    assert not there.says("Eve")
    there.happen(facts.SeatShared(1, "key-Bo-today"))
    there.without("key-Bo-today")
    assert there.table.names == ["Zoe", ""]


def test_two_who_go_have_different_names_and_nobody_who_stays_has_theirs() -> None:
    there = Written(people=["Zoe", "Bo", "n.n."])
    there.deal()
    there.without("key-Zoe")
    there.without("key-Bo")
    assert there.table.names == ["N.N.2", "N.N.3", "n.n."]
    assert GONE not in [key for chair in there.table.chairs for key in chair.holders]


def test_the_record_keeps_the_game_and_loses_the_person() -> None:
    there = Written(Settings(seats=2, take_backs=True))
    there.deal()
    there.happen(*decisions.act(there.table, 0, {"do": "play", "card": 0}))
    there.happen(facts.TakenBack(0, 0))
    there.happen(*decisions.act(there.table, 0, {"do": "play", "card": 1}))
    there.happen(*decisions.note(there.table, 0, 0, "mine"))
    there.happen(facts.Stopped())
    record = record_of(there.table, place="")
    assert "Zoe took back" in record.dumps()
    found = there.without("key-Zoe")
    assert found.added == []
    without = forget_in_record(record, found.dealt, found.name, found.names)
    again = Record.loads(without.dumps())
    assert again == record_of(there.table, place="")
    assert again.players == ("N.N.", "Bo")
    assert again.notes == ()
    assert "Zoe" not in without.dumps()
    assert again.replay().events == record.replay().events


@pytest.mark.parametrize(
    ("text", "names", "after"),
    [
        ("ann, Ann and Anna", {"Ann"}, "N, N and Anna"),
        ("a.b? axb!", {"a.b"}, "N? axb!"),
        ("Ann Lee and Ann", {"Ann", "Ann Lee"}, "N and N"),
        ("nothing", set(), "nothing"),
    ],
)
def test_names_are_found_as_words(text: str, names: set[str], after: str) -> None:
    assert without_names(text, names, "N") == after
