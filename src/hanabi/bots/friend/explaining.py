"""What the friend's memory says about its last choice, as a `Motive`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hanabi.bots.friend.memory import REASON, REASON_FACES, REASON_SEAT, REASON_SLOT, REASON_STEP
from hanabi.bots.friend.reasons import REASONS
from hanabi.core import Motive, Seat

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hanabi.bots.history import History
    from hanabi.core import View
    from hanabi.kernel.plan import Plan


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
