"""`learned`: plays what self-play has taught a network, at the tables it was trained for; NumPy is enough."""

from hanabi.bots.learned.shelf import NoWeights, learned, plays_table, trained_tables, weights_for

__all__ = ["NoWeights", "learned", "plays_table", "trained_tables", "weights_for"]
