"""The process that reviews one game: what it finds out leaves it line by line, and it ends with whoever started it.

`hanabi.server.reviewing` starts it, hands it one line of JSON and reads the lines that come back: `review` and
`solution` are what the store keeps, each as far as it has come.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from collections.abc import Iterator
from dataclasses import replace

from hanabi.core import HanabiError, Record
from hanabi.core.codec import Plain
from hanabi.server.warming import LESS_URGENT, end_with_parent

SECONDS = 30.0
"""For all verdicts of the solver on one game."""


def main() -> None:
    """Review the game that is handed in, and say whatever is found out as soon as it is."""
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    record = Record.loads(asked["record"])
    solving = threading.Thread(target=_solve, args=(record,), daemon=True)
    solving.start()
    for plain in _reviews(record, asked["effort"]):
        _say("review", plain)
    solving.join()


def _reviews(record: Record, effort: str) -> Iterator[Plain]:
    from hanabi.review import EFFORTS, review, review_to_plain

    thorough = replace(EFFORTS[effort], solver_seconds=0.0)  # the solver works beside it
    for found in review(record, effort=thorough):
        yield review_to_plain(record.rules, found)


def _solve(record: Record) -> None:
    """The verdicts turn by turn, with the one line that shows how it could still have been won."""
    from hanabi.review import NoEngine, Winnable, solve_turns
    from hanabi.review.verdict_json import turns_to_plain

    try:
        told = solve_turns(record, seconds=SECONDS)
    except NoEngine:  # without it the review has no verdicts
        return
    plain = turns_to_plain(record.rules, told)
    won = sum(isinstance(verdict, Winnable) for verdict in told.verdicts)
    for turn in plain["turns"][: max(0, won - 1)]:
        del turn["line"]  # until then it is what was played
    _say("solution", plain)


_speaking = threading.Lock()


def _say(what: str, plain: Plain) -> None:
    with _speaking:
        sys.stdout.write(json.dumps({what: plain}, ensure_ascii=False) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    try:
        main()
    except HanabiError as error:
        sys.exit(str(error))
