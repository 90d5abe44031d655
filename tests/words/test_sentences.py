"""Sentences: nouns, events, refusals, ratings and endings, in every language and edition."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi import (
    EDITIONS,
    Card,
    CardId,
    ColourClue,
    Event,
    Game,
    Outcome,
    Reason,
    Refusal,
    Rules,
    Seat,
    Strikeout,
    Suit,
    SuitIndex,
    Tile,
    ValueClue,
    edition,
)
from hanabi.core import events as e
from hanabi.core.outcome import Band
from hanabi.words import LANGUAGES, Words
from worlds import running_games

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed")
RED = SuitIndex(1)
RED_3 = Card(RED, 3)
BLUE = SuitIndex(2)
SHOW = edition("show", "black-powder", "flamboyants")
PLACES = {CardId(7): 2, CardId(9): 4}

every_language = pytest.mark.parametrize("language", sorted(LANGUAGES))
every_edition = pytest.mark.parametrize("book", EDITIONS)

EVENTS: tuple[Event, ...] = (
    e.HandDealt(Seat(0), (CardId(0), CardId(1)), (RED_3, RED_3)),
    e.HandDealt(Seat(0), (CardId(0), CardId(1)), None),
    e.CardDrawn(Seat(0), CardId(7), RED_3),
    e.CardDrawn(Seat(0), CardId(7), None),
    e.TurnBegan(3, Seat(1)),
    e.ClueGiven(Seat(0), Seat(1), ColourClue(RED), (CardId(7), CardId(9)), free=False),
    e.ClueGiven(Seat(0), Seat(1), ValueClue(4), (CardId(7),), free=True),
    e.ClueGiven(Seat(0), Seat(1), ColourClue(RED), (), free=False),
    e.ClueGiven(Seat(0), Seat(1), ValueClue(4), (), free=True),
    e.CardPlaced(Seat(0), CardId(7), RED_3, None, completed=False),
    e.CardPlaced(Seat(0), CardId(7), RED_3, RED, completed=True),
    e.CardMisplayed(Seat(0), CardId(7), RED_3, None),
    e.CardMisplayed(Seat(0), CardId(7), RED_3, RED),
    e.CardMisplayed(Seat(0), CardId(7), RED_3, BLUE),
    e.CardDiscarded(Seat(0), CardId(7), RED_3),
    e.TokenSpent(7),
    e.TokenReturned(8),
    e.TokenForfeited(),
    e.StrikeTaken(2),
    e.StrikeMended(1),
    *(e.TileRevealed(Seat(0), tile, 5) for tile in Tile),
    *(e.TileLost(Seat(0), tile) for tile in Tile),
    e.CardReshuffled(Seat(0), CardId(7), RED_3),
    e.CardReplayed(Seat(0), CardId(7), RED_3, completed=False),
    e.CardReplayed(Seat(0), CardId(7), RED_3, completed=True),
    e.HandRearranged(Seat(0), (CardId(9), CardId(7))),
    e.HandRearranged(Seat(0), ()),
    e.LastRoundBegan(3),
    *(e.GameEnded(Outcome(reason, 0, 12, Band(0, 5))) for reason in Reason),
)


def tell(language: str, event: Event, book: str = "cocktail") -> str:
    return Words(language, book).event(SHOW, event, NAMES, PLACES)


def test_the_examples_cover_every_kind_of_event() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@every_edition
@every_language
def test_every_event_is_a_sentence_of_its_own(language: str, book: str) -> None:
    told = [tell(language, event, book) for event in EVENTS]
    assert len(set(told)) == len(told)
    for sentence in told:
        assert sentence[0].isupper()
        assert sentence[-1] in ".!"


def test_a_card_without_a_known_place_is_called_by_its_id() -> None:
    event = e.ClueGiven(Seat(0), Seat(1), ColourClue(RED), (CardId(7), CardId(40)), free=False)
    assert Words().event(SHOW, event, NAMES) == "Ada tells Bo: red, cards #7 and #40."
    assert Words().event(SHOW, event, NAMES, PLACES) == "Ada tells Bo: red, cards 2 and #40."


@every_language
def test_a_hidden_card_stays_hidden_in_words(language: str) -> None:
    event = e.CardDrawn(Seat(0), CardId(7), RED_3)
    told = Words(language).event(SHOW, event.seen_by(Seat(0)), NAMES)
    assert Words(language).card(SHOW, RED_3) not in told


@every_language
@given(data=st.data())
def test_whatever_happens_can_be_told(language: str, data: st.DataObject) -> None:
    game: Game = data.draw(running_games())
    words = Words(language, data.draw(st.sampled_from(sorted(EDITIONS))))
    for seat in range(game.players):
        for event in game.view(seat).events:
            assert words.event(game.rules, event, NAMES)


@every_edition
@every_language
@pytest.mark.parametrize("kind", [Refusal, Reason, Tile])
def test_refusals_reasons_and_tiles_have_words_of_their_own(
    kind: type[Refusal | Reason | Tile], book: str, language: str
) -> None:
    words = Words(language, book)
    families = {
        Refusal: ("refusal-{}",),
        Reason: ("reason-{}",),
        Tile: ("tile-{}", "tile-{}-effect"),
    }
    for family in families[kind]:
        said = [words(family.format(thing)) for thing in kind]
        assert len(set(said)) == len(kind)


@every_language
def test_a_refusal_is_a_sentence(language: str) -> None:
    for refusal in Refusal:
        sentence = Words(language).refusal(refusal)
        assert sentence[0].isupper()
        assert sentence.endswith(".")


# Vocabulary


@every_language
@pytest.mark.parametrize("message", ["noun-token", "noun-strike", "phrase-return-token"])
def test_each_edition_has_its_own_tokens_and_strikes(language: str, message: str) -> None:
    assert len({Words(language, book)(message) for book in EDITIONS}) == len(EDITIONS)


def test_editions_speak_the_words_of_their_books() -> None:
    assert Words("en", "cocktail")("count-tokens", tokens=8) == "8 tokens"
    assert Words("en", "cocktail")("count-strikes", strikes=3) == "3 red cards"
    assert Words("sv", "swedish")("count-tokens", tokens=8) == "8 blå marker"
    assert Words("sv", "swedish")("count-strikes", strikes=1) == "1 röd marker"
    assert Words("en", "abacus")("noun-clue") == "hint"
    assert Words("en", "deluxe")("noun-card.many") == "tiles"
    assert Words("en", "show")("noun-firework.many") == "firework displays"


@pytest.mark.parametrize(
    ("language", "book", "one", "two"),
    [
        ("en", "cocktail", "1 token", "2 tokens"),
        ("en", "deluxe", "1 Clock tile", "2 Clock tiles"),
        ("sv", "cocktail", "1 markör", "2 markörer"),
        ("sv", "deluxe", "1 klockbricka", "2 klockbrickor"),
        ("sv", "swedish", "1 blå marker", "2 blå marker"),
        ("de", "abacus", "1 Hinweisplättchen", "2 Hinweisplättchen"),
        ("de", "swedish", "1 blaues Plättchen", "2 blaue Plättchen"),
        ("fr", "cocktail", "1 jeton", "2 jetons"),
        ("fr", "deluxe", "1 tuile Horloge", "2 tuiles Horloge"),
    ],
)
def test_plural_forms(language: str, book: str, one: str, two: str) -> None:
    words = Words(language, book)
    assert words("count-tokens", tokens=1) == one
    assert words("count-tokens", tokens=2) == two


def test_the_swedish_edition_has_its_own_word_for_many_colours() -> None:
    assert Words("sv", "swedish").suit("multicolour", "many") == "multifärgade"


@every_language
def test_a_suit_without_a_word_is_called_by_its_name(language: str) -> None:
    words = Words(language)
    rules = Rules(suits=(Suit("infra-red"), Suit("red")))
    assert words.suit("infra-red", "many") == "infra-red"
    assert words.card(rules, Card(SuitIndex(0), 2)) in {"infra-red 2", "2 infra-red"}


def test_lists() -> None:
    words = Words("en")
    assert words.list([]) == ""
    assert words.list(["a"]) == "a"
    assert words.list(["a", "b"]) == "a and b"
    assert words.list(["a", "b", "c"]) == "a, b and c"
    assert words.list(["a", "b", "c"], "or") == "a, b or c"
    assert Words("sv").list(["a", "b", "c"]) == "a, b och c"


# Ratings and endings

BANDS = (
    Band(0, 5),
    Band(6, 10),
    Band(11, 15),
    Band(16, 20),
    Band(21, 24),
    Band(25, 29),
    Band(30, 30),
)


@every_language
def test_every_band_of_every_edition_has_a_line_of_its_own(language: str) -> None:
    lines = [Words(language, book).rating(band) for book in EDITIONS for band in BANDS]
    assert len(set(lines)) == len(EDITIONS) * len(BANDS)


@every_language
def test_25_is_as_good_with_six_suits_as_with_five(language: str) -> None:
    words = Words(language)
    assert words.rating(Band(25, 25)) == words.rating(Band(25, 29))


def test_an_outcome_without_a_band_has_no_rating() -> None:
    assert Words().rating(Outcome(Reason.LAST_ROUND, 3, 3, None)) is None


def test_an_ending_tells_reason_score_and_rating() -> None:
    words, rules = Words("en"), edition("cocktail")
    said = words.outcome(rules, Outcome(Reason.LAST_ROUND, 18, 18, Band(16, 20)))
    assert said == (f"The last round is over. Score: 18 of 25 points. {words.rating(Band(16, 20))}")


@every_language
def test_a_lost_show_also_tells_what_lay_on_the_table(language: str) -> None:
    words, rules = Words(language), edition("cocktail", "crowning-piece")
    said = words.outcome(rules, Outcome(Reason.INDISPENSABLE, 0, 17, None))
    assert words("outcome-score", score=0, maximum=25) in said
    assert words("count-points", points=17) in said


def test_a_strikeout_that_keeps_its_points_tells_them_once() -> None:
    rules = Rules(strikeout=Strikeout.TALLY)
    said = Words().outcome(rules, Outcome(Reason.STRIKES, 9, 9, Band(6, 10)))
    assert said.count("9") == 1


def test_black_powder_points_are_named_where_a_suit_takes_points_off() -> None:
    ended = Outcome(Reason.LAST_ROUND, 16, 16, Band(16, 20))
    assert "“black powder” points" in Words("en", "show").outcome(SHOW, ended)
    assert "svartkrutspoäng" in Words("sv", "show").outcome(SHOW, ended)
    assert "von 25 Schwarzpulver-Punkten" in Words("de", "show").outcome(SHOW, ended)
    assert "points «\u00a0poudre noire\u00a0»" in Words("fr", "show").outcome(SHOW, ended)
    assert "black powder" not in Words("en", "show").outcome(edition("show"), ended)
