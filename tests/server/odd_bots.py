"""Bots that fail in every way, and one that talks: another package's, as far as the server can tell."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

from hanabi import CardId, Clue, ColourClue, Discard, GiveClue, Play, Seat, ValueClue, View
from hanabi.bots import Bot, BotKind, Choice, Motive
from hanabi.core.events import ClueGiven

STOPPED = "ODD_BOTS_STOPPED"
"""The environment variable with the path of a file that `Slow` makes when it is asked to stop."""

GATE = "ODD_BOTS_GATE"
"""The environment variable with the path of a file without which `heavy` cannot be made."""

ASKED = "ODD_BOTS_ASKED"
"""The environment variable with the path of a file where `Late` counts how often it was asked."""

POINTS = """[hanabi.bots]
failing = odd_bots:Failing
illegal = odd_bots:Illegal
nonsense = odd_bots:Nonsense
quitting = odd_bots:Quitting
hanging = odd_bots:Hanging
slow = odd_bots:Slow
talker = odd_bots:Talker
babbling = odd_bots:Babbling
few = odd_bots:FEW
cheat = odd_bots:CHEAT
needy = odd_bots:NEEDY
heavy = odd_bots:HEAVY
late = odd_bots:Late
broken = odd_bots:NoSuchThing
"""


def install(folder: Path) -> str:
    """Put the package into this folder; the Python that makes a process see it."""
    info = folder / "odd_bots-1.0.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS)
    return f"import sys; sys.path[:0] = [{str(folder)!r}, {str(Path(__file__).parent)!r}]"


class Failing:
    def __init__(self, _seed: int) -> None: ...

    def act(self, view: View) -> Choice:
        raise ZeroDivisionError(f"seat {view.seat} has no idea")


class Illegal(Failing):
    def act(self, view: View) -> Choice:  # noqa: ARG002  # whatever it sees
        return Choice(Discard(CardId(999)))


class Nonsense(Failing):
    def act(self, view: View) -> Choice:  # noqa: ARG002  # whatever it sees
        return None  # type: ignore[return-value]  # that is the point


class Quitting(Failing):
    def act(self, view: View) -> Choice:  # noqa: ARG002  # whatever it sees
        raise SystemExit(3)


class Hanging(Failing):
    def act(self, view: View) -> Choice:  # noqa: ARG002  # whatever it sees
        threading.Event().wait()
        raise AssertionError


class Slow(Failing):
    """Thinks until it is asked to stop, and then has an answer."""

    def __init__(self, _seed: int) -> None:
        self._stopped = threading.Event()

    def act(self, view: View) -> Choice:
        self._stopped.wait()
        self._stopped.clear()
        return Choice(view.legal_actions[0])

    def stop(self) -> None:
        if STOPPED in os.environ:
            Path(os.environ[STOPPED]).touch()
        self._stopped.set()


class Late(Failing):
    """Answers after a while, whatever happens."""

    def act(self, view: View) -> Choice:
        if ASKED in os.environ:
            with Path(os.environ[ASKED]).open("a") as file:
                file.write("late\n")
        time.sleep(0.5)
        return Choice(view.legal_actions[0])


class Talker(Failing):
    """Tells all it sees: clues for the last card of the next hand, plays after a clue, else discards."""

    def act(self, view: View) -> Choice:
        me = view.to_act
        told = [e for e in view.events if isinstance(e, ClueGiven) and e.target == me]
        held = {card.id for card in view.hand}
        if told and set(told[-1].touched) & held:
            card = next(card for card in told[-1].touched if card in held)
            faces = view.hand[[c.id for c in view.hand].index(card)].knowledge.believed[:2]
            reason = Motive("play-read", card, told[-1].giver, faces, told[-1].clue)
            return Choice(Play(card), reason)
        after = Seat((me + 1) % view.players)
        newest = view.hands[after][-1]
        assert newest.face is not None
        clue: Clue = ValueClue(newest.face.value)
        if GiveClue(after, clue) not in view.legal_actions:
            clue = ColourClue(newest.face.suit)
        if GiveClue(after, clue) in view.legal_actions:
            reason = Motive("clue-save-last", newest.id, after, (newest.face,), clue)
            return Choice(GiveClue(after, clue), reason)
        oldest = view.hand[0].id
        return Choice(Discard(oldest), Motive("discard-duplicate", oldest, after, (newest.face,)))


class Babbling(Failing):
    """Gives reasons that are none."""

    def act(self, view: View) -> Choice:
        return Choice(view.legal_actions[0], Motive("x" * 1000, CardId(-1), Seat(77)))


def _needs_a_compiler(_seed: int) -> Bot:
    raise ModuleNotFoundError("No module named 'numba'", name="numba")


def _heavy(seed: int) -> Bot:
    """Can be made as soon as the gate is there."""
    while not Path(os.environ[GATE]).exists():
        time.sleep(0.01)
    return Late(seed)


HEAVY = BotKind(_heavy, "takes long to load")
FEW = BotKind(Late, "for two", most_players=2)
CHEAT = BotKind(Late, "sees all", sees_all=True)
NEEDY = BotKind(_needs_a_compiler, "compiled")
