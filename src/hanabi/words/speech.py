"""Speech: messages filled in, and the small words that every sentence is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache, reduce
from typing import Literal, overload

from babel.numbers import format_decimal, format_percent

from hanabi.core.cards import Card, CardId, Clue, ColourClue
from hanabi.core.errors import Refusal
from hanabi.core.outcome import Band, Outcome
from hanabi.core.rules import Rules, Tile
from hanabi.core.touching import ValueReach
from hanabi.words.bundles import bundle_of

Form = Literal["plain", "clue", "many", "firework"]
"""A suit by a value (`rote` 3), as a word of its own (`Rot`), by cards (`die roten` Karten), by a firework (`das rote` Feuerwerk).

Every language has all four, alike or not; the last three are attributes of the message.
"""

MOST_FACES = 500
"""Faces whose words are remembered: every log is full of them."""

Positions = Mapping[CardId, int]
"""Where cards stand in their hands, counted from 1."""


class Speech:
    """One language with the vocabulary of one edition. An edition without words of its own speaks as `cocktail`."""

    def __init__(self, language: str = "en", vocabulary: str = "cocktail") -> None:
        self._bundle = bundle_of(language)
        self.language = language
        self.vocabulary = vocabulary
        self._face = lru_cache(maxsize=MOST_FACES)(self._say_face)

    def __call__(self, message: str, /, **arguments: str | float) -> str:
        """The message filled in, or `MissingWords`. `$edition` is always there."""
        return self._bundle.say(message, {"edition": self.vocabulary, **arguments})

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._bundle

    def suit(self, name: str, form: Form = "plain") -> str:
        """A suit in the grammatical form that is needed; a suit without a word is called by its name."""
        message = f"suit-{name}"
        if not self.has(message):
            return name
        return self(message if form == "plain" else f"{message}.{form}")

    def suit_words(self, name: str) -> tuple[str, str]:
        """The words that name a suit where it stands alone or by a value."""
        return self.suit(name, "clue"), self.suit(name)

    def card(self, rules: Rules, card: Card) -> str:
        """A face, such as `red 3`."""
        return self._face(rules.suits[card.suit].name, card.value)

    def _say_face(self, suit: str, value: int) -> str:
        return self("card-face", suit=self.suit(suit), value=value)

    def clue(self, rules: Rules, clue: Clue) -> str:
        """What a clue names."""
        if isinstance(clue, ColourClue):
            return self("clue-colour", suit=self.suit(rules.colours[clue.suit], "clue"))
        if rules.value_reach is ValueReach.PARITY:
            return self("clue-odd" if clue.value % 2 else "clue-even")
        return self("clue-value", value=clue.value)

    def no_clue(self, rules: Rules, clue: Clue) -> str:
        """What a clue says that touches nothing: nothing at all where it never could."""
        if rules.touches_nothing(clue):
            return self("clue-hollow", clue=self.clue(rules, clue))
        if isinstance(clue, ColourClue):
            return self("clue-no-colour", suit=self.suit(rules.colours[clue.suit], "clue"))
        if rules.value_reach is ValueReach.PARITY:
            return self("clue-no-odd" if clue.value % 2 else "clue-no-even")
        return self("clue-no-value", value=clue.value)

    def places(self, cards: Iterable[CardId], positions: Positions | None) -> str:
        """Cards by where they stand: `cards 2 and 4`, or by their ids where that is not known."""
        labels = [self.place(card, positions) for card in cards]
        return self("card-places", number=len(labels), places=self.list(labels))

    def place(self, card: CardId, positions: Positions | None) -> str:
        """Where one card stands, or its id."""
        position = None if positions is None else positions.get(card)
        return self("card-unplaced", id=str(card)) if position is None else str(position)

    def tile(self, tile: Tile) -> str:
        """The name of a bonus tile."""
        return self(f"tile-{tile}")

    def tile_effect(self, tile: Tile) -> str:
        """What a bonus tile does, without a full stop."""
        return self(f"tile-{tile}-effect")

    def refusal(self, refusal: Refusal) -> str:
        """Why something was refused, as a sentence."""
        return self(f"refusal-{refusal}")

    @overload
    def rating(self, result: Band) -> str: ...

    @overload
    def rating(self, result: Outcome) -> str | None: ...

    def rating(self, result: Outcome | Band) -> str | None:
        """The line of a rating band; None for an outcome that is not rated."""
        band = result.rating if isinstance(result, Outcome) else result
        return None if band is None else self(f"rating-{band.low}")

    def decimal(self, number: float, digits: int = 1) -> str:
        """A number with so many decimals, as the language writes it."""
        pattern = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(number, pattern, locale=self.language)

    def percent(self, share: float) -> str:
        """A share from 0 to 1 in whole percent."""
        return format_percent(share, locale=self.language)

    def list(self, items: Iterable[str], last: Literal["and", "or"] = "and") -> str:
        """`a, b and c`, or `a, b or c`."""
        words = tuple(items)
        if len(words) < 2:  # noqa: PLR2004  # a list begins with two
            return "".join(words)
        return self(f"list-{last}", rest=self.commas(words[:-1]), last=words[-1])

    def commas(self, items: Iterable[str]) -> str:
        """`a, b, c`."""
        words = tuple(items)
        return (
            reduce(lambda rest, item: self("list-comma", rest=rest, next=item), words)
            if words
            else ""
        )
