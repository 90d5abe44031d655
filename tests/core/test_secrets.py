"""Nothing that is shown to a seat depends on what that seat may not know."""

from __future__ import annotations

import json
import random
import re

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hanabi import CardId, Deal, Game, HanabiError, Record, edition
from hanabi.core.events import CardDrawn, CardReshuffled, HandDealt
from hanabi.core.plain import card_to_plain, view_to_plain
from worlds import running_games


def deck_places(game: Game) -> dict[CardId, int]:
    """For each drawn card that came straight from the box, its place in the first deck."""
    order: list[int | None] = list(range(game.rules.deck_size))
    places = iter(game.places)
    found: dict[CardId, int] = {}
    for event in game.events:
        match event:
            case HandDealt(_, cards):
                drawn = list(cards)
            case CardDrawn(_, card):
                drawn = [card]
            case CardReshuffled():
                order.insert(next(places), None)
                continue
            case _:
                continue
        for card in drawn:
            place = order.pop(0)
            if place is not None:
                found[card] = place
    return found


def with_other_secrets(game: Game, seat: int, chance: random.Random) -> Game | None:
    """A game that went the same way, with other cards where this seat cannot look.

    The seat's own cards and the deck change places as far as the clues allow; face-down tiles are
    shuffled, and the seed of what is still to come is another.
    """
    places = deck_places(game)
    deck = list(game.deal.deck)
    own = {places[card]: card for card in game.hands[seat] if card in places}
    undrawn = sorted(set(range(len(deck))) - set(places.values()))
    possible = {place: set(game.knowledge(card).possible) for place, card in own.items()}
    for _ in range(40):
        one, other = chance.choice([*own]), chance.choice([*own, *undrawn])
        fits_one = deck[other] in possible[one]
        fits_other = other not in possible or deck[one] in possible[other]
        if fits_one and fits_other:
            deck[one], deck[other] = deck[other], deck[one]
    rest = [deck[place] for place in undrawn]
    chance.shuffle(rest)
    for place, card in zip(undrawn, rest, strict=True):
        deck[place] = card
    hidden = list(game.tiles)
    chance.shuffle(hidden)
    tiles = (*game.revealed_tiles, *hidden)
    deal = Deal(tuple(deck), tiles, game.places, seed=chance.randrange(1000))
    twin = Game(game.rules, game.players, deal=deal, first=game.first)
    try:
        for step in game.steps:
            twin.take(step)
    except HanabiError:
        return None  # a card that was moved had been played or discarded under another face
    return twin


@settings(max_examples=150)
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
        if len(deck) > 2:
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
    """No attribute of a view, however deep, is the game, its deck or its stream of chance."""
    seen: set[int] = set()

    def visit(thing: object) -> None:
        if id(thing) in seen or isinstance(thing, str | int | float | bool | None):
            return
        seen.add(id(thing))
        module = type(thing).__module__
        assert type(thing).__name__ not in {"Game", "Deal", "Stream", "ClueMemory"}
        if isinstance(thing, tuple | list | set | frozenset):
            for item in thing:
                visit(item)
        elif isinstance(thing, dict):
            for key, item in thing.items():
                visit(key)
                visit(item)
        elif module.startswith("hanabi"):
            for cls in type(thing).__mro__:
                for name in getattr(cls, "__slots__", ()):
                    visit(getattr(thing, name, None))
            for item in vars(thing).values() if hasattr(thing, "__dict__") else ():
                visit(item)

    visit(game.view(0))


@given(running_games())
def test_no_id_links_a_reshuffled_card_to_its_redraw(game: Game) -> None:
    """Ids count the draws, so they can say nothing about faces (R4)."""
    drawn = []
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
