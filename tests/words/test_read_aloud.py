"""Sentences to read aloud: what is said at typical moments, word by word, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from hanabi import Card, CardId, ColourClue, Event, Seat, SuitIndex, Tile, ValueClue, edition
from hanabi.core import events as e
from hanabi.words import Words
from hanabi.words.speech import Form

SHOW = edition("show", "black-powder", "flamboyants")
RED, BLACK = SuitIndex(1), SuitIndex(5)
RED_3, BLACK_3 = Card(RED, 3), Card(BLACK, 3)
PLACES = {CardId(7): 2, CardId(9): 4}


def tell(language: str, event: Event, book: str = "cocktail") -> str:
    return plain(Words(language, book).event(SHOW, event, ("Ada", "Bo", "Cy"), PLACES))


def plain(text: str) -> str:
    """With spaces that the eye cannot tell apart."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (
            e.ClueGiven(Seat(0), Seat(1), ColourClue(RED), (CardId(7), CardId(9)), free=False),
            {
                "en": "Ada tells Bo: red, cards 2 and 4.",
                "sv": "Ada säger till Bo: rött, korten 2 och 4.",
                "de": "Ada gibt Bo einen Hinweis: Rot, Karten 2 und 4.",
                "fr": "Ada donne un indice à Bo : rouge, cartes 2 et 4.",
            },
        ),
        (
            e.ClueGiven(Seat(0), Seat(1), ColourClue(RED), (), free=False),
            {
                "en": "Ada tells Bo: no red.",
                "sv": "Ada säger till Bo: inget rött.",
                "de": "Ada gibt Bo einen Hinweis: kein Rot.",
                "fr": "Ada donne un indice à Bo : rien en rouge.",
            },
        ),
        (
            e.ClueGiven(Seat(0), Seat(1), ValueClue(4), (), free=True),
            {
                "en": "Ada tells Bo, free of charge: no 4s.",
                "sv": "Ada säger till Bo, utan kostnad: inga fyror.",
                "de": "Ada gibt Bo einen kostenlosen Hinweis: keine Vieren.",
                "fr": "Ada donne un indice gratuit à Bo : aucun 4.",
            },
        ),
        (
            e.CardPlaced(Seat(0), CardId(7), RED_3, RED, completed=True),
            {
                "en": "Ada announces red and plays card 2: red 3, as promised. The red firework is complete.",
                "sv": "Ada annonserar rött och spelar kort 2: röd 3, precis som annonserat. Det röda fyrverkeriet är komplett.",
                "de": "Ada sagt Rot an und spielt Karte 2: rote 3 – wie angesagt. Das rote Feuerwerk ist komplett.",
                "fr": "Ada annonce rouge et joue sa carte 2 : 3 rouge, comme annoncé. Le feu d’artifice rouge est complet.",
            },
        ),
        (
            e.CardMisplayed(Seat(0), CardId(7), BLACK_3, RED),
            {
                "en": "Ada announces red and plays card 2: black 3, the wrong colour.",
                "sv": "Ada annonserar rött och spelar kort 2: svart 3, som har fel färg.",
                "de": "Ada sagt Rot an und spielt Karte 2: schwarze 3 – falsche Farbe.",
                "fr": "Ada annonce rouge et joue sa carte 2 : 3 noir, la mauvaise couleur.",
            },
        ),
        (
            e.CardDrawn(Seat(0), CardId(7), None),
            {
                "en": "Ada draws a card.",
                "sv": "Ada drar ett kort.",
                "de": "Ada zieht eine Karte.",
                "fr": "Ada pioche une carte.",
            },
        ),
        (
            e.CardDrawn(Seat(0), CardId(7), RED_3),
            {
                "en": "Ada draws red 3.",
                "sv": "Ada drar röd 3.",
                "de": "Ada zieht eine rote 3.",
                "fr": "Ada pioche un 3 rouge.",
            },
        ),
        (
            e.HandRearranged(Seat(0), (CardId(9), CardId(7))),
            {
                "en": "Ada rearranges their hand: 4, 2.",
                "sv": "Ada ordnar om sin hand: 4, 2.",
                "de": "Ada sortiert die eigene Hand: 4, 2.",
                "fr": "Ada réorganise sa main : 4, 2.",
            },
        ),
        (
            e.CardReshuffled(Seat(0), CardId(7), BLACK_3),
            {
                "en": "Ada shuffles black 3 from the discard pile back into the deck.",
                "sv": "Ada blandar in svart 3 från kasthögen i leken.",
                "de": "Ada mischt eine schwarze 3 aus der Ablage zurück in den Stapel.",
                "fr": "Ada remélange un 3 noir de la défausse dans la pioche.",
            },
        ),
    ],
)
def test_some_sentences_word_by_word(event: Event, said: dict[str, str]) -> None:
    assert {language: tell(language, event) for language in said} == said


