"""A table that a bot has joined: it hears of it what hanab.live would say."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from hanabi.core import Game
from hanabi.formats.hanab_live.variants import variant_of
from hanabi.server.hanab_live.attendance import clock, present
from hanabi.server.hanab_live.game_actions import NOBODY, GameAction, GameActions, timing
from hanabi.server.live_table import Listener, LiveTable, Shared
from hanabi.server.outbox import OVER, Closing
from hanabi.server.waiting_tables import WaitingTables
from hanabi.table.table import Table
from hanabi.table.watching import shown_to

Send = Callable[[str, object], None]

FOR_THE_ROOM = frozenset(("/setall", "/leaveall"))
"""Commands that bots obey when they are said to everybody, and do not understand when they are said to them alone."""


class JoinedTable(Listener):
    """The connection of a bot to a table where it sits."""

    def __init__(
        self,
        send: Send,
        drop: Callable[[JoinedTable], None],
        number: int,
        live: LiveTable,
        seat: int,
        key: str,
        waiting: WaitingTables,
    ) -> None:
        """`drop` is called when the table in memory is no longer good."""
        self._send = send
        self._drop = drop
        self.number = number
        """The table's number for bots."""
        self.live = live
        self.seat: int = seat
        self.key: str = key
        self.name: str = live.table.names[seat]
        self._waiting = waiting
        self._talk_told = len(live.table.talk)
        self.attend()

    def attend(self) -> None:
        """Hear everything anew from now on."""
        self.gone = False
        self._shown: GameAction | None = None
        self._started = self._ended = False
        self._actions: GameActions | None = None
        """What the bot has been told of the game; None while it has not asked."""
        self._events_told = 0
        self._present: list[bool] | None = None
        """Who is there, as the bot was told."""
        self._asked_while_paused = False
        self._held: Callable[[], object] | None = None

    @property
    def is_held(self) -> bool:
        """Whether the bot still sits here, and no other plays on for it."""
        seat = self.live.seat_of(self)
        return seat is not None and not self.live.table.chairs[seat].bot

    @property
    def leads(self) -> bool:
        """Whether the bot may set the table and begin the game."""
        seat = self.live.seat_of(self)
        return seat is not None and self.live.table.leads(seat)

    @property
    def said(self) -> int:
        """Lines of chat that the bot has said here."""
        return sum(line.seat == self.seat for line in self.live.table.talk)

    def hold(self, wish: Callable[[], object]) -> None:
        """Call this when the game goes on: bots do not try again what was refused during a pause."""
        if self.live.table.pause is None:
            wish()
        else:
            self._held = wish

    # News

    def tell(self, live: LiveTable, shared: Shared) -> None:  # noqa: ARG002  # nobody else hears this
        if self.gone:
            return
        seat = self.live.seat_of(self)
        if seat is None or not self.is_held:
            self.leave()
            return
        self.seat = seat  # before the start it may become another one
        self._show_table()
        self._tell_talk()
        if live.table.game is not None:
            self._tell_game(live.table.game)
        if live.table.pause is None and self._held is not None:
            held, self._held = self._held, None
            held()

    def give_up(self, _closing: Closing = OVER, /) -> None:
        self.gone = True
        self.hide()
        self._drop(self)

    def leave(self) -> None:
        """The bot sits here no longer."""
        self.gone = True
        self.hide()
        self.live.listeners.discard(self)
        self._send("left", {"tableID": self.number})
        self._send("tableGone", {"tableID": self.number})

    def hide(self) -> None:
        """The bot is not there any more to lead the table."""
        self._waiting.hide(self.live.table.id, self)

    def _show_table(self) -> None:
        table, leads = self.live.table, self.leads
        shown = {**listing(table, self.number), "joined": True, "owned": leads}
        if leads and table.guest_opener is not None:
            if table.state == "open":
                self._waiting.show(table.id, listing(table), self, public=table.settings.public)
            else:
                self._waiting.begin(table.id)
        if shown != self._shown and not self._ended:
            self._shown = shown
            self._send("table", shown)

    def _tell_talk(self) -> None:
        talk, chairs = self.live.table.talk, self.live.table.chairs
        for line in talk[self._talk_told :]:
            if line.text is not None and line.seat != self.seat:
                command = line.text.startswith("/") and not chairs[line.seat].guest
                private = command and line.text.split()[0] not in FOR_THE_ROOM
                room, recipient = ("", self.name) if private else (f"table{self.number}", "")
                self._send("chat", chat(line.text, chairs[line.seat].name or "", room, recipient))
        self._talk_told = len(talk)

    def _tell_game(self, game: Game) -> None:
        if not self._started:
            self._started = True
            self._send("tableStart", {"tableID": self.number, "replay": False})
        if self._asked_while_paused:
            self.retell_game(game)
        elif self._actions is not None:
            news = self._news(self._actions)
            for action in news:
                self._send("gameAction", {"tableID": self.number, "action": action})
            if game.outcome is None and self.live.table.pause is None:
                self._tell_time(game, self._actions, moved=bool(news))
        if game.outcome is not None and not self._ended:
            self._ended = True
            self._tell_end()

    def _tell_time(self, game: Game, actions: GameActions, *, moved: bool) -> None:
        """Who is there, when that has changed, and the clock of every turn.

        Some bots look only at the clock to act, and do nothing while somebody is away: it is told again when
        nobody is any more.
        """
        here, before = present(self.live, actions.seating), self._present
        if here != before:
            self._present = here
            self._send("connected", {"tableID": self.number, "list": here})
        if moved or (all(here) and here != before):
            self._send("clock", {"tableID": self.number, **clock(self.live, game, actions.seating)})

    def _news(self, actions: GameActions) -> list[GameAction]:
        """What happened since the last time, as the seat saw it; nothing while the game is covered."""
        view = shown_to(self.live.table, self.seat).view
        if view is None:
            return []
        actions.time_up = self.live.table.time_up
        news = [
            action for event in view.events[self._events_told :] for action in actions.tell(event)
        ]
        self._events_told = len(view.events)
        return news

    def _tell_end(self) -> None:
        """The game becomes a replay that its players watch: old bots leave at `databaseID`, newer ones at `table`."""
        here = {"tableID": self.number}
        kept = {**here, "databaseID": self.number}
        watching = [{"name": self.name, "shadowingPlayerIndex": NOBODY}]
        self._send("tableGone", here)
        self._send("finishOngoingGame", {**kept, "sharedReplayLeader": ""})
        self._send("databaseID", kept)
        replayed = {"sharedReplay": True, "spectators": watching}
        self._send("table", {**listing(self.live.table, self.number), **replayed})
        self.live.listeners.discard(self)  # nothing more will happen

    # Answers; the lock of the table is held

    def describe_game(self, game: Game) -> None:
        """Answer `getGameInfo1`: who plays what."""
        actions = GameActions(game.rules, game.players, game.first)
        table, names, pause = self.live.table, self.live.table.names, self.live.table.pause
        self._send(
            "init",
            {
                "tableID": self.number,
                "playerNames": [
                    names[seat] for seat in map(actions.seating.seat, range(game.players))
                ],
                "ourPlayerIndex": actions.seating.player(self.seat),
                "spectating": False,
                "shadowing": False,
                "replay": False,
                "sharedReplay": False,
                "databaseID": NOBODY,
                "hasCustomSeed": False,
                "seed": "",
                "datetimeStarted": _now(),
                "datetimeFinished": "",
                "variant": actions.variant.name,  # where old bots look for it
                "options": actions.options(table.settings.clock),
                "characterAssignments": [],
                "characterMetadata": [],
                "paused": pause is not None,
                "pausePlayerIndex": (
                    NOBODY if pause is None else actions.seating.player(pause.seat)
                ),
                "pauseQueued": False,
            },
        )

    def retell_game(self, game: Game) -> None:
        """Answer `getGameInfo2`: all that has happened. From now on the bot hears what happens.

        While the game is paused, the answer waits.
        """
        self._asked_while_paused = self.live.table.pause is not None
        if self._asked_while_paused:
            return
        self._actions = GameActions(game.rules, game.players, game.first)
        self._events_told = 0
        actions = self._news(self._actions)
        self._send("gameActionList", {"tableID": self.number, "list": actions})
        self._present = None
        if game.outcome is None:
            self._tell_time(game, self._actions, moved=True)
        self._send("noteListPlayer", {"tableID": self.number, "notes": self._notes(game)})

    def _notes(self, game: Game) -> list[str]:
        """What the bot has written, card by card in their order."""
        seating = GameActions(game.rules, game.players, game.first).seating
        notes = [""] * game.rules.deck_size
        for card, text in self.live.table.notes.get(self.seat, {}).items():
            notes[seating.order(card)] = text
        return notes


def listing(table: Table, number: int = 0) -> GameAction:
    """A table as the list of the lobby shows it to somebody who does not sit there."""
    names = [name for name in table.names if name]
    return {
        "id": number,
        "name": f"table {number}",
        "passwordProtected": table.guest_opener is not None and not table.settings.public,
        "joined": False,
        "owned": False,
        "numPlayers": len(names),
        "maxPlayers": len(table.chairs),
        "running": table.state != "open",
        "variant": variant_of(table.rules).name,
        **timing(table.settings.clock),
        "sharedReplay": False,
        "progress": 0,
        "players": names,
        "spectators": [],
    }


def chat(text: str, who: str, room: str, recipient: str) -> GameAction:
    """A line of chat: in a room, or for one bot alone."""
    return {
        "msg": text,
        "who": who,
        "discord": False,
        "server": False,
        "datetime": _now(),
        "room": room,
        "recipient": recipient,
    }


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
