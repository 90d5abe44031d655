"""Search on top of any deterministic bot of the kernel."""

from hanabi.bots.search.bot import Effort, SearchBot

__all__ = ["Effort", "SearchBot"]
