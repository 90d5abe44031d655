"""What the rule book says of clues: which may be named, what they point out, and what they cost."""

from __future__ import annotations

from collections.abc import Iterator

from hanabi.core.cards import VALUES, Card, Suit, SuitIndex, Touched, ValueClue
from hanabi.core.rules import Rules
from hanabi.core.touching import ColourReach, SpecialValue, ValueReach
from hanabi.words.speech import Speech


def what_may_be_named(say: Speech, rules: Rules) -> Iterator[str]:
    """The colours and the values."""
    colours = say.list(say.suit(rules.colours[index], "clue") for index in rules.named_colours)
    values = say.list(map(str, rules.named_values))
    if rules.named_values == VALUES:
        if colours:
            yield say("rules-clue-colours", suits=colours)
        else:
            yield say("rules-clue-no-colours")
    elif colours and values:
        yield say("rules-clue-colours-values", suits=colours, values=values)
    elif colours:
        yield say("rules-clue-no-values", suits=colours)
    elif values:
        yield say("rules-clue-only-values", values=values)
    else:
        yield say("rules-clue-nothing")


def what_is_touched(say: Speech, rules: Rules) -> Iterator[str]:
    """Whatever a clue points out otherwise than what it names."""
    told = _Touched(say, rules)
    yield from told.by_colours()
    yield from told.by_values()
    yield from told.reach()
    yield from told.special_values()


class _Touched:
    def __init__(self, say: Speech, rules: Rules) -> None:
        self.say = say
        self.rules = rules

    def by_colours(self) -> Iterator[str]:
        """The suits that colours point out otherwise."""
        say, rules = self.say, self.rules
        if not rules.named_colours or rules.colour_reach is ColourReach.NOTHING:
            return
        wild = [suit for suit in rules.suits if suit.touched is Touched.EVERY]
        yield from self._about("rules-clue-every", [suit for suit in wild if not suit.nameable])
        yield from self._about("rules-clue-every-named", [suit for suit in wild if suit.nameable])
        bare = [
            suit
            for suit in rules.suits
            if not suit.nameable and suit.touched in (Touched.OWN, Touched.NONE)
        ]
        null = [suit for suit in bare if suit.touched_by_values is Touched.NONE]
        yield from self._about("rules-clue-none", [suit for suit in bare if suit not in null])
        yield from self._about("rules-clue-null", null)
        for suit in rules.suits:
            if isinstance(suit.touched, tuple):
                names = (say.suit(name, "clue") for name in suit.touched)
                yield from self._about("rules-clue-mixed", [suit], colours=say.list(names))
            elif suit.touched is Touched.IN_TURN:
                turns = self._colours_in_turn()
                yield from self._about("rules-clue-in-turn", [suit], turns=turns)

    def by_values(self) -> Iterator[str]:
        """The suits that values point out otherwise."""
        rules = self.rules
        if not rules.named_values or rules.value_reach is ValueReach.NOTHING:
            return
        every = [suit for suit in rules.suits if suit.touched_by_values is Touched.EVERY]
        none = [
            suit
            for suit in rules.suits
            if suit.touched_by_values is Touched.NONE
            and (suit.nameable or suit.touched not in (Touched.OWN, Touched.NONE))
        ]
        yield from self._about("rules-clue-every-value", every)
        yield from self._about("rules-clue-no-value", none)

    def reach(self) -> Iterator[str]:
        """How far clues reach at this table."""
        say, rules = self.say, self.rules
        if rules.named_colours and rules.colour_reach is not ColourReach.SAME:
            turns = self._colours_in_turn()
            yield say("rules-reach-colours", reach=str(rules.colour_reach), turns=turns)
        if rules.named_values and rules.value_reach is not ValueReach.SAME:
            yield say("rules-reach-values", reach=str(rules.value_reach))

    def special_values(self) -> Iterator[str]:
        say, rules = self.say, self.rules
        found = [one for one in rules.special_values if one != SpecialValue(one.value)]
        by_colours = bool(rules.named_colours) and rules.colour_reach is not ColourReach.NOTHING
        by_values = bool(rules.named_values) and rules.value_reach is ValueReach.SAME
        for one in found:
            if by_colours and one.touched is not Touched.OWN:
                yield say("rules-special-colours", value=one.value, touched=str(one.touched))
            turns = self._values_in_turn(one.value)
            in_turn = one.touched_by_values is Touched.IN_TURN
            if by_values and one.touched_by_values is not Touched.OWN and (turns or not in_turn):
                touched = str(one.touched_by_values)
                yield say("rules-special-values", value=one.value, touched=touched, turns=turns)
        whole = (Touched.EVERY, Touched.NONE)
        if found and any(
            suit.touched in whole or suit.touched_by_values in whole for suit in rules.suits
        ):
            yield say("rules-special-suits-first")

    def _colour_at(self, value: int) -> str:
        named = self.rules.named_colours
        return self.say.suit(self.rules.colours[named[(value - 1) % len(named)]], "clue")

    def _colours_in_turn(self) -> str:
        """The colour that goes with each value."""
        say = self.say
        return say.list(
            say("rules-clue-turn", value=value, suit=self._colour_at(value)) for value in VALUES
        )

    def _values_in_turn(self, value: int) -> str:
        """For each suit the value whose clue points this one out."""
        say, rules = self.say, self.rules
        return say.list(
            say("rules-clue-turn", value=clue.value, suit=say.suit(suit.name, "clue"))
            for index, suit in enumerate(rules.suits)
            if suit.touched_by_values is Touched.OWN
            for clue in rules.clues
            if isinstance(clue, ValueClue) and rules.touches(clue, Card(SuitIndex(index), value))
        )

    def _about(self, message: str, suits: list[Suit], **more: str) -> Iterator[str]:
        """A sentence about the cards of some suits, if there are any, which it also names as colours."""
        if suits:
            say = self.say
            many = say.list(say.suit(suit.name, "many") for suit in suits)
            names = say.list((say.suit(suit.name, "clue") for suit in suits), "or")
            yield say(message, suits=many, names=names, **more)
