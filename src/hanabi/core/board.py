"""A table as a few lines of English text, as `print(view)` and `print(game)` show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from hanabi.core.cards import Card
from hanabi.core.knowledge import Knowledge

if TYPE_CHECKING:
    from hanabi.core.view import HeldCard, View

HIDDEN = "?"


def board(view: View, names: Sequence[str] | None = None) -> str:
    """What the viewer may see and no more: the table, then each hand with what its holder knows of it."""
    called = view.names if names is None else names
    return "\n".join([*_table(view, called), *_hands(view, called)])


def heading(view: View, names: Sequence[str]) -> str:
    """Whose turn it is, or how the game ended, in one line."""
    if view.outcome is not None:
        return f"Over ({view.outcome.reason}): {view.outcome.score} of {view.rules.maximum} points"
    return f"Turn {view.turn}: {names[view.to_act]} to act"


def _table(view: View, names: Sequence[str]) -> Iterator[str]:
    rules = view.rules
    yield heading(view, names)
    last_round = "" if view.turns_left is None else f", turns left {view.turns_left}"
    yield (
        f"Tally {view.tally} of {rules.maximum}, clue tokens {view.tokens} of {rules.clue_tokens}, "
        f"strikes {view.strikes} of {rules.strikes}, deck {view.deck_size}{last_round}"
    )
    if rules.bonus_tiles:
        revealed = ", ".join(view.revealed_tiles) or "none"
        waiting = f"; {view.pending} waits for a choice" if view.pending else ""
        yield f"Bonus tiles: {revealed} revealed, {view.tiles_left} left{waiting}"
    pairs = zip(rules.suits, view.fireworks, strict=True)
    tops = [f"{suit.name} {suit.value_at(height - 1) if height else '-'}" for suit, height in pairs]
    yield f"Fireworks: {', '.join(tops)}"
    yield f"Discards: {', '.join(_discards(view)) or 'none'}"


def _discards(view: View) -> Iterator[str]:
    for index, suit in enumerate(view.rules.suits):
        values = sorted(card.face.value for card in view.discards if card.face.suit == index)
        if values:
            yield f"{suit.name} {' '.join(map(str, values))}"


def _hands(view: View, names: Sequence[str]) -> Iterator[str]:
    """Hands under each other, the places that the notation counts above them."""
    rows: list[tuple[str, list[str]]] = []
    for name, hand in zip(names, view.hands, strict=True):
        rows.append((name, [_seen(view, held) for held in hand]))
        if any(held.face is not None and _is_told(held.knowledge) for held in hand):
            rows.append(("  knows", [_known(view, held.knowledge) for held in hand]))
    most = max(len(hand) for hand in view.hands)
    rows.insert(0, ("", [str(place + 1) for place in range(most)]))
    margin = max(len(name) for name, _ in rows)
    width = max((len(cell) for _, cells in rows for cell in cells), default=0)
    for name, cells in rows:
        padded = [cell.ljust(width) for cell in cells]
        yield "  ".join([name.ljust(margin), *padded]).rstrip()


def _seen(view: View, held: HeldCard) -> str:
    return _known(view, held.knowledge) if held.face is None else face_text(view, held.face)


def face_text(view: View, face: Card) -> str:
    """A face such as `red 3`."""
    return f"{view.rules.suits[face.suit].name} {face.value}"


def _is_told(knowledge: Knowledge) -> bool:
    return bool(knowledge.marked or knowledge.excluded)


def _known(view: View, knowledge: Knowledge) -> str:
    """What the clues say: `red ?`, `? 3`, `red 3`, or `?` for a card that may have any colour and value."""
    suits = {face.suit for face in knowledge.possible}
    values = {face.value for face in knowledge.possible}
    colour = view.rules.suits[suits.pop()].name if len(suits) == 1 else HIDDEN
    value = str(values.pop()) if len(values) == 1 else HIDDEN
    return HIDDEN if colour == value == HIDDEN else f"{colour} {value}"
