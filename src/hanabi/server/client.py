"""A connection of the page, or of a program that speaks our messages: a whole `Update` first, then what changes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar, NamedTuple

import msgspec

from hanabi.server import http_messages, messages
from hanabi.server.changes import Told, change_of, change_of_presence, told_now
from hanabi.server.identity import Person
from hanabi.server.live_table import Listener, LiveTable, Shared
from hanabi.server.outbox import OVER, Closing, Outbox
from hanabi.server.wire import all_notes, end_reason, game_view, log_entries, own_notes, table_info
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table
from hanabi.table.watching import Shown, earlier_view, shown_to
from hanabi.words import LANGUAGES, Words

CHANGE = b'{"type":"change","serial":%d,'
"""How a change begins. The rest is the same for all who knew the same."""

_encode = msgspec.json.Encoder().encode


@lru_cache(maxsize=64)
def words_for(language: str, vocabulary: str) -> Words:
    return Words(language, vocabulary)


class News(NamedTuple):
    """What those in one place are told, and what they know then."""

    text: bytes | None
    """None if there is nothing that they may know of."""
    told: Told | None
    log_told: int
    talk_told: int


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
    name: str | None = None
    network: str = ""
    """From which network it came, for the operator."""
    listed: bool = True
    """Everybody at the table is told that it is here; whoever only looks in is shown nothing of a running game."""
    can_watch: ClassVar[bool] = True

    @classmethod
    def at(
        cls,
        live: LiveTable,
        seat: int | None,
        language: str | None,
        outbox: int = 100,
        *,
        whole: bool = False,
        listed: bool = True,
    ) -> Client:
        """A listener who has heard nothing yet, for whom so many messages may wait."""
        key = None if seat is None else live.table.chairs[seat].key
        spoken = language if language in LANGUAGES else None
        return cls(seat, spoken, Outbox(outbox), key, whole, listed=listed)

    def sit(self, seat: int, key: str | None) -> None:
        self.seat, self.key, self.log_told = seat, key, 0  # the log is another one from there

    def give_up(self, closing: Closing = OVER, /) -> None:
        self.outbox.close(closing)

    def tell(self, live: LiveTable, shared: Shared) -> None:
        seat = live.seat_of(self)
        told = (self.log_told, self.talk_told, id(self.told))
        place = (seat, self._is_barred(live), self.language, self.whole, told)
        if place not in shared:
            shared[place] = self._news(live, seat, shared)
        news: News = shared[place]
        self.told, self.log_told, self.talk_told = news.told, news.log_told, news.talk_told
        if news.text is not None:
            self.outbox.put(self._numbered(news.text))

    def _numbered(self, news: bytes) -> bytes:
        """What is the same for all, with the number of the change for this client."""
        if not news.startswith(CHANGE % 0):
            self.serial = 0
            return news
        self.serial += 1
        return CHANGE % self.serial + news[len(CHANGE % 0) :]

    def _news(self, live: LiveTable, seat: int | None, shared: Shared) -> News:
        """The message for all in the place of this client, and what they know with it."""
        words = self._words(live)
        came = None if self.whole else change_of_presence(live, self.told, seat, words, shared)
        if came is not None:
            said, now = came
            new = said.table or said.lists or said.seats
            return News(_encode(said) if new else None, now, self.log_told, self.talk_told)
        shown = shown_to(live.table, seat)
        if shown.behind:  # they see another moment than everybody else
            shared = shared.setdefault("behind", {})
        log_told = self.log_told if shown.view is None else shown.events
        talk_told = max(self.talk_told, shown.talk)
        if self.whole and not shown.behind:
            return News(self._update(live, shown, words, shared), None, log_told, talk_told)
        now = told_now(live, seat, shown, words, shared)
        if shown.behind and now == self.told:  # not even that something happened
            return News(None, now, log_told, talk_told)
        before = None if self.whole else self.told
        found = None if before is None else change_of(live, before, now, shown, shared)
        if found is None:
            return News(self._update(live, shown, words, shared), now, log_told, talk_told)
        said, now = found
        said.log = self._log(live, shown, words, shared)
        if said.log or self.log_told > log_told:
            said.log_from = self._log_from(shown)
        said.talk = live.table.talk[self.talk_told : shown.talk]
        clues = None if now.view is None else now.view.clues
        now = shared.setdefault(("told", seat, self.language, clues), now)
        return News(_encode(said), now, log_told, talk_told)

    def update(self, live: LiveTable) -> bytes:
        """The table as this client may see it, with what it has not heard yet."""
        shown = shown_to(live.table, live.seat_of(self), watching=self.listed)
        return self._update(live, shown, self._words(live), {})

    def _update(self, live: LiveTable, shown: Shown, words: Words | None, shared: Shared) -> bytes:
        table, seat, view = live.table, live.seat_of(self), shown.view
        return _encode(
            messages.Update(
                number=shown.number(table),
                you=seat,
                kicked=self._is_barred(live),
                table=table_info(live, shown, words),
                view=None
                if view is None
                else game_view(
                    view,
                    steps=shown.steps,
                    words=words,
                    watched=seat is None,
                    ended=end_reason(table, words),
                ),
                log_from=self._log_from(shown),
                log=self._log(live, shown, words, shared),
                talk_from=self.talk_told,
                talk=table.talk[self.talk_told : shown.talk],
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

    def _log_from(self, shown: Shown) -> int:
        """Where the log goes on: what was taken back of it is told no more."""
        return self.log_told if shown.view is None else min(self.log_told, shown.events)

    def _log(
        self, live: LiveTable, shown: Shown, words: Words | None, shared: Shared
    ) -> list[messages.LogEntry]:
        table, view, since = live.table, shown.view, self._log_from(shown)
        if view is None:
            return []
        motives = table.motives_for(view, since)
        return log_entries(
            *(view, words, table.names),
            since=since,
            motives=motives,
            timeline=table.timeline,
            ended=end_reason(table, words),
            shared=shared,
        )


def earlier_moment(
    table: Table, seat: int | None, events: int, language: str | None, *, watching: bool
) -> http_messages.EarlierMoment:
    """The game when so many events had happened, as somebody at this seat, or a spectator who watches, may see it."""
    found = earlier_view(table, seat, events) if watching or seat is not None else None
    if found is None:
        raise CommandRefused("wrong-moment", "there is no game that you may see")
    view, moment = found
    words = None if language is None else words_for(language, table.rules.vocabulary)
    plain = game_view(view, steps=len(moment.steps), words=words, watched=True)
    return http_messages.EarlierMoment(plain, moment.event_count)
