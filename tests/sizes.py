"""How much the tests look at: `make test` takes the usual sizes, `make thorough` the full ones."""

import os

THOROUGH = os.environ.get("HANABI_TESTS") == "thorough"


def sized(usual: int, thorough: int) -> int:
    """How many games, steps or examples a test goes through."""
    return thorough if THOROUGH else usual
