"""Typed lines: what is understood, and what is answered to the rest."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi import (
    Card,
    ColourClue,
    Decline,
    Discard,
    Game,
    GiveClue,
    Play,
    Rearrange,
    Seat,
    SuitIndex,
    TakeBack,
    ValueClue,
    edition,
)
from hanabi.terminal.commands import COMMAND_WORDS, STEP_WORDS, Ask, Commands, Confused
from hanabi.terminal.course import LESSON_QUESTIONS
from hanabi.words import LANGUAGES, Words
from positions import stacked
from worlds import choose

NAMES = ["Ada", "Bo", "Bodil"]
RULES = edition("show", "colour-avalanche", "black-powder")
GAME = stacked(RULES, NAMES)
CARDS = GAME.hands[0]
RED, BLUE, BLACK = SuitIndex(1), SuitIndex(2), SuitIndex(6)


def read(line: str, language: str = "en", game: Game = GAME) -> object:
    return Commands(Words(language, "show")).read(line, game.view(0))


def confusion(line: str, language: str = "en") -> str:
    with pytest.raises(Confused) as caught:
        read(line, language)
    return str(caught.value)


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("play 2", Play(CARDS[1])),
        ("  PLAY   2 ", Play(CARDS[1])),
        ("p 2", Play(CARDS[1])),
        ("p2", Play(CARDS[1])),
        ("play 2 as red", Play(CARDS[1], RED)),
        ("play 2 red", Play(CARDS[1], RED)),
        ("pl 2", Play(CARDS[1])),
        ("play #1", Play(CARDS[1])),
        ("p 5 as bla", Play(CARDS[4], BLACK)),
        ("discard 4", Discard(CARDS[3])),
        ("d4", Discard(CARDS[3])),
        ("clue bo red", GiveClue(Seat(1), ColourClue(RED))),
        ("clue bod red", GiveClue(Seat(2), ColourClue(RED))),
        ("clue bo 3", GiveClue(Seat(1), ValueClue(3))),
        ("c a 5", GiveClue(Seat(0), ValueClue(5))),
        ("tell Bodil blu", GiveClue(Seat(2), ColourClue(BLUE))),
        ("move 1 3", Rearrange(Seat(0), (CARDS[1], CARDS[2], CARDS[0], *CARDS[3:]))),
        ("m 5 1", Rearrange(Seat(0), (CARDS[4], *CARDS[:4]))),
        ("take red 3", TakeBack(Card(RED, 3))),
        ("take back red 3", TakeBack(Card(RED, 3))),
        ("sort 5 1 2 3 4", Rearrange(Seat(0), (CARDS[4], *CARDS[:4]))),
        ("sort 51234", Rearrange(Seat(0), (CARDS[4], *CARDS[:4]))),
        ("clue p2 3", GiveClue(Seat(1), ValueClue(3))),
        ("decline", Decline()),
        ("hand", Ask("hand", Seat(0))),
        ("h bodil", Ask("hand", Seat(2))),
        ("discards", Ask("discards")),
        ("log", Ask("log")),
        ("table", Ask("table")),
        ("rules", Ask("rules")),
        ("help", Ask("help")),
        ("?", Ask("help")),
        ("end", Ask("end")),
        ("quit", Ask("quit")),
        ("q", Ask("quit")),
    ],
)
def test_a_command_is_understood_in_long_and_short(line: str, command: object) -> None:
    assert read(line) == command
    assert read(line, "sv") == command or line.split(maxsplit=1)[0] in ("t", "take")


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("spela 2 som rött", Play(CARDS[1], RED)),
        ("spela 2 som röd", Play(CARDS[1], RED)),
        ("k 4", Discard(CARDS[3])),
        ("tipsa bo blå", GiveClue(Seat(1), ColourClue(BLUE))),
        ("flytta 5 1", Rearrange(Seat(0), (CARDS[4], *CARDS[:4]))),
        ("ta svart 5", TakeBack(Card(BLACK, 5))),
        ("ta tillbaka svart 5", TakeBack(Card(BLACK, 5))),
        ("s 2", Play(CARDS[1])),
        ("sortera 5 1 2 3 4", Rearrange(Seat(0), (CARDS[4], *CARDS[:4]))),
        ("avstå", Decline()),
        ("kasthög", Ask("discards")),
        ("hjälp", Ask("help")),
        ("sluta", Ask("quit")),
    ],
)
def test_swedish_commands_are_understood(line: str, command: object) -> None:
    assert read(line, "sv") == command


def test_with_one_teammate_the_name_may_be_left_out() -> None:
    game = stacked(RULES, NAMES[:2])
    assert read("clue red", game=game) == GiveClue(Seat(1), ColourClue(RED))


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("", "Type what you want to do, for example: play 2"),
        ("plya 2", "Did you mean play?"),
        ("xyzzy", "There’s no command xyzzy"),
        ("play", "Which card do you want to play, 1 to 5?"),
        ("play 1 2 3 4", "For example: play 2."),
        ("sort 1 2", "sort 5 4 3 2 1"),
        ("decline it", "Just type decline"),
        ("play 6", "You have no card 6; your cards are 1 to 5"),
        ("play 0", "You have no card 0"),
        ("play ²", "You have no card ²"),
        ("play -1", "You have no card -1"),
        ("discard", "For example: discard 4"),
        ("clue red", "clue Bo red, or clue Bo 3"),
        ("clue zed red", "Nobody here is called zed. At the table: Ada, Bo and Bodil"),
        ("clue b red", "Nobody here is called b"),
        ("clue bo 6", "the values 1 to 5"),
        ("clue bo bl", "The colours are white, red, blue"),
        ("move 1", "move 1 3"),
        ("take red", "take red 3"),
        ("take red 7", "take red 3"),
        ("hand zed", "Nobody here is called zed"),
    ],
)
def test_a_wrong_command_is_told_what_would_be_right(line: str, answer: str) -> None:
    assert answer in confusion(line)


@given(st.text(max_size=30), st.sampled_from(sorted(LANGUAGES)))
def test_no_line_does_worse_than_confuse(line: str, language: str) -> None:
    try:
        read(line, language)
    except Confused as error:
        confused = str(error)
    else:
        return
    assert confused


@given(st.data())
def test_no_line_of_known_words_does_worse_than_confuse(data: st.DataObject) -> None:
    words = Words("sv")
    known = [word for m in COMMAND_WORDS.values() for word in words(m).split(", ")]
    part = st.sampled_from([*known, *NAMES, "röd", "as", "som", "1", "3", "9", "-2", "é", "\x00"])
    line = " ".join(data.draw(st.lists(part, max_size=5)))
    try:
        read(line, "sv")
    except Confused as error:
        confused = str(error)
    else:
        return
    assert confused


def test_no_two_commands_share_a_word() -> None:
    for language in LANGUAGES:
        words = Words(language)
        for messages in (COMMAND_WORDS, {**STEP_WORDS, **LESSON_QUESTIONS}):
            listed = [word for m in messages.values() for word in words(m).split(", ")]
            assert len(set(listed)) == len(listed)


def test_announcing_is_advised_only_where_plays_are_announced() -> None:
    silent = Game(edition("cocktail"), list(NAMES), 1)
    with pytest.raises(Confused) as caught:
        read("p", game=silent)
    assert str(caught.value) == "Which card do you want to play, 1 to 5? For example: play 2."
    announced = Game(edition("swedish", "minutios-koreografi"), list(NAMES), 1)
    with pytest.raises(Confused, match="play 2 as red to announce it"):
        read("p", game=announced)


@pytest.mark.parametrize("seed", range(4))
def test_every_step_that_the_notation_writes_is_understood(seed: int) -> None:
    game, chance = Game(RULES, list(NAMES), seed), random.Random(seed)
    while game.outcome is None:
        view = game.view(game.to_act)
        for action in view.legal_actions:
            line = view.notation(action)
            assert Commands(Words("en", "show")).read(line, view) == action
        game.act(choose(game, chance, 0.9))
