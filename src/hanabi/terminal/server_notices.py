"""What has to be known now at a table of a server, in sentences: who is missing, votes, a pause, who watches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanabi.core import Plain
from hanabi.words import Words

MOST_NAMED = 3
"""Spectators who are named; more are counted."""


class Notices:
    """The notices of one update, for whoever heard it."""

    def __init__(self, words: Words, update: Plain) -> None:
        self._words = words
        self._update = update
        self._table: Plain = update["table"]
        self._you: int | None = update["you"]

    def all(self) -> Iterator[str]:
        """Every notice, what matters most first."""
        if self._update["kicked"]:
            yield self._words("page-problem-kicked")
        match self._table["state"]:
            case "open":
                yield from self._waiting_room()
            case "playing":
                yield from self._game()
            case _:
                if self._table["rematch"] is not None:
                    yield self._words("terminal-rematch-waits")

    def _name(self, seat: int) -> str:
        name: str | None = self._table["seats"][seat]["name"]
        return name or self._words("page-seat", seat=seat + 1)

    def _names(self, seats: Sequence[int]) -> str:
        return self._words.list(self._name(seat) for seat in seats)

    # Before the start

    def _waiting_room(self) -> Iterator[str]:
        words, table, seats = self._words, self._table, self._table["seats"]
        free = sum(one["name"] is None for one in seats)
        absent = [i for i, one in enumerate(seats) if is_away(one) and i != self._you]
        host = self._you is not None and self._you == table["host"]
        if table["dealing"]:
            yield words("page-dealing")
        elif free:
            yield words("page-waiting", number=free)
        elif absent:
            message = "page-not-here-host" if host else "page-not-here"
            yield words(message, names=self._names(absent))
        else:
            yield words("page-ready")
        if self._you is None and not free and not self._update["kicked"]:
            yield words("page-table-full")
        elif not host and table["host"] is not None:
            yield words("page-wait-host", name=self._name(table["host"]))
        around = self._around()
        if around:
            yield words("page-also-here", names=words.list(around))

    def _around(self) -> list[str]:
        """Those who look on, or wait for a seat."""
        words, table = self._words, self._table
        names = [name or words("page-visitor") for name in table["spectators"][:MOST_NAMED]]
        more = len(table["spectators"]) - len(names) + table["spectators_left_out"]
        return [*names, words("page-watched-more", number=more)] if more else names

    # While the game runs

    def _game(self) -> Iterator[str]:
        words, table, you = self._words, self._table, self._you
        if table["paused"] is not None:
            yield words("page-paused-by", name=self._name(table["paused"]["seat"]))
            yield words("page-paused-wait" if you is None else "page-paused-about")
        elif self._update["view"] is None and you is None:
            match table["settings"]["spectators"]:
                case "none":
                    yield words("page-not-watched")
                case "delayed":
                    yield words("page-watch-later")
                case _:
                    yield words("page-loading")
        if you is not None and table["seats"][you]["substitute"]:
            yield words("page-replaced")
        yield from self._take_back()
        if table["end_votes"]:
            names = self._names(table["end_votes"])
            yield words("page-end-votes", number=len(table["end_votes"]), names=names)
        yield from self._away()
        yield from self._since_the_last_event()
        yield from self._watched()

    def _take_back(self) -> Iterator[str]:
        asked, words = self._table["take_back"], self._words
        if asked is None:
            return
        if asked["seat"] == self._you:
            yield words("page-take-back-yours")
        else:
            yield words("page-take-back-asked", name=self._name(asked["seat"]))
        others = [seat for seat in asked["agreed"] if seat != asked["seat"]]
        if others:
            yield words("page-take-back-agreed", names=self._names(others))

    def _away(self) -> Iterator[str]:
        for seat, one in enumerate(self._table["seats"]):
            if is_away(one) and seat != self._you:
                votes = len(self._table["replace_votes"].get(str(seat), ()))
                yield self._words("page-gone", name=self._name(seat), number=votes)

    def _since_the_last_event(self) -> Iterator[str]:
        """What the log says before the next event, as long as there is none."""
        told = len(self._update["log"])
        for one in (*self._table["handovers"], *self._table["taken_back"]):
            if one["after"] >= told and one["text"]:
                yield one["text"]

    def _watched(self) -> Iterator[str]:
        words, table = self._words, self._table
        number = len(table["spectators"]) + table["spectators_left_out"]
        seen = f"page-watched-{table['settings']['spectators']}"
        if self._you is None and self._update["view"] is not None and words.has(seen):
            yield words(seen, name=self._name(0))
        if not number or self._you is None:
            return
        if number == 1:
            name = table["spectators"][0] or words("page-visitor")
            seen = f"page-begins-watching-{table['settings']['spectators']}"
            if words.has(seen):
                sentence = words(seen, name=name, seat=self._name(0))
                yield sentence[:1].upper() + sentence[1:]
            return
        yield f"{words('page-watched-by', number=number)}: {words.list(self._around())}."


def is_away(seat: Plain) -> bool:
    """Whether a seat is a person's who is not there."""
    return bool(seat["name"]) and seat["bot"] is None and not seat["connected"]
