"""From views and tables to messages: the only way in which a game leaves for a seat."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from hanabi.core import (
    VALUES,
    ColourReach,
    Motive,
    Outcome,
    Rules,
    ValueReach,
    View,
)
from hanabi.core.codec import Plain, card_to_plain, clue_to_plain, event_to_plain
from hanabi.core.memory import MOST_RULES
from hanabi.core.timeline import Timeline
from hanabi.core.view_json import counters_to_plain, view_to_plain
from hanabi.server import messages
from hanabi.server.clock_messages import ClockInfo, PauseInfo
from hanabi.server.live_table import LiveTable, Shared
from hanabi.server.spectators import spectators
from hanabi.table.happenings import Handover, TakeBackDone
from hanabi.table.table import Table
from hanabi.table.watching import Shown
from hanabi.words import Words
from hanabi.words.game_log import NO_MOTIVES, Motives, game_log

HAPPENED = ("handovers", "taken_back")
"""The lists of `messages.TableInfo` of what happened in the course of a game."""


def game_view(
    view: View,
    *,
    steps: int,
    words: Words | None,
    watched: bool = False,
    ended: str | None = None,
) -> Plain:
    """A view as it goes over the wire: `messages.GameView` says what is in it.

    `watched` is for whoever looks on, or back, and can do nothing there; `ended` is what `end_reason` says.
    """
    plain = view_to_plain(view, whole=False) | _beside(view, steps, words, ended)
    if watched:
        plain["legal_actions"] = plain["next_actions"] = []
    return plain


def counters(view: View, *, steps: int, words: Words | None, ended: str | None) -> Plain:
    """The fields of `messages.GameView` that hold a single value."""
    return counters_to_plain(view) | _beside(view, steps, words, ended)


def _beside(view: View, steps: int, words: Words | None, ended: str | None) -> Plain:
    if view.outcome is None:
        return {"steps": steps}
    return {"steps": steps, "outcome": outcome_info(view.rules, view.outcome, words, ended)}


def end_reason(table: Table, words: Words | None) -> str | None:
    """Why the game of a table ended, where the rules cannot know it: somebody's time was up, or the operator closed it."""
    if table.closed and words is not None:
        return words("reason-operator")
    if table.time_up is None or words is None:
        return None
    return words("reason-time", name=table.names[table.time_up])


def outcome_info(
    rules: Rules, outcome: Outcome, words: Words | None, ended: str | None = None
) -> messages.OutcomeInfo:
    text = None if words is None else words.outcome(rules, outcome, ended)
    return messages.OutcomeInfo(outcome.reason, outcome.score, outcome.tally, outcome.rating, text)


def log_entries(
    view: View,
    words: Words | None,
    names: Sequence[str],
    *,
    since: int = 0,
    motives: Motives = NO_MOTIVES,
    timeline: Timeline | None = None,
    ended: str | None = None,
    shared: Shared | None = None,
) -> list[messages.LogEntry]:
    """The events of a view from `since` on, as sentences too where a language was asked for.

    `motives` are those that the viewer may hear; `ended` is what `end_reason` says. Who saw the same may have the same
    entry, where `shared` keeps them.
    """
    shared = {} if shared is None else shared
    rules, number_of_events = view.rules, len(view.events)
    timeline = timeline or Timeline.of(view.events, view.players)
    entries, language = [], None if words is None else words.language
    for number in range(since, number_of_events):
        event = view.events[number]
        place = (
            "said",
            language,
            number,
            id(event),
        )  # the same event for all who saw the same of it
        _, entry = shared.get(place, (None, None))
        if entry is None or number in motives:
            entry = messages.LogEntry(timeline[number].turn, event_to_plain(rules, event))
            if words is not None:
                log = game_log(view, words, names, since=number, motives=motives, timeline=timeline)
                line = next(log)
                entry.text = line.text
            if number in motives:
                entry.why = reason_info(rules, motives[number])
                entry.why.text = None if words is None else line.why
            else:
                shared[place] = event, entry
        entries.append(entry)
    if words is not None and ended is not None and entries and view.outcome is not None:
        entries[-1].text = words.outcome(rules, view.outcome, ended)
    return entries


def reason_info(rules: Rules, motive: Motive) -> messages.ReasonInfo:
    """A motive as it goes over the wire: no more than whoever gets it may hear."""
    return messages.ReasonInfo(
        motive.name,
        motive.card,
        motive.seat,
        [card_to_plain(rules, face) for face in motive.faces],
        None if motive.clue is None else messages.ClueInfo(**clue_to_plain(rules, motive.clue)),
    )


def rules_info(rules: Rules, players: int | None, words: Words) -> messages.RulesInfo:
    return messages.RulesInfo(
        title=words.title(rules),
        vocabulary=rules.vocabulary,
        suits=[
            messages.SuitInfo(
                suit.name, suit.copies, suit.descending, suit.nameable, suit.scoring == "penalty"
            )
            for suit in rules.suits
        ],
        values=VALUES,
        clue_tokens=rules.clue_tokens,
        strikes=rules.strikes,
        hand_size=None if players is None else rules.hand_size(players),
        maximum=rules.maximum,
        mixed_colours=list(rules.colours[len(rules.suits) :]),
        parity=rules.value_reach is ValueReach.PARITY,
        colours_touch=rules.colour_reach is not ColourReach.NOTHING,
        values_touch=rules.value_reach is not ValueReach.NOTHING,
        empty_clues=rules.empty_clues,
        announced_plays=rules.announced_plays,
        play_on=rules.play_on,
        bonus_tiles=[str(tile) for tile in rules.bonus_tiles],
    )


