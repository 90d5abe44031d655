"""How many copies there are of each face, in binary: a word for each digit, with a bit for each face."""

from __future__ import annotations

from typing import NamedTuple

from hanabi.kernel import table as T
from hanabi.kernel.compiling import small
from hanabi.kernel.words import count_bits


class Counts(NamedTuple):
    """A number from 0 to 15 for each face."""

    ones: int
    twos: int
    fours: int
    eights: int


@small
def load_counts(memory, m, at):
    """Counts from four words of a memory."""
    return Counts(memory[m, at], memory[m, at + 1], memory[m, at + 2], memory[m, at + 3])


@small
def store_counts(memory, m, at, counts):
    """Counts to four words of a memory."""
    memory[m, at] = counts.ones
    memory[m, at + 1] = counts.twos
    memory[m, at + 2] = counts.fours
    memory[m, at + 3] = counts.eights


@small
def all_copies(t):
    """The copies of the whole deck."""
    ones = twos = fours = eights = 0
    for face in range(t[T.FACES]):
        copies = t[T.COPIES + face]
        ones |= (copies & 1) << face
        twos |= ((copies >> 1) & 1) << face
        fours |= ((copies >> 2) & 1) << face
        eights |= (copies >> 3) << face
    return Counts(ones, twos, fours, eights)


@small
def some(counts):
    """The faces of which there is at least one copy."""
    return counts.ones | counts.twos | counts.fours | counts.eights


@small
def single(counts):
    """The faces of which there is exactly one copy."""
    return counts.ones & ~(counts.twos | counts.fours | counts.eights)


@small
def one_less(counts, bit):
    """Take a copy of each of these faces away; there is one of each. Borrow as long as a digit was 0."""
    ones = counts.ones ^ bit
    bit &= ones
    twos = counts.twos ^ bit
    bit &= twos
    fours = counts.fours ^ bit
    bit &= fours
    return Counts(ones, twos, fours, counts.eights ^ bit)


@small
def one_more(counts, bit):
    """Add a copy of each of these faces. Carry as long as a digit was 1."""
    ones = counts.ones ^ bit
    bit &= ~ones
    twos = counts.twos ^ bit
    bit &= ~twos
    fours = counts.fours ^ bit
    bit &= ~fours
    return Counts(ones, twos, fours, counts.eights ^ bit)


@small
def copies_in(counts, faces):
    """The copies of all these faces together."""
    weight = count_bits(faces & counts.ones) + 2 * count_bits(faces & counts.twos)
    if faces & (counts.fours | counts.eights):
        weight += 4 * count_bits(faces & counts.fours) + 8 * count_bits(faces & counts.eights)
    return weight
