"""A room in which people look at a finished game together: what is shown, who leads, what was suggested and said.

Whoever leads chooses the moment, the others see it; a hypothesis is played on by everybody. Nothing of it is written down.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec

from hanabi.core import BadSetup, HanabiError, Record
from hanabi.core.codec import step_to_plain
from hanabi.core.names import LONGEST_NAME, check_names
from hanabi.server import shared_replay_messages as messages
from hanabi.server.guard import digest
from hanabi.server.hypothesis import Hypothesis, action_at
from hanabi.server.outbox import Outbox
from hanabi.table.settings import CommandRefused
from hanabi.table.table_record import motives_in

MOST_PEOPLE = 30
MOST_SAID = 500
"""Lines of chat in one room."""

_encode = msgspec.json.Encoder().encode


@dataclass(eq=False, slots=True)
class Visitor:
    """One connection to a room."""

    language: str | None
    outbox: Outbox
    id: str = ""
    name: str = ""
    following: bool = True
    talk_told: int = 0
    line_told: int = -1


@dataclass(eq=False)
class Room:
    """All commands but entering are of somebody who is there; one that is refused has changed nothing."""

    record: Record
    made_by: str
    """The address from which it was opened."""
    visitors: list[Visitor] = field(default_factory=list)
    leader: str | None = None
    turn: int = 0
    seat: int | None = None
    pointed: list[int] | None = None
    spoiler_free: bool = False
    line: Hypothesis | None = None
    suggestions: dict[str, messages.Suggestion] = field(default_factory=dict)
    """By who made them."""
    talk: list[messages.SaidInRoom] = field(default_factory=list)
    number: int = 0
    """Counts the changes."""
    empty_since: float = 0.0
    _line_number: int = 0
    """Counts what was seen of hypotheses: whoever was told the latest is told no moment again."""

    def __post_init__(self) -> None:
        self._last_turn = self.record.replay().turn
        self._motives = motives_in(self.record)

    @property
    def people(self) -> dict[str, Visitor]:
        """Who is there, by id, in the order in which they came."""
        return {visitor.id: visitor for visitor in self.visitors}

    # Coming and going

    def enter(self, visitor: Visitor, wish: messages.EnterRoom) -> None:
        """Come in. The first leads, unless they tell who did before the server forgot the room."""
        name = wish.name.strip()
        check_names([name])
        who = digest(wish.key)[:16]
        if who not in self.people and len(self.people) >= MOST_PEOPLE:
            raise CommandRefused("room-full", f"at most {MOST_PEOPLE} people fit in here")
        visitor.id, visitor.name = who, self._free_name(name, who)
        visitor.talk_told, visitor.line_told = 0, -1
        if self.leader is None:
            self.leader = who
            if wish.before is not None:
                self._restore(wish.before)
        self.visitors.append(visitor)
        self._changed()

    def _free_name(self, name: str, who: str) -> str:
        """The name, with a number where somebody else has it."""
        taken = {one.name.casefold() for one in self.visitors if one.id != who}
        number, free = 1, name
        while free.casefold() in taken:
            number += 1
            free = f"{name[: LONGEST_NAME - 4]} {number}"
        return free

    def _restore(self, before: messages.RoomBefore) -> None:
        """Be as somebody remembers it, as far as that is possible."""
        self.leader = before.leader or self.leader
        self.spoiler_free = before.spoiler_free
        if before.turn <= self._last_turn:
            self.turn = before.turn
        if before.seat is None or before.seat < len(self.record.players):
            self.seat = before.seat
        if before.moves:
            try:
                line = self._line_from(self.turn)
                for move in before.moves:
                    line.act(move, line.steps)
            except HanabiError:
                return
            self._show_line(line)

    def leave(self, visitor: Visitor, now: float) -> None:
        """Go, with what one suggested. Whoever led may come back and leads on, unless somebody else does by then."""
        if visitor not in self.visitors:
            return
        self.visitors.remove(visitor)
        if visitor.id not in self.people:
            self.suggestions.pop(visitor.id, None)
        self.empty_since = now
        self._changed()

    # Wishes

    def obey(self, visitor: Visitor, wish: messages.RoomCommand) -> None:  # noqa: C901, PLR0912  # one case a command
        match wish:
            case messages.EnterRoom():
                raise CommandRefused("wrong-moment", "you are here already")
            case messages.LeadRoom():
                self._require_lead(visitor)
                self._lead(wish)
            case messages.FollowLeader(following=following):
                visitor.following = following
            case messages.HandOverLead(to=to):
                self._require_lead(visitor)
                if to not in self.people:
                    raise CommandRefused("not-there", "that person is not here")
                self.leader = to
            case messages.TakeLead():
                if self.leader in self.people and self.leader != visitor.id:
                    raise CommandRefused("still-here", "whoever leads is here")
                self.leader = visitor.id
            case messages.SuggestMove(turn=turn, action=action):
                self.suggestions[visitor.id] = self._suggestion(visitor, turn, action)
            case messages.DropSuggestion(by=by):
                if by != visitor.id:
                    self._require_lead(visitor)
                self._suggested(by)
                del self.suggestions[by]
            case messages.TakeUp(by=by):
                self._require_lead(visitor)
                said = self._suggested(by)
                self._begin_line(said.turn, said.action)
                del self.suggestions[by]
            case messages.TryMove(action=action, steps=steps):
                self._try(visitor, action, steps)
            case messages.UndoTry(steps=steps):
                self._undo(steps)
            case messages.BackToRecord():
                self._require_lead(visitor)
                self._show_line(None)
            case messages.SayInRoom(text=text):
                self._say(visitor, text)
        self._changed()

    def _require_lead(self, visitor: Visitor) -> None:
        if visitor.id != self.leader:
            raise CommandRefused("not-leading", "only whoever leads may do this")

    def _lead(self, wish: messages.LeadRoom) -> None:
        turn = self.turn if wish.turn is msgspec.UNSET else wish.turn
        seat = self.seat if wish.seat is msgspec.UNSET else wish.seat
        if turn > self._last_turn:
            raise BadSetup(f"turn: there is no turn {turn}; this game has {self._last_turn}")
        if seat is not None and seat >= len(self.record.players):
            raise BadSetup(f"seat: there is no seat {seat}")
        if wish.spoiler_free is not msgspec.UNSET:
            self.spoiler_free = wish.spoiler_free
        if turn != self.turn:
            self._show_line(None)
        elif (seat is None) != (self.seat is None):
            self._show_line(self.line)
        self.turn, self.seat = turn, seat
        if wish.pointed is not msgspec.UNSET:
            self.pointed = wish.pointed

    def _suggestion(
        self, visitor: Visitor, turn: int, plain: dict[str, object]
    ) -> messages.Suggestion:
        game = self.record.replay(turn)
        action = action_at(game, plain)
        hand, card = game.hands[game.to_act], plain.get("card")
        place = hand.index(card) + 1 if card in hand else None
        written = step_to_plain(game.rules, action)
        return messages.Suggestion(visitor.id, visitor.name, turn, game.to_act, written, place)

    def _suggested(self, by: str) -> messages.Suggestion:
        if by not in self.suggestions:
            raise CommandRefused("late", "that is no longer suggested")
        return self.suggestions[by]

    # Hypotheses

    def _line_from(self, turn: int) -> Hypothesis:
        return Hypothesis(self.record, turn, self._motives)

    def _begin_line(self, turn: int, action: dict[str, object], steps: int | None = None) -> None:
        line = self._line_from(turn)
        line.act(action, line.steps if steps is None else steps)
        self.turn = turn
        self._show_line(line)

    def _try(self, visitor: Visitor, action: dict[str, object], steps: int) -> None:
        if self.line is None:
            self._require_lead(visitor)
            self._begin_line(self.turn, action, steps)
        else:
            self.line.act(action, steps)
            self._show_line(self.line)

    def _undo(self, steps: int) -> None:
        if self.line is None:
            raise CommandRefused("late", "nothing is being tried")
        self.line.undo(steps)
        self._show_line(self.line if self.line.moves else None)

    def _show_line(self, line: Hypothesis | None) -> None:
        self.line, self.pointed = line, None
        self._line_number += 1

    # Talk and news

    def _say(self, visitor: Visitor, text: str) -> None:
        line = "".join(c if c.isprintable() else " " for c in text).strip()
        if not line:
            raise CommandRefused("empty", "say something")
        if len(self.talk) >= MOST_SAID:
            raise CommandRefused("too-much", "enough has been said here")
        self.talk.append(messages.SaidInRoom(visitor.name, line))

    def _changed(self) -> None:
        """Tell everybody. Those who speak the same language are told of a hypothesis in the same words."""
        self.number += 1
        line, moments = self.line, dict[str | None, messages.LineInfo]()
        for visitor in list(self.visitors):
            if line is None:
                shown = None
            elif visitor.line_told == self._line_number:
                shown = messages.LineInfo(line.turn, line.moves, line.steps)
            else:
                if visitor.language not in moments:
                    moment = line.moment(visitor.language, all_open=self.seat is None)
                    moments[visitor.language] = messages.LineInfo(
                        line.turn, line.moves, line.steps, moment
                    )
                shown = moments[visitor.language]
            visitor.outbox.put(_encode(self._update(visitor, shown)))
            visitor.line_told, visitor.talk_told = self._line_number, len(self.talk)

    def _update(self, visitor: Visitor, line: messages.LineInfo | None) -> messages.RoomUpdate:
        return messages.RoomUpdate(
            number=self.number,
            you=visitor.id,
            people=[
                messages.RoomPerson(one.id, one.name, one.following) for one in self.people.values()
            ],
            leader=self.leader,
            turn=self.turn,
            seat=self.seat,
            pointed=self.pointed,
            spoiler_free=self.spoiler_free,
            suggestions=list(self.suggestions.values()),
            line=line,
            talk_from=visitor.talk_told,
            talk=self.talk[visitor.talk_told :],
        )
