"""A view as plain English lines, for `render`: it shows what the viewer may see and no more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanabi.core import Clue, ColourClue, HeldCard, Rules, View


def table_as_text(view: View, names: Sequence[str]) -> str:
    """The whole table; `names` are those of the seats."""
    return "\n".join(_lines(view, names))


def _lines(view: View, names: Sequence[str]) -> Iterator[str]:
    rules = view.rules
    if view.outcome is not None:
        yield f"The game is over ({view.outcome.reason}): {view.outcome.score} of {rules.maximum} points"
    else:
        yield f"Turn {view.turn}: {names[view.to_act]} to act"
    deck = f"deck {view.deck_size}"
    if view.turns_left is not None:
        deck += f", turns left {view.turns_left}"
    yield (
        f"Score {view.tally} of {rules.maximum}, clue tokens {view.tokens} of {rules.clue_tokens}, "
        f"strikes {view.strikes} of {rules.strikes}, {deck}"
    )
    if rules.bonus_tiles:
        revealed = ", ".join(view.revealed_tiles) or "none"
        waiting = f"; {view.pending} waits for a choice" if view.pending else ""
        yield f"Bonus tiles: {revealed} revealed, {view.tiles_left} left{waiting}"
    yield f"Fireworks: {_fireworks(view)}"
    yield f"Discards: {_discards(view) or 'none'}"
    for seat, hand in enumerate(view.hands):
        cards = ", ".join(_card(rules, card) for card in hand)
        yield f"{names[seat]}: {cards or 'no cards'}"


def _fireworks(view: View) -> str:
    pairs = zip(view.rules.suits, view.fireworks, strict=True)
    return ", ".join(
        f"{suit.name} {suit.value_at(height - 1) if height else '-'}" for suit, height in pairs
    )


def _discards(view: View) -> str:
    piles = []
    for index, suit in enumerate(view.rules.suits):
        values = sorted(card.face.value for card in view.discards if card.face.suit == index)
        if values:
            piles.append(f"{suit.name} {' '.join(map(str, values))}")
    return ", ".join(piles)


def _card(rules: Rules, card: HeldCard) -> str:
    """The face as far as it may be seen, and what its holder was told of it."""
    face = "?" if card.face is None else f"{rules.suits[card.face.suit].name} {card.face.value}"
    told = [_clue(rules, clue) for clue in card.knowledge.marked]
    told += [f"not {_clue(rules, clue)}" for clue in card.knowledge.excluded]
    return f"{face} [{', '.join(told)}]" if told else face


def _clue(rules: Rules, clue: Clue) -> str:
    return rules.suits[clue.suit].name if isinstance(clue, ColourClue) else str(clue.value)
