"""Moments of a table as lines: what is new since the last one, and answers to what is asked about it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from hanabi.core import GameEnded, HandDealt, HandRearranged, Seat, TurnBegan
from hanabi.core.timeline import mover_of
from hanabi.terminal.at_table import LogShown, Moment
from hanabi.terminal.board_lines import BoardLines
from hanabi.terminal.commands import Ask, Confused
from hanabi.terminal.looking import look
from hanabi.words import Words

_UNSAID = (HandDealt, TurnBegan, GameEnded)
"""Left to the table and to the result."""


def news(words: Words, before: Moment | None, now: Moment) -> Iterator[str]:
    """A line for everything that is new; at first, for what has to be known."""
    if before is None or (now.state == "open" and _who(words, before) != _who(words, now)):
        yield words("terminal-seats", seats=words.list(_who(words, now)))
    known = () if before is None else before.notices
    yield from (notice for notice in now.notices if notice not in known)
    for said in now.talk[0 if before is None else len(before.talk) :]:
        yield words("terminal-said", name=said.name, text=said.text)
    since = _last_round(now) if before is None else _same(before.log, now.log)
    yield from log_of(words, now, since)


def is_asked(before: Moment | None, now: Moment) -> bool:
    """Whether the viewer is to act, and was not asked with the same table before."""
    if not now.to_act:
        return False
    asked = before is not None and before.to_act
    return not asked or before is None or _moves(before) != _moves(now)


def is_new(before: Moment | None, now: Moment) -> bool:
    """Whether there is a table to be seen, and was none before."""
    return now.view is not None and (before is None or before.view is None)


def _moves(moment: Moment) -> int:
    """How many events say more than that a hand was put in order."""
    return sum(not isinstance(one.event, HandRearranged) for one in moment.log)


def table(words: Words, moment: Moment) -> Iterator[str]:
    """The table as the viewer sees it, or who sits there where no card is seen."""
    view = moment.view
    if view is None:
        yield from seats(words, moment)
        return
    board = BoardLines(words, moment.names)
    yield from board.table(view, moment.notes)
    if moment.to_act and view.pending is not None:
        yield board.tile_question(view)


def answer(ask: Ask, words: Words, moment: Moment) -> Iterable[str]:
    """The lines for a question about the table; `Confused` where there is nothing to see of it yet."""
    match ask.what:
        case "log":
            return log_of(words, moment)
        case "why":
            return why(words, moment)
        case "seats":
            return seats(words, moment)
        case "rules":
            return words.rules_text(moment.rules, len(moment.seats)).splitlines()
        case "table":
            return table(words, moment)
    if moment.view is None:
        raise Confused(words("page-problem-wrong-moment"))
    return look(ask, moment.view, words)


def finale(words: Words, moment: Moment) -> Iterator[str]:
    """All hands, and where the record lies."""
    if moment.view is not None:
        yield words("terminal-all-hands")
        yield from table(words, moment)
    if moment.record is not None:
        yield words("terminal-record", path=moment.record)


def seats(words: Words, moment: Moment) -> Iterator[str]:
    """Who is there, the time they have, and what else there is to know."""
    yield words("terminal-seats", seats=words.list(_who(words, moment)))
    times = [
        f"{moment.names[seat]} {_clock_time(seconds)}"
        for seat, seconds in sorted(moment.seconds_left.items())
    ]
    if times:
        yield words("terminal-time-left", times=words.commas(times))
    yield from moment.notices


def remarks_listed(words: Words, moment: Moment) -> str:
    """What alone can be said, with the numbers by which it can be said."""
    numbered = [f"{number} {remark}" for number, remark in enumerate(moment.remarks, start=1)]
    return words("terminal-remarks", remarks=" · ".join(numbered))


def log_of(words: Words, moment: Moment, since: int = 0) -> Iterator[str]:
    """A line for each turn of which something happened from this entry of the log on."""
    told = enumerate(moment.log[since:], start=since)
    for turn, entries in groupby(told, key=lambda entry: entry[1].turn):
        sentences: list[str] = []
        for _, entry in entries:
            sentences += entry.before
            if not isinstance(entry.event, _UNSAID):
                sentences.append(entry.text)
        if sentences:
            yield words("terminal-log-line", turn=turn, sentences=" ".join(sentences))


def why(words: Words, moment: Moment) -> Iterator[str]:
    """What the bots say about their moves since the viewer moved last."""
    moves = [
        (one, mover)
        for one in moment.log
        if (mover := mover_of(one.event)) is not None and not isinstance(one.event, HandRearranged)
    ]
    own = [number for number, (_, mover) in enumerate(moves) if mover == moment.you]
    reasons: dict[tuple[int, Seat], str | None] = {}
    for one, mover in moves[own[-1] + 1 if own else 0 :]:
        if moment.seats[mover].bot is not None or one.why is not None:
            reasons[one.turn, mover] = reasons.get((one.turn, mover)) or one.why
    for (turn, mover), reason in reasons.items():
        name = moment.names[mover]
        if reason is None:
            yield words("terminal-why-silent", turn=turn, name=name)
        else:
            yield words("terminal-why", turn=turn, name=name, reason=reason)
    if not reasons:
        yield words("terminal-why-nobody")


def _who(words: Words, moment: Moment) -> list[str]:
    found = []
    for seat in moment.seats:
        if seat.name is None:
            found.append(words("terminal-seat-free"))
        elif seat.bot is not None:
            found.append(words("terminal-bot", name=seat.name, bot=seat.bot))
        elif not seat.here:
            found.append(words("terminal-seat-away", name=seat.name))
        else:
            found.append(seat.name)
    return found


def _last_round(moment: Moment) -> int:
    """Where the log of the last round begins."""
    if moment.view is None:
        return len(moment.log)
    since = moment.view.turn - moment.view.players
    began = (
        number
        for number, one in enumerate(moment.log)
        if isinstance(one.event, TurnBegan) and one.event.turn >= since
    )
    return next(began, 0)


def _same(before: Sequence[LogShown], now: Sequence[LogShown]) -> int:
    """How much of the log is as it was; what was taken back is told anew."""
    for number, (old, new) in enumerate(zip(before, now, strict=False)):
        if old.event != new.event or old.before != new.before:
            return number
    return min(len(before), len(now))


def _clock_time(seconds: float) -> str:
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes}:{rest:02}"