@pytest.mark.parametrize(
    ("tile", "said"),
    [
        (
            Tile.RESHUFFLE,
            {
                "en": "Ada turns up the BONUS tile “Reshuffle”: shuffle a discarded card of your choice into the deck. Still face down: 5.",
                "sv": "Ada vänder upp BONUS-brickan ”Tillbaka i leken” och får blanda in ett valfritt kastat kort i leken. Ännu inte uppvända: 5.",
                "de": "Ada deckt das BONUS-Plättchen „Zurück in den Stapel“ auf und darf eine beliebige Karte aus der Ablage in den Stapel mischen. Noch verdeckt: 5.",
                "fr": "Ada révèle la tuile BONUS « Retour à la pioche » et peut mélanger dans la pioche une carte défaussée au choix. Encore face cachée : 5.",
            },
        ),
        (
            Tile.CLUE,
            {
                "sv": "Ada vänder upp BONUS-brickan ”Extra LEDTRÅDS-markör” och får lägga tillbaka en LEDTRÅDS-markör på påsen. Ännu inte uppvända: 5.",
                "de": "Ada deckt das BONUS-Plättchen „Zusätzliches HINWEIS-Plättchen“ auf und darf ein HINWEIS-Plättchen auf den Beutel zurücklegen. Noch verdeckt: 5.",
                "fr": "Ada révèle la tuile BONUS « Jeton en plus » et peut remettre un jeton INDICE sur le sac. Encore face cachée : 5.",
            },
        ),
    ],
)
def test_bonus_tiles_say_what_they_do(tile: Tile, said: dict[str, str]) -> None:
    revealed = e.TileRevealed(Seat(0), tile, 5)
    told = {language: tell(language, revealed, "show") for language in said}
    assert told == said


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "sv",
            [
                "De svarta korten har ingen färg som en ledtråd kan nämna",
                "De flerfärgade korten räknas som alla färger",
            ],
        ),
        (
            "de",
            [
                "Die schwarzen Karten haben keine Farbe, die ein Hinweis nennen könnte",
                "Die bunten Karten zählen als jede Farbe",
            ],
        ),
        (
            "fr",
            [
                "Les cartes noires n’ont pas de couleur qu’un indice puisse nommer",
                "Les cartes multicolores comptent pour toutes les couleurs",
            ],
        ),
    ],
)
def test_rules_agree_with_the_cards_they_speak_of(language: str, lines: list[str]) -> None:
    rules = edition("show", "black-powder", "colour-avalanche")
    told = plain(Words(language, "show").rules_text(rules))
    assert [line for line in lines if line not in told] == []


@pytest.mark.parametrize(
    ("language", "named"),
    [
        ("sv", ["brickorna 2 och 4", "inga fyror", "Din bricka 3: dolt"]),
        ("de", ["Steine 2 und 4", "keine Vieren", "Dein Stein 3: dolt"]),
        ("fr", ["tuiles 2 et 4", "aucun 4", "Votre tuile 3 : dolt"]),
    ],
)
def test_tiles_are_no_cards_in_any_language(language: str, named: list[str]) -> None:
    words = Words(language, "deluxe")
    assert [
        words("card-places", number=2, places=words.list(["2", "4"])),
        words.no_clue(SHOW, ValueClue(4)),
        plain(words("page-card-yours", place=3, card="dolt")),
    ] == named


@pytest.mark.parametrize(
    ("language", "suit", "forms"),
    [
        ("sv", "red", ("röd", "rött", "röda", "röda")),
        ("sv", "multicolour", ("flerfärgad", "flerfärgat", "flerfärgade", "flerfärgade")),
        ("de", "red", ("rote", "Rot", "roten", "rote")),
        ("de", "multicolour", ("bunte", "Bunt", "bunten", "bunte")),
        ("de", "pink", ("rosa", "Rosa", "rosa", "rosa")),
        ("fr", "green", ("vert", "vert", "vertes", "vert")),
        ("fr", "white", ("blanc", "blanc", "blanches", "blanc")),
        ("fr", "multicolour", ("multicolore", "multicolore", "multicolores", "multicolore")),
        ("fr", "orange", ("orange", "orange", "orange", "orange")),
    ],
)
def test_suits_agree_with_what_they_stand_by(
    language: str, suit: str, forms: tuple[str, ...]
) -> None:
    assert tuple(Words(language).suit(suit, form) for form in get_args(Form)) == forms
