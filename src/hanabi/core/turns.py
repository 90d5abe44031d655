"""What happens in a turn: clues, discards, plays and bonus tiles. The only place where rules become moves."""

from __future__ import annotations

from hanabi.core.actions import (
    Action,
    Decline,
    Discard,
    GiveClue,
    Play,
    Step,
    TakeBack,
)
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
    GameEnded,
    StrikeMended,
    TileLost,
    TileRevealed,
    TokenForfeited,
)
from hanabi.core.frozen import new_tuple
from hanabi.core.outcome import Reason, settle
from hanabi.core.rules import Tile
from hanabi.core.showing import ShownState
from hanabi.core.shuffle import Purpose, Stream
from hanabi.core.view import PiledCard


class Turns(ShownState):
    """A game whose player to act can be told what to do; each method adds what happened to `_events`.

    A method that raises may leave the state half changed: `Game.act` goes back to where it was.
    """

    __slots__ = ()

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything `act` accepts now: plays, discards, clues; or the choices of a bonus tile."""
        if self._outcome is not None:
            return ()
        if self._pending is not None:
            return self._bonus_choices(self._pending)
        tables, hand = self._tables, self._hands[self._to_act]
        actions: list[Action] = []
        for card in hand:
            actions += tables.plays[card]
        if self._tokens < self._rules.clue_tokens:
            discards = tables.discards
            actions += [discards[card] for card in hand]
        if self._tokens >= self._rules.clue_cost:
            actions += self._clue_choices(tables.every_clue)
        return tuple(actions)

    def _carry_out(self, action: Step) -> None:
        if self._pending is not None:
            self._act_on_tile(self._pending, action)
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

    # The turn

    def _finish_turn(self, *, draws: bool) -> None:
        """Draw, count the last round, and pass the turn on."""
        seat, tables, drawn = self._to_act, self._tables, self._drawn
        if self._turns_left is not None:
            self._turns_left -= 1
            if self._turns_left == 0:
                self._end(Reason.LAST_ROUND)
                return
        elif draws and drawn < len(self._order):
            card = CardId(drawn)
            self._drawn = drawn + 1
            self._hands[seat] += (card,)
            self._events.append(CardDrawn(seat, card, tables.faces[self._order[card]]))
            if self._drawn == len(self._order) and not self._rules.play_on:
                self._begin_last_round()
        self._turn += 1
        self._to_act = seat = Seat((seat + 1) % self._players)
        self._events.append(tables.turn_began(self._turn, seat))
        if not self._hands[seat] and not self.legal_actions():
            self._end(Reason.DEADLOCK)

    def _end(self, reason: Reason) -> None:
        self._pending = None
        self._outcome = settle(self._rules, reason, self._fireworks)
        self._events.append(GameEnded(self._outcome))

    # Clues

    def _clue_choices(self, kinds: int) -> list[GiveClue]:
        """The clues of these kinds that the player to act may give."""
        tables, order = self._tables, self._order
        choices: list[GiveClue] = []
        for target, hand in enumerate(self._hands):
            if target == self._to_act:
                continue
            clues = kinds
            if not self._rules.empty_clues:
                touching = tables.may_miss
                for card in hand:
                    touching |= tables.touched_by[order[card]]
                clues &= touching
            choices += tables.gives(target, clues)
        return choices

    def _clue(self, action: GiveClue) -> None:
        cost = self._rules.clue_cost
        if self._tokens < cost:
            raise IllegalAction(Refusal.NO_TOKENS)
        self._tell(action, self._tables.every_clue, free=False)
        self._tokens -= cost
        self._events.append(self._tables.spent[self._tokens])
        self._finish_turn(draws=False)

    def _tell(self, action: GiveClue, kinds: int, *, free: bool) -> None:
        """Give a clue of one of these kinds, or refuse it."""
        target = action.target
        if not 0 <= target < self._players:
            raise IllegalAction(Refusal.NO_SUCH_SEAT)
        if target == self._to_act:
            raise IllegalAction(Refusal.CLUE_TO_SELF)
        clue = self._tables.clue_index.get(action.clue)
        if clue is None:
            raise IllegalAction(Refusal.NOT_A_CLUE)
        if not kinds >> clue & 1:
            raise IllegalAction(Refusal.BONUS_PENDING)
        touch, order, told = self._tables.touch[clue], self._order, list(self._told)
        hit, missed = 1 << clue, 1 << clue + len(self._tables.clues)
        touched = []
        for card in self._hands[target]:
            if touch >> order[card] & 1:
                told[card] |= hit
                touched.append(card)
            else:
                told[card] |= missed
        if not touched and not self._tables.may_miss & hit:
            raise IllegalAction(Refusal.TOUCHES_NOTHING)
        self._told = tuple(told)
        self._events.append(ClueGiven(self._to_act, target, action.clue, tuple(touched), free))

    # Discards and plays

    def _discard(self, action: Discard) -> None:
        if self._tokens == self._rules.clue_tokens:
            raise IllegalAction(Refusal.ALL_TOKENS)
        card = self._remove_from_hand(action.card)
        self._put_on_pile(card)
        self._events.append(CardDiscarded(self._to_act, card, self._drawn_face(card)))
        self._return_token()
        if self._lost_indispensable(card):
            self._end(Reason.INDISPENSABLE)
        else:
            self._finish_turn(draws=True)

    def _play(self, action: Play) -> None:
        announced = action.announced
        if announced is not None:
            if not self._rules.announced_plays:
                raise IllegalAction(Refusal.NO_ANNOUNCING)
            if not 0 <= announced < len(self._fireworks):
                raise IllegalAction(Refusal.NO_SUCH_SUIT)
        card = self._remove_from_hand(action.card)
        face = self._order[card]
        suit = self._tables.suit[face]
        fits = self._tables.place[face] == self._fireworks[suit]
        if fits and announced in (None, suit):
            self._place_from_hand(card, announced)
        else:
            self._misplay(card, announced)

    def _place_from_hand(self, card: CardId, announced: SuitIndex | None) -> None:
        completed = self._place(card)
        self._events.append(
            CardPlaced(self._to_act, card, self._drawn_face(card), announced, completed)
        )
        if announced is not None:
            self._return_token()
        self._after_placing(card, completed=completed)

    def _misplay(self, card: CardId, announced: SuitIndex | None) -> None:
        self._put_on_pile(card)
        self._strikes += 1
        self._events.append(CardMisplayed(self._to_act, card, self._drawn_face(card), announced))
        self._events.append(self._tables.struck[self._strikes])
        if self._strikes == self._rules.strikes:
            self._end(Reason.STRIKES)
        elif self._lost_indispensable(card):
            self._end(Reason.INDISPENSABLE)
        else:
            self._finish_turn(draws=True)

    def _remove_from_hand(self, card: CardId) -> CardId:
        """Take the card out of the hand of the player to act."""
        hand = self._hands[self._to_act]
        if card not in hand:
            raise IllegalAction(Refusal.NO_SUCH_CARD)
        place = hand.index(card)
        self._hands[self._to_act] = hand[:place] + hand[place + 1 :]
        return card

    def _put_on_pile(self, card: CardId) -> None:
        self._pile += (new_tuple(PiledCard, (card, self._drawn_face(card))),)

    def _lost_indispensable(self, card: CardId) -> bool:
        """Whether this card, now on the pile, was the last copy its firework needed (R10)."""
        if not self._rules.play_on:
            return False
        tables, face = self._tables, self._order[card]
        needed = tables.place[face] >= self._fireworks[tables.suit[face]]
        return needed and self.discarded[face] == tables.copies[face]

    def _place(self, card: CardId) -> bool:
        """Put a fitting card onto its firework; whether that completed it."""
        suit, heights = self._tables.suit[self._order[card]], list(self._fireworks)
        heights[suit] += 1
        self._fireworks = tuple(heights)
        return heights[suit] == FIREWORK_HEIGHT

    def _after_placing(self, card: CardId, *, completed: bool) -> None:
        """Pay for a completed firework, or win; then go on with the turn unless a tile waits."""
        if completed:
            won = all(height == FIREWORK_HEIGHT for height in self._fireworks)
            pays_tile = (
                bool(self._rules.bonus_tiles) and self._drawn_face(card).value == FIREWORK_HEIGHT
            )
            if pays_tile and self._revealed < len(self._deal.tiles) and not won:
                self._reveal_tile()
            elif not (pays_tile and won):
                self._return_token()
            if won:
                self._end(Reason.VICTORY)
                return
        if self._pending is None:
            self._finish_turn(draws=True)

    def _return_token(self) -> None:
        if self._tokens < self._rules.clue_tokens:
            self._tokens += 1
            self._events.append(self._tables.returned[self._tokens])
        else:
            self._events.append(TokenForfeited())

    # Bonus tiles

    def _reveal_tile(self) -> None:
        """Reveal the next tile; it is resolved at once or waits for a choice (R18)."""
        tiles = self._deal.tiles
        tile = tiles[self._revealed]
        self._revealed += 1
        self._events.append(TileRevealed(self._to_act, tile, len(tiles) - self._revealed))
        if tile is Tile.CLUE:
            self._return_token()
        elif tile is Tile.MEND:
            if self._strikes:
                self._strikes -= 1
                self._events.append(StrikeMended(self._strikes))
            self._return_token()
        else:
            if tile is Tile.RESHUFFLE and not self.deck_size:
                tile = Tile.REPLAY
            if any(not isinstance(choice, Decline) for choice in self._bonus_choices(tile)):
                self._pending = tile
            else:
                self._events.append(TileLost(self._to_act, self._deal.tiles[self._revealed - 1]))

    def _bonus_choices(self, tile: Tile) -> tuple[Action, ...]:
        if tile is Tile.COLOUR_CLUE:
            return tuple(self._clue_choices(self._tables.colour_clues))
        if tile is Tile.VALUE_CLUE:
            return tuple(self._clue_choices(self._tables.value_clues))
        faces = [
            face for face, number in zip(self._rules.faces, self.discarded, strict=True) if number
        ]
        taken = tuple(TakeBack(face) for face in faces)
        return (*taken, Decline()) if tile is Tile.REPLAY else taken

    def _act_on_tile(self, tile: Tile, action: Step) -> None:
        if isinstance(action, GiveClue) and tile in (Tile.COLOUR_CLUE, Tile.VALUE_CLUE):
            tables = self._tables
            kinds = tables.colour_clues if tile is Tile.COLOUR_CLUE else tables.value_clues
            self._tell(action, kinds, free=True)
            self._close_tile()
        elif isinstance(action, TakeBack) and tile in (Tile.RESHUFFLE, Tile.REPLAY):
            piled = self._oldest_on_pile(action.card)
            if tile is Tile.RESHUFFLE:
                self._reshuffle(piled)
            else:
                self._replay(piled)
        elif isinstance(action, Decline) and tile is Tile.REPLAY:
            self._lose_tile()
        elif isinstance(action, Decline):
            raise IllegalAction(Refusal.CANNOT_DECLINE)
        elif isinstance(action, Action):
            raise IllegalAction(Refusal.BONUS_PENDING)
        else:
            raise IllegalAction(Refusal.NOT_AN_ACTION)

    def _close_tile(self) -> None:
        self._pending = None
        self._finish_turn(draws=True)

    def _lose_tile(self) -> None:
        self._events.append(TileLost(self._to_act, self._deal.tiles[self._revealed - 1]))
        self._close_tile()

    def _oldest_on_pile(self, face: Card) -> PiledCard:
        for piled in self._pile:
            if piled.face == face:
                return piled
        raise IllegalAction(Refusal.NOT_DISCARDED)

    def _take_off_pile(self, piled: PiledCard) -> None:
        place = self._pile.index(piled)
        self._pile = self._pile[:place] + self._pile[place + 1 :]

    def _reshuffle(self, piled: PiledCard) -> None:
        """Put the card at a random place of the deck (R23)."""
        place = self._choose_place()
        self._take_off_pile(piled)
        self._places += (place,)
        order, place = self._order, self._drawn + place
        self._order = (*order[:place], order[piled.id], *order[place:])
        self._told += (0,)
        self._tables.grow(len(self._order))
        self._events.append(CardReshuffled(self._to_act, piled.id, piled.face))
        self._close_tile()

    def _choose_place(self) -> int:
        """The place that the deal lists, else the one that its seed gives at this point."""
        used, listed, deck = len(self._places), self._deal.places, self.deck_size
        if used >= len(listed):
            by_seed = Stream(self._deal.seed, Purpose.PLACES)
            for _ in range(used):
                by_seed.next()
            return by_seed.below(deck + 1)
        if not 0 <= listed[used] <= deck:
            raise BadSetup(f"places[{used}]: {listed[used]} is no place of a deck of {deck} cards")
        return listed[used]

    def _replay(self, piled: PiledCard) -> None:
        """Place the card if it fits, else lose the tile."""
        if not self.fits(piled.face):
            self._lose_tile()
            return
        self._take_off_pile(piled)
        completed = self._place(piled.id)
        self._events.append(CardReplayed(self._to_act, piled.id, piled.face, completed))
        self._pending = None
        self._after_placing(piled.id, completed=completed)
