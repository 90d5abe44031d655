"""A view as plain data for JSON: the one shape in which it is printed, stored and sent over the wire."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

from hanabi.core.actions import Action, Discard, GiveClue, Play
from hanabi.core.cards import FIREWORK_HEIGHT, Card, Clue, SuitIndex
from hanabi.core.codec import (
    Plain,
    card_to_plain,
    clue_to_plain,
    event_to_plain,
    outcome_to_plain,
    rules_to_plain,
    step_to_plain,
)
from hanabi.core.errors import Refusal
from hanabi.core.memory import MEMORY, MOST_RULES
from hanabi.core.outcome import reachable_heights
from hanabi.core.rules import Rules
from hanabi.core.tables import tables_of
from hanabi.core.view import HeldCard, View


def view_to_plain(view: View, *, whole: bool = True) -> Plain:
    """A view as an object; hidden faces are null.

    `whole` adds what does not change during a game and everything that happened: rules, names and events.
    Whoever follows a game has those already.
    """
    rules, written = view.rules, _written(view.rules)
    plain: Plain = {
        **counters_to_plain(view),
        "hands": [[written.card(held) for held in hand] for hand in view.hands],
        "fireworks": fireworks_to_plain(view),
        "discards": [{"id": card.id, "face": written.face(card.face)} for card in view.discards],
        "legal_actions": _actions(view, view.legal_actions),
        "next_actions": _actions(view, view.next_actions),
    }
    if whole:
        plain["rules"] = rules_to_plain(rules)
        plain["players"] = list(view.names)
        plain["first"] = view.first
        plain["events"] = [event_to_plain(rules, event) for event in view.events]
    return plain


def counters_to_plain(view: View) -> Plain:
    """What a view says in single values: whose turn it is, tokens, strikes, the deck, the score, the end."""
    return {
        "seat": view.seat,
        "turn": view.turn,
        "to_act": view.to_act,
        "tokens": view.tokens,
        "strikes": view.strikes,
        "last_strike": view.strikes + 1 >= view.rules.strikes,
        "deck_size": view.deck_size,
        "turns_left": view.turns_left,
        "pending": None if view.pending is None else str(view.pending),
        "revealed_tiles": [str(tile) for tile in view.revealed_tiles],
        "tiles_left": view.tiles_left,
        "score": view.tally,
        "reachable_maximum": view.reachable_maximum,
        "pace": view.pace,
        "refusals": refusals_to_plain(view),
        "outcome": None if view.outcome is None else outcome_to_plain(view.outcome),
    }


class _Written:
    """Cards and clues of one rules value as they are written, each made once.

    Knowledge shares its tuples (`Tables.faces_in`, `Tables.clues_in`), so they are found again by identity.
    """

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._face = {face: card_to_plain(rules, face) for face in rules.faces}
        self._faces: dict[int, tuple[tuple[Card, ...], list[str]]] = {}
        self._clues: dict[int, tuple[tuple[Clue, ...], list[Plain]]] = {}
        MEMORY.watch(self)

    def lookups(self) -> Sequence[dict[Any, Any]]:
        return self._faces, self._clues

    def face(self, card: Card | None) -> str | None:
        return None if card is None else self._face[card]

    def faces(self, faces: tuple[Card, ...]) -> list[str]:
        found = self._faces.get(id(faces))
        if found is None:
            MEMORY.make_room()
            found = self._faces[id(faces)] = (faces, [self._face[face] for face in faces])
        return found[1]

    def clues(self, clues: tuple[Clue, ...]) -> list[Plain]:
        found = self._clues.get(id(clues))
        if found is None:
            MEMORY.make_room()
            written = [clue_to_plain(self._rules, clue) for clue in clues]
            found = self._clues[id(clues)] = (clues, written)
        return found[1]

    def card(self, held: HeldCard) -> Plain:
        known = held.knowledge
        return {
            "id": held.id,
            "face": self.face(held.face),
            "marked": self.clues(known.marked),
            "excluded": self.clues(known.excluded),
            "possible": self.faces(known.possible),
            "believed": self.faces(known.believed),
        }


@lru_cache(maxsize=MOST_RULES)
def _written(rules: Rules) -> _Written:
    return _Written(rules)


def fireworks_to_plain(view: View) -> list[Plain]:
    """The fireworks in the order of the suits."""
    return list(_fireworks(view))


def _fireworks(view: View) -> Iterator[Plain]:
    rules, written = view.rules, _written(view.rules)
    reachable = reachable_heights(rules, view.fireworks, view.discarded)
    for index, suit in enumerate(rules.suits):
        height, needed = view.fireworks[index], view.next_value(SuitIndex(index))
        face = None if needed is None else Card(SuitIndex(index), needed)
        top = Card(SuitIndex(index), suit.value_at(height - 1)) if height else None
        yield {
            "suit": suit.name,
            "height": height,
            "top": written.face(top),
            "next": needed,
            "next_copies": 0 if face is None else rules.copies(face),
            "next_left": 0 if face is None else view.copies_left(face),
            "reachable": reachable[index],
            "capped": reachable[index] < FIREWORK_HEIGHT,
        }


def refusals_to_plain(view: View) -> dict[str, str]:
    """Why the viewer can neither play, nor discard, nor give a clue, for each of them that they cannot."""
    return {kind: str(refusal) for kind, refusal in _refusals(view).items()}


def _refusals(view: View) -> dict[str, Refusal]:
    possible = {type(action) for action in view.legal_actions}
    kinds = {"play": Play, "discard": Discard, "clue": GiveClue}
    impossible = [name for name, kind in kinds.items() if kind not in possible]
    if view.outcome is not None:
        return dict.fromkeys(impossible, Refusal.GAME_OVER)
    if view.to_act != view.seat:
        return dict.fromkeys(impossible, Refusal.NOT_YOUR_TURN)
    if view.pending is not None:
        return dict.fromkeys(impossible, Refusal.BONUS_PENDING)
    reasons = {
        "play": Refusal.NO_SUCH_CARD,
        "discard": Refusal.ALL_TOKENS,
        "clue": Refusal.NO_TOKENS if view.tokens < view.rules.clue_cost else Refusal.NOT_A_CLUE,
    }
    return {kind: reasons[kind] for kind in impossible}


def _actions(view: View, actions: Sequence[Action]) -> list[Plain]:
    """Actions as `step_from_plain` reads them, and for each clue the cards it would touch."""
    rules, tables = view.rules, tables_of(view.rules)
    hands = [
        [(held.id, tables.face_index[held.face]) for held in hand if held.face is not None]
        for hand in (view.hands if actions else ())
    ]
    written = []
    for action in actions:
        plain = step_to_plain(rules, action)
        if isinstance(action, GiveClue):
            touch = tables.touch[tables.clue_index[action.clue]]
            plain["touches"] = [card for card, face in hands[action.target] if touch >> face & 1]
        written.append(plain)
    return written
