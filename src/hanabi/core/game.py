"""The game itself: the truth of one table, and the only place where rules become moves."""

from __future__ import annotations

from collections.abc import Sequence

from hanabi.core.actions import Action, Decline, Discard, GiveClue, Play, Rearrange, Step, TakeBack
from hanabi.core.cards import FIREWORK_HEIGHT, Card, CardId, Seat, SuitIndex
from hanabi.core.errors import BadSetup, IllegalAction, Refusal
from hanabi.core.events import (
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlaced,
    CardReplayed,
    CardReshuffled,
    ClueGiven,
    Event,
    GameEnded,
    HandRearranged,
    StrikeMended,
    StrikeTaken,
    TileLost,
    TileRevealed,
    TokenForfeited,
    TokenReturned,
    TokenSpent,
    TurnBegan,
)
from hanabi.core.outcome import Reason, settle
from hanabi.core.rules import Tile
from hanabi.core.shuffle import Purpose, Stream
from hanabi.core.truth import Truth


class Game(Truth):
    """One game: `Game(rules, players, seed)`.

    `act` moves it on and answers with the events; an action that is not among `legal_actions()`
    raises `IllegalAction` and changes nothing. Give players `view(seat)`, never the game.
    """

    __slots__ = ()

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything `act` accepts now: plays, discards, clues; or the choices of a bonus tile."""
        if self.outcome is not None:
            return ()
        if self.pending is not None:
            return self._bonus_choices(self.pending)
        tables, hand = self._tables, self._hands[self.to_act]
        actions: list[Action] = []
        for card in hand:
            actions += tables.plays[card]
        if self.tokens < self.rules.clue_tokens:
            discards = tables.discards
            actions += [discards[card] for card in hand]
        if self.tokens:
            actions += self._clue_choices(tables.every_clue)
        return tuple(actions)

    def act(self, action: Action, *, seat: int | None = None) -> tuple[Event, ...]:
        """Carry out an action of the player to act and return what happened.

        With `seat`, the action is refused unless it is that seat's turn.
        """
        if self.outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        if seat is not None and seat != self.to_act:
            raise IllegalAction(Refusal.NOT_YOUR_TURN)
        before = len(self._events)
        if self.pending is not None:
            self._act_on_tile(self.pending, action)
        elif isinstance(action, Play):
            self._play(action)
        elif isinstance(action, GiveClue):
            self._clue(action)
        elif isinstance(action, Discard):
            self._discard(action)
        elif isinstance(action, TakeBack | Decline):
            raise IllegalAction(Refusal.NO_BONUS)
        else:
            raise IllegalAction(Refusal.NOT_AN_ACTION)
        self.steps.append(action)
        return tuple(self._events[before:])

    def rearrange(self, seat: int, order: Sequence[CardId]) -> tuple[Event, ...]:
        """Put a hand in another order, at any moment of a running game (R5)."""
        if self.outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        if not 0 <= seat < self.players:
            raise IllegalAction(Refusal.NO_SUCH_SEAT)
        if sorted(order) != sorted(self._hands[seat]):
            raise IllegalAction(Refusal.BAD_ORDER)
        rearrangement = Rearrange(Seat(seat), tuple(order))
        self._hands[seat] = list(order)
        self.steps.append(rearrangement)
        event = HandRearranged(rearrangement.seat, rearrangement.order)
        self._events.append(event)
        return (event,)

    def end(self) -> tuple[Event, ...]:
        """End the game because the players agree to."""
        if self.outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        self._end(Reason.ENDED)
        return (self._events[-1],)

    def take(self, step: Step) -> tuple[Event, ...]:
        """Carry out one step of a record."""
        if isinstance(step, Rearrange):
            return self.rearrange(step.seat, step.order)
        return self.act(step)

    # The turn

    def _finish_turn(self, *, draws: bool) -> None:
        """Draw, count the last round, and pass the turn on."""
        if self.turns_left is not None:
            self.turns_left -= 1
            if self.turns_left == 0:
                self._end(Reason.LAST_ROUND)
                return
        elif draws and self._deck:
            card = self._take_card()
            self._hands[self.to_act].append(card)
            self._events.append(CardDrawn(self.to_act, card, self.face(card)))
            if not self._deck and not self.rules.play_on:
                self._begin_last_round()
        self.turn += 1
        self.to_act = Seat((self.to_act + 1) % self.players)
        self._events.append(TurnBegan(self.turn, self.to_act))
        if not self.tokens and not self._hands[self.to_act]:
            self._end(Reason.DEADLOCK)

    def _end(self, reason: Reason) -> None:
        self.pending = None
        self.outcome = settle(self.rules, reason, self.fireworks)
        self._events.append(GameEnded(self.outcome))

    # Clues

    def _clue_choices(self, kinds: int) -> list[GiveClue]:
        """The clues of these kinds that the player to act may give."""
        tables, faces = self._tables, self._faces
        choices: list[GiveClue] = []
        for target, hand in enumerate(self._hands):
            if target == self.to_act:
                continue
            clues = kinds
            if not self.rules.empty_clues:
                touching = 0
                for card in hand:
                    touching |= tables.touched_by[faces[card]]
                clues &= touching
            choices += tables.gives(target, clues)
        return choices

    def _clue(self, action: GiveClue) -> None:
        if not self.tokens:
            raise IllegalAction(Refusal.NO_TOKENS)
        self._tell(action, self._tables.every_clue, free=False)
        self.tokens -= 1
        self._events.append(TokenSpent(self.tokens))
        self._finish_turn(draws=False)

    def _tell(self, action: GiveClue, kinds: int, *, free: bool) -> None:
        """Give a clue of one of these kinds, or refuse it."""
        target = action.target
        if not isinstance(target, int) or not 0 <= target < self.players:
            raise IllegalAction(Refusal.NO_SUCH_SEAT)
        if target == self.to_act:
            raise IllegalAction(Refusal.CLUE_TO_SELF)
        clue = self._tables.clue_index.get(action.clue)
        if clue is None:
            raise IllegalAction(Refusal.NOT_A_CLUE)
        if not kinds >> clue & 1:
            raise IllegalAction(Refusal.BONUS_PENDING)
        hand = self._hands[target]
        if not self.rules.empty_clues:
            touch = self._tables.touch[clue]
            if not any(touch >> self._faces[card] & 1 for card in hand):
                raise IllegalAction(Refusal.TOUCHES_NOTHING)
        touched = self._clues.tell(hand, self._faces, clue)
        self._events.append(ClueGiven(self.to_act, target, action.clue, touched, free))

    # Discards and plays

    def _discard(self, action: Discard) -> None:
        if self.tokens == self.rules.clue_tokens:
            raise IllegalAction(Refusal.ALL_TOKENS)
        card = self._remove_from_hand(action.card)
        self._put_on_pile(card)
        self._events.append(CardDiscarded(self.to_act, card, self.face(card)))
        self._return_token()
        if self._lost_indispensable(card):
            self._end(Reason.INDISPENSABLE)
        else:
            self._finish_turn(draws=True)

    def _play(self, action: Play) -> None:
        announced = action.announced
        if announced is not None:
            if not self.rules.announced_plays:
                raise IllegalAction(Refusal.NO_ANNOUNCING)
            if not isinstance(announced, int) or not 0 <= announced < len(self.fireworks):
                raise IllegalAction(Refusal.NO_SUCH_SUIT)
        card = self._remove_from_hand(action.card)
        face = self._faces[card]
        suit = self._tables.suit[face]
        fits = self._tables.place[face] == self.fireworks[suit]
        if fits and announced in (None, suit):
            self._place_from_hand(card, announced)
        else:
            self._misplay(card, announced)

    def _place_from_hand(self, card: CardId, announced: SuitIndex | None) -> None:
        completed = self._place(card)
        self._events.append(CardPlaced(self.to_act, card, self.face(card), announced, completed))
        if announced is not None:
            self._return_token()
        self._after_placing(card, completed=completed)

    def _misplay(self, card: CardId, announced: SuitIndex | None) -> None:
        self._put_on_pile(card)
        self.strikes += 1
        self._events.append(CardMisplayed(self.to_act, card, self.face(card), announced))
        self._events.append(StrikeTaken(self.strikes))
        if self.strikes == self.rules.strikes:
            self._end(Reason.STRIKES)
        elif self._lost_indispensable(card):
            self._end(Reason.INDISPENSABLE)
        else:
            self._finish_turn(draws=True)

    def _remove_from_hand(self, card: CardId) -> CardId:
        """Take the card out of the hand of the player to act, under its own id."""
        hand = self._hands[self.to_act]
        if card not in hand:
            raise IllegalAction(Refusal.NO_SUCH_CARD)
        return hand.pop(hand.index(card))

    def _put_on_pile(self, card: CardId) -> None:
        self._pile.append(card)
        self.discarded[self._faces[card]] += 1

    def _lost_indispensable(self, card: CardId) -> bool:
        """Whether this card, now on the pile, was the last copy its firework needed (R10)."""
        face = self._faces[card]
        return (
            self.rules.play_on
            and self.discarded[face] == self._tables.copies[face]
            and self._tables.place[face] >= self.fireworks[self._tables.suit[face]]
        )

    def _place(self, card: CardId) -> bool:
        """Put a fitting card onto its firework; whether that completed it."""
        suit = self._tables.suit[self._faces[card]]
        self.fireworks[suit] += 1
        return self.fireworks[suit] == FIREWORK_HEIGHT

    def _after_placing(self, card: CardId, *, completed: bool) -> None:
        """Pay for a completed firework, or win; then go on with the turn unless a tile waits."""
        if completed:
            won = all(height == FIREWORK_HEIGHT for height in self.fireworks)
            pays_tile = bool(self.rules.bonus_tiles) and self.face(card).value == FIREWORK_HEIGHT
            if pays_tile and self._tiles and not won:
                self._reveal_tile()
            elif not (pays_tile and won):
                self._return_token()
            if won:
                self._end(Reason.VICTORY)
                return
        if self.pending is None:
            self._finish_turn(draws=True)

    def _return_token(self) -> None:
        if self.tokens < self.rules.clue_tokens:
            self.tokens += 1
            self._events.append(TokenReturned(self.tokens))
        else:
            self._events.append(TokenForfeited())

    # Bonus tiles

    def _reveal_tile(self) -> None:
        """Reveal the next tile; it is resolved at once or waits for a choice (R18)."""
        tile = self._tiles.pop()
        self.revealed_tiles.append(tile)
        self._events.append(TileRevealed(self.to_act, tile, len(self._tiles)))
        if tile is Tile.CLUE:
            self._return_token()
        elif tile is Tile.MEND:
            if self.strikes:
                self.strikes -= 1
                self._events.append(StrikeMended(self.strikes))
            self._return_token()
        else:
            if tile is Tile.RESHUFFLE and not self._deck:
                tile = Tile.REPLAY
            if any(not isinstance(choice, Decline) for choice in self._bonus_choices(tile)):
                self.pending = tile
            else:
                self._events.append(TileLost(self.to_act, self.revealed_tiles[-1]))

    def _bonus_choices(self, tile: Tile) -> tuple[Action, ...]:
        if tile is Tile.COLOUR_CLUE:
            return tuple(self._clue_choices(self._tables.colour_clues))
        if tile is Tile.VALUE_CLUE:
            return tuple(self._clue_choices(self._tables.value_clues))
        faces = [
            face for face, number in zip(self.rules.faces, self.discarded, strict=True) if number
        ]
        taken = tuple(TakeBack(face) for face in faces)
        return (*taken, Decline()) if tile is Tile.REPLAY else taken

    def _act_on_tile(self, tile: Tile, action: Action) -> None:
        if isinstance(action, GiveClue) and tile in (Tile.COLOUR_CLUE, Tile.VALUE_CLUE):
            tables = self._tables
            kinds = tables.colour_clues if tile is Tile.COLOUR_CLUE else tables.value_clues
            self._tell(action, kinds, free=True)
            self._close_tile()
        elif isinstance(action, TakeBack) and tile in (Tile.RESHUFFLE, Tile.REPLAY):
            card = self._oldest_on_pile(action.card)
            if tile is Tile.RESHUFFLE:
                self._reshuffle(card)
            else:
                self._replay(card)
        elif isinstance(action, Decline) and tile is Tile.REPLAY:
            self._lose_tile()
        elif isinstance(action, Decline):
            raise IllegalAction(Refusal.CANNOT_DECLINE)
        elif isinstance(action, Action):
            raise IllegalAction(Refusal.BONUS_PENDING)
        else:
            raise IllegalAction(Refusal.NOT_AN_ACTION)

    def _close_tile(self) -> None:
        self.pending = None
        self._finish_turn(draws=True)

    def _lose_tile(self) -> None:
        self._events.append(TileLost(self.to_act, self.revealed_tiles[-1]))
        self._close_tile()

    def _oldest_on_pile(self, face: Card) -> CardId:
        for card in self._pile:
            if self.face(card) == face:
                return card
        raise IllegalAction(Refusal.NOT_DISCARDED)

    def _take_off_pile(self, card: CardId) -> None:
        self._pile.remove(card)
        self.discarded[self._faces[card]] -= 1

    def _reshuffle(self, card: CardId) -> None:
        """Put the card at a random place of the deck (R23)."""
        place = self._choose_place()
        self._take_off_pile(card)
        self._places.append(place)
        self._deck.insert(len(self._deck) - place, self._faces[card])
        self._tables.grow(len(self._faces) + len(self._deck))
        self._events.append(CardReshuffled(self.to_act, card, self.face(card)))
        self._close_tile()

    def _choose_place(self) -> int:
        """The place that the deal lists, else the one that its seed gives at this point."""
        used, listed = len(self._places), self.deal.places
        if used >= len(listed):
            by_seed = Stream(self.deal.seed, Purpose.PLACES)
            for _ in range(used):
                by_seed.next()
            return by_seed.below(len(self._deck) + 1)
        if not 0 <= listed[used] <= len(self._deck):
            raise BadSetup(
                f"places[{used}]: {listed[used]} is no place of a deck of {len(self._deck)} cards"
            )
        return listed[used]

    def _replay(self, card: CardId) -> None:
        """Place the card if it fits, else lose the tile."""
        if not self.fits(self.face(card)):
            self._lose_tile()
            return
        self._take_off_pile(card)
        completed = self._place(card)
        self._events.append(CardReplayed(self.to_act, card, self.face(card), completed))
        self.pending = None
        self._after_placing(card, completed=completed)
