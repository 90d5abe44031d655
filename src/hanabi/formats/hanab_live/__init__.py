"""Games of hanab.live, as JSON and as links, to our records and back."""

from hanabi.formats.hanab_live.counterpart import Counterpart
from hanabi.formats.hanab_live.games import dumps, from_plain, loads
from hanabi.formats.hanab_live.leftovers import LeftOut
from hanabi.formats.hanab_live.links import follow_link, is_link, read_link, write_link
from hanabi.formats.hanab_live.losses import Loss, Lost, lost_in_json, lost_in_link
from hanabi.formats.hanab_live.variant_rules import WhyNot
from hanabi.formats.hanab_live.variants import VARIANTS, NoCounterpart, NotPlayed, Variant

__all__ = [
    "VARIANTS",
    "Counterpart",
    "LeftOut",
    "Loss",
    "Lost",
    "NoCounterpart",
    "NotPlayed",
    "Variant",
    "WhyNot",
    "dumps",
    "follow_link",
    "from_plain",
    "is_link",
    "loads",
    "lost_in_json",
    "lost_in_link",
    "read_link",
    "write_link",
]
