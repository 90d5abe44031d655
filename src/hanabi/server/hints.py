"""Hints: whoever is to act may ask what a bot would do in their place. They alone are told, and nothing of it is kept."""

from __future__ import annotations

import asyncio

import msgspec

from hanabi.core import Seat, View
from hanabi.core.codec import step_to_plain
from hanabi.server.client import words_for
from hanabi.server.http_messages import Hint
from hanabi.server.live_table import AskedHint, LiveTable, Moment
from hanabi.server.messages import ActionInfo
from hanabi.server.server_bots import ServerBots
from hanabi.server.wire import reason_info
from hanabi.table.hints import ADVISER, advised_team, check_hint
from hanabi.table.settings import CommandRefused
from hanabi.table.supervisor import BotAnswer, BotFailure
from hanabi.words import LANGUAGES
from hanabi.words.hints import hint_text


class Hints:
    """Asks the bot, once for each moment of a game: whoever asks again hears the same."""

    def __init__(self, bots: ServerBots) -> None:
        self._bots = bots

    async def ask(self, live: LiveTable, seat: Seat, language: str | None) -> Hint:
        """What it would do. Refused as `late` if the game moves on before it answers."""
        table = live.table
        await self._bots.check([ADVISER], table.rules, len(table.chairs))
        async with live.lock:
            live.check()
            view = check_hint(live.table, seat).view(seat)
            moment = _moment(live)
            if live.hint is None or live.hint.moment != moment:
                team = advised_team(live.table.bots, seat)
                asking = self._bots.ask({}, seat, team, view)
                live.hint = AskedHint(moment, asyncio.create_task(asking))
            asked = live.hint
        await asyncio.wait([asked.answer])  # not cancelled with whoever waits: others may wait too
        if live.hint is not asked:
            raise CommandRefused("late", "the game has moved on since")
        answer = asked.answer.result()
        if isinstance(answer, BotFailure):
            live.hint = None  # it may answer the next time
            raise CommandRefused("no-hint", f"the bot {ADVISER} gave no answer")
        return _told(live, view, answer, language)

    def follow(self, live: LiveTable) -> None:
        """Let the bot stop thinking about a moment that has passed."""
        if live.hint is not None and live.hint.moment != _moment(live):
            live.hint.answer.cancel()
            live.hint = None


def _moment(live: LiveTable) -> Moment:
    """What a hint is good for: whoever is to act, after so many events. None where nobody may act."""
    table = live.table
    if live.dropped or table.game is None or table.thinking is None:
        return None
    return table.thinking, table.game.event_count


def _told(live: LiveTable, view: View, answer: BotAnswer, language: str | None) -> Hint:
    action, motive, _ = answer
    plain = msgspec.convert(step_to_plain(view.rules, action), ActionInfo)
    why = None if motive is None else reason_info(view.rules, motive)
    text = None
    if language in LANGUAGES:
        words = words_for(language, view.rules.vocabulary)
        text = hint_text(words, view, live.table.names, action, motive)
    return Hint(ADVISER, plain, why, text)
