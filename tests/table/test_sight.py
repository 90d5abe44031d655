"""What players hear of why bots moved: only as far as they may know."""

from __future__ import annotations

import random

import pytest

from hanabi import CardId, Game, Motive, Seat, ValueClue, edition
from hanabi.bots import make_bot
from hanabi.core.events import Event
from hanabi.table.sight import Sight, motives_heard
from hanabi.words import LANGUAGES, Words
from hanabi.words.game_log import game_log
from hanabi.words.motives import HEARD_MOTIVES, Hearer
from positions import card, do, stacked
from sizes import sized
from worlds import PRINTED, with_other_secrets

RULES = edition("cocktail")
NAMES = ("Ann", "Kai", "Bo")
HANDS = [
    ["red 1", "red 5", "blue 4", "white 4", "green 4"],
    ["white 1", "blue 1", "blue 2", "red 2", "green 3"],
    ["red 3", "yellow 5", "green 1", "white 3", "blue 3"],
]
ANN, KAI, BO = Seat(0), Seat(1), Seat(2)
ANYTHING = Motive("ann-holds-red-5", CardId(1), ANN, (card(RULES, "red 5"),))


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


def heard(game: Game, viewer: int) -> Motive:
    """What somebody hears of the last move, whatever the bot had in mind."""
    number = max(i for i, event in enumerate(game.events) if is_deed(event))
    return heard_at(number, game, viewer, ANYTHING)


def heard_at(number: int, game: Game, viewer: int, motive: Motive | None) -> Motive:
    """What somebody hears of the move that began with the event of this number."""
    assert motive is not None
    return motives_heard(game.view(viewer), {number: motive}, number)[number]


def is_deed(event: Event) -> bool:
    return type(event).__name__ in (
        "ClueGiven",
        "CardPlaced",
        "CardMisplayed",
        "CardDiscarded",
        "CardReplayed",
        "CardReshuffled",
    )


def test_whoever_sees_the_hand_hears_what_it_shows_them() -> None:
    game = game_of_three("clue 0 5")
    said = "I want it known that Ann’s card 2 (red 5) has to be kept: it’s the last copy."
    assert told(game, 2, ANYTHING) == said
    assert told(game, 1, ANYTHING) == said
    game = game_of_three("clue 0 red")
    said = "I want it known that Ann’s card 1 (red 1) can be played."
    assert told(game, 2, ANYTHING) == said
    assert told(game, 2, ANYTHING, "sv").endswith("kort 1 hos Ann (röd 1) kan spelas.")


def test_whoever_is_told_hears_no_more_than_the_clue() -> None:
    for clue in ("5", "red", "white"):
        game = game_of_three(f"clue 0 {clue}")
        for language in LANGUAGES:
            assert told(game, 0, ANYTHING, language) == Words(language)("why-clue-tell")


def test_a_clue_to_cards_that_nobody_needs_says_so_to_those_who_see_them() -> None:
    hands = [["white 1", "red 3", "red 4", "blue 2", "green 2"], ["white 1"]]
    game = stacked(RULES, 3, hands=hands, first=1)
    do(game, "play white 1", "clue 0 white")
    shown = (card(RULES, "white 1"),)
    assert heard(game, 1) == Motive("clue-useless", CardId(0), ANN, shown)


def test_when_all_is_over_everything_is_said() -> None:
    game = game_of_three("clue 0 5")
    motive = Motive("clue-save-five", game.hands[0][1], ANN, (card(RULES, "red 5"),), ValueClue(5))
    game.end()
    said = "I want Ann’s card 2 (red 5) to be kept: nothing else can complete that firework."
    assert told(game, None, motive) == said
    assert told(game, 0, ANYTHING) == "I don’t have the words for it. I call it “ann-holds-red-5”."


def test_a_play_is_certain_by_clues_or_follows_one_or_none() -> None:
    game = game_of_three("clue 1 1", "play white 1", first=0)
    assert heard(game, 0) == Motive("play-certain", CardId(5)), "every 1 fits an empty table"
    do(game, "clue 1 2", "clue 2 1", "play blue 2")
    assert heard(game, 0) == Motive("play-told", CardId(7), BO, clue=ValueClue(2))
    do(game, "clue 1 blue", "clue 2 1", "play green 3")
    assert heard(game, 0) == Motive("play-untold", CardId(9)), (
        "that it is not blue is no clue to it"
    )
    said = "Nobody has told me about my card 1, but I think it’s worth a try."
    assert told(game_of_three("play white 1"), 0, ANYTHING) == said


def test_a_discard_is_useless_by_clues_or_spare() -> None:
    hands = [["red 3"], ["white 1", "white 1", "blue 4", "green 4", "red 4"]]
    game = stacked(RULES, 2, hands=hands, first=1)
    do(game, "play white 1", "clue 1 white", "discard blue 4")
    assert heard(game, 0) == Motive("discard-spare", CardId(7))
    do(game, "clue 1 1", "discard white 1")
    assert heard(game, 0) == Motive("discard-useless", CardId(6))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_all_that_can_be_heard_of_a_clue_is_said_about_its_cards(language: str) -> None:
    say = Words(language)
    for name in HEARD_MOTIVES - {"clue-tell", "tile-reshuffle", "tile-place", "tile-decline"}:
        motive = Motive(name, CardId(5), ANN, (card(RULES, "white 1"),), ValueClue(1))
        hearer = Hearer(NAMES, BO, {CardId(5): (KAI, 3)})
        assert "3" in say.motive(RULES, motive, KAI, hearer)


def test_what_is_heard_of_friends_is_the_same_in_every_world_that_looks_the_same() -> None:
    """Although their reasons are not: what is certain to who sees a hand is a guess with another one there."""
    compared = differed = 0
    for seed in range(sized(12, 300)):
        rules, players = PRINTED[seed % len(PRINTED)], 2 + seed % 4
        game, chance = Game(rules, players, seed), random.Random(seed)
        while game.outcome is None:
            choice = make_bot("friend").act(game.view(game.to_act))
            listener = chance.choice([seat for seat in range(players) if seat != game.to_act])
            twin = with_other_secrets(game, listener, chance)
            there = None if twin is None else make_bot("friend").act(twin.view(twin.to_act))
            number = len(game.events)
            game.act(choice.action)
            if twin is None or there is None or there.action != choice.action:
                continue
            twin.act(there.action)
            if game.outcome is None and twin.outcome is None:
                both = ((game, choice), (twin, there))
                one, other = (heard_at(number, each, listener, said.reason) for each, said in both)
                assert one == other
                assert one.name in HEARD_MOTIVES
                compared += 1
                differed += choice.reason != there.reason
    assert compared > 100
    assert differed, "nothing was hidden, so nothing could leak"


def test_a_sight_that_grows_with_the_game_hears_what_a_fresh_one_hears() -> None:
    game, kept = game_of_three(), Sight(RULES, BO, 3)
    for deed in ("clue 0 5", "clue 0 4", "clue 1 1", "discard green 3", "play red 3", "clue 1 2"):
        do(game, deed)
        view = game.view(BO)
        number = max(i for i, event in enumerate(view.events) if is_deed(event))
        fresh = motives_heard(view, {number: ANYTHING}, number)
        assert motives_heard(view, {number: ANYTHING}, number, kept) == fresh
