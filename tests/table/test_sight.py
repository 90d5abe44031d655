"""What players hear of why bots moved: only as far as they may know."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hanabi import CardId, Game, Motive, Seat, ValueClue, View, edition
from hanabi.core.events import Event
from hanabi.table import sight
from hanabi.table.sight import Sight, motives_heard
from hanabi.words import LANGUAGES, Words
from hanabi.words.game_log import game_log
from hanabi.words.motives import LATER, VAGUE_MOTIVES, Hearer
from positions import card, do, stacked

RULES = edition("cocktail")
NAMES = ("Ann", "Kai", "Bo")
HANDS = [
    ["red 1", "red 5", "blue 4", "white 4", "green 4"],
    ["white 1", "blue 1", "blue 2", "red 2", "green 3"],
    ["red 3", "yellow 5", "green 1", "white 3", "blue 3"],
]
RED_1, RED_5 = (card(RULES, name) for name in ("red 1", "red 5"))
ANN, KAI, BO = Seat(0), Seat(1), Seat(2)


def game_of_three(*deeds: str, first: int = 1) -> Game:
    """Ann, Kai and Bo; Kai, who is a bot, begins."""
    game = stacked(RULES, 3, hands=HANDS, first=first)
    do(game, *deeds)
    return game


def told(game: Game, viewer: int | None, motive: Motive, language: str = "en") -> str:
    """What somebody hears of the motive for the first move."""
    view = game.open_view() if viewer is None else game.view(viewer)
    first = next(i for i, event in enumerate(view.events) if is_deed(event))
    motives = motives_heard(view, {first: motive})
    lines = game_log(view, Words(language), NAMES, motives=motives)
    (heard,) = (line.why for line in lines if line.why is not None)
    return heard


def heard(view: View, motive: Motive, event: Event) -> Motive:
    """The motive for this event, as whoever has this view hears it."""
    number = view.events.index(event)
    return motives_heard(view, {number: motive})[number]


def is_deed(event: Event) -> bool:
    return type(event).__name__ in ("ClueGiven", "CardPlaced", "CardMisplayed", "CardDiscarded")


def save_of_anns_second(game: Game) -> Motive:
    card = game.hands[0][1]
    return Motive("clue-save-five", card, ANN, (game.face(card),), ValueClue(5))


def test_whoever_sees_the_card_hears_what_it_is() -> None:
    game = game_of_three("clue 0 5")
    said = "I want Ann’s card 2 (red 5) to be kept: nothing else can complete that firework."
    assert told(game, 2, save_of_anns_second(game)) == said
    swedish = "Jag vill att kort 2 hos Ann (röd 5) ska sparas: "
    assert told(game, 2, save_of_anns_second(game), "sv").startswith(swedish)


def test_whoever_is_told_hears_the_intent_and_no_more() -> None:
    game = game_of_three("clue 0 5")
    for language in LANGUAGES:
        said = told(game, 0, save_of_anns_second(game), language)
        assert said == Words(language)("why-clue-focus")
    play = replace(save_of_anns_second(game), name="clue-play")
    assert told(game, 0, play) == told(game, 0, save_of_anns_second(game))


def test_when_all_is_over_everything_is_said() -> None:
    game = game_of_three("clue 0 5")
    game.end()
    said = "I want Ann’s card 2 (red 5) to be kept: nothing else can complete that firework."
    assert told(game, None, save_of_anns_second(game)) == said


def test_a_finesse_does_not_say_who_has_to_play_first() -> None:
    game = game_of_three("clue 2 red")
    motive = Motive("clue-finesse", game.hands[0][0], ANN, (RED_1,))
    said = Words("en")("why-clue-focus")
    assert told(game, 0, motive) == said
    assert told(game, 2, motive) == said, "Bo, who was told, may not know either"
    assert "Ann’s card 1 (red 1)" in told(game, None, motive)


def test_a_bot_says_how_it_read_your_clue_but_not_what_your_hand_made_of_it() -> None:
    game = game_of_three("clue 1 1", first=0)
    (clue,) = (event for event in game.events if is_deed(event))
    do(game, "play white 1")
    played = next(event for event in game.events if is_deed(event) and event != clue)
    first = CardId(5)
    motive = Motive("play-read", first, ANN, (card(RULES, "white 1"), RED_1), ValueClue(1))
    vague = heard(game.view(0), motive, played)
    assert vague == replace(motive, faces=())
    hearer = Hearer(NAMES, ANN, {first: (KAI, 1)})
    said = "I take your clue “1” to mean that my card 1 fits."
    assert Words("en").motive(RULES, vague, KAI, hearer) == said
    assert heard(game.open_view(), motive, played) == motive


def test_a_clue_that_nobody_gave_is_not_spoken_of() -> None:
    game = game_of_three("play white 1")
    motive = Motive("play-read", CardId(5), BO, clue=ValueClue(1))
    event = next(event for event in game.events if is_deed(event))
    assert heard(game.view(0), motive, event) == Motive("play-read", CardId(5))


@pytest.mark.parametrize("name", ["discard-useless", "discard-duplicate"])
def test_a_discard_does_not_say_that_you_hold_the_same_card(name: str) -> None:
    game = game_of_three("clue 0 5", "clue 0 4", "clue 1 1", "discard green 3")
    event = next(event for event in reversed(game.events) if is_deed(event))
    motive = Motive(name, CardId(9), ANN, (card(RULES, "green 3"),))
    assert heard(game.view(0), motive, event) == Motive("discard-spare", CardId(9))


def test_a_reason_without_words_is_kept_for_the_end() -> None:
    game = game_of_three("clue 0 5")
    motive = Motive("ann-holds-red-5", game.hands[0][1], ANN, (RED_5,))
    for seat in range(3):
        event = next(event for event in game.events if is_deed(event))
        assert heard(game.view(seat), motive, event) == Motive(LATER)
    assert "cards you’re not allowed to see" in told(game, 0, motive)
    game.end()
    assert told(game, None, motive) == "I don’t have the words for it. I call it “ann-holds-red-5”."


def test_what_stands_for_another_motive_can_be_said() -> None:
    stand_ins = {*sight._INTENT.values(), *sight._SPARE.values(), LATER}
    assert stand_ins == VAGUE_MOTIVES


def test_a_sight_that_grows_with_the_game_hears_what_a_fresh_one_hears() -> None:
    game, kept = game_of_three(), Sight(BO)
    for deed in ("clue 0 5", "clue 0 4", "clue 1 1", "discard green 3"):
        do(game, deed)
        view = game.view(BO)
        number = max(i for i, event in enumerate(view.events) if is_deed(event))
        for motive in (save_of_anns_second(game), Motive("discard-useless", CardId(9), ANN)):
            fresh = motives_heard(view, {number: motive}, number)
            assert motives_heard(view, {number: motive}, number, kept) == fresh
