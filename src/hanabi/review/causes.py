"""Short proofs that not everything can be placed any more: what anybody sees who looks through the deck."""

from __future__ import annotations

from hanabi.core import Card, Game, SuitIndex
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.core.outcome import reachable_heights
from hanabi.review.bounds import lacks_cards, lacks_turns, returns_left
from hanabi.review.verdict import Cause, Why


def find_cause(game: Game, score: int) -> Cause | None:
    """A cause why this score is out of reach of a running game, if there is a short one."""
    if lacks_cards(game, score):
        lost = _lost_card(game) if game.reachable_maximum < score else None
        return Cause(Why.PACE) if lost is None else Cause(Why.LOST_CARD, lost)
    if lacks_turns(game, score):
        return Cause(Why.PACE)
    if score != game.rules.maximum or game.pending is not None or not game.deck_size:
        return None
    return _cause_in_deck(game)


def _cause_in_deck(game: Game) -> Cause | None:
    """A cause why not everything can be placed, if the order of the deck is one."""
    # Each card that a tile brings back is placed without a turn, or makes one more
    back = returns_left(game)
    depths = [(depth, _waiting(game, depth, back)) for depth in range(game.deck_size)]
    if not game.rules.play_on:
        for depth, waiting in depths:
            if (card := _comes_too_late(game, depth, waiting, back)) is not None:
                return Cause(Why.TOO_DEEP, card)
        for depth, waiting in depths:
            if sum(map(len, waiting)) > game.deck_size - 1 - depth + game.players + back:
                return Cause(Why.TOO_DEEP)
    # A card has just left a hand when the next is drawn; one that comes back need not be kept
    room = sum(map(len, game.hands)) - 1 + back
    for depth, waiting in depths:
        later = set(game.deck[depth:])
        if sum(face not in later for faces in waiting for face in faces) > room:
            return Cause(Why.HANDS_FULL, game.deck[depth])
    return None


def _lost_card(game: Game) -> Card | None:
    """The lowest card that is gone for good."""
    reach = reachable_heights(game.rules, game.fireworks, game.discarded)
    for index, suit in enumerate(game.rules.suits):
        if reach[index] < FIREWORK_HEIGHT:
            return Card(SuitIndex(index), suit.value_at(reach[index]))
    return None


def _waiting(game: Game, depth: int, back: int) -> list[list[Card]]:
    """What cannot be placed before this card of the deck is drawn, for each suit that has something.

    All copies of the first card of a suit come with this card of the deck or later; the others build on it.
    """
    in_time = {game.face(card) for hand in game.hands for card in hand} | set(game.deck[:depth])
    if back:
        piled = zip(game.rules.faces, game.discarded, strict=True)
        in_time |= {face for face, number in piled if number}
    waiting = []
    for index, suit in enumerate(game.rules.suits):
        places = range(game.fireworks[index], FIREWORK_HEIGHT)
        faces = [Card(SuitIndex(index), suit.value_at(place)) for place in places]
        while faces and faces[0] in in_time:
            del faces[0]
        if faces:
            waiting.append(faces)
    return waiting


def _comes_too_late(game: Game, depth: int, waiting: list[list[Card]], back: int) -> Card | None:
    """The card of a suit after which there are fewer turns that can place cards than it has cards left."""
    later = game.deck_size - 1 - depth + back
    for faces in waiting:
        # Whoever draws the last card plays it, if at all, with the last turn of the game
        last = later == 0 and faces[0] == game.deck[depth]
        if len(faces) > (1 if last else later + game.players):
            return faces[0]
    return None
