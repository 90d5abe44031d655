"""The curve of a run: one line of JSON for every report, and a picture."""

from __future__ import annotations

import io
import json
import os
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from hanabi.bots.learned.tensors import replace_file

if TYPE_CHECKING:
    from pathlib import Path

LINES, PICTURE = "curve.jsonl", "curve.png"


@dataclass(frozen=True)
class Moment:
    """How a run stood."""

    steps: int
    minutes: float
    """Of learning."""

    speed: float
    """Steps a second since the moment before."""

    score: float
    """Mean of the games that ended since then; they are played with all the chance of learning."""

    perfect: float
    """Their share with the maximum."""

    lost: float
    """Their share that lost its points at the end."""

    rate: float
    entropy_weight: float
    facts: dict[str, float]
    greedy: dict[str, float] | None = None
    """The evaluation made then, if one was."""


class Curve:
    """The moments of a run, kept in a file that only grows; moments after a checkpoint are dropped when it resumes."""

    def __init__(self, folder: Path, maximum: int) -> None:
        self._file, self._picture, self._maximum = folder / LINES, folder / PICTURE, maximum
        self.moments: list[dict[str, Any]] = []

    def resume(self, steps: int) -> None:
        """Read what is there up to this step, and forget what came after it."""
        if self._file.exists():
            lines = self._file.read_text(encoding="utf-8").splitlines()
            self.moments = [moment for moment in map(_read, lines) if moment is not None]
            self.moments = [moment for moment in self.moments if moment["steps"] <= steps]
        text = "".join(json.dumps(moment) + "\n" for moment in self.moments)
        replace_file(self._file, text.encode())

    def add(self, moment: Moment) -> None:
        plain = asdict(moment)
        self.moments.append(plain)
        with self._file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(plain) + "\n")
            out.flush()
            os.fsync(out.fileno())

    def draw(self) -> None:
        """The picture, where Matplotlib is installed and there is something to draw."""
        try:
            import matplotlib as mpl
        except ModuleNotFoundError:
            return
        if not self.moments:
            return
        mpl.use("Agg")
        from matplotlib import pyplot as plt

        figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
        minutes = [moment["minutes"] for moment in self.moments]
        axes.plot(minutes, [moment["score"] for moment in self.moments], label="in training")
        greedy = [moment for moment in self.moments if moment["greedy"]]
        axes.plot(
            [moment["minutes"] for moment in greedy],
            [moment["greedy"]["score"] for moment in greedy],
            marker="o",
            label="evaluated, without chance",
        )
        steps = self.moments[-1]["steps"]
        axes.set(
            xlabel=f"minutes of learning ({steps / 1e6:,.0f} million steps)",
            ylabel="mean score",
            ylim=(0, self._maximum),
        )
        axes.grid(alpha=0.3)
        axes.legend(loc="lower right")
        drawn = io.BytesIO()
        figure.savefig(drawn, dpi=120, format="png")
        plt.close(figure)
        replace_file(self._picture, drawn.getvalue())


def _read(line: str) -> dict[str, Any] | None:
    """A line of the file; None for one that was cut off."""
    try:
        moment: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return moment
