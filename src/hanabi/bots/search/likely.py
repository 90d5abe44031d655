"""What a searching seat believes: the hands with which its teammates, playing a policy, would have moved as they did."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hanabi.bots.search.hands import every_hand, ways_to_draw
from hanabi.bots.search.mind import ACTIONS, HANDS, Question

if TYPE_CHECKING:
    from collections.abc import Generator

    from numpy.typing import NDArray

    from hanabi.bots.search.mind import Answer
    from hanabi.bots.search.situation import Situation

_MARGIN = 0.02
"""Logits that are so near to each other may come in either order: sums are not exact."""

_BLIND = 0.1
"""The share of every draw that follows the number of copies alone, whatever the network believes."""

_DRAWN = 256
"""Hands that are drawn together."""

_NEW = 0.5
"""The share of hands that a decision is taken to leave before it was used."""

_NEAR = 8.0
"""Logits short of the best move up to which a searching teammate makes a move as often as any other;"""

_FADE = 0.35
"""from there on it does so the less, for each logit."""

_LITTLE = 0.05
"""The trust in a hand, as a share of the best one's, below which chance decides whether it is looked at further."""


class Likely(NamedTuple):
    """Hands, the oldest card first, and how likely each is; the sum is 1."""

    hands: NDArray[np.int64]
    weights: NDArray[np.float64]

    def sample(self, number: int, chance: np.random.Generator) -> NDArray[np.int64]:
        """So many hands, each as often as it is likely, in random order."""
        marks = (chance.random() + np.arange(number)) / number
        chosen = np.searchsorted(np.cumsum(self.weights), marks).clip(max=len(self.weights) - 1)
        hands: NDArray[np.int64] = self.hands[chance.permutation(chosen)]
        return hands


