"""A connection of the page, or of a program that speaks our messages: a whole `Update` first, then what changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from hanabi.core import View
from hanabi.server import http_messages, messages
from hanabi.server.changes import Told, change_of, told_now
from hanabi.server.identity import Person
from hanabi.server.live_table import Listener, LiveTable, Shared
from hanabi.server.outbox import Outbox
from hanabi.server.wire import all_notes, end_reason, game_view, log_entries, own_notes, table_info
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table
from hanabi.words import LANGUAGES, Words

CHANGE = b'{"type":"change","serial":%d,'
"""How a change begins. The rest is the same for all who knew the same."""

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=64)
def words_for(language: str, vocabulary: str) -> Words:
    return Words(language, vocabulary)


@dataclass(eq=False, slots=True)
class Client(Listener):
    """One connection of the page, or of a program that speaks our messages."""

    seat: int | None
    language: str | None
    outbox: Outbox
    key: str | None = None
    whole: bool = False
    """It wants whole updates, and no changes."""
    log_told: int = 0
    talk_told: int = 0
    serial: int = 0
    """Changes since the last whole update."""
    told: Told | None = None
    person: Person | None = None
    """Who it is, if that is known."""

    @classmethod
    def at(
        cls,
        live: LiveTable,
        seat: int | None,
        language: str | None,
        outbox: int = 100,
        *,
        whole: bool = False,
    ) -> Client:
        """A listener who has heard nothing yet, for whom so many messages may wait."""
        key = None if seat is None else live.table.chairs[seat].key
        return cls(seat, language if language in LANGUAGES else None, Outbox(outbox), key, whole)

    def give_up(self) -> None:
        self.outbox.close()

    def tell(self, live: LiveTable, shared: Shared) -> None:
        seat = live.seat_of(self)
        told = (self.log_told, self.talk_told, id(self.told))
        place = (seat, self._is_barred(live), self.language, self.whole, told)
        if place not in shared:
            shared[place] = self._news(live, seat, shared)
        news, self.told = shared[place]
        if news.startswith(CHANGE % 0):
            self.serial += 1
            news = CHANGE % self.serial + news[len(CHANGE % 0) :]
        else:
            self.serial = 0
        self.outbox.put(news)
        if live.table.may_see(seat):
            self.log_told = len(live.table.timeline)
        self.talk_told = len(live.table.talk)

    def _news(self, live: LiveTable, seat: int | None, shared: Shared) -> tuple[bytes, Told | None]:
        """The message for all in the place of this client, and what they know with it."""
        view, words = live.table.view_for(seat), self._words(live)
        if self.whole:
            return self._update(live, view, words), None
        now = told_now(live, seat, view, words, shared)
        found = None if self.told is None else change_of(live, self.told, now, view, shared)
        if found is None:
            return self._update(live, view, words), now
        said, now = found
        said.log = [] if view is None else self._log(live, view, words)
        if said.log or self.log_told > len(live.table.timeline):
            said.log_from = self._log_from(live)
        said.talk = live.table.talk[self.talk_told :]
        clues = None if now.view is None else now.view.clues
        return _encode(said), shared.setdefault(("told", seat, self.language, clues), now)

    def update(self, live: LiveTable) -> bytes:
        """The table as this client may see it, with what it has not heard yet."""
        return self._update(live, live.table.view_for(live.seat_of(self)), self._words(live))

    def _update(self, live: LiveTable, view: View | None, words: Words | None) -> bytes:
        table, seat = live.table, live.seat_of(self)
        return _encode(
            messages.Update(
                number=table.number,
                you=seat,
                kicked=self._is_barred(live),
                table=table_info(live, words),
                view=None
                if view is None
                else game_view(
                    view,
                    steps=len(table.moves),
                    words=words,
                    watched=seat is None,
                    ended=end_reason(table, words),
                ),
                log_from=self._log_from(live),
                log=[] if view is None else self._log(live, view, words),
                talk_from=self.talk_told,
                talk=table.talk[self.talk_told :],
                notes=own_notes(table, seat),
                written=all_notes(table),
            )
        )

    def _is_barred(self, live: LiveTable) -> bool:
        return self.key in live.table.barred

    def _words(self, live: LiveTable) -> Words | None:
        if self.language is None:
            return None
        return words_for(self.language, live.table.rules.vocabulary)

    def _log_from(self, live: LiveTable) -> int:
        """Where the log goes on: what was taken back of it is told no more."""
        return min(self.log_told, len(live.table.timeline))

    def _log(self, live: LiveTable, view: View, words: Words | None) -> list[messages.LogEntry]:
        table, since = live.table, self._log_from(live)
        motives = table.motives_for(view, since)
        return log_entries(
            *(view, words, table.names),
            since=since,
            motives=motives,
            timeline=table.timeline,
            ended=end_reason(table, words),
        )


def earlier_moment(
    table: Table, seat: int | None, events: int, language: str | None
) -> http_messages.EarlierMoment:
    """The game when so many events had happened, as somebody at this seat, or a spectator, may see it."""
    moment = table.moment_after(events)
    view = table.view_for(seat, moment)
    if moment is None or view is None:
        raise CommandRefused("wrong-moment", "there is no game that you may see")
    words = None if language is None else words_for(language, table.rules.vocabulary)
    plain = game_view(view, steps=len(moment.steps), words=words, watched=True)
    return http_messages.EarlierMoment(plain, moment.event_count)
