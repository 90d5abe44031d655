"""The loop of a run: lesson after lesson, reports, evaluations and checkpoints, until something ends it."""

from __future__ import annotations

import signal
import threading
import time
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Callable

    from hanabi.learn.curve import Moment
    from hanabi.learn.evaluating import Evaluation
    from hanabi.learn.trainer import Trainer

REPORT_SECONDS = 5.0


def train(
    trainer: Trainer,
    *,
    until: float | None,
    most_steps: int | None,
    show: Callable[[Moment], None],
    finish: bool = False,
) -> None:
    """Learn until the plan is done, the clock (`time.monotonic`) says `until`, or so many steps are made in all.

    To `finish` is to let the plan be done just when the clock says `until`, whatever the settings say. Checkpoints
    are written now and then and at the end. Ctrl-C ends it after the lesson that runs, with `KeyboardInterrupt`
    once all is kept; a second one does not wait.
    """
    settings, progress = trainer.settings, trainer.progress
    trainer.prepare()
    trainer.wait()
    saved = evaluated = time.monotonic()
    clock = _Clock(progress.steps)
    greedy = None
    with _Interrupts() as interrupts:
        while not interrupts.seen and (most_steps is None or progress.steps < most_steps):
            if until is not None:
                left = until - time.monotonic()
                if left <= clock.longest:
                    break
                trainer.ends = progress.minutes + left / 60 if finish else None
            if trainer.done:
                break
            clock.start()
            trainer.lesson()
            trainer.wait()
            progress.minutes += clock.stop(counts=trainer.is_warm) / 60
            now = time.monotonic()
            if clock.reported < REPORT_SECONDS:
                continue
            if settings.evaluate_games and now - evaluated >= settings.evaluate_seconds:
                greedy = trainer.evaluate(settings.evaluate_games)
                evaluated = time.monotonic()
            _report(trainer, clock, greedy, show)
            greedy = None
            if now - saved >= settings.save_seconds:
                trainer.save()
                saved = time.monotonic()
        if settings.evaluate_games and not interrupts.seen:
            greedy = trainer.evaluate(settings.evaluate_games)
        _report(trainer, clock, greedy, show)
        trainer.save()
    if interrupts.seen:
        raise KeyboardInterrupt


class _Interrupts:
    """Ctrl-C is noted the first time, so that no lesson is cut in two; then it is what it was before."""

    def __init__(self) -> None:
        self.seen = False
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_error: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None

    def _note(self, *_signal: object) -> None:
        self.seen = True
        self.__exit__()


class _Clock:
    """Seconds of learning."""

    def __init__(self, steps: int) -> None:
        self._steps, self._began = steps, 0.0
        self.reported = self.longest = 0.0
        """Seconds since the last report, and of the last lesson."""

    def start(self) -> None:
        self._began = time.monotonic()

    def stop(self, *, counts: bool) -> float:
        """The seconds of the lesson, if they count."""
        if not counts:
            return 0.0
        self.longest = time.monotonic() - self._began
        self.reported += self.longest
        return self.longest

    def speed(self, steps: int) -> float:
        """Steps a second since the last report; the first lessons make it too high."""
        speed = (steps - self._steps) / self.reported if self.reported else 0.0
        self._steps, self.reported = steps, 0.0
        return speed


def _report(
    trainer: Trainer, clock: _Clock, greedy: Evaluation | None, show: Callable[[Moment], None]
) -> None:
    moment = trainer.report(clock.speed(trainer.progress.steps), greedy)
    if moment is not None:
        show(moment)