class Suspicion:
    """Finds likely hands; remembers from turn to turn which decisions told most."""

    def __init__(self, wanted: int, most: int, doubt: float = 0.0) -> None:
        """Stop when as many hands are found as tell as much as `wanted` equally likely ones; consider no more than `most`.

        `doubt` is the weight of a hand for each move that the policy would not have made, but nearly: for teammates who
        search themselves, and leave it now and then.
        """
        self._wanted, self._most, self._doubt = wanted, most, doubt
        self._tested: dict[int, tuple[int, float]] = {}
        self._known: dict[int, dict[bytes, float]] = {}

    def find(
        self, situation: Situation, chance: np.random.Generator
    ) -> Generator[Question, Answer, Likely | None]:
        """The likely hands, or None where no hand was found that explains all that teammates did."""
        every = every_hand(situation.unseen, situation.possible, self._most // 2)
        if every is not None:
            ways = ways_to_draw(situation.unseen, every)
            trust = yield from self._explain(situation, every, chance)
            return _likely(every[trust > 0], (ways * trust)[trust > 0])
        return (yield from self._draw(situation, chance))

    def _draw(
        self, situation: Situation, chance: np.random.Generator
    ) -> Generator[Question, Answer, Likely | None]:
        """Hands as the network believes, as many as it takes."""
        believed = yield Question(HANDS, situation.now.words[None])
        faces = _softmax(believed[0, : len(situation.possible)].astype(np.float64))
        found: dict[bytes, float] = {}
        trusts: dict[bytes, float] = {}
        considered, told = 0, 0.0
        while considered < self._most and told < self._wanted:
            drawn, ways = _propose(situation, faces, min(_DRAWN, self._most), chance)
            considered += len(drawn)
            hands, which = np.unique(drawn[ways > 0], axis=0, return_inverse=True)
            weights = np.bincount(which.ravel(), ways[ways > 0], len(hands)).tolist()
            keys = [hand.tobytes() for hand in hands]
            new = np.array([key not in trusts for key in keys], np.bool_)
            if new.any():
                trust = yield from self._explain(situation, hands[new], chance)
                fresh = (key for key, each in zip(keys, new, strict=True) if each)
                trusts.update(zip(fresh, trust.tolist(), strict=True))
            for key, weight in zip(keys, weights, strict=True):
                if trusts[key] > 0:
                    found[key] = found.get(key, 0.0) + weight * trusts[key]
            told = _effective(np.array(list(found.values())))
        if not found:
            return None
        whole = np.frombuffer(b"".join(found), np.int64).reshape(len(found), -1)
        return _likely(whole, np.array(list(found.values())))

    def _explain(
        self, situation: Situation, hands: NDArray[np.int64], chance: np.random.Generator
    ) -> Generator[Question, Answer, NDArray[np.float64]]:
        """How well each of these hands explains what the others did, 1 at best.

        Decisions that told most come first, each time as many as before together. Of hands that explain little some are
        given up, by chance, and the others stand for them.
        """
        trust = np.ones(len(hands))
        numbers = sorted(situation.evidence(), key=lambda each: (self._share(each), -each))
        done = 0
        while done < len(numbers) and trust.any():
            together = numbers[done : 2 * done + 1]
            kept = np.flatnonzero(trust)
            held = {number: situation.held_with(number, hands[kept]) for number in together}
            yield from self._learn(situation, held)
            for number, cards in held.items():
                good = self._agrees(number, cards)
                tested, passed = self._tested.get(number, (0, 0.0))
                self._tested[number] = (tested + len(kept), passed + float(good.sum()))
                trust[kept] *= good
            enough = _LITTLE * trust.max()
            low = trust < enough
            trust[low] = np.where(chance.random(low.sum()) * enough < trust[low], enough, 0.0)
            done += len(together)
        return trust

    def _learn(
        self, situation: Situation, held: dict[int, NDArray[np.int64]]
    ) -> Generator[Question, Answer, None]:
        """Find out whether a teammate who saw such cards would have done what was done, for several decisions at once."""
        asked = []
        for number, cards in held.items():
            known = self._known.setdefault(number, {})
            new = {key: i for i, key in enumerate(_keys(cards)) if key not in known}
            if new:
                words, legal = situation.seen_with(number, cards[list(new.values())])
                asked.append((number, list(new), words, legal))
        if not asked:
            return
        answers = yield Question(ACTIONS, np.concatenate([words for _, _, words, _ in asked]))
        ends = np.cumsum([len(keys) for _, keys, _, _ in asked])[:-1]
        for (number, keys, _, legal), logits in zip(asked, np.split(answers, ends), strict=True):
            action = situation.decisions[number].action
            short = np.where(legal, logits, -np.inf).max(axis=1) - logits[:, action]
            good = self._doubt * np.exp(-_FADE * np.maximum(short - _NEAR, 0))
            good[short <= _MARGIN] = 1.0
            good[~legal[:, action]] = 0.0
            self._known[number].update(zip(keys, good.tolist(), strict=True))

    def _agrees(self, number: int, cards: NDArray[np.int64]) -> NDArray[np.float64]:
        """1 where a teammate who saw these cards would have done what was done, as was found out."""
        known = self._known[number]
        return np.array([known[key] for key in _keys(cards)])

    def _share(self, number: int) -> float:
        tested, passed = self._tested.get(number, (0, 0.0))
        return (passed + 1) / (tested + 2) if tested else _NEW


def _keys(cards: NDArray[np.int64]) -> list[bytes]:
    """One for each row."""
    whole = np.ascontiguousarray(cards)
    data, size = whole.tobytes(), whole.shape[1] * whole.itemsize
    return [data[i : i + size] for i in range(0, len(data), size)]


def _effective(weights: NDArray[np.float64]) -> float:
    """How many equal ones would tell as much as these."""
    return float(weights.sum() ** 2 / (weights**2).sum()) if len(weights) else 0.0


def _likely(hands: NDArray[np.int64], weights: NDArray[np.float64]) -> Likely | None:
    total = weights.sum()
    return Likely(hands, weights / total) if total > 0 else None


def _propose(
    situation: Situation,
    faces: NDArray[np.float64],
    number: int,
    chance: np.random.Generator,
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Hands drawn card by card as the network believes, with what corrects for that; 0 for impossible ones.

    A hand is as likely as the ways there are to draw it from the unseen cards; what it was drawn with is divided out.
    """
    every, left = np.arange(number), np.tile(situation.unseen, (number, 1))
    hands = np.zeros((number, len(situation.possible)), np.int64)
    weights = np.ones(number)
    for slot, possible in enumerate(situation.possible):
        copies = left.clip(0) * possible
        wished = copies * faces[slot] / np.maximum(situation.unseen, 1)
        plain = copies.sum(axis=1, keepdims=True)
        fine = wished.sum(axis=1, keepdims=True)
        blind = np.where(fine > 0, _BLIND, 1.0)
        chances = (1 - blind) * wished / np.maximum(fine, 1e-300)
        chances += blind * copies / np.maximum(plain, 1)
        sums = np.cumsum(chances, axis=1)
        marks = chance.random(number)[:, None] * sums[:, -1:]
        face = (sums <= marks).sum(axis=1).clip(max=copies.shape[1] - 1)
        drawn = chances[every, face]
        weights *= np.where(drawn > 0, copies[every, face] / np.maximum(drawn, 1e-300), 0.0)
        left[every, face] -= 1
        hands[:, slot] = face
    return hands, weights


def _softmax(logits: NDArray[np.float64]) -> NDArray[np.float64]:
    spread = np.exp(logits - logits.max(axis=-1, keepdims=True))
    whole: NDArray[np.float64] = spread / spread.sum(axis=-1, keepdims=True)
    return whole
