"""The notation: what it reads, what it writes, and that the one is the inverse of the other."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi import (
    Action,
    Card,
    CardId,
    ColourClue,
    Decline,
    Discard,
    Fault,
    Game,
    GiveClue,
    HanabiError,
    IllegalAction,
    NotUnderstood,
    Play,
    Rearrange,
    Refusal,
    Rules,
    Seat,
    Spellings,
    Step,
    Suit,
    SuitIndex,
    TakeBack,
    ValueClue,
    Verb,
    edition,
)
from hanabi.core.notation import Place
from worlds import choose, new_games, running_games

GAME = Game(edition("swedish", "minutios-koreografi"), 3, 7)
"""Ada holds the cards 0 to 4, Bo 5 to 9, Cy 10 to 14; the suits are white, red, blue, yellow, green."""


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("play 3", Play(CardId(2))),
        ("p3", Play(CardId(2))),
        ("P 3", Play(CardId(2))),
        ("  pl   3 ", Play(CardId(2))),
        ("play #2", Play(CardId(2))),
        ("play 3 as red", Play(CardId(2), SuitIndex(1))),
        ("p3 red", Play(CardId(2), SuitIndex(1))),
        ("p 3 as R", Play(CardId(2), SuitIndex(1))),
        ("play 3 as S2", Play(CardId(2), SuitIndex(1))),
        ("discard 1", Discard(CardId(0))),
        ("d1", Discard(CardId(0))),
        ("clue Bo red", GiveClue(Seat(1), ColourClue(SuitIndex(1)))),
        ("c bo r", GiveClue(Seat(1), ColourClue(SuitIndex(1)))),
        ("tell b 2", GiveClue(Seat(1), ValueClue(2))),
        ("clue P3 2", GiveClue(Seat(2), ValueClue(2))),
        ("clue p3 s1", GiveClue(Seat(2), ColourClue(SuitIndex(0)))),
        ("take back red 4", TakeBack(Card(SuitIndex(1), 4))),
        ("take red 4", TakeBack(Card(SuitIndex(1), 4))),
        ("t r4", TakeBack(Card(SuitIndex(1), 4))),
        ("decline", Decline()),
        ("no", Decline()),
        ("sort 5 1 2 3 4", Rearrange(Seat(0), (CardId(4), *map(CardId, range(4))))),
        ("s51234", Rearrange(Seat(0), (CardId(4), *map(CardId, range(4))))),
        ("sort Bo 2 1 3 4 5", Rearrange(Seat(1), tuple(map(CardId, (6, 5, 7, 8, 9))))),
        ("sort P1 #4 #0 #1 #2 #3", Rearrange(Seat(0), (CardId(4), *map(CardId, range(4))))),
        ("move 5 1", Rearrange(Seat(0), (CardId(4), *map(CardId, range(4))))),
    ],
)
def test_a_line_means_a_step(line: str, step: Step) -> None:
    assert GAME.parse(line) == step
    assert GAME.view(0).parse(line) == step
    assert GAME.open_view().parse(line) == step


@pytest.mark.parametrize(
    ("step", "line"),
    [
        (Play(CardId(2)), "play 3"),
        (Play(CardId(2), SuitIndex(1)), "play 3 as red"),
        (Discard(CardId(0)), "discard 1"),
        (GiveClue(Seat(1), ColourClue(SuitIndex(1))), "clue Bo red"),
        (GiveClue(Seat(1), ValueClue(2)), "clue Bo 2"),
        (TakeBack(Card(SuitIndex(1), 4)), "take back red 4"),
        (Decline(), "decline"),
        (Rearrange(Seat(0), (CardId(4), *map(CardId, range(4)))), "sort 5 1 2 3 4"),
        (Rearrange(Seat(1), tuple(map(CardId, (6, 5, 7, 8, 9)))), "sort Bo 2 1 3 4 5"),
    ],
)
def test_a_step_is_written_as_people_say_it(step: Step, line: str) -> None:
    assert GAME.notation(step) == line
    assert GAME.view(0).notation(step) == line


@pytest.mark.parametrize(
    ("step", "text"),
    [
        (Play(CardId(12)), "play #12"),
        (Play(CardId(12), SuitIndex(1)), "play #12 as S2"),
        (Discard(CardId(3)), "discard #3"),
        (GiveClue(Seat(1), ColourClue(SuitIndex(2))), "clue P2 S3"),
        (GiveClue(Seat(1), ValueClue(4)), "clue P2 4"),
        (TakeBack(Card(SuitIndex(1), 4)), "take back S2 4"),
        (Decline(), "decline"),
        (Rearrange(Seat(0), (CardId(1), CardId(0))), "sort P1 #1 #0"),
    ],
)
def test_a_step_has_a_text_without_a_table(step: Step, text: str) -> None:
    assert str(step) == text


def every_step(game: Game, chance: random.Random) -> list[Step]:
    """Everything legal now, and each hand in another order."""
    hands = enumerate(game.hands)
    orders = [Rearrange(Seat(i), tuple(chance.sample(hand, len(hand)))) for i, hand in hands]
    return [*game.legal_actions(), *orders] if game.outcome is None else []


@settings(max_examples=150)
@given(running_games(), st.integers(0, 10**6))
def test_what_is_written_reads_back_at_every_table(game: Game, seed: int) -> None:
    view, everything = game.view(game.to_act), game.open_view()
    for step in every_step(game, random.Random(seed)):
        assert game.parse(game.notation(step)) == step
        assert game.parse(str(step)) == step
        assert view.notation(step) == game.notation(step) == everything.notation(step)
        assert view.parse(view.notation(step)) == step
        assert view.parse(str(step)) == step


NAMES = ["P2", "p1", "Bo", "bo", "BO 2", "7", "red", "#3", "Ada  B", " Cy", "2", "Bo 2 1", "S1"]


@settings(max_examples=100)
@given(st.lists(st.sampled_from(NAMES), min_size=2, max_size=5, unique=True), st.integers(0, 99))
def test_names_that_mean_something_else_do_no_harm(names: list[str], seed: int) -> None:
    game = Game(edition("show", "flamboyants"), names, seed)
    for step in every_step(game, random.Random(seed)):
        assert game.parse(game.notation(step)) == step
        assert game.parse(str(step)) == step


def test_suits_that_mean_something_else_do_no_harm() -> None:
    rules = Rules(
        (Suit("s2"), Suit("s1"), Suit("as"), Suit("a"), Suit("back")), announced_plays=True
    )
    game = Game(rules, 2, 1)
    faces = [TakeBack(face) for face in rules.faces]
    for step in [*every_step(game, random.Random(1)), *faces]:
        assert game.parse(game.notation(step)) == step
        assert game.parse(str(step)) == step


@settings(max_examples=30)
@given(new_games(), st.integers(0, 10**6))
def test_a_game_can_be_played_in_words_alone(game: Game, seed: int) -> None:
    twin, chance = game.copy(), random.Random(seed)
    while game.outcome is None:
        action: Action = choose(game, chance, 0.8)
        assert twin.act(twin.notation(action)) == game.act(action)
    assert twin == game


def test_a_line_may_sort_a_hand_whoever_is_to_act() -> None:
    game = Game(edition("cocktail"), 2, 7)
    game.act("sort 5 1 2 3 4")
    game.act("move 1 2", seat=1)
    assert game.hands == ((4, 0, 1, 2, 3), (6, 5, 7, 8, 9))
    with pytest.raises(IllegalAction, match="only its owner sorts a hand"):
        game.act("sort Bo 1 2 3 4 5", seat=0)
    with pytest.raises(IllegalAction) as caught:
        game.act("play 1", seat=1)
    assert caught.value.refusal is Refusal.NOT_YOUR_TURN
    game.act("clue 3")  # there is only one teammate
    assert game.parse("p1", seat=0) == Play(CardId(4))
    assert game.view(0).parse("p1") == Play(CardId(4))
    assert game.view(0).parse("p1", seat=1) == Play(CardId(6))
    assert game.view(0).notation(Play(CardId(6))) == "play #6"


@pytest.mark.parametrize(
    ("line", "fault", "message"),
    [
        ("", Fault.EMPTY, "say what to do, such as 'play 1'"),
        ("pley 3", Fault.NO_SUCH_VERB, "'pley' is no move here; did you mean 'play'?"),
        ("xyzzy", Fault.NO_SUCH_VERB, "there are: play, discard, clue, take, decline, sort, move"),
        ("play", Fault.INCOMPLETE, "play needs the place of a card"),
        ("play 1 2 3 4", Fault.INCOMPLETE, "such as 'play 1'"),
        ("play 6", Fault.NO_SUCH_PLACE, "no card '6' in that hand; places are 1 to 5, ids #0, #1"),
        ("play 0", Fault.NO_SUCH_PLACE, "no card '0'"),
        ("discard #9", Fault.NO_SUCH_PLACE, "no card '#9'"),
        ("discard x", Fault.NO_SUCH_PLACE, "no card 'x'"),
        ("play ٣", Fault.NO_SUCH_PLACE, "no card '٣'"),
        ("clue red", Fault.INCOMPLETE, "clue needs a name and a colour or a value"),
        ("clue Zoe red", Fault.NO_SUCH_NAME, "'Zoe' is nobody here; there are Ada, Bo, Cy, or P1"),
        ("clue P4 red", Fault.NO_SUCH_NAME, "'P4' is nobody here"),
        ("clue Bo purple", Fault.NO_SUCH_SUIT, "'purple' is no colour of this table; its colours"),
        ("clue Bo 6", Fault.NO_SUCH_SUIT, "'6' is no colour"),
        ("take red", Fault.INCOMPLETE, "take needs a colour and a value, such as 'take back white"),
        ("take red 6", Fault.NO_SUCH_VALUE, "'6' is no value of a card; the values are 1 to 5"),
        ("decline it", Fault.INCOMPLETE, "decline needs nothing more"),
        ("sort 1 2", Fault.INCOMPLETE, "sort needs the 5 places of the hand"),
        ("move 1", Fault.INCOMPLETE, "move needs the place of a card and its new place"),
    ],
)
def test_a_line_that_means_nothing_says_what_would_be_right(
    line: str, fault: Fault, message: str
) -> None:
    with pytest.raises(NotUnderstood) as caught:
        GAME.parse(line)
    assert caught.value.fault is fault
    assert message in str(caught.value)


def test_an_ambiguous_beginning_is_refused() -> None:
    game = Game(edition("show", "black-powder"), ["Bob", "Bo", "Bonnie"], 1)
    assert game.parse("clue bo b 1".replace(" b ", " ")) == GiveClue(Seat(1), ValueClue(1))
    with pytest.raises(NotUnderstood, match="'bl' is several colours"):
        game.parse("clue Bo bl")
    with pytest.raises(NotUnderstood, match="'b' is several players"):
        game.parse("clue b 1")


@settings(max_examples=200)
@given(running_games(), st.text(max_size=30))
def test_no_line_breaks_the_parser(game: Game, line: str) -> None:
    for text in (line, f"sort {line}", f"play {line}", f"clue {line}", f"take {line}"):
        try:
            step = game.parse(text)
        except HanabiError:
            continue
        assert game.parse(str(step)) == step


def test_other_languages_bring_their_own_words() -> None:
    swedish = Spellings(
        verbs={Verb.PLAY: ("spela",), Verb.CLUE: ("ledtråd", "l"), Verb.TAKE: ("ta",)},
        announcing=("som",),
        returning=("tillbaka",),
        suits={"red": ("röd", "rött")},
    )
    for line, english in [
        ("spela 3 som röd", "play 3 as red"),
        ("l bo rött", "clue Bo red"),
        ("ta tillbaka röd 4", "take back red 4"),
        ("play 3 as red", "play 3 as red"),
    ]:
        step = GAME.parse(line, spellings=swedish)
        assert step == GAME.parse(english)
        assert GAME.parse(GAME.notation(step, spellings=swedish), spellings=swedish) == step
    assert GAME.notation(GAME.parse("c bo r"), spellings=swedish) == "ledtråd Bo röd"


def test_an_empty_hand_can_be_sorted_too() -> None:
    place = Place(edition("cocktail"), ("Ada", "Bo"), ((), (CardId(1),)), Seat(0))
    assert place.parse("sort") == place.parse("sort P1") == Rearrange(Seat(0), ())
    assert place.notation(Rearrange(Seat(0), ())) == "sort"
    with pytest.raises(NotUnderstood, match="no card '1' in that hand; it is empty"):
        place.parse("play 1")
