"""The board in words: a view as lines that read well on a screen or aloud."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hanabi.core import Card, Clue, HeldCard, Knowledge, SuitIndex, Tile, View
from hanabi.words import Words


class BoardLines:
    """Turns views into lines, in one language, with the names of one table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    # The table

    def table(self, view: View) -> Iterator[str]:
        """Everything a player looks at before a move."""
        yield from self.counters(view)
        yield self.fireworks(view)
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                yield self._open_hand(view, self._names[seat], hand)
        if view.seat is not None:
            yield from self.own_hand(view)

    def counters(self, view: View) -> Iterator[str]:
        words, rules = self._words, view.rules
        yield words(
            "terminal-counters",
            tokens=view.tokens,
            all_tokens=rules.clue_tokens,
            strikes=view.strikes,
            all_strikes=rules.strikes,
        )
        yield " ".join(self._prospects(view) if view.outcome is None else self._result(view))
        if rules.bonus_tiles:
            revealed = words.list([words.tile(tile) for tile in view.revealed_tiles])
            yield words(
                "terminal-tiles", left=view.tiles_left, revealed=revealed or words("terminal-none")
            )

    def _prospects(self, view: View) -> Iterator[str]:
        words = self._words
        yield words(
            "terminal-score",
            score=view.tally,
            maximum=view.rules.maximum,
            reachable=view.reachable_maximum,
        )
        if view.turns_left is not None:
            yield words("terminal-last-round", turns=view.turns_left)
        else:
            yield words("terminal-deck", cards=view.deck_size)
        if view.pace is not None:
            yield words("terminal-pace", pace=view.pace)

    def _result(self, view: View) -> Iterator[str]:
        """What a finished game has come to; nothing is possible any more."""
        assert view.outcome is not None
        score, maximum = view.outcome.score, view.rules.maximum
        yield self._words("terminal-final-score", score=score, maximum=maximum)
        yield self._words("terminal-deck", cards=view.deck_size)

    def fireworks(self, view: View) -> str:
        words = self._words
        shown = []
        for index, suit in enumerate(view.rules.suits):
            needed = view.next_value(SuitIndex(index))
            name = words.suit(suit.name, "clue")
            if needed is None:
                shown.append(words("terminal-firework-complete", suit=name))
            else:
                shown.append(words("terminal-firework", suit=name, next=needed))
        return words("terminal-fireworks", list=words.commas(shown))

    # Hands

    def _open_hand(self, view: View, name: str, hand: Sequence[HeldCard]) -> str:
        words = self._words
        if not hand:
            return words("terminal-hand-empty", name=name)
        cards = []
        for place, card in enumerate(hand, start=1):
            face = "" if card.face is None else words.card(view.rules, card.face)
            marks = self._clues(view, card.knowledge.marked)
            if marks:
                cards.append(words("terminal-card-marked", place=place, face=face, marks=marks))
            else:
                cards.append(words("terminal-card-unmarked", place=place, face=face))
        return words("terminal-hand", name=name, cards=words.commas(cards))

    def own_hand(self, view: View) -> Iterator[str]:
        """The viewer's hand as its clues tell it."""
        words = self._words
        if not view.hand:
            yield words("terminal-own-hand-empty")
            return
        drawn = [card.id for card in view.hand]
        yield words("terminal-own-hand" if drawn == sorted(drawn) else "terminal-own-hand-sorted")
        for place, card in enumerate(view.hand, start=1):
            yield words("terminal-own-card", place=place, known=self._known(view, card.knowledge))

    def hand_in_detail(self, view: View, seat: int) -> Iterator[str]:
        """All that the holder of a hand knows of it, counting included."""
        words, own = self._words, seat == view.seat
        name = self._names[seat]
        if not view.hands[seat]:
            yield (
                words("terminal-own-hand-empty") if own else words("terminal-hand-empty", name=name)
            )
            return
        yield words("terminal-detail-own") if own else words("terminal-detail", name=name)
        for place, card in enumerate(view.hands[seat], start=1):
            yield words(
                "terminal-detail-card",
                place=place,
                known=self._known(view, card.knowledge),
                possible=self._faces(view, card.knowledge.possible),
                believed=self._faces(view, card.knowledge.believed),
            )

    def _known(self, view: View, knowledge: Knowledge) -> str:
        words = self._words
        marks = self._clues(view, knowledge.marked)
        barred = words.commas(
            words("terminal-known-not", clue=words.clue(view.rules, clue))
            for clue in _telling_exclusions(view, knowledge)
        )
        if marks and barred:
            return words("terminal-known-both", marks=marks, barred=barred)
        return marks or barred or words("terminal-unknown")

    def _clues(self, view: View, clues: Sequence[Clue]) -> str:
        return self._words.commas(self._words.clue(view.rules, clue) for clue in clues)

    def _faces(self, view: View, faces: Sequence[Card]) -> str:
        """Cards suit by suit: `red 1 2 4, blue 3`."""
        if len(faces) == len(view.rules.faces):
            return self._words("terminal-any-card")
        groups = []
        for index, suit in enumerate(view.rules.suits):
            values = [str(face.value) for face in faces if face.suit == index]
            if values:
                groups.append(f"{self._words.suit(suit.name, 'clue')} {' '.join(values)}")
        return self._words.commas(groups)

    # The discard pile

    def discards(self, view: View) -> Iterator[str]:
        """The pile suit by suit, with what can no longer be had."""
        words = self._words
        if not view.discards:
            yield words("terminal-discards-empty")
            return
        yield words("terminal-discards")
        for index, suit in enumerate(view.rules.suits):
            values = sorted(card.face.value for card in view.discards if card.face.suit == index)
            if values:
                listed = words.commas(map(str, values))
                colour = words.suit(suit.name, "clue")
                yield words("terminal-discards-suit", suit=colour, values=listed)
        gone = [
            face
            for face in view.rules.faces
            if view.is_needed(face) and view.copies_left(face) == 0
        ]
        if gone:
            yield words("terminal-gone", cards=self._faces(view, gone))

    # Bonus tiles

    def tile_question(self, view: View) -> str:
        """What the waiting bonus tile asks of the player to act."""
        words, tile = self._words, view.pending
        if tile is Tile.COLOUR_CLUE:
            return words("terminal-tile-colour-clue")
        if tile is Tile.VALUE_CLUE:
            return words("terminal-tile-value-clue")
        faces = [card.face for card in view.discards]
        cards = self._faces(view, [face for face in view.rules.faces if face in faces])
        if tile is Tile.RESHUFFLE:
            return words("terminal-tile-reshuffle", cards=cards)
        return words("terminal-tile-replay", cards=cards)


def _telling_exclusions(view: View, knowledge: Knowledge) -> list[Clue]:
    """The clues that passed the card by and say more than its marks do."""
    rules = view.rules
    by_marks = [
        face for face in rules.faces if all(rules.touches(clue, face) for clue in knowledge.marked)
    ]
    return [
        clue for clue in knowledge.excluded if any(rules.touches(clue, face) for face in by_marks)
    ]
