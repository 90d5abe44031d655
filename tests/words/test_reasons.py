"""Why bots moved: in words, and only as far as whoever asks may know."""

from __future__ import annotations

from typing import Any

import pytest

from hanabi import Card, CardId, ColourClue, Game, Seat, ValueClue, edition
from hanabi.core.events import Event
from hanabi.words import LANGUAGES, Words
from hanabi.words.chronicle import chronicle
from hanabi.words.reasons import HEARD, LATER, REASONS, Asker, Sight, Why, describe_reason
from positions import card, do, stacked

RULES = edition("cocktail")
NAMES = ("Ann", "Kai", "Bo")
HANDS = [
    ["red 1", "red 5", "blue 4", "white 4", "green 4"],
    ["white 1", "blue 1", "blue 2", "red 2", "green 3"],
    ["red 3", "yellow 5", "green 1", "white 3", "blue 3"],
]
RED_1, RED_4, RED_5 = (card(RULES, name) for name in ("red 1", "red 4", "red 5"))
ANN, KAI, BO = Seat(0), Seat(1), Seat(2)


def game_of_three(*deeds: str, first: int = 1) -> Game:
    """Ann, Kai and Bo; Kai, who is a bot, begins."""
    game = stacked(RULES, 3, hands=HANDS, first=first)
    do(game, *deeds)
    return game


def told(game: Game, viewer: int | None, why: Why, language: str = "en") -> str:
    """What somebody hears of the reason for the first move."""
    view = game.open_view() if viewer is None else game.view(viewer)
    first = next(i for i, event in enumerate(view.events) if is_deed(event))
    lines = chronicle(view, Words(language), NAMES, reasons={first: why})
    (heard,) = (line.why for line in lines if line.why is not None)
    return heard


def is_deed(event: Event) -> bool:
    return type(event).__name__ in ("ClueGiven", "CardPlaced", "CardMisplayed", "CardDiscarded")


def save_of_anns_second(game: Game) -> Why:
    card = game.hands[0][1]
    return Why(KAI, "clue-save-five", card, ANN, (game.face(card),), ValueClue(5))


def test_whoever_sees_the_card_hears_what_it_is() -> None:
    game = game_of_three("clue 0 5")
    said = "I want Ann’s card 2 (red 5) to be kept: nothing else can complete that firework."
    assert told(game, 2, save_of_anns_second(game)) == said
    swedish = "Jag vill att kort 2 hos Ann (röd 5) ska sparas: "
    assert told(game, 2, save_of_anns_second(game), "sv").startswith(swedish)


def test_whoever_is_told_hears_the_intent_and_no_more() -> None:
    game = game_of_three("clue 0 5")
    for language in LANGUAGES:
        heard = told(game, 0, save_of_anns_second(game), language)
        assert heard == Words(language)("why-clue-focus")
    play = save_of_anns_second(game)._replace(name="clue-play")
    assert told(game, 0, play) == told(game, 0, save_of_anns_second(game))


def test_when_all_is_over_everything_is_said() -> None:
    game = game_of_three("clue 0 5")
    game.end()
    said = "I want Ann’s card 2 (red 5) to be kept: nothing else can complete that firework."
    assert told(game, None, save_of_anns_second(game)) == said


def test_a_finesse_does_not_say_who_has_to_play_first() -> None:
    game = game_of_three("clue 2 red")
    why = Why(KAI, "clue-finesse", game.hands[0][0], ANN, (RED_1,))
    heard = Words("en")("why-clue-focus")
    assert told(game, 0, why) == heard
    assert told(game, 2, why) == heard, "Bo, who was told, may not know either"
    assert "Ann’s card 1 (red 1)" in told(game, None, why)


def test_a_bot_says_how_it_read_your_clue_but_not_what_your_hand_made_of_it() -> None:
    game = game_of_three("clue 1 1", first=0)
    (clue,) = (event for event in game.events if is_deed(event))
    do(game, "play white 1")
    played = next(event for event in game.events if is_deed(event) and event != clue)
    first = CardId(5)
    why = Why(KAI, "play-read", first, ANN, (card(RULES, "white 1"), RED_1), ValueClue(1))
    assert Sight(game.view(0)).of(why, played) == why._replace(faces=())
    asker = Asker(NAMES, ANN, {first: (KAI, 1)})
    heard = Sight(game.view(0)).of(why, played)
    said = "I take your clue “1” to mean that my card 1 fits."
    assert Words("en").reason(RULES, heard, asker) == said
    assert Sight(game.open_view()).of(why, played) == why


def test_a_clue_that_nobody_gave_is_not_spoken_of() -> None:
    game = game_of_three("play white 1")
    why = Why(KAI, "play-read", CardId(5), BO, clue=ValueClue(1))
    event = next(event for event in game.events if is_deed(event))
    assert Sight(game.view(0)).of(why, event) == Why(KAI, "play-read", CardId(5))


@pytest.mark.parametrize("name", ["discard-useless", "discard-duplicate"])
def test_a_discard_does_not_say_that_you_hold_the_same_card(name: str) -> None:
    game = game_of_three("clue 0 5", "clue 0 4", "clue 1 1", "discard green 3")
    event = next(event for event in reversed(game.events) if is_deed(event))
    why = Why(KAI, name, CardId(9), ANN, (card(RULES, "green 3"),))
    assert Sight(game.view(0)).of(why, event) == Why(KAI, "discard-spare", CardId(9))


def test_a_reason_without_words_is_kept_for_the_end() -> None:
    game = game_of_three("clue 0 5")
    why = Why(KAI, "ann-holds-red-5", game.hands[0][1], ANN, (RED_5,))
    for seat in range(3):
        event = next(event for event in game.events if is_deed(event))
        assert Sight(game.view(seat)).of(why, event) == Why(KAI, LATER)
    assert "cards that you may not see" in told(game, 0, why)
    game.end()
    assert told(game, None, why) == "I have no words for it; I call it “ann-holds-red-5”."


@pytest.mark.parametrize("vocabulary", ["cocktail", "abacus", "deluxe"])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
@pytest.mark.parametrize("name", sorted(REASONS | HEARD | {"something-else"}))
def test_every_reason_can_be_said_with_much_and_with_nothing(
    name: str, language: str, vocabulary: str
) -> None:
    words = Words(language, vocabulary)
    asker = Asker(NAMES, ANN, {CardId(3): (KAI, 4)})
    full = Why(KAI, name, CardId(3), BO, (RED_5, RED_4), ColourClue(RED_5.suit))
    for why in (Why(KAI, name), full, full._replace(seat=ANN), full._replace(seat=None)):
        said = describe_reason(words, RULES, why, asker)
        assert said[0].isupper()
        assert said.endswith(".")


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": ""},
        {"name": "x" * 61},
        {"name": "two\nlines"},
        {"name": 3},
        {"card": CardId(-1)},
        {"seat": Seat(3)},
        {"seat": Seat(-1)},
        {"faces": (Card(RED_5.suit, 9),)},
        {"clue": ValueClue(7)},
    ],
)
def test_a_reason_that_makes_no_sense_is_not_sound(wrong: dict[str, Any]) -> None:
    sound = Why(KAI, "play-read", CardId(3), BO, (RED_5,), ColourClue(RED_5.suit))
    assert sound.is_sound(RULES, 3)
    assert not sound._replace(**wrong).is_sound(RULES, 3)
