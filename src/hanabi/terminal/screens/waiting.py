"""What is shown of a table without cards: before the deal, during a pause."""

from __future__ import annotations

from collections.abc import Iterator

from hanabi.terminal.at_table import Moment
from hanabi.words import Words


def waiting_lines(moment: Moment, words: Words) -> Iterator[str]:
    """The rules, who sits where, and what everybody waits for."""
    yield words.title(moment.rules)
    yield ""
    for number, seat in enumerate(moment.seats):
        name = words("page-seat-free") if seat.name is None else seat.name
        marks = [words("page-you")] if number == moment.you else []
        if seat.bot is not None:
            marks.append(words("page-bot", bot=seat.bot))
        if not seat.here:
            marks.append(words("page-away"))
        yield f"{number + 1}. {name}" + (f" ({words.commas(marks)})" if marks else "")
    yield ""
    yield from moment.notices
    for remark in moment.talk:
        yield f"{remark.name}: {remark.text}"
