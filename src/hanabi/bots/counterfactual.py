"""Games that went the same way for one seat, with other cards where it cannot look."""

from __future__ import annotations

import random

from hanabi.core import CardId, Deal, Game
from hanabi.core.events import CardDrawn, CardReshuffled, HandDealt

_SWAPS = 40


def deck_places(game: Game) -> dict[CardId, int]:
    """For each drawn card that came straight from the box, its place in the first deck."""
    order: list[int | None] = list(range(game.rules.deck_size))
    places = iter(game.places)
    found: dict[CardId, int] = {}
    for event in game.events:
        match event:
            case HandDealt(_, cards):
                drawn = list(cards)
            case CardDrawn(_, card):
                drawn = [card]
            case CardReshuffled():
                order.insert(next(places), None)
                continue
            case _:
                continue
        for card in drawn:
            place = order.pop(0)
            if place is not None:
                found[card] = place
    return found


def other_deal(game: Game, seat: int, chance: random.Random) -> Deal:
    """A deal from which this seat has seen the same so far, or nearly always.

    The seat's own cards and the deck change places as far as the clues allow; face-down tiles are shuffled, and the
    seed of what is still to come is another. A card that was moved may have been shuffled back and drawn again since:
    then the game cannot go the same way, and repeating it fails.
    """
    places = deck_places(game)
    deck = list(game.deal.deck)
    own = {places[card]: card for card in game.hands[seat] if card in places}
    undrawn = sorted(set(range(len(deck))) - set(places.values()))
    possible = {place: set(game.knowledge(card).possible) for place, card in own.items()}
    for _ in range(_SWAPS if own else 0):
        one, other = chance.choice([*own]), chance.choice([*own, *undrawn])
        fits_one = deck[other] in possible[one]
        fits_other = other not in possible or deck[one] in possible[other]
        if fits_one and fits_other:
            deck[one], deck[other] = deck[other], deck[one]
    rest = [deck[place] for place in undrawn]
    chance.shuffle(rest)
    for place, card in zip(undrawn, rest, strict=True):
        deck[place] = card
    hidden = list(game.tiles)
    chance.shuffle(hidden)
    tiles = (*game.revealed_tiles, *hidden)
    return Deal(tuple(deck), tiles, game.places, seed=chance.randrange(1000))
