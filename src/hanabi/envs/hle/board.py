"""Positions as states and observations show them: cards, knowledge, legal moves, and the board as text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanabi.envs.hle import position_layout as layout
from hanabi.envs.hle.moves import HanabiMove
from hanabi.envs.hle.values import HanabiCard, Known, integer, known, letter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hanabi.envs.hle.game_setup import GameSetup
    from hanabi.envs.hle.positions import Position


def cards(setup: GameSetup, faces: Sequence[int]) -> list[HanabiCard]:
    return [HanabiCard(*setup.cards[face]) for face in faces]


def hands(position: Position, seat: int = 0, *, hide_own: bool = False) -> list[list[HanabiCard]]:
    """The hands from this seat on."""
    held = [cards(position.setup, hand) for hand in turned(position.hands, seat)]
    if hide_own:
        held[0] = [HanabiCard(-1, -1) for _ in held[0]]
    return held


def knowledge(position: Position, seat: int = 0, *, blank: bool = False) -> list[list[Known]]:
    """What clues told about the cards of each hand from this seat on."""
    colors, ranks = position.setup.colors, position.setup.ranks
    nothing = (1 << colors * ranks) - 1
    return [
        [known(nothing if blank else word, colors, ranks) for word in hand]
        for hand in turned(position.known, seat)
    ]


def turned(seats: list[list[int]], first: int) -> list[list[int]]:
    """What belongs to the seats, beginning with this one."""
    return seats[first:] + seats[:first]


def moves(position: Position) -> list[HanabiMove]:
    """The legal moves of the player to act."""
    table = position.setup.moves
    return [HanabiMove(table[uid]) for uid in position.legal()]


def is_next(position: Position, color: int, rank: int) -> bool:
    """Whether a card of this rank would be the next on the firework of this colour."""
    heights, wanted = position.fireworks, integer(color)
    return 0 <= wanted < len(heights) and integer(rank) == heights[wanted]


def as_text(
    position: Position,
    shown: list[list[HanabiCard]],
    told: list[list[Known]],
    current: int,
    discards: list[HanabiCard],
) -> str:
    """The text of a state or an observation."""
    facts = position.facts
    lines = [
        f"Life tokens: {facts[layout.LIVES]}",
        f"Info tokens: {facts[layout.INFORMATION]}",
        "Fireworks: " + "".join(f"{letter(c)}{high} " for c, high in enumerate(position.fireworks)),
        "Hands:",
    ]
    for seat, (hand, words) in enumerate(zip(shown, told, strict=True)):
        if seat:
            lines.append("-----")
        if seat == current:
            lines.append("Cur player")
        lines += [f"{card} || {word.text}" for card, word in zip(hand, words, strict=True)]
    lines.append(f"Deck size: {facts[layout.DECK]}")
    lines.append("Discards:" + "".join(f" {card}" for card in discards))
    return "\n".join(lines)
