"""Games of hanab.live as links: every letter, what a link cannot say, and what is refused."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from hanabi import Annotation, BadRecord, Game, Header, Reason, Record, Rules, edition, house_rules
from hanabi.formats import Kind, Lost, hanab_live, lost_there
from hanabi.formats.hanab_live import NoCounterpart, is_link, read_link, write_link
from hanabi.formats.hanab_live.variants import VARIANTS, rules_of
from positions import do, firework, fireworks, hand, scripted, stacked
from their_games import COPIES, LAST_ROUND, LINK, NAMES, UP_TO_THE_LAST_ROUND, their_game

SAME_GAME = their_game(
    *("rank 1 3", "colour 0 0", "play 0", "discard 9", "end 0 4"),
    suits=(COPIES,) * 3,
    variant="3 Suits",
)

DATA = LINK.rpartition("/")[2]


def record_of(game: Game) -> Record:
    return Record.of(game, NAMES[: game.players])


def refusal_of(text: str) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        read_link(text)
    return caught.value


def test_a_link_written_by_hand_is_read_and_written_letter_by_letter() -> None:
    record = read_link(LINK)
    expected = hanab_live.loads(json.dumps(SAME_GAME))
    assert replace(record, players=expected.players) == expected
    assert record.end is not None
    assert record.end.reason is Reason.ENDED
    assert write_link(record) == LINK


def test_a_link_has_no_names() -> None:
    assert read_link(LINK).players == ("Alice", "Bob")
    six = record_of(Game(rules_of(VARIANTS["6 Suits"], 6), 6, seed=1))
    named = read_link(write_link(six))
    assert named.players == ("Alice", "Bob", "Cathy", "Donald", "Emily", "Frank")
    assert [len(cards) for cards in named.replay().hands] == [3] * 6


@pytest.mark.parametrize(
    "text",
    [
        DATA,
        DATA.replace("-", ""),
        "-" + "-".join(DATA),
        f"  {LINK}\n",
        LINK.replace("/replay-json/", "/shared-replay-json/"),
        f"{LINK}#7",
        f"{LINK}?show=1",
        f"{LINK}/7",
        f"{LINK}/",
        LINK.replace(",", "%2C"),
        f"{LINK},p2v18s1",
        f"{LINK},p2v18s1#7",
    ],
)
def test_addresses_hyphens_and_what_follows_do_not_matter(text: str) -> None:
    assert read_link(text) == read_link(LINK)


def test_a_value_of_zero_is_as_good_as_none() -> None:
    assert read_link(LINK.replace("aabj", "fabj")) == read_link(LINK)


def test_hyphens_stand_after_every_twenty_letters() -> None:
    groups = write_link(record_of(Game(edition("cocktail"), 3, seed=1)))
    assert [len(group) for group in groups.rpartition("/")[2].split("-")] == [20, 20, 18]


def test_a_game_without_actions_has_two_zeros() -> None:
    link = write_link(record_of(Game(edition("cocktail"), 3, seed=1)))
    assert link.replace("-", "").endswith(",00,0")
    assert read_link(link).steps == ()


def test_the_seats_are_turned_so_that_seat_0_begins() -> None:
    hands = [["red 1", "red 2"], ["blue 1", "blue 2"], ["white 1", "white 2"]]
    game = stacked(edition("cocktail"), 3, hands, first=1)
    do(game, "play blue 1", "clue 0 red", "play red 1", "play blue 2")
    turned = read_link(write_link(record_of(game))).replay()
    assert turned.first == 0
    assert [hand(turned, seat) for seat in range(3)] == [hand(game, seat) for seat in (1, 2, 0)]
    assert fireworks(turned) == {"blue": 2, "red": 1}
    assert turned.to_act == 1


def test_an_end_by_people_is_written_for_the_seat_to_act() -> None:
    game = stacked(edition("cocktail"), 3, first=2)
    do(game, "clue", "clue")
    game.end()
    link = write_link(record_of(game))
    data = link.replace("-", "").split(",")
    assert data[1][:2] in ("24", "34")
    assert data[1][-1] == "c"  # of the turned seats the third
    assert read_link(link).replay().outcome == game.outcome


# What a link cannot say


def guessed(rules: Rules, *script: str) -> Rules:
    return read_link(write_link(record_of(scripted(rules, 2, script)))).rules


def test_a_link_is_plain_unless_that_does_not_fit() -> None:
    assert guessed(edition("swedish"), "play red 1") == edition("cocktail")


def test_an_empty_clue_tells_of_empty_clues() -> None:
    game = stacked(edition("abacus"), 2, [["red 1"] * 3 + ["blue 1"] * 2])
    do(game, "play red 1", "clue 0 5")
    assert read_link(write_link(record_of(game))).rules == edition("swedish")


def test_a_lost_indispensable_card_tells_of_playing_on() -> None:
    rules = edition("cocktail", "crowning-piece")
    game = scripted(rules, 2, ["clue", "discard red 5"])
    assert game.outcome is not None
    again = read_link(write_link(record_of(game)))
    assert again.rules == rules
    assert again.end == game.outcome


def test_a_link_that_fits_nothing_says_what_stopped_the_longest_try() -> None:
    empty_then_wrong = LINK.replace("xbha", "nbha").replace("aabj", "aiba")
    refusal = refusal_of(empty_then_wrong)
    assert refusal.place == "actions[2]"
    assert refusal.reason == "turn 3: that card is not in the hand of the player to act"


def test_what_a_link_drops_is_told() -> None:
    game = stacked(edition("abacus"), 2, [["red 1"] * 3 + ["blue 1"] * 2])
    do(game, "play red 1")
    assert lost_there(record_of(game), Kind.LINK) == []
    do(game, "clue 0 5")
    assert lost_there(record_of(game), Kind.LINK) == [(Lost.EMPTY_CLUES, None)]
    perfect = record_of(Game(edition("cocktail", "crowning-piece"), 2, seed=1))
    noted = replace(perfect, notes=(("x",),))
    assert lost_there(noted, Kind.LINK) == [(Lost.PLAYED_ON, None), (Lost.NOTES, None)]
    assert lost_there(noted, Kind.HANAB_LIVE) == []
    dated = replace(record_of(game), header=Header(date="2026-11-16"))
    said = replace(record_of(game), annotations=(Annotation(0, note="Blind!"),))
    for record in (dated, said):
        assert lost_there(record, Kind.HANAB_LIVE) == [(Lost.ANNOTATIONS, None)]
        assert Lost.ANNOTATIONS in {loss.what for loss in lost_there(record, Kind.LINK)}
        assert hanab_live.dumps(record) == hanab_live.dumps(record_of(game))


def test_a_link_to_a_game_that_was_played_on_is_cut_by_the_last_round() -> None:
    lines = (*UP_TO_THE_LAST_ROUND, "rank 0 4", "rank 2 4", "rank 0 4", "play 17", "play 18")
    plain = their_game(*lines, **LAST_ROUND, allOrNothing=True)
    record = hanab_live.loads(json.dumps(plain))
    assert record.end is None
    assert lost_there(record, Kind.HANAB_LIVE) == []
    assert lost_there(record, Kind.LINK) == [(Lost.PLAYED_ON, None), (Lost.REST, 19)]


# Ends that they find by themselves


def test_where_they_end_the_game_by_themselves_a_link_has_no_end() -> None:
    lines = (*UP_TO_THE_LAST_ROUND, "rank 0 4", "play 15")
    cut = hanab_live.loads(json.dumps(their_game(*lines, **LAST_ROUND)))
    link = write_link(cut)
    assert replace(read_link(link), players=cut.players) == cut
    voted = hanab_live.loads(json.dumps(their_game(*lines, "vote", **LAST_ROUND)))
    assert write_link(voted) == link


def test_a_game_played_on_and_then_ended_is_written_as_the_plain_one_its_link_tells_of() -> None:
    lines = (*UP_TO_THE_LAST_ROUND, "rank 0 4", "play 15", "vote")
    record = hanab_live.loads(json.dumps(their_game(*lines, **LAST_ROUND, allOrNothing=True)))
    link = write_link(record)
    again = read_link(link)
    assert not again.rules.play_on
    assert again.end is not None
    assert again.end.reason is Reason.ENDED
    assert write_link(again) == link


def test_a_lost_game_in_which_nothing_fits_any_more_is_written_as_it_was_read() -> None:
    rules = rules_of(VARIANTS["3 Suits"], 2, play_on=True)
    script = [*firework("red"), *firework("green"), *["clue", "discard blue 1"] * 3]
    game = scripted(rules, 2, script)
    assert game.outcome is not None
    assert game.outcome.reason is Reason.INDISPENSABLE
    link = write_link(record_of(game))
    again = read_link(link)
    assert again.end is not None
    assert again.end.reason is Reason.ENDED
    assert write_link(again) == link


def test_a_link_cannot_say_that_hands_have_another_size() -> None:
    rules = house_rules(edition("cocktail"), hand_sizes=(6,))
    with pytest.raises(NoCounterpart, match=r"^hand_sizes: a link cannot say"):
        write_link(record_of(Game(rules, 2, seed=1)))


def test_a_perfect_game_fits_into_a_link() -> None:
    script = [
        line for colour in ("white", "red", "blue", "yellow", "green") for line in firework(colour)
    ]
    game = scripted(edition("cocktail"), 2, script)
    assert game.outcome is not None
    assert read_link(write_link(record_of(game))).end == game.outcome


# Refusals


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "cut short, or no link of hanab.live"),
        ("https://hanab.live/replays/12345", "cut short, or no link of hanab.live"),
        (LINK[:60], "cut short, or no link of hanab.live"),
        (LINK.replace("aaab", "aä!b"), "cut short, or no link of hanab.live"),
        (LINK.replace("215", "115"), "1 players cannot play; 2 to 6 can"),
        (LINK.replace("215", "915"), "9 players cannot play; 2 to 6 can"),
        (LINK.replace("215", "251"), "no cards have the ranks 5 to 1"),
        (LINK.replace("215", "216"), "no cards have the ranks 1 to 6"),
        (LINK.replace(",04", ",09"), "no actions have the types 0 to 9"),
        (LINK.replace(",04", ",40"), "no actions have the types 4 to 0"),
        (LINK.replace("3a,", "3,"), "9 letters for actions that have two each"),
        (
            LINK.replace(",18", ",54"),
            "Duck (6 Suits) is not played here: clues only point at cards there, without naming a colour and a value",
        ),
        (LINK.replace(",18", ",4321"), "'variant 4321 of hanab.live' has no counterpart here"),
        (LINK.replace("aaab", "Zaab"), "card 0: 3 Suits has no suit 12"),
        (f"215{'a' * 361},00,18", "361 cards; no deck has more than 360"),
        (f"215{'a' * 30},00{'aa' * 10_001},18", "20002 letters for actions that have two each"),
    ],
)
def test_what_is_wrong_with_a_link_is_said(text: str, reason: str) -> None:
    refusal = refusal_of(text)
    assert (refusal.place, refusal.reason) == ("link", reason)


@pytest.mark.parametrize(
    "text",
    [
        "https://hanab.live/replay/12345",
        "https://hanab.live/replay/12345#7",
        "https://hanab.live/shared-replay/12345?x",
        "hanab.live/export/12345\n",
    ],
)
def test_an_address_without_a_game_says_where_the_file_is(text: str) -> None:
    assert is_link(text)
    assert refusal_of(text).reason == (
        "this address holds no game; https://hanab.live/export/12345 gives it as a file"
    )


def test_a_link_with_other_cards_than_its_variant_is_refused() -> None:
    assert (
        str(refusal_of(LINK.replace("aaab", "aabb")))
        == "deck: red 1 is there 2 times, and the rules have 3"
    )
