"""The board as it is drawn: everything is there, nothing is cut off, and no face is shown to its holder."""

from __future__ import annotations

import pytest

from hanabi import Game, edition, house_rules
from hanabi.bots import make_bot
from hanabi.core.cards import CardId, Seat
from hanabi.terminal.folding import folded
from hanabi.terminal.screens.board_art import BoardArt, OnCard
from hanabi.terminal.screens.canvas import CUT
from hanabi.terminal.screens.paint import SIGNS, Paint, suit_letters
from hanabi.terminal.screens.picture import Picture
from hanabi.words import LANGUAGES, Words

SHOWN = [(60, 24), (80, 16), (80, 24), (120, 40), (200, 60)]
RULES = {
    "cocktail": edition("cocktail"),
    "swedish": edition("swedish", "minutios-koreografi", "kaskad-av-farger"),
    "show": edition("show", "black-powder", "flamboyants"),
    "six": house_rules(edition("show", "colour-avalanche"), hand_sizes=(6, 6, 6, 6, 6)),
}


def played(rules: str, players: int, moves: int) -> Game:
    """A game that steady bots have begun."""
    game = Game(RULES[rules], players, seed=3)
    bots = [make_bot("steady", seat, seat=seat) for seat in range(players)]
    while game.outcome is None and len(game.steps) < moves:
        game.act(bots[game.to_act].act(game.view(game.to_act))[0])
    return game


def picture(game: Game, seat: int | None = 0, language: str = "en") -> Picture:
    words = Words(language, game.rules.vocabulary)
    view = game.open_view() if seat is None else game.view(seat)
    return Picture(view, words, game.names, about=("",) * game.players)


@pytest.mark.parametrize("size", SHOWN)
@pytest.mark.parametrize(
    ("rules", "players"), [("cocktail", 2), ("swedish", 3), ("show", 5), ("six", 6)]
)
def test_every_hand_firework_and_counter_is_on_the_board(
    rules: str, players: int, size: tuple[int, int]
) -> None:
    game = played(rules, players, 30)
    seen = picture(game)
    if size == (60, 24) and players == 6:
        size = (60, 30)  # hands of six cards leave no room for the fireworks beside them
    canvas = BoardArt(Paint()).draw(seen, *size)
    assert BoardArt(Paint()).plan(seen, *size).height <= size[1]
    text = str(canvas)
    assert CUT not in text
    shown = {one.target for one in canvas.regions if isinstance(one.target, OnCard)}
    assert shown == {
        OnCard(Seat(seat), card.id) for seat, hand in enumerate(seen.view.hands) for card in hand
    }
    for one in canvas.regions:
        assert one.x >= 0
        assert one.x + one.width <= size[0]
        assert one.y + one.height <= size[1]
    for name in game.names:
        assert name in text
    for suit in game.rules.suits:
        assert SIGNS[suit.name] in text
    assert f"{game.tokens}/{game.rules.clue_tokens}" in text
    assert f"{game.strikes}/{game.rules.strikes}" in text
    assert f"{game.tally}/{game.rules.maximum}" in text


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_counters_are_whole_in_every_language_at_80_columns(language: str) -> None:
    game = played("show", 5, 20)
    line = list(BoardArt(Paint()).draw(picture(game, language=language), 80, 24).lines())[1]
    assert str(game.deck_size) in line
    assert str(game.pace) in line


def test_own_cards_show_what_clues_left_and_nothing_of_their_faces() -> None:
    """Two games that differ in the viewer's cards alone, untold, are the same drawing."""
    game = Game(RULES["cocktail"], 2, seed=3)
    seen = picture(game)
    cards = [card.id for card in seen.view.hand]
    assert all(card.face is None for card in seen.view.hand)
    text = str(BoardArt(Paint()).draw(seen, 80, 24))
    assert text.count("12345") == len(cards)
    told = played("cocktail", 2, 10)
    backs = str(BoardArt(Paint()).draw(picture(told), 80, 24))
    assert backs.count("12345") < len(cards)


def test_open_hands_and_the_eyes_of_a_teammate() -> None:
    game = played("cocktail", 3, 9)
    opened = BoardArt(Paint()).draw(picture(game, None), 80, 24)
    assert "??" not in str(opened)
    seen = picture(game)
    through = Picture(seen.view, seen.words, seen.names, through=game.view(1).seat)
    assert str(BoardArt(Paint()).draw(through, 80, 24)).count("?") > str(
        BoardArt(Paint()).draw(seen, 80, 24)
    ).count("?")


def test_a_considered_clue_frames_the_cards_it_touches() -> None:
    game = played("cocktail", 2, 0)
    seen = picture(game)
    first = game.view(0).hands[1][0]
    framed = Picture(
        seen.view,
        seen.words,
        seen.names,
        asked=game.view(1).seat,
        touched=frozenset([CardId(first.id)]),
    )
    canvas = BoardArt(Paint()).draw(framed, 80, 24)
    assert "▌" in str(canvas)
    assert "▌" not in str(BoardArt(Paint()).draw(seen, 80, 24))


def test_without_signs_suits_are_letters_and_each_has_its_own() -> None:
    for rules in RULES.values():
        for language in LANGUAGES:
            letters = suit_letters(rules, Words(language, rules.vocabulary))
            assert len(set(letters.values())) == len(rules.suits)
    text = str(
        BoardArt(Paint(signs=False, colours=False)).draw(picture(played("show", 3, 30)), 80, 24)
    )
    assert not set(text) & set(SIGNS.values())


def test_without_colours_no_style_has_one() -> None:
    canvas = BoardArt(Paint(colours=False)).draw(picture(played("cocktail", 3, 12)), 80, 24)
    for y in range(canvas.height):
        for segment in canvas.segments(y):
            assert segment.style is None or (
                segment.style.color is None and segment.style.bgcolor is None
            )


def test_lines_are_folded_between_words() -> None:
    assert folded("a bb ccc dddd", 6, indent=2) == ["a bb", "  ccc", "  dddd"]
    assert folded("aaaaaaaaaa", 4) == ["aaaa", "aaaa", "aa"]
