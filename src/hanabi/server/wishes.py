"""What a command of somebody at a table stands for: the decision that is taken once the table is locked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial

from hanabi.core import Seat
from hanabi.core.json_reader import Node
from hanabi.server import clock_messages, command_messages
from hanabi.server.dealing import Dealing
from hanabi.server.guests import GuestList
from hanabi.server.live_table import LiveTable
from hanabi.server.moderation import Moderation
from hanabi.server.server_bots import ServerBots
from hanabi.table import dealing, decisions, seating
from hanabi.table.facts import Fact
from hanabi.table.settings import Settings
from hanabi.table.table import Table

Decision = Callable[[Table, Seat], Sequence[Fact]]
"""What somebody at a seat wishes: the facts it leads to, or a refusal."""


class Wishes:
    """Understands commands."""

    def __init__(
        self, bots: ServerBots, guests: GuestList, dealing: Dealing, moderation: Moderation
    ) -> None:
        self.moderation = moderation
        self._bots = bots
        self._guests = guests
        self._dealing = dealing

    async def decision(  # noqa: C901, PLR0912  # one case a command
        self, live: LiveTable, key: str, command: command_messages.Command
    ) -> Decision:
        """What to decide for whoever sent this and holds a seat with this key.

        A rematch is none: it opens a table of its own.
        """
        match command:
            case command_messages.Act(action=action, steps=steps):
                return lambda table, seat: decisions.act(table, seat, action, steps, live.thought())
            case command_messages.RearrangeHand(order=order):
                return partial(decisions.rearrange, order=order)
            case command_messages.Say(remark=remark, text=text):
                return partial(self._say, remark=remark, text=text)
            case command_messages.Note(card=card, text=text):
                return partial(decisions.note, card=card, text=text)
            case command_messages.VoteEnd(agree=agree):
                return partial(decisions.vote_end, agree=agree)
            case command_messages.VoteTakeBack(agree=agree, steps=steps):
                return lambda table, seat: decisions.vote_take_back(
                    table, seat, steps, agree=agree, seconds=live.thought()
                )
            case command_messages.VoteReplace(seat=gone, agree=agree):
                return lambda table, seat: decisions.vote_replace(
                    *(table, seat, gone, live.connected),
                    agree=agree,
                    wait=live.grace_left(gone),
                    seconds=live.thought(),
                )
            case clock_messages.Pause():
                return lambda table, seat: decisions.pause(table, seat, live.thought())
            case clock_messages.Resume():
                return decisions.resume
            case command_messages.Return():
                return decisions.come_back
            case command_messages.Change(settings=plain):
                settings = Settings.from_plain(Node(plain, "settings"))
                rules = settings.check()
                await self._bots.check(settings.bots.values(), rules, settings.seats)
                return partial(seating.change, settings=settings)
            case command_messages.Start():
                drawn = await self._dealing.draw(live, key)
                return partial(dealing.deal, date=_date(live.clock()), drawn=drawn)
            case command_messages.Leave():
                return seating.leave
            case command_messages.Invite(guest=guest):
                return await self._invite(live, key, guest)
            case command_messages.Kick(seat=who):
                return partial(seating.kick, who=who)
            case command_messages.Rematch():
                raise AssertionError("a rematch opens a table of its own")

    async def _invite(self, live: LiveTable, key: str, guest: str) -> Decision:
        """Nothing happens at the table: a guest sits down by itself."""
        seat = live.table.seat_of(key)
        if seat is not None:
            seating.check_invitation(live.table, seat)
            await self._guests.invite(guest, live, live.table.names[seat])
        return lambda _table, _seat: ()

    def _say(
        self, table: Table, seat: Seat, remark: str | None, text: str | None
    ) -> Sequence[Fact]:
        self.moderation.check_talk(table.chairs[seat].holders)
        return decisions.say(table, seat, remark, text)


def _date(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
