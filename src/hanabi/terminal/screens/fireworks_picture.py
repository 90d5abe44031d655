"""The picture on the start screen: a firework for each colour, made of dots."""

from __future__ import annotations

import math
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from hanabi.terminal.screens.dots import Dots

_BURSTS = (
    (0.10, 0.62, 0.30),
    (0.29, 0.36, 0.42),
    (0.50, 0.52, 0.52),
    (0.71, 0.34, 0.40),
    (0.90, 0.60, 0.32),
)
"""Where each is, as shares of the width and the height, and its radius as a share of the height."""

_RAYS = 14
_SPARKS = 5


def fireworks(columns: int, rows: int, colours: Sequence[Style], *, signs: bool = True) -> Text:
    """Five fireworks in these colours over so many cells."""
    sky = Dots(columns, rows, signs=signs)
    for (left, top, radius), colour in zip(_BURSTS, colours, strict=True):
        x, y, reach = left * sky.width, top * sky.height, radius * sky.height
        for ray in range(_RAYS):
            angle = 2 * math.pi * (ray + left) / _RAYS
            for spark in range(2, _SPARKS + 1):
                share = spark / _SPARKS * (1.0 if ray % 2 else 0.72)
                fall = 0.10 * share * share * reach
                sky.dot(
                    x + 1.1 * math.cos(angle) * share * reach,
                    y + math.sin(angle) * share * reach + fall,
                    colour,
                )
        for height in range(round(y + reach * 0.5), sky.height, 3):
            sky.dot(x, height, colour)
    return Text("\n").join(sky.lines())
