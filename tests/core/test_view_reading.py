"""Views read back from plain data are the views they were."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings

from hanabi import BadRecord, Game, Seat, TurnBegan, View, edition
from hanabi.core.json_reader import Node, parse
from hanabi.core.view_json import view_to_plain
from hanabi.core.view_reading import event_from_plain, followed_view_from_plain, view_from_plain
from sizes import sized
from worlds import PRINTED, choose, player_counts, rearrange_sometimes, running_games


def views_of(game: Game) -> list[View]:
    return [*(game.view(seat) for seat in range(game.players)), game.open_view()]


def followed(view: View) -> View:
    """What somebody makes of it who follows the game: in halves, as a server tells it."""
    whole = view_to_plain(view)
    events = [
        event_from_plain(view.rules, view.players, Node(event, f"log[{i}]"))
        for i, event in enumerate(whole["events"])
    ]
    first = next(event.seat for event in events if isinstance(event, TurnBegan))
    plain = view_to_plain(view, whole=False) | {"steps": 7, "title": "not known here"}
    return followed_view_from_plain(Node(plain), view.rules, view.names, first, events)


@settings(max_examples=sized(40, 400))
@given(running_games())
def test_a_view_is_read_back_as_it_was(game: Game) -> None:
    for view in views_of(game):
        again = view_from_plain(parse(json.dumps(view_to_plain(view))))
        assert again == view
        assert view_to_plain(again) == view_to_plain(view)
        assert followed(view) == view


@pytest.mark.parametrize("number", range(len(PRINTED)))
def test_every_printed_table_is_read_back_at_every_moment(number: int) -> None:
    rules = PRINTED[number]
    for players in player_counts(rules):
        chance = random.Random(number)
        game = Game(rules, players, number)
        skill = chance.choice([0.5, 0.9, 1.0])
        while game.outcome is None:
            if chance.random() < 0.1:
                view = game.view(chance.randrange(players))
                assert view_from_plain(Node(view_to_plain(view))) == view
            rearrange_sometimes(game, chance)
            game.act(choose(game, chance, skill))
        for view in views_of(game):
            assert view_from_plain(Node(view_to_plain(view))) == view


def a_view() -> dict[str, Any]:
    game = Game(edition("show", "black-powder"), 3, seed=2)
    chance = random.Random(3)
    for _ in range(20):
        game.act(choose(game, chance, 0.9))
    return json.loads(json.dumps(view_to_plain(game.view(0))))  # type: ignore[no-any-return]


WRONG = {
    "seat": (3, "seat"),
    "first": (-1, "first"),
    "turn": (0, "turn"),
    "to_act": ("Bo", "to_act"),
    "players": (["Bo", "Bo"], "players[1]"),
    "rules": ({"edition": "chess"}, "rules"),
    "tokens": (99, "tokens"),
    "strikes": (True, "strikes"),
    "deck_size": (1.5, "deck_size"),
    "hands": ([[]], "hands"),
    "fireworks": ([{"suit": "red", "height": 1}], "fireworks"),
    "discards": ([{"id": 1, "face": "mauve 3"}], "discards[0].face"),
    "revealed_tiles": (["cake"], "revealed_tiles[0]"),
    "legal_actions": ([{"do": "dance"}], "legal_actions[0].do"),
    "events": ([{"event": "turn-began", "seat": 0}], "events[0]"),
    "outcome": ({"reason": "bored", "score": 1, "tally": 1}, "outcome.reason"),
}


@pytest.mark.parametrize("field", WRONG)
def test_a_bad_field_is_named(field: str) -> None:
    wrong, place = WRONG[field]
    with pytest.raises(BadRecord) as refused:
        view_from_plain(Node({**a_view(), field: wrong}))
    assert refused.value.place == place
    assert refused.value.reason


@pytest.mark.parametrize("field", [*sorted(set(WRONG) - {"seat", "outcome"}), "tiles_left"])
def test_a_missing_field_is_named(field: str) -> None:
    plain = a_view()
    del plain[field]
    with pytest.raises(BadRecord, match=f"'{field}' is missing"):
        view_from_plain(Node(plain))


def test_an_own_card_that_is_shown_and_a_hidden_one_of_a_teammate_are_refused() -> None:
    for seat, face, place in ((0, "red 1", "hands[0][0].face"), (1, None, "hands[1][0]")):
        plain = copy.deepcopy(a_view())
        plain["hands"][seat][0]["face"] = face
        with pytest.raises(BadRecord) as refused:
            view_from_plain(Node(plain))
        assert refused.value.place == place


def test_rearranging_is_no_action_of_a_view() -> None:
    plain = a_view() | {"legal_actions": [{"do": "rearrange", "seat": 0, "order": []}]}
    with pytest.raises(BadRecord, match=r"legal_actions\[0\]"):
        view_from_plain(Node(plain))


def test_the_place_of_a_view_within_a_document_is_told() -> None:
    plain = a_view() | {"players": ["Ann", "", "Cleo"]}
    with pytest.raises(BadRecord, match=r"^view\.players\[1\]"):
        view_from_plain(Node(plain, "view"))


def test_an_event_of_another_table_is_refused() -> None:
    rules = edition("cocktail")
    for plain, place in (
        ({"event": "firework-display"}, "event"),
        ({"event": "card-discarded", "seat": 5, "card": 1, "face": "red 1"}, "seat"),
        ({"event": "card-discarded", "seat": 1, "card": 1, "face": None}, ""),
        (
            {
                "event": "card-placed",
                "seat": Seat(0),
                "card": 1,
                "face": "red 1",
                "announced": "ochre",
                "completed": False,
            },
            "announced",
        ),
    ):
        with pytest.raises(BadRecord) as refused:
            event_from_plain(rules, 3, Node(plain))
        assert refused.value.place == place
