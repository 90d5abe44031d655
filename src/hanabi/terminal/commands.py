"""Commands: a typed line becomes an action or a question, or an answer that says what would be right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from hanabi.core import (
    VALUES,
    Action,
    Card,
    CardId,
    Clue,
    ColourClue,
    Decline,
    Discard,
    GiveClue,
    HanabiError,
    Play,
    Rearrange,
    Seat,
    SuitIndex,
    TakeBack,
    ValueClue,
    View,
)
from hanabi.words import Words


class Confused(HanabiError):
    """The line is no command; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A wish to see something, or to leave."""

    what: str
    """One of `table`, `hand`, `discards`, `log`, `why`, `rules`, `help`, `end`, `quit`."""

    seat: Seat | None = None


Command = Action | Rearrange | Ask

COMMAND_WORDS = {
    "play": "command-play",
    "discard": "command-discard",
    "clue": "command-clue",
    "move": "command-move",
    "take": "command-take",
    "decline": "command-decline",
    "table": "command-table",
    "hand": "command-hand",
    "discards": "command-discards",
    "log": "command-log",
    "why": "command-why",
    "rules": "command-rules",
    "help": "command-help",
    "end": "command-end",
    "quit": "command-quit",
}
"""The message that lists the words for each command, the first being the one to teach."""


class Commands:
    """Reads lines in one language; the English words are understood in every language."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names
        english = Words("en")
        self._by_word: dict[str, str] = {}
        for language in (english, words):
            for command, message in COMMAND_WORDS.items():
                for word in _split(language(message)):
                    self._by_word[word] = command
        self._as = {*_split(english("command-as")), *_split(words("command-as"))}

    def read(self, line: str, view: View) -> Command:
        """The command of this line, or `Confused`."""
        parts = re.sub(r"^(\w)(\d)", r"\1 \2", line.strip().casefold()).split()
        if not parts:
            raise Confused(self._words("terminal-say-something"))
        word, rest = parts[0], parts[1:]
        command = self._by_word.get(word)
        if command is None:
            close = difflib.get_close_matches(word, self._by_word, n=1)
            if close:
                raise Confused(self._words("terminal-did-you-mean", word=word, close=close[0]))
            raise Confused(self._words("terminal-unknown-command", word=word))
        readers: dict[str, Callable[[list[str], View], Command]] = {
            "play": self._play,
            "discard": self._discard,
            "clue": self._clue,
            "move": self._move,
            "take": self._take,
            "decline": lambda _rest, _view: Decline(),
            "hand": self._hand,
        }
        if command in readers:
            return readers[command](rest, view)
        return Ask(command)

    def taught(self, command: str) -> str:
        """The word to teach for a command."""
        return _split(self._words(COMMAND_WORDS[command]))[0]

    # One reader a command

    def _play(self, rest: list[str], view: View) -> Play:
        if len(rest) == 1:
            return Play(self._card(rest[0], view))
        if len(rest) == 3 and rest[1] in self._as:  # noqa: PLR2004  # play 2 as red
            return Play(self._card(rest[0], view), self._suit(rest[2], view))
        raise Confused(self._words("terminal-how-to-play", cards=len(view.hand)))

    def _discard(self, rest: list[str], view: View) -> Discard:
        if len(rest) != 1:
            raise Confused(self._words("terminal-how-to-discard", cards=len(view.hand)))
        return Discard(self._card(rest[0], view))

    def _clue(self, rest: list[str], view: View) -> GiveClue:
        teammates = [seat for seat in range(view.players) if seat != view.seat]
        if len(rest) == 1 and len(teammates) == 1:
            return GiveClue(Seat(teammates[0]), self._colour_or_value(rest[0], view))
        if len(rest) < 2:  # noqa: PLR2004  # a name and what to tell
            example = self._names[teammates[0]]
            raise Confused(self._words("terminal-how-to-clue", name=example))
        return GiveClue(self._seat(" ".join(rest[:-1])), self._colour_or_value(rest[-1], view))

    def _move(self, rest: list[str], view: View) -> Rearrange:
        if len(rest) != 2 or view.seat is None:  # noqa: PLR2004  # from and to
            raise Confused(self._words("terminal-how-to-move", cards=len(view.hand)))
        card, goal = self._card(rest[0], view), self._card(rest[1], view)
        order = [held.id for held in view.hand]
        place = order.index(goal)
        order.remove(card)
        order.insert(place, card)
        return Rearrange(view.seat, tuple(order))

    def _take(self, rest: list[str], view: View) -> TakeBack:
        if len(rest) != 2:  # noqa: PLR2004  # a suit and a value
            raise Confused(self._words("terminal-how-to-take"))
        suit, value = self._suit(rest[0], view), self._value(rest[1])
        if value is None:
            raise Confused(self._words("terminal-how-to-take"))
        return TakeBack(Card(suit, value))

    def _hand(self, rest: list[str], view: View) -> Ask:
        return Ask("hand", self._seat(" ".join(rest)) if rest else view.seat)

    # The parts of a command

    def _card(self, text: str, view: View) -> CardId:
        if not re.fullmatch("[0-9]{1,3}", text) or not 1 <= int(text) <= len(view.hand):
            raise Confused(self._words("terminal-no-such-place", place=text, cards=len(view.hand)))
        return view.hand[int(text) - 1].id

    def _seat(self, text: str) -> Seat:
        seats = list(_matching(text, [[name] for name in self._names]))
        if len(seats) != 1:
            names = self._words.list(list(self._names))
            raise Confused(self._words("terminal-no-such-name", name=text, names=names))
        return Seat(seats[0])

    def _suit(self, text: str, view: View) -> SuitIndex:
        spellings = [
            [self._words.suit(s.name), self._words.suit(s.name, "clue"), s.name]
            for s in view.rules.suits
        ]
        suits = list(_matching(text, spellings))
        if len(suits) != 1:
            names = self._words.list([spelling[0] for spelling in spellings])
            raise Confused(self._words("terminal-no-such-suit", suit=text, suits=names))
        return SuitIndex(suits[0])

    def _value(self, text: str) -> int | None:
        return int(text) if text in {str(value) for value in VALUES} else None

    def _colour_or_value(self, text: str, view: View) -> Clue:
        value = self._value(text)
        return ColourClue(self._suit(text, view)) if value is None else ValueClue(value)


def _split(listed: str) -> list[str]:
    return [word.strip() for word in listed.split(",")]


def _matching(text: str, spellings: Iterable[Sequence[str]]) -> Iterable[int]:
    """The entries spelled exactly so, else those that begin so."""
    folded = [[spelling.casefold() for spelling in entry] for entry in spellings]
    exact = [i for i, entry in enumerate(folded) if text in entry]
    begun = [i for i, entry in enumerate(folded) if any(s.startswith(text) for s in entry)]
    return exact or begun
