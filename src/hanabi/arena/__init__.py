"""The arena: bots play thousands of games on the same deals, and what that says about them."""

from hanabi.arena.plan import ArenaError, First, Match, Plan, Save, Table, make_plan
from hanabi.arena.run import Run
from hanabi.arena.sheet import Counting
from hanabi.arena.standings import CrossPlay, Difference, Standing, cross_play, differences
from hanabi.arena.statistics import Mean, Share
from hanabi.arena.teams import Team, parse_team

__all__ = [
    "ArenaError",
    "Counting",
    "CrossPlay",
    "Difference",
    "First",
    "Match",
    "Mean",
    "Plan",
    "Run",
    "Save",
    "Share",
    "Standing",
    "Table",
    "Team",
    "cross_play",
    "differences",
    "make_plan",
    "parse_team",
]
