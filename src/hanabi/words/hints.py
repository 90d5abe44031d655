"""Hints in words: what a bot would do in the place of whoever asks, and why."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core import Action, Discard, GiveClue, Motive, Play, Seat, TakeBack, View
from hanabi.words.motives import Hearer
from hanabi.words.words import Words


def hint_text(
    words: Words, view: View, names: Sequence[str], action: Action, motive: Motive | None
) -> str:
    """A sentence for the action, and one for the motive if there is one. `view` is that of whoever asks."""
    seat = view.to_act
    said = _action(words, view, names, action)
    if motive is None:
        return said
    places = {
        card.id: (Seat(holder), place)
        for holder, hand in enumerate(view.hands)
        for place, card in enumerate(hand, start=1)
    }
    hearer = Hearer(names, seat, places, advised=True)
    return f"{said} {words.motive(view.rules, motive, seat, hearer)}"


def _action(words: Words, view: View, names: Sequence[str], action: Action) -> str:
    rules = view.rules
    places = {card.id: place for place, card in enumerate(view.hand, start=1)}
    match action:
        case Play(card, None):
            return words("hint-play", place=places[card])
        case Play(card, suit) if suit is not None:
            announced = words.suit(rules.suits[suit].name, "clue")
            return words("hint-announce", place=places[card], suit=announced)
        case Discard(card):
            return words("hint-discard", place=places[card])
        case GiveClue(target, clue):
            faces = [card.face for card in view.hands[target] if card.face is not None]
            touched = any(rules.touches(clue, face) for face in faces)
            told = words.clue(rules, clue) if touched else words.no_clue(rules, clue)
            return words("hint-clue", name=names[target], clue=told)
        case TakeBack(face):
            return words("hint-take", card=words.card(rules, face))
    return words("hint-decline")
