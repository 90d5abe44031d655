"""Reviews that are made in another thread, so that keys and Ctrl-C need not wait for a compiler or a solver."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from queue import SimpleQueue
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from hanabi.review import GameReview

_NAME = "review"
"""Of the threads in which reviews are made."""

Made: TypeAlias = "SimpleQueue[GameReview | BaseException | None]"
"""The reviews as they come; then None, or what went wrong."""


def begin(reviews: Iterator[GameReview]) -> Made:
    """Let the reviews be made from now on. Whoever reads them may end before they do."""
    made: Made = SimpleQueue()

    def work() -> None:
        try:
            for one in reviews:
                made.put(one)
            made.put(None)
        except BaseException as error:  # whoever reads raises it again
            made.put(error)

    threading.Thread(target=work, name=_NAME, daemon=True).start()
    return made


def made_elsewhere(reviews: Iterator[GameReview]) -> Iterator[GameReview]:
    """The same reviews, waited for; what goes wrong is raised here."""
    made = begin(reviews)
    while (one := made.get()) is not None:
        if isinstance(one, BaseException):
            raise one
        yield one


def is_under_way() -> bool:
    """Whether a review is being made, though it was perhaps called off: a solver cannot be."""
    return any(thread.name == _NAME for thread in threading.enumerate())
