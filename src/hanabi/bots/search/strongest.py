"""`search` by its plain name: on top of the learned player where all play as it does, else of a compiled bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanabi.bots.learned.shelf import missing_weights
from hanabi.bots.search.bot import SEARCH, SearchBot
from hanabi.bots.search.policy_search import PolicySearchBot, plays_learned
from hanabi.core import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from hanabi.bots.protocol import Choice
    from hanabi.core import View
    from hanabi.kernel.players import Player


class StrongestSearch:
    """Chooses what to search on when it sees the table."""

    def __init__(self, compiled: Callable[[Sequence[str | None]], Player], seed: int = 0) -> None:
        """`compiled` gives the bot to follow in a team where the learned player is not."""
        self._compiled, self._seed = compiled, seed
        self._met: tuple[Seat, Sequence[str | None]] | None = None
        self._bot: SearchBot | PolicySearchBot | None = None

    def meet(self, seat: Seat, team: Sequence[str | None]) -> None:
        self._met = seat, team

    def stop(self) -> None:
        """Let the move that is being thought about be made now."""
        if self._bot is not None:
            self._bot.stop()

    def act(self, view: View) -> Choice:
        if self._bot is None:
            self._bot = self._choose(view)
        return self._bot.act(view)

    def _choose(self, view: View) -> SearchBot | PolicySearchBot:
        seat, team = self._met or (view.to_act, [SEARCH] * view.players)
        trained = missing_weights(view.rules, view.players) is None
        bot: SearchBot | PolicySearchBot = SearchBot(self._compiled, self._seed)
        if trained and plays_learned(team):
            bot = PolicySearchBot(self._seed)
        bot.meet(seat, team)
        return bot
