"""What is known of a card, in words: the clues that told of it, and what it can be."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core.cards import Card, Clue
from hanabi.core.knowledge import Knowledge
from hanabi.core.rules import Rules
from hanabi.words.speech import Speech


def known_words(say: Speech, rules: Rules, knowledge: Knowledge) -> str:
    """What clues told of a card: those that touched it, and those that passed it by and say more."""
    marks = clue_words(say, rules, knowledge.marked)
    barred = say.commas(
        say("terminal-known-not", clue=say.clue(rules, clue))
        for clue in _telling_exclusions(rules, knowledge)
    )
    if marks and barred:
        return say("terminal-known-both", marks=marks, barred=barred)
    return marks or barred or say("terminal-unknown")


def clue_words(say: Speech, rules: Rules, clues: Sequence[Clue]) -> str:
    """Clues one after the other."""
    return say.commas(say.clue(rules, clue) for clue in clues)


def face_words(say: Speech, rules: Rules, faces: Sequence[Card]) -> str:
    """Cards suit by suit: `red 1 2 4, blue 3`."""
    if len(faces) == len(rules.faces):
        return say("terminal-any-card")
    groups = []
    for index, suit in enumerate(rules.suits):
        values = [str(face.value) for face in faces if face.suit == index]
        if values:
            groups.append(f"{say.suit(suit.name, 'clue')} {' '.join(values)}")
    return say.commas(groups)


def _telling_exclusions(rules: Rules, knowledge: Knowledge) -> list[Clue]:
    """The clues that passed the card by and say more than its marks do."""
    by_marks = [
        face for face in rules.faces if all(rules.touches(clue, face) for clue in knowledge.marked)
    ]
    return [
        clue for clue in knowledge.excluded if any(rules.touches(clue, face) for face in by_marks)
    ]
