"""What is new to a connection since it was last told: a small message in place of a whole update."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET

from hanabi.core import (
    Card,
    Clue,
    ColourClue,
    Discard,
    GiveClue,
    Play,
    TakeBack,
    ValueClue,
    View,
)
from hanabi.core.view import HeldCard, PiledCard
from hanabi.core.view_json import fireworks_to_plain, refusals_to_plain
from hanabi.server import change_messages, messages
from hanabi.server.live_table import LiveTable, Shared
from hanabi.server.short_writing import Short, short_of
from hanabi.server.wire import all_notes, counters, end_reason, own_notes, state_shown, table_state
from hanabi.table.watching import Shown
from hanabi.words import Words

COUNTERS = (
    *("turn", "to_act", "tokens", "strikes", "last_strike", "deck_size", "turns_left"),
    *("pending", "revealed_tiles", "tiles_left", "score", "reachable_maximum", "pace"),
    *("steps", "outcome"),
)
"""The fields of `messages.GameView` that hold a single value, the same for every viewer."""

GROWING = ("handovers", "taken_back")
"""The lists of `messages.TableInfo` of which only what is new is told."""

R = TypeVar("R")
T = TypeVar("T")


class ToldActions(NamedTuple):
    """What the viewer can do now, or could do if it were their turn."""

    now: bool = False
    play: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    colours: bool = False
    values: bool = False
    take: tuple[Card, ...] = ()
    decline: bool = False


class ToldView(NamedTuple):
    """What a connection was told of a game. It shares most of what it holds with the game."""

    counters: tuple[Any, ...]
    seat: int | None
    refusals: dict[str, str]
    hands: tuple[tuple[HeldCard, ...], ...]
    fireworks: tuple[tuple[int, int, int], ...]
    discards: tuple[PiledCard, ...]
    actions: ToldActions
    clues: int
    """A bit for each seat of which the listener knows what each clue there would touch."""


class Told(NamedTuple):
    """What a connection was told of a table: enough to find out what is new to it."""

    seat: int | None
    table: dict[str, Any]
    notes: dict[str, str]
    view: ToldView | None
    number: int
    """How many facts had happened, for whoever has a seat: others may not know of all of them."""

    @property
    def over(self) -> bool:
        return bool(self.table["state"] == "over")


NO_ACTIONS = ToldActions()
NEVER_HELD = (0, None, None)
NO_NOTES: dict[str, str] = {}


def told_now(
    live: LiveTable, seat: int | None, shown: Shown, words: Words | None, shared: Shared
) -> Told:
    """What somebody at this seat knows of the table when they have the whole update."""
    language = None if words is None else words.language
    state = _once(shared, ("table", language), lambda: state_shown(live, shown, words))
    told = None
    if shown.view is not None:
        told = _told_view(live, seat, shown.view, shown.steps, words, shared)
    number = 0 if seat is None else live.table.number
    return Told(seat, state, own_notes(live.table, seat) or NO_NOTES, told, number)


def change_of_presence(
    live: LiveTable, before: Told | None, seat: int | None, words: Words | None, shared: Shared
) -> tuple[change_messages.TableChange, Told] | None:
    """The same as `change_of` where nothing has happened at the table since, but others are there or at work.

    None if that is not so, or not certain.
    """
    table = live.table
    same = before is not None and seat is not None and before.seat == seat
    if before is None or not same or before.number != table.number or table.state == "open":
        return None
    language = None if words is None else words.language
    state = _once(shared, ("table", language), lambda: table_state(live, words))
    said = change_messages.TableChange(0, table.number)
    said.table, said.lists, said.seats = _once_between(shared, before.table, state, _change_table)
    return said, before._replace(table=state)


def _told_view(
    live: LiveTable,
    seat: int | None,
    view: View,
    steps: int,
    words: Words | None,
    shared: Shared,
) -> ToldView:
    language = None if words is None else words.language
    ended = end_reason(live.table, words)
    refusals = refusals_to_plain(view)
    actions = NO_ACTIONS if seat is None else _actions_of(view)

    def counted() -> tuple[Any, ...]:
        values = counters(view, steps=steps, words=words, ended=ended)
        return tuple([values[name] for name in COUNTERS])

    return ToldView(
        counters=_once(shared, ("counters", language), counted),
        seat=view.seat,
        refusals=shared.setdefault(("refusals", tuple(refusals.items())), refusals),
        hands=view.hands,
        fireworks=_once(shared, "heights", lambda: _heights(view, shared)),
        discards=view.discards,
        actions=actions,
        clues=-1 if actions.colours and actions.values else 0,  # all of them, in the update
    )


def _heights(view: View, shared: Shared) -> tuple[tuple[int, int, int], ...]:
    """What else is said of a firework follows from these."""
    every = _fireworks(view, shared)
    return tuple([(one["height"], one["next_left"], one["reachable"]) for one in every])


def change_of(
    live: LiveTable, before: Told, now: Told, shown: Shown, shared: Shared
) -> tuple[change_messages.TableChange, Told] | None:
    """What is different now, but for log and talk, and what is known with it; None if it takes a whole update."""
    states = before.table["state"], now.table["state"]
    if before.seat != now.seat or "open" in states or (before.view is None) != (now.view is None):
        return None
    said, view = change_messages.TableChange(0, shown.number(live.table)), shown.view
    said.table, said.lists, said.seats = _once_between(
        shared, before.table, now.table, _change_table
    )
    for card in before.notes.keys() | now.notes.keys():
        if before.notes.get(card) != now.notes.get(card):
            said.notes[card] = now.notes.get(card, "")
    if now.over and not before.over:
        said.written = all_notes(live.table)
    if view is not None and before.view is not None and now.view is not None:
        known = _change_view(said, before.view, now.view, view, shared, seated=now.seat is not None)
        now = now._replace(view=now.view._replace(clues=known))
    return said, now


def _change_table(
    before: dict[str, Any], now: dict[str, Any]
) -> tuple[dict[str, Any], dict[str, tuple[int, list[Any]]], dict[str, dict[str, Any]]]:
    """Fields that are different now, lists that have grown, and fields of seats."""
    table, lists = {}, {}
    for name, value in now.items():
        old = before[name]
        if name in GROWING and value != old:
            same = _common(old, value)
            lists[name] = (same, value[same:])
        elif name != "seats" and value != old:
            table[name] = value
    seats = {
        str(seat): {
            name: value
            for name, value in msgspec.structs.asdict(new).items()
            if value != getattr(old, name)
        }
        for seat, old, new in _pairs(before["seats"], now["seats"])
    }
    return table, lists, seats


def _change_view(
    said: change_messages.TableChange,
    before: ToldView,
    now: ToldView,
    view: View,
    shared: Shared,
    *,
    seated: bool,
) -> int:
    """Say what is different in the view, and return the seats whose clues are known then."""
    short = short_of(view.rules)
    for place, _, value in _once_between(shared, before.counters, now.counters, _pairs):
        said.view[COUNTERS[place]] = value
    if before.seat != now.seat:
        said.view["seat"] = now.seat
    if before.refusals != now.refusals:
        said.view["refusals"] = now.refusals
    _change_hands(said, before, now, short)
    for place, _, _ in _once_between(shared, before.fireworks, now.fireworks, _pairs):
        every = _fireworks(view, shared)[place]
        said.fireworks[str(place)] = {name: every[name] for name in every if name != "suit"}
    if before.discards != now.discards:
        same = _common(before.discards, now.discards)
        said.discards_from = same
        said.discards = [
            messages.PileInfo(card.id, short.face[card.face]) for card in now.discards[same:]
        ]
    known = before.clues
    if seated and view.outcome is None:
        known |= _change_clues(said, before, now, view, shared)
    if said.clues or before.actions != now.actions:
        said.actions = _actions_change(now.actions, short)
    return known


def _change_clues(
    said: change_messages.TableChange, before: ToldView, now: ToldView, view: View, shared: Shared
) -> int:
    """Say which clues there are to hands that are new, or that were never told of; return whose they are.

    They are told even when there is no token for a clue: then they come one by one, and not all at once
    with the next token.
    """
    needed = now.actions.colours or now.actions.values
    short, told = short_of(view.rules), 0
    for target in range(view.players):
        unknown = needed and not before.clues >> target & 1
        if target != view.seat and (unknown or str(target) in said.hands):
            key = ("clues", target)
            if key not in shared:
                shared[key] = short.clues(view, target)
            said.clues[str(target)] = shared[key]
            told |= 1 << target
    return told


def _change_hands(
    said: change_messages.TableChange, before: ToldView, now: ToldView, short: Short
) -> None:
    for seat, old_hand, hand in _pairs(before.hands, now.hands):
        held = {card.id: card for card in old_hand}
        order: list[int] = [card.id for card in hand]
        if order != list(held):
            said.hands[str(seat)] = order
        for card in hand:
            _, face, known = card
            _, old_face, old = held.get(card.id, NEVER_HELD)
            if old is known and old_face is face:
                continue
            if old is None:
                said.cards[str(card.id)] = short.card(face, known)
            elif old_face != face or old.marked != known.marked or old.excluded != known.excluded:
                told = short.card(face, known)
                said.cards[str(card.id)] = _only_new(told, short.card(old_face, old))
            if old is None or old.believed != known.believed:
                said.believed[str(card.id)] = short.faces(known.believed)


def _only_new(
    told: change_messages.CardChange, before: change_messages.CardChange
) -> change_messages.CardChange:
    for name in told.__struct_fields__:
        if getattr(told, name) == getattr(before, name):
            setattr(told, name, UNSET)
    return told


def _actions_of(view: View) -> ToldActions:
    actions = view.legal_actions or view.next_actions
    play: list[int] = []
    discard: list[int] = []
    take: list[Card] = []
    named: set[type[Clue]] = set()
    decline = False
    for action in actions:
        if isinstance(action, GiveClue):
            named.add(type(action.clue))
        elif isinstance(action, Play):
            if action.announced is None:
                play.append(action.card)
        elif isinstance(action, Discard):
            discard.append(action.card)
        elif isinstance(action, TakeBack):
            take.append(action.card)
        else:
            decline = True
    return ToldActions(
        now=bool(view.legal_actions),
        play=tuple(play),
        discard=tuple(discard),
        colours=ColourClue in named,
        values=ValueClue in named,
        take=tuple(take),
        decline=decline,
    )


def _actions_change(actions: ToldActions, short: Short) -> change_messages.ActionsChange:
    return change_messages.ActionsChange(
        now=actions.now,
        play=list(actions.play),
        as_=short.announcements if actions.play else [],
        discard=list(actions.discard),
        colours=actions.colours,
        values=actions.values,
        take=short.faces(actions.take) if actions.take else None,
        decline=actions.decline,
    )


def _fireworks(view: View, shared: Shared) -> list[dict[str, Any]]:
    return _once(shared, "fireworks", lambda: fireworks_to_plain(view))


def _once(shared: Shared, key: object, make: Callable[[], T]) -> T:
    """What was made for the first who asked for it."""
    if key not in shared:
        shared[key] = make()
    made: T = shared[key]
    return made


def _once_between(shared: Shared, before: T, now: T, find: Callable[[T, T], R]) -> R:
    """What was found between these two for the first who knew the one, and knows the other now."""
    key = ("between", id(before), id(now))
    if key not in shared:
        shared[key] = (
            before,
            now,
            find(before, now),
        )  # the two are kept, so nothing else has their ids
    found: R = shared[key][2]
    return found


def _pairs(before: Sequence[T], now: Sequence[T]) -> list[tuple[int, T, T]]:
    """The places in which two sequences of the same length differ, with what was there and what is."""
    both = enumerate(zip(before, now, strict=True))
    return [(place, old, new) for place, (old, new) in both if old != new]


def _common(before: Sequence[T], now: Sequence[T]) -> int:
    """How many items at the beginning are the same."""
    pairs = enumerate(zip(before, now, strict=False))
    return next((i for i, (old, new) in pairs if old != new), min(len(before), len(now)))
