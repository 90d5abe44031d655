"""Arithmetic on 64-bit words: the random generator, counting bits, and packing fields one behind the other."""

from __future__ import annotations

import numpy as np

from hanabi.core.shuffle import FIRST_FACTOR, SECOND_FACTOR, STEP
from hanabi.kernel.compiling import small
from hanabi.kernel.words import count_bits

_STEP = np.uint64(STEP)
_FIRST_FACTOR = np.uint64(FIRST_FACTOR)
_SECOND_FACTOR = np.uint64(SECOND_FACTOR)
_27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_LOW_HALF = np.uint64(0xFFFFFFFF)

WORD = 64
"""Bits of a word."""

HALF = np.int64(32)

ZERO = np.int64(0)
ONE = np.int64(1)
"""Plain numbers would be types of their own to Numba: it would compile `append` for each anew."""


@small
def mix(number):
    """The mixing step of SplitMix64: a word that looks like chance for every word."""
    z = np.uint64(number)
    z = (z ^ (z >> _30)) * _FIRST_FACTOR
    z = (z ^ (z >> _27)) * _SECOND_FACTOR
    return np.int64(z ^ (z >> _31))


@small
def advance(state, times):
    """The state of a stream after so many more numbers; `mix` of it is the last of them."""
    return np.int64(np.uint64(state) + _STEP * np.uint64(times))


@small
def below(number, bound):
    """A 64-bit number scaled to 0 … bound − 1; the bound is small."""
    z, n = np.uint64(number), np.uint64(bound)
    return np.int64(((z >> _32) * n + (((z & _LOW_HALF) * n) >> _32)) >> _32)


@small
def select_bit(word, number):
    """The index of the set bit above so many others; there are more."""
    base = ZERO
    word, number, base = _half(word, number, base, 32)
    word, number, base = _half(word, number, base, 16)
    word, number, base = _half(word, number, base, 8)
    word, number, base = _half(word, number, base, 4)
    word, number, base = _half(word, number, base, 2)
    return _half(word, number, base, 1)[2]


@small
def _half(word, number, base, width):
    """Leave the half of the bits, so many, that the sought one is in."""
    skipped = count_bits(word & ((1 << width) - 1))
    if number < skipped:
        return word, number, base
    return word >> width, number - skipped, base + width


@small
def append(out, i, acc, fill, at, value, width):
    """Put `width` bits behind those already in `acc`; full words go to `out[i, at]`.

    Returns the new (acc, fill, at). `value` is below 2**width and width below 63.
    """
    acc |= value << fill
    fill += width
    if fill >= WORD:
        out[i, at] = acc
        at += 1
        fill -= WORD
        acc = value >> (width - fill)
    return acc, fill, at


@small
def append_ones(out, i, acc, fill, at, ones, width):
    """A thermometer: so many ones, then zeros, `width` bits in all, which may be many."""
    if width > HALF:
        acc, fill, at, ones = _some_ones(out, i, acc, fill, at, ones)
        width -= HALF
        while width > HALF:
            acc, fill, at, ones = _some_ones(out, i, acc, fill, at, ones)
            width -= HALF
    return append(out, i, acc, fill, at, (1 << ones) - 1, width)


@small
def _some_ones(out, i, acc, fill, at, ones):
    """The first half word of a thermometer, and how many ones are left."""
    chunk = min(ones, HALF)
    acc, fill, at = append(out, i, acc, fill, at, (1 << chunk) - 1, HALF)
    return acc, fill, at, ones - chunk


@small
def append_one(out, i, acc, fill, at, place, width):
    """One set bit among `width`; none when `place` is negative."""
    while width > HALF:
        value = 1 << place if 0 <= place < HALF else 0
        acc, fill, at = append(out, i, acc, fill, at, value, HALF)
        place -= HALF
        width -= HALF
    return append(out, i, acc, fill, at, 1 << place if place >= 0 else 0, width)
