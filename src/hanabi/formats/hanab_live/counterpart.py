"""What hanab.live plays in place of rules of ours: its variant, whose suits are whose, and how a move is said."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import NamedTuple

from hanabi.core import (
    Action,
    BadSetup,
    Card,
    CardId,
    ColourClue,
    Discard,
    GiveClue,
    Play,
    Rules,
    Seat,
    SuitIndex,
    ValueClue,
)
from hanabi.core.rules import FEWEST_PLAYERS
from hanabi.formats.hanab_live.variants import (
    HAND_SIZES,
    SITE,
    NoCounterpart,
    Variant,
    column,
    suits_in_their_order,
    variant_of,
)

_MOST_COST = 2
"""Tokens that a clue costs where clues are scarce."""


class DeedKind(IntEnum):
    """What a deed is."""

    PLAY = 0
    DISCARD = 1
    COLOUR_CLUE = 2
    RANK_CLUE = 3
    END = 4
    VOTE = 5


class End(IntEnum):
    """How a game of theirs can end."""

    NORMAL = 1
    STRIKEOUT = 2
    TIMEOUT = 3
    TERMINATED = 4
    SPEEDRUN_FAIL = 5
    IDLE = 6
    CHARACTER_SOFTLOCK = 7
    ALL_OR_NOTHING_FAIL = 8
    ALL_OR_NOTHING_SOFTLOCK = 9
    VOTE = 10


class Deed(NamedTuple):
    """One of their actions."""

    kind: DeedKind

    target: int
    """The card, the player who is told something, or the player who ended it."""

    value: int | None = None
    """The place of the colour, the rank, or the way it ended."""


@dataclass(frozen=True)
class Counterpart:
    """A variant that is played by rules of ours."""

    rules: Rules
    variant: Variant

    suits: tuple[SuitIndex, ...]
    """Our suit for each of theirs."""

    extra_cards: int
    """How many cards more than usual are in a hand."""

    @classmethod
    def of(cls, rules: Rules, players: int) -> Counterpart:
        """What they play in place of these rules, or `NoCounterpart`."""
        extra_cards = _check_options(rules, players)
        variant = variant_of(rules)
        return cls(rules, variant, suits_in_their_order(rules, variant), extra_cards)

    @cached_property
    def _theirs(self) -> dict[SuitIndex, int]:
        return {ours: place for place, ours in enumerate(self.suits)}

    def suit_there(self, card: Card) -> int:
        """Their number for the suit of our card."""
        return self._theirs[card.suit]

    def colour(self, colour: SuitIndex) -> int:
        """The place of our colour among those that a clue can name there."""
        return self.colours.index(colour)

    @cached_property
    def colours(self) -> tuple[SuitIndex, ...]:
        """Our colour for each of theirs: one that touches the same cards, its suit's if that is so, else in order."""
        theirs = tuple(SuitIndex(i) for i in range(len(self.suits)))
        free = list(self.rules.named_colours)
        found = []
        for place in self.variant.colours:
            wanted = column(self.variant.rules, ColourClue(place), theirs)
            alike = [c for c in free if column(self.rules, ColourClue(c), self.suits) == wanted]
            own = self.suits[place] if place < len(self.suits) else None
            found.append(own if own in alike else alike[0])
            free.remove(found[-1])
        return tuple(found)

    def action(self, deed: Deed) -> Action:
        """What this deed is here. Whether it may be done is for the rules to say."""
        match deed.kind:
            case DeedKind.PLAY | DeedKind.DISCARD:
                if deed.value not in (None, 0):
                    raise BadSetup(f"a card is played or discarded with the value {deed.value}")
                card = CardId(deed.target)
                return Play(card) if deed.kind is DeedKind.PLAY else Discard(card)
            case DeedKind.COLOUR_CLUE:
                colours = self.colours
                if deed.value is None or not 0 <= deed.value < len(colours):
                    raise BadSetup(f"{deed.value} is none of the {len(colours)} colours of a clue")
                return GiveClue(Seat(deed.target), ColourClue(colours[deed.value]))
            case DeedKind.RANK_CLUE:
                return GiveClue(Seat(deed.target), ValueClue(deed.value or 0))
            case _:
                raise BadSetup("an end is no move of a player")

    def deed(self, action: Action) -> Deed:
        """How they write down an action of ours."""
        match action:
            case Play(card):
                return Deed(DeedKind.PLAY, int(card))
            case Discard(card):
                return Deed(DeedKind.DISCARD, int(card))
            case GiveClue(target, ColourClue(suit)):
                return Deed(DeedKind.COLOUR_CLUE, int(target), self.colour(suit))
            case GiveClue(target, ValueClue(value)):
                return Deed(DeedKind.RANK_CLUE, int(target), int(value))
            case _:
                raise NoCounterpart("actions", f"{action!r} is not done on {SITE}")


def _check_options(rules: Rules, players: int) -> int:
    """Refuse rules that they cannot say; else how many cards more than usual are in a hand."""
    standard = Rules()
    if rules.announced_plays:
        raise NoCounterpart("announced_plays", f"plays are not announced on {SITE}")
    if rules.bonus_tiles:
        raise NoCounterpart("bonus_tiles", f"there are no bonus tiles on {SITE}")
    if rules.clue_cost > _MOST_COST:
        raise NoCounterpart("clue_cost", f"a clue costs 1 or {_MOST_COST} on {SITE}")
    tokens = standard.clue_tokens * rules.clue_cost
    if rules.clue_tokens != tokens:
        raise NoCounterpart("clue_tokens", f"{SITE} plays with {tokens}")
    if rules.strikes != standard.strikes:
        raise NoCounterpart("strikes", f"{SITE} plays with {standard.strikes}")
    usual = HAND_SIZES[players - FEWEST_PLAYERS]
    extra = rules.hand_size(players) - usual
    if extra not in (-1, 0, 1):
        raise NoCounterpart(
            "hand_sizes", f"{players} players have {usual - 1} to {usual + 1} cards on {SITE}"
        )
    return extra
