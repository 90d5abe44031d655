"""The last observations of games that a batch with auto-reset has already dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from hanabi.kernel import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

PART = 16
"""Of so many games one is expected to end in a step; when more do, they take turns in the small batch."""


class FinalObservations:
    """Keeps the rows before a step; games that ended in it make that step once more, in a small batch of their own."""

    def __init__(
        self,
        batch: Batch,
        share: Callable[[Any], Any],
        observed: Callable[[Batch], Any],
        *,
        history: bool,
    ) -> None:
        """`share` gives arrays of a batch as those of one library, `observed` the observations of a batch as copies."""
        self._observed = observed
        self._again = Batch(
            batch.plan.rules,
            batch.plan.players,
            max(1, batch.games // PART),
            auto_reset=False,
            checked=False,
            history=history,
            device=batch.device,
            threads=1,
        )
        self._rows, self._rows_again = share(batch.rows), share(self._again.rows)
        self._before = self._rows + 0
        self._actions = share(batch.seeds)[: self._again.games] * 0 - 1

    def keep(self) -> None:
        """Call this before every step."""
        self._before[:] = self._rows

    def of(self, games: Any, actions: Any) -> Any:
        """The last observations of these games, which ended when these actions were made in all games."""
        size, found = self._again.games, []
        for start in range(0, len(games), size):
            part = games[start : start + size]
            number = len(part)
            self._rows_again[:number] = self._before[part]
            chosen = self._actions + 0
            chosen[:number] = actions[part]
            self._again.step(chosen)
            found.append(self._observed(self._again)[:number])
        if len(found) == 1:
            return found[0]
        return np.concatenate(found) if isinstance(found[0], np.ndarray) else _joined(found)


def _joined(tensors: list[Any]) -> Any:
    import torch

    return torch.cat(tensors)
