"""From updates of a server to moments: the same a screen is shown of an own game."""

from __future__ import annotations

import time
from collections.abc import Mapping
from types import MappingProxyType
from typing import get_args

from hanabi.client import TableLink
from hanabi.core import Event, Plain, Rules, Seat, TurnBegan, View
from hanabi.core.json_reader import Node
from hanabi.core.view_reading import event_from_plain, followed_view_from_plain
from hanabi.table.decisions import REMARKS
from hanabi.table.settings import RulesChoice
from hanabi.terminal.at_table import LogShown, Moment, Remark, SeatShown, Wish
from hanabi.terminal.server_notices import Notices, is_away
from hanabi.words import Words


class MomentReader:
    """Makes moments out of the updates of one table. What was read of the log is not read again."""

    def __init__(self, link: TableLink, language: str) -> None:
        self._link = link
        self._language = language
        self._read: list[tuple[Plain, Event]] = []
        self._rules_read: tuple[Plain, Rules] | None = None
        self.words = Words(language)

    def moment(self, update: Plain, received: float, notices: tuple[str, ...] = ()) -> Moment:
        """The moment of an update that was received then, with notices about the line to the server.

        Raises `BadRecord` for an update that cannot be read.
        """
        table, you = update["table"], update["you"]
        rules = self._rules(table["settings"]["rules"])
        events = self._events(rules, update["log"], len(table["seats"]))
        view = self._view(update, rules, events)
        outcome = None if update["view"] is None else update["view"]["outcome"]
        over = table["state"] == "over"
        return Moment(
            state=table["state"],
            rules=rules,
            seats=tuple(_seat(one, here=i == you) for i, one in enumerate(table["seats"])),
            you=None if you is None else Seat(you),
            view=view,
            log=self._log(update, rules, events),
            talk=tuple(self._remark(one) for one in update["talk"]),
            remarks=self._remarks(table["settings"]["talk"]),
            notes=_notes(update["notes"]),
            written=tuple(_notes(notes) for notes in update["written"]),
            wishes=wishes_of(update),
            notices=(*notices, *Notices(self.words, update).all()),
            seconds_left=_seconds_left(table["clock"], received),
            clock_of=_clock_of(table["clock"]),
            result=None if outcome is None else outcome["text"],
            record=self._link.game() if over else None,
        )

    def _rules(self, choice: Plain) -> Rules:
        if self._rules_read is None or self._rules_read[0] != choice:
            rules = RulesChoice.from_plain(Node(choice, "table.settings.rules")).rules()
            self._rules_read = choice, rules
            self.words = Words(self._language, rules.vocabulary)
        return self._rules_read[1]

    def _view(self, update: Plain, rules: Rules, events: list[Event]) -> View | None:
        if update["view"] is None:
            return None
        names = [one["name"] or "" for one in update["table"]["seats"]]
        first = next(event.seat for event in events if isinstance(event, TurnBegan))
        return followed_view_from_plain(Node(update["view"], "view"), rules, names, first, events)

    def _events(self, rules: Rules, log: list[Plain], players: int) -> list[Event]:
        """The events of the log; a follower hands on again what it had."""
        known = self._read
        same = 0
        while same < min(len(known), len(log)) and known[same][0] is log[same]:
            same += 1
        del known[same:]
        for number, entry in enumerate(log[same:], start=same):
            event = Node(entry["event"], f"log[{number}].event")
            known.append((entry, event_from_plain(rules, players, event)))
        return [event for _, event in known]

    def _log(self, update: Plain, rules: Rules, events: list[Event]) -> tuple[LogShown, ...]:
        table, words = update["table"], self.words
        before: dict[int, list[str]] = {}
        for one in (*table["taken_back"], *table["handovers"]):
            before.setdefault(one["after"], []).append(one["text"] or "")
        names = [one["name"] or "" for one in table["seats"]]
        return tuple(
            LogShown(
                turn=entry["turn"],
                event=event,
                text=entry.get("text") or words.event(rules, event, names),
                why=entry.get("why", {}).get("text"),
                before=tuple(before.get(number, ())),
            )
            for number, (entry, event) in enumerate(zip(update["log"], events, strict=True))
        )

    def _remark(self, said: Plain) -> Remark:
        text: str | None = said["text"]
        return Remark(said["name"], text or self.words(f"page-remark-{said['remark']}"))

    def _remarks(self, talk: str) -> tuple[str, ...]:
        if talk != "remarks":
            return ()
        return tuple(self.words(f"page-remark-{remark}") for remark in REMARKS)


def wishes_of(update: Plain) -> frozenset[Wish]:
    """What whoever heard this update can wish now."""
    table, you = update["table"], update["you"]
    if you is None:
        rematch = table["state"] == "over" and table["rematch"] is not None
        return frozenset(["rematch"] if rematch else [])
    settings, asked = table["settings"], table["take_back"]
    playing, paused = table["state"] == "playing", table["paused"] is not None
    substitute = table["seats"][you]["substitute"]
    plays = playing and not substitute
    others = [one for seat, one in enumerate(table["seats"]) if seat != you]
    granted: Mapping[Wish, bool] = {
        "say": settings["talk"] != "silent" and not substitute,
        "start": table["state"] == "open"
        and table["host"] == you
        and not table["dealing"]
        and all(one["name"] for one in table["seats"]),
        "note": plays and not paused,
        "hint": plays and not paused and settings["hints"] and _acts(update),
        "take-back": plays and not paused and settings["take_backs"],
        "turn-down": plays and not paused and asked is not None and asked["seat"] != you,
        "end": plays,
        "pause": plays and not paused,
        "resume": plays and paused,
        "return": playing and substitute,
        "replace": plays and any(is_away(one) for one in others),
        "rematch": table["state"] == "over",
    }
    assert set(granted) == set(get_args(Wish))
    return frozenset(wish for wish, now in granted.items() if now)


def _acts(update: Plain) -> bool:
    return update["view"] is not None and bool(update["view"]["legal_actions"])


def _seat(one: Plain, *, here: bool) -> SeatShown:
    return SeatShown(
        name=one["name"],
        bot=one["bot"],
        guest=one["guest"],
        here=here or one["connected"],
        substitute=one["substitute"],
        thinking=one["thinking"],
        loading=one["loading"],
    )


def _notes(plain: Mapping[str, str]) -> Mapping[int, str]:
    return MappingProxyType({int(card): text for card, text in plain.items()})


def _seconds_left(clock: Plain | None, received: float) -> Mapping[Seat, float]:
    """What everybody has left by now: the time of one of them has gone on since it was told."""
    if clock is None:
        return MappingProxyType({})
    gone = time.monotonic() - received
    left = {}
    for seat, seconds in enumerate(clock["left"]):
        if seconds is not None:
            left[Seat(seat)] = max(0.0, seconds - gone if seat == clock["running"] else seconds)
    return MappingProxyType(left)


def _clock_of(clock: Plain | None) -> Seat | None:
    return None if clock is None or clock["running"] is None else Seat(clock["running"])
