"""A notation for steps: `play 3`, `clue Bo red`, `take back red 4`, `sort 5 1 2 3 4`. See docs/notation.md.

Text becomes a step at a table (`parse`), and a step becomes text (`notation`) that parses back to it.
The words are data (`Spellings`), so that a program may read and write other languages with the same code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from hanabi.core.actions import (
    Decline,
    Discard,
    GiveClue,
    Play,
    Rearrange,
    Step,
    TakeBack,
    exact_step,
)
from hanabi.core.cards import VALUES, Card, CardId, Clue, ColourClue, Seat, SuitIndex, ValueClue
from hanabi.core.errors import IllegalAction, Refusal
from hanabi.core.frozen import frozen
from hanabi.core.rules import Rules


class Verb(StrEnum):
    """What a line can ask for."""

    PLAY = "play"
    DISCARD = "discard"
    CLUE = "clue"
    TAKE = "take"
    DECLINE = "decline"
    SORT = "sort"
    MOVE = "move"


@dataclass(frozen=True, slots=True)
class Spellings:
    """The words of a language. The first of each list is the one that is written; all are read.

    What is not listed is read in English, whose words stay understood beside the others.
    """

    verbs: Mapping[Verb, Sequence[str]] = field(default_factory=dict)

    announcing: Sequence[str] = ("as",)
    """Between a card and its announced colour."""

    returning: Sequence[str] = ("back",)
    """After the verb for taking a card from the pile."""

    suits: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Words for the suits by `Suit.name`."""

    def words(self, verb: Verb) -> tuple[str, ...]:
        """The words for a verb, the one to write first."""
        own = self.verbs.get(verb, ())
        return (*own, *_ENGLISH_VERBS[verb])

    def suit(self, name: str) -> tuple[str, ...]:
        """The words for a suit, the one to write first."""
        return (*self.suits.get(name, ()), name)


_ENGLISH_VERBS: dict[Verb, tuple[str, ...]] = {
    Verb.PLAY: ("play", "p"),
    Verb.DISCARD: ("discard", "d"),
    Verb.CLUE: ("clue", "c", "tell"),
    Verb.TAKE: ("take", "t"),
    Verb.DECLINE: ("decline", "no"),
    Verb.SORT: ("sort", "s"),
    Verb.MOVE: ("move", "m"),
}

ENGLISH = Spellings()

_PLACE = "#?[0-9]+"


class Fault(StrEnum):
    """What is wrong with a line."""

    EMPTY = "empty"
    NO_SUCH_VERB = "no-such-verb"
    INCOMPLETE = "incomplete"
    """The verb is understood, and what follows is not what it needs."""
    NO_SUCH_PLACE = "no-such-place"
    NO_SUCH_NAME = "no-such-name"
    NO_SUCH_SUIT = "no-such-suit"
    NO_SUCH_VALUE = "no-such-value"


class NotUnderstood(IllegalAction):
    """A line that is no step of this table; the message says what would be right.

    It is refused as no action. The attributes say the same without language, for programs that speak another.
    """

    def __init__(
        self,
        fault: Fault,
        reason: str,
        *,
        verb: Verb | None = None,
        given: str = "",
        allowed: Sequence[str] = (),
    ) -> None:
        super().__init__(Refusal.NOT_AN_ACTION)
        self.args = (reason,)
        self.fault = fault
        self.verb = verb
        self.given = given
        """The word that is wrong."""
        self.allowed = tuple(allowed)
        """What could stand in its place; for a verb that is misspelt, the one most likely meant."""


