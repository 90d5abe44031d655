"""The process that reviews one game: what it finds out leaves it line by line, and it ends with whoever started it.

`hanabi.server.reviewing` starts it, hands it one line of JSON (`Asked`) and reads the lines that come back: `review` or
`solution`, and behind it the JSON that the store keeps, each as far as it has come.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import threading
from dataclasses import replace

import msgspec
from msgspec import Struct

from hanabi.core import HanabiError, Record
from hanabi.core.codec import Plain
from hanabi.core.json_reader import parse
from hanabi.server.warming import LESS_URGENT, end_with_parent

SECONDS = 30.0
"""Of the processor, for all verdicts of the solver on one game."""


class Asked(Struct):
    """What the process is to do."""

    record: str
    effort: str
    memory: int
    """Bytes that it may have."""
    review: str | None = None
    """What is known already: less is not said again."""
    solution: str | None = None
    solution_only: bool = False
    """Whether the game could be won, and nothing else."""


def main() -> None:
    """Review the game that is handed in, and say whatever is found out as soon as it is."""
    asked = msgspec.json.decode(sys.stdin.readline(), type=Asked)
    threading.Thread(target=end_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(LESS_URGENT)
    _keep_to(asked.memory)
    record = Record.loads(asked.record)
    if asked.solution_only:
        _solve(record, asked.solution)
        return
    solving = threading.Thread(target=_solve, args=(record, asked.solution), daemon=True)
    solving.start()
    _review(record, asked.effort, asked.review)
    solving.join()


def _keep_to(memory: int) -> None:
    """Ask for no more memory than this, where the system can hold one to it."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))


def _review(record: Record, effort: str, known: str | None) -> None:
    from hanabi.review import EFFORTS, loads_review, review, review_to_plain

    done = 0.0 if known is None else loads_review(record, known).done
    thorough = replace(EFFORTS[effort], solver_seconds=0.0)  # the solver works beside it
    for found in review(record, effort=thorough):
        if found.done >= done:
            _say("review", review_to_plain(record.rules, found))


def _solve(record: Record, known: str | None) -> None:
    """The verdicts turn by turn, with the one line that shows how it could still have been won."""
    from hanabi.review import Undecided, Winnable, solve_turns
    from hanabi.review.verdict_json import turns_from_plain, turns_to_plain

    rules, players = record.rules, len(record.players)
    if known is not None:
        before = turns_from_plain(rules, players, parse(known)).verdicts
        if not any(isinstance(verdict, Undecided) for verdict in before):
            return
    told = solve_turns(record, seconds=SECONDS, needs_engine=False)
    plain = turns_to_plain(rules, told)
    won = sum(isinstance(verdict, Winnable) for verdict in told.verdicts)
    for turn in plain["turns"][: max(0, won - 1)]:
        del turn["line"]  # until then it is what was played
    _say("solution", plain)


_speaking = threading.Lock()


def _say(what: str, plain: Plain) -> None:
    with _speaking:
        sys.stdout.write(f"{what} {json.dumps(plain, ensure_ascii=False)}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    try:
        main()
    except HanabiError as error:
        sys.exit(str(error))
