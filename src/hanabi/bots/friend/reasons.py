"""Why the friend moved: codes that `choose` leaves in its memory, for others to turn into sentences.

`REASON` holds the code. What else is meant is listed in `REASONS`, by the name of the word:

- `slot`: the place of a card, 0 the oldest, in the hand of `seat`;
- `seat`: whose hand it is, or for plays and discards of own cards who gave the clue behind them;
- `faces`: what the card is or is taken for, a bit for each face;
- `step`: the number of the step, counted from 1, that was the clue behind the move.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from hanabi.bots.friend.memory import REASON, REASON_FACES, REASON_SEAT, REASON_SLOT, REASON_STEP
from hanabi.kernel.compiling import small


class Reason(NamedTuple):
    """A reason by name, and the words of memory that have a meaning with it."""

    name: str
    words: tuple[str, ...]


REASONS = (
    Reason("none", ()),
    Reason("play-certain", ("slot", "faces")),
    Reason("play-read", ("slot", "seat", "faces", "step")),
    Reason("play-inferred", ("slot", "seat", "faces", "step")),
    Reason("play-finessed", ("slot", "seat", "faces", "step")),
    Reason("play-prompted", ("slot", "seat", "faces", "step")),
    Reason("play-gamble-last-round", ("slot", "faces")),
    Reason("play-forced", ("slot", "faces")),
    Reason("clue-play", ("slot", "seat", "faces")),
    Reason("clue-finesse", ("slot", "seat", "faces")),
    Reason("clue-prompt", ("slot", "seat", "faces")),
    Reason("clue-save-five", ("slot", "seat", "faces")),
    Reason("clue-save-two", ("slot", "seat", "faces")),
    Reason("clue-save-last", ("slot", "seat", "faces")),
    Reason("clue-save", ("slot", "seat", "faces")),
    Reason("clue-fix", ("slot", "seat", "faces")),
    Reason("clue-useless", ("slot", "seat", "faces")),
    Reason("clue-more", ("seat",)),
    Reason("clue-stall", ("seat",)),
    Reason("discard-useless", ("slot", "faces")),
    Reason("discard-duplicate", ("slot", "seat", "faces", "step")),
    Reason("discard-chop", ("slot",)),
    Reason("discard-least", ("slot", "faces")),
    Reason("discard-last-round", ("slot",)),
    Reason("tile-place", ("faces",)),
    Reason("tile-reshuffle", ("faces",)),
    Reason("tile-decline", ()),
)
"""By code."""


def _code(name: str) -> np.int64:
    return np.int64([reason.name for reason in REASONS].index(name))


PLAY_CERTAIN = _code("play-certain")
PLAY_READ = _code("play-read")
PLAY_INFERRED = _code("play-inferred")
PLAY_FINESSED = _code("play-finessed")
PLAY_PROMPTED = _code("play-prompted")
PLAY_GAMBLE = _code("play-gamble-last-round")
PLAY_FORCED = _code("play-forced")
CLUE_PLAY = _code("clue-play")
CLUE_FINESSE = _code("clue-finesse")
CLUE_PROMPT = _code("clue-prompt")
CLUE_SAVE_FIVE = _code("clue-save-five")
CLUE_SAVE_TWO = _code("clue-save-two")
CLUE_SAVE_LAST = _code("clue-save-last")
CLUE_SAVE = _code("clue-save")
CLUE_FIX = _code("clue-fix")
CLUE_USELESS = _code("clue-useless")
CLUE_MORE = _code("clue-more")
CLUE_STALL = _code("clue-stall")
DISCARD_USELESS = _code("discard-useless")
DISCARD_DUPLICATE = _code("discard-duplicate")
DISCARD_CHOP = _code("discard-chop")
DISCARD_LEAST = _code("discard-least")
DISCARD_LAST_ROUND = _code("discard-last-round")
TILE_PLACE = _code("tile-place")
TILE_RESHUFFLE = _code("tile-reshuffle")
TILE_DECLINE = _code("tile-decline")


@small
def give_reason(memory, m, code, slot, seat, faces, step):
    """Write a reason down."""
    memory[m, REASON] = code
    memory[m, REASON_SLOT] = slot
    memory[m, REASON_SEAT] = seat
    memory[m, REASON_FACES] = faces
    memory[m, REASON_STEP] = step
