"""Nothing that is shown to a seat depends on what that seat may not know."""

from __future__ import annotations

import gc
import json
import random
import re
from types import FunctionType, ModuleType

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hanabi import CardId, Deal, Game, Record, View, edition
from hanabi.bots.counterfactual import deck_places
from hanabi.core.codec import card_to_plain
from hanabi.core.events import CardDrawn, HandDealt
from hanabi.core.shuffle import Stream
from hanabi.core.state import Past
from hanabi.core.view_json import view_to_plain
from sizes import sized
from worlds import running_games, with_other_secrets


@settings(max_examples=sized(60, 150))
@given(running_games(), st.data())
def test_a_view_is_the_same_whatever_the_hidden_cards_are(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.integers(0, game.players - 1))
    assume(game.outcome is None and game.hands[seat])
    assume(any(card in deck_places(game) for card in game.hands[seat]))
    twin = with_other_secrets(game, seat, random.Random(data.draw(st.integers(0, 10**6))))
    assert twin is not None
    assert twin.view(seat) == game.view(seat)
    names = [f"Player {number}" for number in range(game.players)]
    shown = Record.of(game, names).dumps_seen_by(seat)
    assert Record.of(twin, names).dumps_seen_by(seat) == shown


def test_the_scrambled_games_really_differ() -> None:
    game = Game(edition("show", "flamboyants"), 3, 1)
    twin = with_other_secrets(game, 0, random.Random(1))
    assert twin is not None
    assert twin.deck != game.deck
    assert [twin.face(c) for c in twin.hands[0]] != [game.face(c) for c in game.hands[0]]
    assert twin.view(1) != game.view(1)


@given(running_games(), st.data())
def test_no_byte_for_a_seat_tells_its_cards_the_deck_or_the_seed(
    game: Game, data: st.DataObject
) -> None:
    """The bytes are scanned with every face, the seed and the deck's order written so that they cannot hide."""
    seat = data.draw(st.integers(0, game.players - 1))
    names = [f"Player {number}" for number in range(game.players)]
    view = game.view(seat)
    texts = [
        json.dumps(view_to_plain(view)),
        Record.of(game, names).dumps_seen_by(seat),
        repr(view),
    ]
    assert game.seed is not None
    for text in texts:
        if game.seed > 10**4:
            assert str(game.seed) not in text
        assert "seed" not in text
        assert "places" not in text
        deck = [card_to_plain(game.rules, card) for card in game.deck]
        if len(deck) > 8:  # fewer may stand in order by chance
            assert json.dumps(deck)[1:-1] not in text
            assert repr(game.deck)[1:-1] not in text
    plain = view_to_plain(view)
    assert [held["face"] for held in plain["hands"][seat]] == [None] * len(game.hands[seat])
    for event in plain["events"]:
        if event["event"] == "hand-dealt":
            assert (event["faces"] is None) == (event["seat"] == seat)
        if event["event"] == "card-drawn":
            assert (event["face"] is None) == (event["seat"] == seat)


@given(running_games())
def test_a_view_holds_on_to_nothing_but_what_it_shows(game: Game) -> None:
    """Nothing that can be reached from a view is the game, its deal or what it remembers."""
    seen, queue = set[int](), [game.view(0)]
    kinds = set()
    while queue:
        thing = queue.pop()
        if id(thing) not in seen and not isinstance(thing, type | ModuleType | FunctionType):
            seen.add(id(thing))
            kinds.add(type(thing))
            queue += gc.get_referents(thing)
    assert View in kinds
    assert not kinds & {Game, Deal, Stream, Past}


@given(running_games())
def test_no_id_links_a_reshuffled_card_to_its_redraw(game: Game) -> None:
    """Ids count the draws, so they can say nothing about faces (R4)."""
    drawn: list[CardId] = []
    for event in game.events:
        match event:
            case HandDealt(_, cards):
                drawn += cards
            case CardDrawn(_, card):
                drawn.append(card)
            case _:
                pass
    assert drawn == list(range(len(drawn)))
    view = game.view(0)
    assert all(0 <= card.id < len(drawn) for card in view.discards)


def test_a_view_prints_its_own_hidden_cards_as_none() -> None:
    game = Game(edition("show"), 2, 77)
    own = re.findall(r"face=(None|Card\([^)]*\))", repr(game.view(0).hand))
    assert own == ["None"] * 5
    others = re.findall(r"face=(None|Card\([^)]*\))", repr(game.view(0).hands[1]))
    assert "None" not in others
