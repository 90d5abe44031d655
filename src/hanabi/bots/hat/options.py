"""Actions under consideration, each with a number that says how good it is."""

from __future__ import annotations

import numpy as np

from hanabi.bots.hat.layout import MOST_OPTIONS, option_at
from hanabi.kernel.compiling import part, small

NONE = np.int64(-1)
"""No action."""


@small
def consider(t, memory, m, number, action, worth):
    """Add an option behind so many others; returns how many there are now."""
    if number == MOST_OPTIONS:
        return number
    memory[m, option_at(t, number)] = action
    memory[m, option_at(t, number) + 1] = worth
    return number + 1


@part
def best_option(t, memory, m, number):
    """The best of so many options, the first of equals; `NONE` of none."""
    best = NONE
    most = 0
    for option in range(number):
        worth = memory[m, option_at(t, option) + 1]
        if best == NONE or worth > most:
            best, most = memory[m, option_at(t, option)], worth
    return best
