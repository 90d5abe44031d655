"""Typed lines: a step in the notation of `hanabi.core.notation`, in the words of a language, or a question.

Whatever is neither is answered with what would be right.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from hanabi.core import Action, CardId, HanabiError, Rearrange, Seat, Step, View
from hanabi.core.notation import Fault, NotUnderstood, Place, Spellings, Verb
from hanabi.words import Words


class Confused(HanabiError):
    """The line is no command; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish to see something, or to leave."""

    what: str
    """One of the questions that are understood here, such as those of `QUESTIONS`."""

    seat: Seat | None = None
    card: CardId | None = None
    """The card to be noted on."""
    text: str = ""
    """What is to be noted, or said."""


Command = Action | Rearrange | Ask

QUESTIONS = {
    "table": "command-table",
    "hand": "command-hand",
    "discards": "command-discards",
    "log": "command-log",
    "why": "command-why",
    "hint": "command-hint",
    "note": "command-note",
    "undo": "command-undo",
    "rules": "command-rules",
    "help": "command-help",
    "end": "command-end",
    "quit": "command-quit",
}

STEP_WORDS: dict[str, str] = {
    Verb.PLAY: "command-play",
    Verb.DISCARD: "command-discard",
    Verb.CLUE: "command-clue",
    Verb.MOVE: "command-move",
    Verb.SORT: "command-sort",
    Verb.TAKE: "command-take",
    Verb.DECLINE: "command-decline",
}

COMMAND_WORDS = {**STEP_WORDS, **QUESTIONS}
"""The message that lists the words for each command, the first being the one to teach."""

_HOW_TO = {
    Verb.PLAY: "terminal-how-to-play",
    Verb.DISCARD: "terminal-how-to-discard",
    Verb.CLUE: "terminal-how-to-clue",
    Verb.MOVE: "terminal-how-to-move",
    Verb.SORT: "terminal-how-to-sort",
    Verb.TAKE: "terminal-how-to-take",
    Verb.DECLINE: "terminal-how-to-decline",
}


class Commands:
    """Reads lines in one language; the English words are understood in every language.

    `questions` are what else than steps can be said: each with the message that lists its words. What follows those of
    `texts` is for people to read.
    """

    def __init__(
        self,
        words: Words,
        questions: Mapping[str, str] = QUESTIONS,
        texts: Collection[str] = (),
    ) -> None:
        self._words = words
        self._questions = questions
        self._texts = texts
        english = Words("en")
        self._by_word: dict[str, str] = {}
        for language in (english, words):  # a word of the own language goes before an English one
            for command, message in (*STEP_WORDS.items(), *questions.items()):
                for word in _split(language(message)):
                    self._by_word[word] = command

    def read(self, line: str, view: View | None) -> Command:
        """The command of this line, or `Confused`. Without a view no step can be meant."""
        parts = re.sub(r"^([^\W\d_])(\d)", r"\1 \2", line.strip()).split(maxsplit=1)
        if not parts:
            raise Confused(self._words("terminal-say-something"))
        command, rest = self._command(parts[0].casefold()), parts[1] if len(parts) > 1 else ""
        try:
            if command in self._texts:
                return Ask(command, text=rest)
            if command in self._questions and command not in ("hand", "note"):
                return Ask(command)
            if view is None:
                raise Confused(self._words("page-problem-wrong-moment"))
            if command == "hand":
                return self._hand(rest, view)
            if command == "note":
                return self._note(rest, view)
            return view.parse(f"{command} {rest}", spellings=self._spellings(view))
        except NotUnderstood as error:
            assert view is not None
            raise Confused(self._advice(error, view)) from error

    def write(self, step: Step, view: View) -> str:
        """The line that this step is read from, in the words that are taught."""
        verb, *rest = view.notation(step, spellings=self._spellings(view)).split(maxsplit=1)
        return " ".join([_split(self._words(STEP_WORDS[verb]))[0], *rest])

    def _command(self, word: str) -> str:
        command = self._by_word.get(word)
        begun = {command for known, command in self._by_word.items() if known.startswith(word)}
        if command is not None or len(begun) == 1:
            return command or begun.pop()
        close = difflib.get_close_matches(word, self._by_word, n=1)
        if close:
            raise Confused(self._words("terminal-did-you-mean", word=word, close=close[0]))
        raise Confused(self._words("terminal-unknown-command", word=word))

    def _hand(self, rest: str, view: View) -> Ask:
        if not rest or view.seat is None:
            return Ask("hand", view.seat)
        return Ask("hand", Place(view.rules, view.names, (), view.seat).seat_called(rest))

    def _note(self, rest: str, view: View) -> Ask:
        """`3 maybe red` for a card of one's own, `Bo 2 keep` for one of somebody else."""
        found = re.fullmatch(r"(.*?)\s*([0-9])\b\s*(.*)", rest)
        if found is None or view.seat is None:
            raise Confused(self._advised("terminal-how-to-note", view))
        name, place, text = found.groups()
        seat = view.seat
        if name:
            seat = Place(view.rules, view.names, (), view.seat).seat_called(name)
        hand = view.hands[seat]
        if not 1 <= int(place) <= len(hand):
            raise Confused(self._words("terminal-no-such-place", place=place, cards=len(hand)))
        return Ask("note", seat, hand[int(place) - 1].id, text)

    def _spellings(self, view: View) -> Spellings:
        """The words of this language for the suits of this table; verbs are English by now."""
        words = self._words
        return Spellings(
            announcing=_split(words("command-as")),
            returning=_split(words("command-back")),
            suits={suit.name: words.suit_words(suit.name) for suit in view.rules.suits},
        )

    def _advice(self, error: NotUnderstood, view: View) -> str:
        """What would be right, in this language."""
        words, cards = self._words, len(view.hand)
        match error.fault:
            case Fault.NO_SUCH_PLACE:
                return words("terminal-no-such-place", place=error.given, cards=cards)
            case Fault.NO_SUCH_NAME:
                names = words.list(error.allowed)
                return words("terminal-no-such-name", name=error.given, names=names)
            case Fault.NO_SUCH_SUIT:
                suits = words.list(error.allowed)
                return words("terminal-no-such-suit", suit=error.given, suits=suits)
            case Fault.NO_SUCH_VALUE:
                return words("terminal-how-to-take")
        message = "terminal-say-something" if error.verb is None else _HOW_TO[error.verb]
        if error.verb is Verb.PLAY and view.rules.announced_plays:
            message = "terminal-how-to-play-or-announce"
        return self._advised(message, view)

    def _advised(self, message: str, view: View) -> str:
        cards = len(view.hand)
        teammate = next(name for seat, name in enumerate(view.names) if seat != view.seat)
        order = " ".join(map(str, range(cards, 0, -1)))
        return self._words(message, cards=cards, name=teammate, order=order)


def is_yes(answer: str, words: Words) -> bool:
    """Whether somebody who was asked agrees."""
    return answer.strip().casefold()[:1] in words("terminal-yes").split(",")


def _split(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",")]
