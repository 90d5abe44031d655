"""What a view says beside the cards: the tops of fireworks, what they need, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from hanabi import Card, Discard, Game, IllegalAction, Play, View, edition
from hanabi.bots import make_bot
from hanabi.core.events import CardPlaced
from hanabi.server.messages import GameView
from hanabi.server.wire import game_view
from hanabi.words import Words


def moments(rules: str, seed: int) -> Iterator[tuple[Game, GameView]]:
    """A game of steady bots, and before each move what is sent to whoever is to act."""
    game, bot = Game(edition(rules), 3, seed), make_bot("steady")
    while game.outcome is None:
        view = game.view(game.to_act)
        yield game, sent(view)
        game.act(bot.act(view).action)
    yield game, sent(game.view(0))


def sent(view: View) -> GameView:
    """What is sent of this view, read as the message that it has to be."""
    written = msgspec.json.encode(game_view(view, steps=0, words=Words("en")))
    read = msgspec.json.decode(written, type=GameView)
    again = msgspec.json.decode(msgspec.json.encode(read))
    assert again == msgspec.json.decode(written), "and nothing beside"
    return read


def placed(view: View) -> dict[int, Card]:
    """The card that was placed last on each firework."""
    return {event.face.suit: event.face for event in view.events if isinstance(event, CardPlaced)}


@pytest.mark.parametrize("rules", ["cocktail", "show+black-powder"])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_top_of_a_firework_is_the_card_that_was_placed_last(rules: str, seed: int) -> None:
    for game, said in moments(rules, seed):
        tops = placed(game.open_view())
        for index, firework in enumerate(said.fireworks):
            top = tops.get(index)
            name = game.rules.suits[index].name
            assert firework.top == (None if top is None else f"{name} {top.value}")


@pytest.mark.parametrize("seed", [1, 2])
def test_what_cannot_be_done_is_refused_for_the_reason_that_is_said(seed: int) -> None:
    reasons = set()
    for game, said in moments("cocktail", seed):
        card = game.hands[game.to_act][0]
        for kind, action in (("play", Play(card)), ("discard", Discard(card))):
            if kind in said.refusals:
                with pytest.raises(IllegalAction) as refused:
                    game.act(action)
                assert refused.value.refusal == said.refusals[kind]
                reasons.add(said.refusals[kind])
        clue = any(one.do == "clue" for one in said.legal_actions)
        assert clue == ("clue" not in said.refusals)
        if said.tokens == 0 and game.outcome is None:
            assert said.refusals["clue"] == "no-tokens"
    assert {"all-tokens", "game-over"} <= reasons
