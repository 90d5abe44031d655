"""Games of hanab.live built by hand for tests, from the facts of the format and none of our code.

A card is two digits, suit and rank: `04` is the 4 of the first suit. A deed is a line:

    play 7        discard 3       colour 1 2 (to player 1 the third colour)       rank 1 5
    end 0 4       (by player 0, with end condition 4)       vote
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

COPIES = (3, 2, 2, 2, 1)
ONE_OF_EACH = (1, 1, 1, 1, 1)
REVERSED = (1, 2, 2, 2, 3)

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")

LINK = "https://hanab.live/replay-json/215aaabbccddefffgghh-iijkkkllmmnno,04xbha-aabj3a,18"
"""Written by hand. 2 players; ranks 1 to 5; "3 Suits" (18) with its box unshuffled: a is red 1, o is blue 5.

Actions of the types 0 to 4, so of 5 kinds: `xb` 23 = (3 + 1) · 5 + 3, rank 3 to player 1; `ha`
7 = (0 + 1) · 5 + 2, the first colour to player 0; `aa` 0, play card 0; `bj` 1, discard card 9;
`3a` 29 = (4 + 1) · 5 + 4, ended with condition 4 by player 0, whose turn it is.
"""

LAST_ROUND: dict[str, Any] = {
    "top": (
        "01 04 12 15 23 "  # Ada plays them
        "02 05 13 21 01 "  # Bo plays all but the last
        "03 11 14 22 11 "  # so does Cy
        "24 01 24 02 03 25"  # Ada draws a blue 4, Cy a blue 4 and the blue 5
    ),
    "players": 3,
    "suits": (COPIES,) * 3,
    "variant": "3 Suits",
}
"""A game of three whose last round Cy begins, Ada goes on with, and Bo, who drew the last card, ends."""

UP_TO_THE_LAST_ROUND = (
    *("play 0", "play 5", "play 10", "play 1", "play 6"),  # red
    *("play 11", "play 2", "play 7", "play 12", "play 3"),  # green
    *("play 8", "play 13", "play 4"),  # blue up to 3
    *("rank 0 4", "discard 14", "rank 2 5", "discard 9"),
)
"""17 turns: now Ada and Cy hold the 4 that fits, and Cy the 5 that is to follow."""

_TYPES = {"play": 0, "discard": 1, "colour": 2, "rank": 3, "end": 4}


def stacked(top: str, *suits: Sequence[int]) -> list[dict[str, int]]:
    """A deck with these cards on top; the rest follows suit by suit from 1 to 5."""
    rest = [
        (suit, rank)
        for suit, copies in enumerate(suits)
        for rank, number in enumerate(copies, start=1)
        for _ in range(number)
    ]
    named = [(int(card[0]), int(card[1])) for card in top.split()]
    for card in named:
        rest.remove(card)
    return [{"suitIndex": suit, "rank": rank} for suit, rank in (*named, *rest)]


def deed(line: str) -> dict[str, int]:
    """One line as one of their actions."""
    if line == "vote":
        return {"type": 5, "target": -1, "value": 10}
    word, target, *value = line.split()
    action = {"type": _TYPES[word], "target": int(target)}
    return action | {"value": int(value[0])} if value else action


def their_game(
    *lines: str,
    top: str = "",
    players: int = 2,
    suits: Sequence[Sequence[int]] = (COPIES,) * 5,
    **options: object,
) -> dict[str, Any]:
    """The JSON of a game in which these things were done."""
    return {
        "players": list(NAMES[:players]),
        "deck": stacked(top, *suits),
        "actions": [deed(line) for line in lines],
        "options": options,
    }
