"""Why the friend moved: a code in its memory, the table of the codes, and the `Motive` that they stand for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from hanabi.bots.friend.memory import REASON, REASON_FACES, REASON_SEAT, REASON_SLOT, REASON_STEP
from hanabi.core import Motive, Seat
from hanabi.kernel.compiling import small

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hanabi.bots.history import History
    from hanabi.core import View
    from hanabi.kernel.plan import Plan


class ReasonCode(NamedTuple):
    """A reason by name, and the words of memory that have a meaning with it."""

    name: str
    words: tuple[str, ...]


REASONS = (
    ReasonCode("none", ()),
    ReasonCode("play-certain", ("slot", "faces")),
    ReasonCode("play-read", ("slot", "seat", "faces", "step")),
    ReasonCode("play-inferred", ("slot", "seat", "faces", "step")),
    ReasonCode("play-finessed", ("slot", "seat", "faces", "step")),
    ReasonCode("play-prompted", ("slot", "seat", "faces", "step")),
    ReasonCode("play-gamble-last-round", ("slot", "faces")),
    ReasonCode("play-forced", ("slot", "faces")),
    ReasonCode("clue-play", ("slot", "seat", "faces")),
    ReasonCode("clue-finesse", ("slot", "seat", "faces")),
    ReasonCode("clue-prompt", ("slot", "seat", "faces")),
    ReasonCode("clue-save-five", ("slot", "seat", "faces")),
    ReasonCode("clue-save-two", ("slot", "seat", "faces")),
    ReasonCode("clue-save-last", ("slot", "seat", "faces")),
    ReasonCode("clue-save", ("slot", "seat", "faces")),
    ReasonCode("clue-fix", ("slot", "seat", "faces")),
    ReasonCode("clue-useless", ("slot", "seat", "faces")),
    ReasonCode("clue-more", ("seat",)),
    ReasonCode("clue-stall", ("seat",)),
    ReasonCode("discard-useless", ("slot", "faces")),
    ReasonCode("discard-duplicate", ("slot", "seat", "faces", "step")),
    ReasonCode("discard-chop", ("slot",)),
    ReasonCode("discard-least", ("slot", "faces")),
    ReasonCode("discard-last-round", ("slot",)),
    ReasonCode("tile-place", ("faces",)),
    ReasonCode("tile-reshuffle", ("faces",)),
    ReasonCode("tile-decline", ()),
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


def explain(plan: Plan, history: History, view: View, memory: NDArray[np.int64]) -> Motive:
    """Why the move was chosen that this memory was left with."""
    reason = REASONS[int(memory[REASON])]
    about = {
        "slot": int(memory[REASON_SLOT]),
        "seat": int(memory[REASON_SEAT]),
        "faces": int(memory[REASON_FACES]),
        "step": int(memory[REASON_STEP]),
    }
    said = {word: about[word] for word in reason.words}
    own = reason.name.startswith(("play-", "discard-"))
    holder = view.to_act if own else said.get("seat")
    card = history.hands[holder][said["slot"]] if holder is not None and "slot" in said else None
    return Motive(
        reason.name,
        card=card,
        seat=Seat(said["seat"]) if "seat" in said else None,
        faces=tuple(
            face for i, face in enumerate(plan.rules.faces) if said.get("faces", 0) >> i & 1
        ),
        clue=plan.clue(0, history.actions[said["step"] - 1]).clue if said.get("step") else None,
    )