def table_info(live: LiveTable, shown: Shown, words: Words | None) -> messages.TableInfo:
    table, rules = live.table, live.table.rules
    return messages.TableInfo(
        id=table.id,
        settings=table.settings.to_plain(),
        rules=_rules_told(rules, len(table.chairs), "en" if words is None else words.language),
        **state_shown(live, shown, words),
    )


@lru_cache(maxsize=MOST_RULES)
def _rules_told(rules: Rules, players: int, language: str) -> messages.RulesInfo:
    return rules_info(rules, players, Words(language, rules.vocabulary))


def state_shown(live: LiveTable, shown: Shown, words: Words | None) -> dict[str, Any]:
    """The same as `table_state`, as far as somebody who is shown so much may know it."""
    state = table_state(live, words)
    return _as_of(shown.events, state) if shown.behind else state


def table_state(live: LiveTable, words: Words | None) -> dict[str, Any]:
    """The fields of `messages.TableInfo` that may change while a game runs, as those who sit here are told them."""
    table, connected = live.table, live.connected
    names, left_out = spectators(live)
    return {
        "state": table.state,
        "seats": [_seat(live, seat, connected) for seat in range(len(table.chairs))],
        "host": table.host,
        "dealing": live.dealing,
        "end_votes": sorted(table.end_votes),
        "replace_votes": {str(seat): sorted(by) for seat, by in table.replace_votes.items() if by},
        "grace": live.grace,
        "handovers": [_handover(table, one, words) for one in table.handovers],
        "take_back": _take_back(table),
        "taken_back": [_taken_back(table, one, words) for one in table.taken_back],
        "clock": _clock(live),
        "paused": _paused(live),
        "rematch": table.rematch,
        "spectators": names,
        "spectators_left_out": left_out,
    }


def _as_of(events: int, state: dict[str, Any]) -> dict[str, Any]:
    """The same without what tells of the game after so many events. Who is in the room is told as it is now."""
    past = {name: [one for one in state[name] if one.after <= events] for name in HAPPENED}
    seats = [
        replace(seat, away_since=None, thinking=False, loading=False, stuck=False)
        for seat in state["seats"]
    ]
    nothing: dict[str, Any] = {
        "end_votes": [],
        "replace_votes": {},
        "take_back": None,
        "clock": None,
    }
    return {**state, **past, **nothing, "seats": seats}


def _seat(live: LiveTable, seat: int, connected: Collection[int]) -> messages.SeatInfo:
    table, busy = live.table, live.thinking
    chair, away = table.chairs[seat], live.away(seat, connected)
    thinking = busy is not None and busy.seat == seat == table.bot_to_act
    at_work = chair.guest and seat == table.thinking and seat in connected
    return messages.SeatInfo(
        name=chair.name,
        bot=chair.bot,
        guest=chair.guest and chair.bot is None,
        connected=_is_there(table, seat, connected),
        substitute=chair.substitute,
        away_since=None if away is None else int(away),
        thinking=thinking or at_work,
        loading=thinking and busy is not None and busy.loading,
        stuck=at_work and (live.thought() or 0.0) >= live.guest_patience,
    )


def _is_there(table: Table, seat: int, connected: Collection[int]) -> bool:
    """Bots always are; a guest, and whoever has deleted themselves, has done their part when the game is over."""
    chair = table.chairs[seat]
    done = (chair.guest or chair.gone) and table.state == "over"
    return seat in connected or chair.bot is not None or done


def _clock(live: LiveTable) -> ClockInfo | None:
    table = live.table
    if table.game is None or table.time.choice is None:
        return None
    left = map(live.time_left, range(len(table.chairs)))
    shown = [None if one is None else round(max(0.0, one), 1) for one in left]
    return ClockInfo(table.thinking, shown)


def _paused(live: LiveTable) -> PauseInfo | None:
    pause = live.table.pause
    if pause is None or live.paused_at is None:
        return None
    return PauseInfo(pause.seat, max(0, int(live.clock() - live.paused_at)))


def _take_back(table: Table) -> messages.TakeBackInfo | None:
    asked = table.take_back
    if asked is None:
        return None
    return messages.TakeBackInfo(asked.seat, sorted(asked.agreed), asked.steps)


def _taken_back(table: Table, one: TakeBackDone, words: Words | None) -> messages.TakenBackInfo:
    text = None
    if words is not None:
        name = table.chairs[one.seat].name or ""
        text = words("taken-back", name=name, actions=len(one.undone))
    return messages.TakenBackInfo(one.seat, one.after, text)


def own_notes(table: Table, seat: int | None) -> dict[str, str]:
    """What the viewer wrote on cards, as long as they may see the cards."""
    if seat is None or table.pause is not None:
        return {}
    return {str(card): text for card, text in sorted(table.notes.get(seat, {}).items())}


def all_notes(table: Table) -> list[dict[str, str]]:
    """What everybody wrote on cards, by seat; nothing before the end."""
    if table.state != "over":
        return []
    return [own_notes(table, seat) for seat in range(len(table.chairs))]


def _handover(table: Table, one: Handover, words: Words | None) -> messages.HandoverInfo:
    text = None
    if words is not None:
        name = table.chairs[one.seat].name or ""
        text = words(f"handover-{one.cause}", name=name, bot=one.bot or "", was=one.was or "")
    return messages.HandoverInfo(one.seat, one.bot, one.was, one.cause, one.after, text)
