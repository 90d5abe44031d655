"""Search on top of any deterministic bot of the kernel, and on top of the learned player."""

from hanabi.bots.search.bot import Effort, SearchBot
from hanabi.bots.search.policy_search import PolicyEffort, PolicySearchBot
from hanabi.bots.search.strongest import StrongestSearch

__all__ = ["Effort", "PolicyEffort", "PolicySearchBot", "SearchBot", "StrongestSearch"]
