"""The arena: bots play thousands of games on the same deals, and what that says about them."""

from hanabi.arena.plan import (
    ArenaError,
    ArenaPlan,
    First,
    Match,
    NamedRules,
    Save,
    Team,
    make_plan,
    parse_team,
)
from hanabi.arena.results import Counting
from hanabi.arena.run import Run
from hanabi.arena.standings import (
    CrossPlay,
    Difference,
    Mean,
    Share,
    Standing,
    cross_play,
    differences,
)

__all__ = [
    "ArenaError",
    "ArenaPlan",
    "Counting",
    "CrossPlay",
    "Difference",
    "First",
    "Match",
    "Mean",
    "NamedRules",
    "Run",
    "Save",
    "Share",
    "Standing",
    "Team",
    "cross_play",
    "differences",
    "make_plan",
    "parse_team",
]
