"""The board in words: a view as lines that read well on a screen or aloud."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hanabi.core import HeldCard, SuitIndex, Tile, View
from hanabi.words import Words
from hanabi.words.known_cards import clue_words, face_words, known_words


class BoardLines:
    """Turns views into lines, in one language, with the names of one table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self._words = words
        self._names = names

    # The table

    def table(self, view: View, written: Mapping[int, str] | None = None) -> Iterator[str]:
        """Everything a player looks at before a move."""
        yield from self.counters(view)
        yield self.fireworks(view)
        for seat, hand in enumerate(view.hands):
            if seat != view.seat:
                yield self._open_hand(view, self._names[seat], hand)
        if view.seat is not None:
            yield from self.own_hand(view)
        yield from self.notes(view, written or {})

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
            marks = clue_words(words, view.rules, card.knowledge.marked)
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
            yield words(
                "terminal-own-card",
                place=place,
                known=known_words(words, view.rules, card.knowledge),
            )

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
            yield self.card_in_detail(view, card, place)

    def card_in_detail(self, view: View, card: HeldCard, place: int) -> str:
        """All that the holder of a card knows of it."""
        words, rules, knowledge = self._words, view.rules, card.knowledge
        known = known_words(words, rules, knowledge)
        believed = face_words(words, rules, knowledge.believed)
        said = words("terminal-detail-card", place=place, known=known, possible=believed)
        counted = [face for face in knowledge.possible if face not in knowledge.believed]
        if not counted:
            return said
        gone = face_words(words, rules, counted)
        return f"{said} {words('terminal-detail-counted', gone=gone)}"

    def notes(self, view: View, written: Mapping[int, str]) -> Iterator[str]:
        """What the viewer wrote on the cards that are in hands now."""
        words = self._words
        for seat, hand in enumerate(view.hands):
            for place, card in enumerate(hand, start=1):
                if card.id in written:
                    note, name = written[card.id], self._names[seat]
                    yield words("terminal-note", name=name, place=place, note=note)

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
            yield words("terminal-gone", cards=face_words(words, view.rules, gone))

    # Bonus tiles

    def tile_question(self, view: View) -> str:
        """What the waiting bonus tile asks of the player to act."""
        words, tile = self._words, view.pending
        if tile is Tile.COLOUR_CLUE:
            return words("terminal-tile-colour-clue")
        if tile is Tile.VALUE_CLUE:
            return words("terminal-tile-value-clue")
        faces = [card.face for card in view.discards]
        cards = face_words(words, view.rules, [face for face in view.rules.faces if face in faces])
        if tile is Tile.RESHUFFLE:
            return words("terminal-tile-reshuffle", cards=cards)
        return words("terminal-tile-replay", cards=cards)
