"""A connection of the page, or of a program that speaks our messages: one `Update` after each change."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from hanabi.server import http_messages, messages
from hanabi.server.live_table import Listener, LiveTable, Shared
from hanabi.server.outbox import Outbox
from hanabi.server.wire import all_notes, game_view, log_entries, own_notes, table_info
from hanabi.table.settings import CommandRefused
from hanabi.table.table import Table
from hanabi.words import LANGUAGES, Words

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
    log_told: int = 0
    talk_told: int = 0

    @classmethod
    def at(
        cls, live: LiveTable, seat: int | None, language: str | None, outbox: int = 100
    ) -> Client:
        """A listener who has heard nothing yet, for whom so many messages may wait."""
        key = None if seat is None else live.table.chairs[seat].key
        return cls(seat, language if language in LANGUAGES else None, Outbox(outbox), key)

    def give_up(self) -> None:
        self.outbox.close()

    def tell(self, live: LiveTable, shared: Shared) -> None:
        self.log_told = min(self.log_told, len(live.table.timeline))  # the rest was taken back
        place = (live.seat_of(self), self.language, self.log_told, self.talk_told)
        if place not in shared:
            shared[place] = self.update(live)
        self.outbox.put(shared[place])
        if live.table.may_see(live.seat_of(self)):
            self.log_told = len(live.table.timeline)
        self.talk_told = len(live.table.talk)

    def update(self, live: LiveTable) -> bytes:
        """The table as this client may see it, with what it has not heard yet."""
        table, seat = live.table, live.seat_of(self)
        words = None if self.language is None else words_for(self.language, table.rules.vocabulary)
        view = table.view_for(seat)
        steps = 0 if table.game is None else len(table.game.steps)
        return _encode(
            messages.Update(
                number=table.number,
                you=seat,
                table=table_info(live, words),
                view=None
                if view is None
                else game_view(view, steps=steps, words=words, watched=seat is None),
                log_from=self.log_told,
                log=[]
                if view is None
                else log_entries(
                    view,
                    words,
                    table.names,
                    since=self.log_told,
                    motives=table.motives_for(view, self.log_told),
                    timeline=table.timeline,
                ),
                talk_from=self.talk_told,
                talk=table.talk[self.talk_told :],
                notes=own_notes(table, seat),
                written=all_notes(table),
            )
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
