"""The chance of a game: the words of C++ `std::mt19937`, which all states of the game share."""

from __future__ import annotations

from random import Random, SystemRandom

WORD = 0xFFFFFFFF
_STATE_WORDS = 624
_SEEDING_FACTOR = 1812433253
_LARGEST = 2**31 - 1

DRAW_A_SEED = -1


def resolved(seed: int) -> int:
    """The seed that is really used: the system chooses one for `DRAW_A_SEED`."""
    while seed == DRAW_A_SEED:
        seed = SystemRandom().getrandbits(32)
        if seed > _LARGEST:
            seed -= 2**32
    return seed


def twister(seed: int) -> Random:
    """A generator whose `getrandbits(32)` gives the words of `std::mt19937(seed)`; `Random(seed)` gives others."""
    word = seed & WORD
    words = [word]
    for index in range(1, _STATE_WORDS):
        word = (_SEEDING_FACTOR * (word ^ (word >> 30)) + index) & WORD
        words.append(word)
    generator = Random()  # noqa: S311  # the chance of a game, no secret
    generator.setstate((3, (*words, _STATE_WORDS), None))
    return generator


class RandomStream:
    """The stream of words of one game."""

    def __init__(self, seed: int) -> None:
        self.seed = resolved(seed)
        self._twister = twister(self.seed)
        self._ahead: list[int] = []

    def peek(self) -> list[int]:
        """The next two words, which stay the next until `spend`."""
        if len(self._ahead) < 2:  # noqa: PLR2004  # a card is drawn by two words
            self._ahead += [self._twister.getrandbits(32) for _ in range(2 - len(self._ahead))]
        return self._ahead

    def spend(self) -> None:
        """Pass over the words peeked at."""
        self._ahead = []

    def below(self, bound: int) -> int:
        """C++ `uniform_int_distribution(0, bound - 1)` as GCC has it since version 11."""
        refused = (2**32 - bound) % bound
        while True:
            word = self._ahead.pop(0) if self._ahead else self._twister.getrandbits(32)
            product = word * bound
            if product & WORD >= refused:
                return product >> 32