@frozen
class Place:
    """Where a line is read or written: the table, and the hand that "card 3" is counted in."""

    rules: Rules
    names: Sequence[str]

    hands: Sequence[Sequence[CardId]]
    """By seat, in the order in which each hand is held."""

    seat: Seat
    """Who takes the step."""

    spellings: Spellings = ENGLISH

    # Writing

    def notation(self, step: Step) -> str:
        """The step as `parse` reads it here."""
        step = exact_step(step)
        match step:
            case Play(card, None):
                return f"{self._verb(Verb.PLAY)} {self._card(card)}"
            case Play(card, announced) if announced is not None:
                as_word = self.spellings.announcing[0]
                return (
                    f"{self._verb(Verb.PLAY)} {self._card(card)} {as_word} {self._suit(announced)}"
                )
            case Discard(card):
                return f"{self._verb(Verb.DISCARD)} {self._card(card)}"
            case GiveClue(target, clue):
                told = self._colour(clue.suit) if isinstance(clue, ColourClue) else str(clue.value)
                return f"{self._verb(Verb.CLUE)} {self._name(target)} {told}"
            case TakeBack(face):
                back = self.spellings.returning[0]
                return f"{self._verb(Verb.TAKE)} {back} {self._suit(face.suit)} {face.value}"
            case Rearrange(seat, order):
                return self._sorting(seat, order)
        return self._verb(Verb.DECLINE)

    def _verb(self, verb: Verb) -> str:
        return self.spellings.words(verb)[0]

    def _card(self, card: CardId) -> str:
        hand = self.hands[self.seat]
        return str(hand.index(card) + 1) if card in hand else f"#{card}"

    def _suit(self, suit: SuitIndex) -> str:
        return self._word(suit, [one.name for one in self.rules.suits])

    def _colour(self, colour: SuitIndex) -> str:
        return self._word(colour, self.rules.colours)

    def _word(self, place: SuitIndex, names: Sequence[str]) -> str:
        """The word for a suit or a colour, or its number where that word means something else here."""
        word = self.spellings.suit(names[place])[0]
        clear = self._meant(word, names) == [place] and " " not in word
        return word if clear else f"S{place + 1}"

    def _name(self, seat: Seat) -> str:
        """The name at a seat, or its number where that name means somebody else here."""
        name = self.names[seat]
        plain = name == " ".join(name.split())
        return name if plain and self._seats_called(name) == [seat] else f"P{seat + 1}"

    def _sorting(self, seat: Seat, order: Sequence[CardId]) -> str:
        hand, sort = self.hands[seat], self._verb(Verb.SORT)
        if sorted(hand) != sorted(order):
            return str(Rearrange(seat, tuple(order)))
        places = [str(hand.index(card) + 1) for card in order]
        if seat == self.seat:
            return " ".join([sort, *places])
        name = self._name(seat).split()
        if self._owner([*name, *places]) != (seat, len(name)):  # names may end as places do
            name = [f"P{seat + 1}"]
        return " ".join([sort, *name, *places])

    # Reading

    def parse(self, line: str) -> Step:
        """The step that a line means; `NotUnderstood` if it means none. Whether it is legal is not asked."""
        if not isinstance(line, str):
            raise NotUnderstood(Fault.EMPTY, f"{line!r} is no line of text")
        words = re.sub(r"^(\s*[^\W\d_])(\d)", r"\1 \2", line).split()
        if not words:
            raise NotUnderstood(Fault.EMPTY, f"say what to do, such as {self.example(Verb.PLAY)!r}")
        verb = self._verb_called(words[0])
        readers: dict[Verb, Callable[[list[str]], Step]] = {
            Verb.PLAY: self._read_play,
            Verb.DISCARD: self._read_discard,
            Verb.CLUE: self._read_clue,
            Verb.TAKE: self._read_take,
            Verb.DECLINE: self._read_decline,
            Verb.SORT: self._read_sort,
            Verb.MOVE: self._read_move,
        }
        return readers[verb](words[1:])

    def example(self, verb: Verb) -> str:
        """A line with this verb that can be read here."""
        word, suit = self._verb(verb), self._suit(SuitIndex(0))
        others = [seat for seat in range(len(self.names)) if seat != self.seat]
        match verb:
            case Verb.PLAY | Verb.DISCARD:
                return f"{word} 1"
            case Verb.CLUE:
                return f"{word} {self._name(Seat(others[0]))} {suit}"
            case Verb.TAKE:
                return f"{word} {self.spellings.returning[0]} {suit} 4"
            case Verb.SORT:
                places = range(len(self.hands[self.seat]), 0, -1)
                return " ".join([word, *map(str, places)])
            case Verb.MOVE:
                return f"{word} {len(self.hands[self.seat])} 1"
            case Verb.DECLINE:
                return word

    def _incomplete(self, verb: Verb, needs: str) -> NotUnderstood:
        return NotUnderstood(
            Fault.INCOMPLETE,
            f"{self._verb(verb)} needs {needs}, such as {self.example(verb)!r}",
            verb=verb,
        )

    def _verb_called(self, word: str) -> Verb:
        spelled = {verb: self.spellings.words(verb) for verb in Verb}
        meant = _called(word, list(spelled.values()))
        if len(meant) == 1:
            return list(Verb)[meant[0]]
        known = [spelling for spellings in spelled.values() for spelling in spellings]
        import difflib  # for mistakes only

        close = difflib.get_close_matches(word.casefold(), known, n=1)
        first = ", ".join(self._verb(verb) for verb in Verb)
        hint = f"did you mean {close[0]!r}?" if close else f"there are: {first}"
        raise NotUnderstood(
            Fault.NO_SUCH_VERB, f"{word!r} is no move here; {hint}", given=word, allowed=close
        )

    def _read_play(self, rest: list[str]) -> Play:
        announcing = [word.casefold() for word in (*self.spellings.announcing, *ENGLISH.announcing)]
        match rest:
            case [card]:
                return Play(self._card_called(card))
            case [card, suit]:
                return Play(self._card_called(card), self._suit_called(suit))
            case [card, word, suit] if word.casefold() in announcing:
                return Play(self._card_called(card), self._suit_called(suit))
        raise self._incomplete(Verb.PLAY, "the place of a card, and a colour if it is announced")

    def _read_discard(self, rest: list[str]) -> Discard:
        if len(rest) != 1:
            raise self._incomplete(Verb.DISCARD, "the place of a card")
        return Discard(self._card_called(rest[0]))

    def _read_clue(self, rest: list[str]) -> GiveClue:
        others = [seat for seat in range(len(self.names)) if seat != self.seat]
        if len(rest) == 1 and len(others) == 1:
            return GiveClue(Seat(others[0]), self._clue_called(rest[0]))
        if len(rest) < len(("whom", "what")):
            raise self._incomplete(Verb.CLUE, "a name and a colour or a value")
        return GiveClue(self.seat_called(" ".join(rest[:-1])), self._clue_called(rest[-1]))

    def _read_take(self, rest: list[str]) -> TakeBack:
        returning = [word.casefold() for word in (*self.spellings.returning, *ENGLISH.returning)]
        if rest and rest[0].casefold() in returning:
            rest = rest[1:]
        if len(rest) == 1:  # as in r4
            rest = re.findall(r"\D+|\d+", rest[0])
        if len(rest) != len(Card._fields):
            raise self._incomplete(Verb.TAKE, "a colour and a value")
        suit, value = rest
        if value not in map(str, VALUES):
            raise NotUnderstood(
                Fault.NO_SUCH_VALUE,
                f"{value!r} is no value of a card; the values are 1 to {VALUES[-1]}",
                given=value,
                allowed=[str(value) for value in VALUES],
            )
        return TakeBack(Card(self._suit_called(suit), int(value)))

    def _read_decline(self, rest: list[str]) -> Decline:
        if rest:
            raise self._incomplete(Verb.DECLINE, "nothing more")
        return Decline()

    def _read_sort(self, rest: list[str]) -> Rearrange:
        """`sort 5 1 2 3 4`, `sort 51234`, `sort Bo 5 1 2 3 4`, `sort P2 #9 #5 #6 #7 #8`."""
        seat, end = self._owner(rest)
        places, size = rest[end:], len(self.hands[seat])
        if len(places) == 1 and size > 1 and re.fullmatch("[0-9]+", places[0]):
            places = list(places[0])
        if len(places) != size:
            raise self._incomplete(Verb.SORT, f"the {size} places of the hand in their new order")
        return Rearrange(seat, tuple(self._card_called(word, seat) for word in places))

    def _owner(self, rest: list[str]) -> tuple[Seat, int]:
        """Whose hand is sorted, and how many words say so: as many as leave a place for each card."""
        own = len(rest)
        while own and re.fullmatch(_PLACE, rest[own - 1]):
            own -= 1
        if own == 0:
            return self.seat, 0
        for end in range(own, len(rest) + 1):
            seats = self._seats_called(" ".join(rest[:end]))
            if len(seats) == 1 and len(self.hands[seats[0]]) == len(rest) - end:
                return seats[0], end
        return self.seat_called(" ".join(rest[:own])), own

    def _read_move(self, rest: list[str]) -> Rearrange:
        """`move 5 1`: the card at one place goes to another, the others close up."""
        if len(rest) != len(("from", "to")):
            raise self._incomplete(Verb.MOVE, "the place of a card and its new place")
        card, goal = (self._card_called(word) for word in rest)
        order = list(self.hands[self.seat])
        place = order.index(goal)
        order.remove(card)
        order.insert(place, card)
        return Rearrange(self.seat, tuple(order))

    def _card_called(self, word: str, seat: Seat | None = None) -> CardId:
        """A card by its place from 1, or by its id after a `#`."""
        hand = self.hands[self.seat if seat is None else seat]
        if re.fullmatch(r"#[0-9]{1,4}", word):
            card = CardId(int(word[1:]))
            if card in hand:
                return card
        elif re.fullmatch("[0-9]{1,3}", word) and 1 <= int(word) <= len(hand):
            return hand[int(word) - 1]
        allowed = [str(place + 1) for place in range(len(hand))]
        places = f"places are 1 to {len(hand)}, ids {_listed([f'#{card}' for card in hand])}"
        raise NotUnderstood(
            Fault.NO_SUCH_PLACE,
            f"there is no card {word!r} in that hand; {places if hand else 'it is empty'}",
            given=word,
            allowed=allowed,
        )

    def seat_called(self, word: str) -> Seat:
        """The seat that a name, its beginning or a number such as `P2` means; `NotUnderstood` if none or several."""
        seats = self._seats_called(word)
        if len(seats) != 1:
            fault = "is several players" if seats else "is nobody"
            raise NotUnderstood(
                Fault.NO_SUCH_NAME,
                f"{word!r} {fault} here; there are {_listed(self.names)}, or P1 to P{len(self.names)}",
                given=word,
                allowed=self.names,
            )
        return seats[0]

    def _seats_called(self, word: str) -> list[Seat]:
        """The seats that a word may mean: by number, by the exact name, by name, by its beginning."""
        if re.fullmatch("[Pp][1-9]", word) and int(word[1:]) <= len(self.names):
            return [Seat(int(word[1:]) - 1)]
        if word in self.names:
            return [Seat(list(self.names).index(word))]
        return [Seat(seat) for seat in _called(word, [[name] for name in self.names])]

    def _suit_called(self, word: str) -> SuitIndex:
        return self._one_meant(word, [suit.name for suit in self.rules.suits])

    def _one_meant(self, word: str, names: Sequence[str]) -> SuitIndex:
        """The suit or colour of these names that a word means; `NotUnderstood` if none or several."""
        found = self._meant(word, names)
        if len(found) != 1:
            words = [self.spellings.suit(name)[0] for name in names]
            fault = "is several colours" if found else "is no colour"
            raise NotUnderstood(
                Fault.NO_SUCH_SUIT,
                f"{word!r} {fault} of this table; its colours are {_listed(words)}",
                given=word,
                allowed=words,
            )
        return found[0]

    def _meant(self, word: str, names: Sequence[str]) -> list[SuitIndex]:
        """The suits or colours that a word may mean: by number, by name, by its beginning."""
        if re.fullmatch("[Ss][1-9][0-9]?", word) and int(word[1:]) <= len(names):
            return [SuitIndex(int(word[1:]) - 1)]
        spelled = [self.spellings.suit(name) for name in names]
        return [SuitIndex(place) for place in _called(word, spelled)]

    def _clue_called(self, word: str) -> Clue:
        if word in map(str, VALUES):
            return ValueClue(int(word))
        return ColourClue(self._one_meant(word, self.rules.colours))


def _called(word: str, spellings: Sequence[Sequence[str]]) -> list[int]:
    """The entries spelled so, else those that begin so, in capitals or not."""
    folded = [[spelling.casefold() for spelling in entry] for entry in spellings]
    word = " ".join(word.casefold().split())
    exact = [i for i, entry in enumerate(folded) if word in entry]
    begun = [i for i, entry in enumerate(folded) if any(s.startswith(word) for s in entry)]
    return exact or begun


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words)
