"""The rule book of a table, composed from its `Rules`: right for every edition and every house rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from hanabi.core.cards import VALUES, Scoring, Suit, Touched
from hanabi.core.editions import printed_name
from hanabi.core.outcome import rating
from hanabi.core.rules import FEWEST_PLAYERS, Rules, Tile
from hanabi.words.clue_rules import what_is_touched, what_may_be_named
from hanabi.words.speech import Form, Speech


class RuleSection(NamedTuple):
    """A part of the rules under its heading."""

    heading: str
    paragraphs: tuple[str, ...]


def rules_title(say: Speech, rules: Rules) -> str:
    """Edition and add-ons, or house rules."""
    printed = printed_name(rules)
    if printed is None:
        return say("rules-name-house")
    edition, add_ons = printed
    name = say(f"edition-{edition}")
    if not add_ons:
        return name
    names = say.list(say(f"addon-{add_on}") for add_on in add_ons)
    return say("rules-name-with", name=name, addons=names)


def rule_sections(say: Speech, rules: Rules, players: int | None = None) -> tuple[RuleSection, ...]:
    """The rules, section by section; with `players`, for that number alone."""
    book = _Book(say, rules, players)
    parts: tuple[tuple[str, Callable[[], Iterator[str]]], ...] = (
        ("rules-heading-aim", book.aim),
        ("rules-heading-cards", book.cards),
        ("rules-heading-setup", book.setup),
        ("rules-heading-turn", book.turn),
        ("rules-heading-clues", book.clues),
        ("rules-heading-discarding", book.discarding),
        ("rules-heading-playing", book.playing),
        ("rules-heading-bonus", book.bonus),
        ("rules-heading-end", book.end),
        ("rules-heading-score", book.score),
        ("rules-heading-ratings", book.ratings),
    )
    sections = (RuleSection(say(heading), tuple(part())) for heading, part in parts)
    return tuple(section for section in sections if section.paragraphs)


class _Book:
    def __init__(self, say: Speech, rules: Rules, players: int | None) -> None:
        self.say = say
        self.rules = rules
        if players is None:
            self.hands = dict(enumerate(rules.hand_sizes, start=FEWEST_PLAYERS))
        else:
            self.hands = {players: rules.hand_size(players)}
        self.rising = [suit for suit in rules.suits if not suit.descending]
        self.falling = [suit for suit in rules.suits if suit.descending]
        # Only a 5 that completes a firework turns up a tile: without a rising suit none ever does.
        self.tiles = Counter(rules.bonus_tiles if self.rising else ())

    def aim(self) -> Iterator[str]:
        say, suits = self.say, self.rules.suits
        fewest, most = min(self.hands), max(self.hands)
        crew = str(most) if fewest == most else f"{fewest}–{most}"
        yield say("rules-aim-team", players=crew)
        yield say("rules-aim-fireworks", number=len(suits), suits=self._suits(suits))
        if self.rising and self.falling:
            yield say("rules-aim-some-up", suits=self._suits(self.rising))
            yield say("rules-aim-some-down", suits=self._suits(self.falling))
        elif self.rising:
            yield say("rules-aim-up" if len(suits) == 1 else "rules-aim-all-up")
        else:
            yield say("rules-aim-down" if len(suits) == 1 else "rules-aim-all-down")
        yield say("rules-aim-hidden")

    def cards(self) -> Iterator[str]:
        say = self.say
        yield say("rules-cards-deck", cards=self.rules.deck_size)
        alike: dict[tuple[int, ...], list[Suit]] = {}
        for suit in self.rules.suits:
            alike.setdefault(suit.copies, []).append(suit)
        for copies, suits in alike.items():
            yield say(
                "rules-cards-suits",
                suits=self._suits(suits),
                number=len(suits),
                cards=sum(copies),
                copies=self._copies(copies),
            )
        yield say("rules-cards-once")

    def _copies(self, copies: tuple[int, ...]) -> str:
        values: dict[int, list[str]] = {}
        for value, number in zip(VALUES, copies, strict=True):
            values.setdefault(number, []).append(str(value))
        return self.say.list(
            self.say(
                "rules-cards-copies", values=self.say.list(same), number=len(same), copies=number
            )
            for number, same in values.items()
        )

    def setup(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        if rules.clue_tokens:
            yield say("rules-setup-tokens", tokens=rules.clue_tokens, strikes=rules.strikes)
        else:
            yield say("rules-setup-no-tokens", strikes=rules.strikes)
        yield say("rules-setup-deck")
        sizes: dict[int, list[int]] = {}
        for players, size in self.hands.items():
            sizes.setdefault(size, []).append(players)
        for size, numbers in sizes.items():
            yield say("rules-setup-hand", players=self._numbers(numbers), cards=size)
        if len(self.hands) == 1:
            [(players, size)] = self.hands.items()
            yield say("rules-setup-left", cards=rules.deck_size - players * size)
        yield say("rules-setup-hold")
        if self.tiles:
            yield say("rules-setup-bonus", number=self.tiles.total())
        yield say("rules-setup-first")

    def turn(self) -> Iterator[str]:
        say, tokens = self.say, self.rules.clue_tokens
        yield say("rules-turn-actions", tokens=tokens)
        yield say("rules-turn-draw", tokens=tokens)
        yield say("rules-turn-order")
        yield say("rules-turn-pile")
        yield say("rules-turn-talk")

    def clues(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        yield say("rules-clue-cost", tokens=rules.clue_tokens)
        if not rules.clue_tokens:
            if not self._clue_tiles:
                return
            yield say("rules-clue-free")
        if rules.clue_cost > 1:
            yield say("rules-clue-dear", cost=rules.clue_cost)
        yield say("rules-clue-what")
        yield from what_may_be_named(say, rules)
        yield from what_is_touched(say, rules)
        yield say("rules-clue-empty" if rules.empty_clues else "rules-clue-touch")

    @property
    def _clue_tiles(self) -> bool:
        return bool(self.tiles[Tile.COLOUR_CLUE] or self.tiles[Tile.VALUE_CLUE])

    def discarding(self) -> Iterator[str]:
        yield self.say("rules-discard", tokens=self.rules.clue_tokens)

    def playing(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        yield say("rules-play")
        yield say("rules-play-fits")
        yield say("rules-play-strike")
        if not rules.announced_plays:
            return
        yield say("rules-play-announce", suits=self._any_of(rules.suits))
        right = "rules-play-announce-right-once" if self.tiles else "rules-play-announce-right"
        yield say(right, tokens=rules.clue_tokens)
        yield say("rules-play-announce-wrong")
        for suit in rules.suits:
            if suit.touched is Touched.EVERY:
                yield self._about("rules-play-announce-every", [suit])

    def bonus(self) -> Iterator[str]:
        say = self.say
        if self.rules.clue_tokens and not self.tiles:
            yield say("rules-bonus-completed")
        elif self.rules.clue_tokens and self.falling:
            yield say("rules-bonus-completed-down")
        if not self.tiles:
            return
        yield say("rules-bonus-tile")
        yield say("rules-bonus-won")
        if self.tiles.total() < len(self.rising):
            yield say("rules-bonus-out")
        if self.rules.announced_plays:
            yield say("rules-bonus-announced")
        yield say("rules-bonus-tiles")
        for tile, number in self.tiles.items():
            yield say(
                "rules-bonus-tile-item",
                tile=say.tile(tile),
                effect=say.tile_effect(tile),
                number=number,
            )
        yield from self._tile_notes()

    def _tile_notes(self) -> Iterator[str]:
        say = self.say
        if self._clue_tiles:
            yield say("rules-bonus-clue")
        if self.tiles[Tile.RESHUFFLE]:
            yield say("rules-bonus-reshuffle")
        if self._pile_tiles:
            yield say("rules-bonus-replay")
            if self.rules.announced_plays:
                yield say("rules-bonus-replay-announced")
            yield say("rules-bonus-no-pile")

    @property
    def _pile_tiles(self) -> bool:
        return bool(self.tiles[Tile.RESHUFFLE] or self.tiles[Tile.REPLAY])

    def end(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        yield say("rules-end-strikes", strikes=rules.strikes)
        yield say("rules-end-victory", number=len(rules.suits))
        if rules.play_on:
            yield say("rules-end-play-on")
            yield say("rules-end-indispensable")
            if self._pile_tiles:
                yield say("rules-end-indispensable-tiles")
            yield say("rules-end-deadlock")
        else:
            yield say("rules-end-last-round")
            dealt_out = [
                players for players, size in self.hands.items() if players * size == rules.deck_size
            ]
            if dealt_out:
                yield say("rules-end-dealt-out", players=self._numbers(dealt_out))
        yield say("rules-end-agreed")

    def score(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        tops = [suit for suit in self.rising if suit.scoring is Scoring.POINTS]
        counted = [suit for suit in self.falling if suit.scoring is Scoring.POINTS]
        penalties = [suit for suit in rules.suits if suit.scoring is Scoring.PENALTY]
        if len(tops) == len(rules.suits):
            yield say("rules-score-top")
        elif tops:
            yield say("rules-score-some-top", suits=self._any_of(tops))
        if counted:
            yield say("rules-score-count", suits=self._any_of(counted))
        if penalties:
            yield say("rules-score-penalty", suits=self._any_of(penalties))
        yield say("rules-score-maximum", points=rules.maximum)
        if rules.play_on:
            yield say("rules-score-perfect")
        else:
            yield say("rules-score-strikeout", strikeout=str(rules.strikeout))

    def ratings(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        scored = (rating(rules, score) for score in range(rules.maximum + 1))
        bands = sorted({band for band in scored if band is not None})
        if bands:
            yield say("rules-rating-intro")
        else:
            yield say("rules-rating-perfect" if rules.play_on else "rules-rating-none")
        for band in bands:
            low, high = band
            points = str(low) if low == high else f"{low}–{high}"
            yield say("rules-rating-band", points=points, line=say.rating(band))

    def _suits(self, suits: Iterable[Suit], form: Form = "clue") -> str:
        return self.say.list(self.say.suit(suit.name, form) for suit in suits)

    def _any_of(self, suits: Iterable[Suit]) -> str:
        return self.say.list((self.say.suit(suit.name, "clue") for suit in suits), "or")

    def _numbers(self, numbers: Iterable[int]) -> str:
        return self.say.list(map(str, numbers), "or")

    def _about(self, message: str, suits: list[Suit]) -> str:
        """A sentence about the cards of some suits, which it also names as colours."""
        return self.say(message, suits=self._suits(suits, "many"), names=self._any_of(suits))
