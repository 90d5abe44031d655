"""`learned`: plays what self-play has taught a network, at the tables it was trained for; NumPy is enough."""

from hanabi.bots.learned.shelf import (
    NoWeights,
    learned,
    missing_weights,
    trained_tables,
    weights_for,
)

__all__ = ["NoWeights", "learned", "missing_weights", "trained_tables", "weights_for"]
