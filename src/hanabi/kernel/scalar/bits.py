"""Arithmetic on 64-bit words: the random generator, counting bits, and packing fields one behind the other."""

from __future__ import annotations

import numpy as np

from hanabi.core.shuffle import FIRST_FACTOR, SECOND_FACTOR, STEP
from hanabi.kernel.compiling import small

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
def count_bits(word):
    """How many bits are set."""
    x = word - ((word >> 1) & 0x5555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((x * 0x0101010101010101) >> 56) & 0xFF


@small
def lowest_bit(word):
    """The index of the lowest set bit; the word is not 0."""
    return count_bits((word & -word) - 1)


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
    while width > HALF:
        chunk = min(ones, HALF)
        acc, fill, at = append(out, i, acc, fill, at, (1 << chunk) - 1, HALF)
        ones -= chunk
        width -= HALF
    return append(out, i, acc, fill, at, (1 << ones) - 1, width)


@small
def append_one(out, i, acc, fill, at, place, width):
    """One set bit among `width`; none when `place` is negative."""
    while width > HALF:
        value = 1 << place if 0 <= place < HALF else 0
        acc, fill, at = append(out, i, acc, fill, at, value, HALF)
        place -= HALF
        width -= HALF
    return append(out, i, acc, fill, at, 1 << place if place >= 0 else 0, width)
