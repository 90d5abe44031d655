"""The rest of a game with open cards as a timetable for CP-SAT: which card leaves which hand at which turn.

The model asks for nothing that the rules do not ask for, so that no timetable means no line. The
other way round a timetable is no more than a proposal: only the core says whether it is a line. Games with bonus tiles have no timetable.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from ortools.sat.python import cp_model

from hanabi.core import Card, Game, Seat, Strikeout
from hanabi.core.cards import FIREWORK_HEIGHT
from hanabi.review.bounds import needed_plays
from hanabi.review.plans import Planned, Turn, carry_out
from hanabi.review.time_limit import TimeLimit
from hanabi.review.verdict import Undecided, Unwinnable, Verdict, Winnable

Bool = Any
"""A Boolean variable of the model or a sum of some: OR-Tools has no types for its expressions."""


class Answer(Enum):
    """What the model says that has no timetable."""

    IMPOSSIBLE = "impossible"
    UNKNOWN = "unknown"


def decide(game: Game, score: int, *, seed: int, limit: TimeLimit) -> Verdict:
    """The verdict of the model on a running game without bonus tiles."""
    plan = Timetable(game, score).solve(seed=seed, limit=limit)
    if plan is Answer.IMPOSSIBLE:
        return Unwinnable(score, None)
    if plan is Answer.UNKNOWN:
        return Undecided(score)
    end = carry_out(game, plan, score, seed=seed, limit=limit)
    return Undecided(score) if end is None else Winnable.by(game, end, score)


@dataclass(frozen=True)
class _Kept:
    """A card that is in a hand or comes into one."""

    face: Card
    place: int
    seat: Seat | None
    """Who holds it now; None for a card of the deck."""

    deck: int
    """Its place in the deck, counted from the top; -1 in a hand."""


class Timetable:
    """The model of a running game without bonus tiles that shall end with at least this score."""

    def __init__(self, game: Game, score: int) -> None:
        self._game, self._score = game, score
        self._rules = game.rules
        self._cards = _cards_left(game)
        self._deck = game.deck_size
        self._turns = self._horizon()
        self._model = cp_model.CpModel()
        self._make_turns()
        self._make_deck()
        self._make_moves()
        self._make_fireworks()
        self._make_tokens()
        if not any(map(self._rules.may_miss, self._rules.clues)):
            self._make_hands()

    def _horizon(self) -> int:
        """So many turns can there be at most: one for each card, and one for each token to pass with."""
        game = self._game
        if game.turns_left is not None:
            return game.turns_left
        plays = len(self._rules.faces) - sum(game.fireworks)
        moves = self._deck + game.players
        tosses = moves - needed_plays(game, self._score)
        if self._rules.play_on:
            moves = len(self._cards)
            tosses = moves - plays
        paid = len(self._rules.suits) + (plays if self._rules.announced_plays else 0)
        return moves + game.tokens + max(0, tosses) + paid

    def _seat(self, turn: int) -> Seat:
        return Seat((self._game.to_act + turn) % self._game.players)

    def _make_turns(self) -> None:
        """Each turn before the end is a pass or moves one card."""
        model, turns = self._model, range(self._turns)
        self._runs = [model.NewBoolVar(f"runs {t}") for t in turns]
        self._moves = [model.NewBoolVar(f"moves {t}") for t in turns]
        self._strikes = [model.NewBoolVar(f"strike {t}") for t in turns]
        for t in turns:
            model.AddImplication(self._moves[t], self._runs[t])
            if t:
                model.AddImplication(self._runs[t], self._runs[t - 1])
        spare = self._rules.strikes - 1 - self._game.strikes
        model.Add(sum(self._strikes) <= spare)

    def _make_deck(self) -> None:
        """`drawn[t][n]`: at the beginning of turn t more than n cards have been drawn."""
        model, deck = self._model, self._deck
        self._drawn: list[list[Bool]] = [[0] * deck]
        for t in range(self._turns):
            before = self._drawn[t]
            after = [model.NewBoolVar(f"drawn {t} {n}") if n <= t else 0 for n in range(deck)]
            self._drawn.append(after)
            for n in range(min(t + 1, deck)):
                if n < t:
                    model.AddImplication(before[n], after[n])
                if n:
                    model.Add(after[n] <= before[n - 1])
            if deck:
                draws = sum(after) - sum(before)
                model.Add(draws <= self._moves[t])
                model.Add(draws >= self._moves[t] - before[deck - 1])
            if deck and not self._rules.play_on and t >= self._game.players:
                model.Add(self._runs[t] <= 1 - self._drawn[t - self._game.players][deck - 1])

    def _held(self, card: _Kept, turn: int) -> Bool:
        """Whether the card has come into the hand of the player of this turn before it; 0 if it cannot."""
        if card.seat is not None:
            return int(card.seat == self._seat(turn))
        return sum(
            self._drawn[t + 1][card.deck] - self._drawn[t][card.deck]
            for t in range(turn - self._game.players, card.deck - 1, -self._game.players)
        )

    def _make_moves(self) -> None:
        """`places[t]` and `tosses[t]`: the cards that may go onto a firework or away, each at most once."""
        model = self._model
        self._places: list[dict[int, Bool]] = []
        self._tosses: list[dict[int, Bool]] = []
        gone: dict[int, list[Bool]] = {index: [] for index in range(len(self._cards))}
        for t in range(self._turns):
            places: dict[int, Bool] = {}
            tosses: dict[int, Bool] = {}
            for index, card in enumerate(self._cards):
                held = self._held(card, t)
                if isinstance(held, int) and not held:
                    continue
                ways = [model.NewBoolVar(f"toss {t} {index}")]
                tosses[index] = ways[0]
                if card.place >= self._game.fireworks[card.face.suit]:
                    ways.append(model.NewBoolVar(f"place {t} {index}"))
                    places[index] = ways[1]
                model.Add(sum(ways) <= held)
                gone[index] += ways
            self._places.append(places)
            self._tosses.append(tosses)
            model.Add(sum(places.values()) + sum(tosses.values()) == self._moves[t])
            model.Add(self._strikes[t] <= sum(tosses.values()))
        for ways in gone.values():
            model.AddAtMostOne(ways)

    def _make_fireworks(self) -> None:
        """`lies[t][face]`: that card has been placed before turn t. Cards are placed in their order."""
        model, heights = self._model, self._game.fireworks
        suits = range(len(heights))
        self._completes: list[Bool] = []
        lies: dict[tuple[int, int], Bool] = {
            (suit, place): int(place < heights[suit])
            for suit in suits
            for place in range(FIREWORK_HEIGHT)
        }
        for t in range(self._turns):
            by_face: dict[tuple[int, int], list[Bool]] = {key: [] for key in lies}
            for index, placed in self._places[t].items():
                card = self._cards[index]
                by_face[card.face.suit, card.place].append(placed)
            self._forbid_strikes_that_fit(t, lies)
            after = dict(lies)
            for (suit, place), placed in by_face.items():
                if not placed:
                    continue
                after[suit, place] = model.NewBoolVar(f"lies {t} {suit} {place}")
                model.Add(after[suit, place] == lies[suit, place] + sum(placed))
                if place:
                    model.Add(sum(placed) <= lies[suit, place - 1])
            self._completes.append(sum(sum(by_face[suit, FIREWORK_HEIGHT - 1]) for suit in suits))
            lies = after
            self._go_on(t + 1, lies)
        if self._rules.play_on or self._score == self._rules.maximum:
            for key in lies:
                model.Add(lies[key] == 1)
        else:
            short = needed_plays(self._game, self._score) + sum(heights)
            model.Add(sum(lies.values()) >= short)

    def _go_on(self, turn: int, lies: dict[tuple[int, int], Bool]) -> None:
        """Short of a victory only the last round ends a game that counts, unless strikes cost nothing."""
        perfect = self._rules.play_on or self._score == self._rules.maximum
        if perfect or self._rules.strikeout is Strikeout.TALLY or turn >= self._turns:
            return
        model, players, deck = self._model, self._game.players, self._deck
        won = model.NewBoolVar(f"won {turn}")
        model.AddBoolAnd(
            [lies[key] for key in lies if not isinstance(lies[key], int)]
        ).OnlyEnforceIf(won)
        if any(isinstance(lying, int) and not lying for lying in lies.values()):
            model.Add(won == 0)
        over = self._drawn[turn - players][deck - 1] if deck and turn >= players else 0
        model.Add(self._runs[turn] >= 1 - over - won)

    def _forbid_strikes_that_fit(self, turn: int, lies: dict[tuple[int, int], Bool]) -> None:
        """A card that fits cannot be misplayed, unless its colour is announced wrongly."""
        if self._rules.announced_plays and len(self._rules.suits) > 1:
            return
        for index, tossed in self._tosses[turn].items():
            card = self._cards[index]
            below = lies[card.face.suit, card.place - 1] if card.place else 1
            itself = lies[card.face.suit, card.place]
            self._model.Add(tossed + self._strikes[turn] <= 1 + (1 - below) + itself)

    def _make_tokens(self) -> None:
        model, most = self._model, self._rules.clue_tokens
        tokens: Bool = self._game.tokens
        self._announced: list[Bool] = []
        for t in range(self._turns):
            placed, passes = sum(self._places[t].values()), self._runs[t] - self._moves[t]
            discards = sum(self._tosses[t].values()) - self._strikes[t]
            announced: Bool = 0
            if self._rules.announced_plays:
                announced = model.NewBoolVar(f"announced {t}")
                model.Add(announced <= placed)
            self._announced.append(announced)
            spent = self._rules.clue_cost * passes
            model.Add(tokens >= spent)
            model.Add(tokens + discards <= most)
            after = model.NewIntVar(0, most, f"tokens {t + 1}")
            paid = announced + self._completes[t]
            forfeited = model.NewIntVar(0, 2, f"forfeited {t}")
            some = model.NewBoolVar(f"forfeits {t}")
            model.Add(forfeited <= 2 * some)
            model.Add(forfeited <= paid)
            model.Add(after >= most * some)
            model.Add(after == tokens - spent + discards + paid - forfeited)
            tokens = after

    def _make_hands(self) -> None:
        """Somebody else must hold a card for a clue to touch: hands shrink once the deck is empty."""
        model = self._model
        sizes: list[Bool] = [len(hand) for hand in self._game.hands]
        for t in range(self._turns):
            seat = self._seat(t)
            others = sum(size for other, size in enumerate(sizes) if other != seat)
            model.Add(others >= self._runs[t] - self._moves[t])
            after = model.NewIntVar(0, self._rules.hand_size(self._game.players), f"hand {t}")
            draws = sum(self._drawn[t + 1]) - sum(self._drawn[t])
            model.Add(after == sizes[seat] + draws - self._moves[t])
            sizes[seat] = after

    def solve(self, *, seed: int, limit: TimeLimit) -> Answer | list[Planned]:
        """What to do turn by turn; or that there is nothing, or that the time was up."""
        solver = cp_model.CpSolver()
        solver.parameters.random_seed = seed
        solver.parameters.num_workers = 1
        solver.parameters.catch_sigint_signal = False
        found = limit.watch(lambda: solver.Solve(self._model), solver.StopSearch)
        status = solver.StatusName(found)
        if status == "INFEASIBLE":
            return Answer.IMPOSSIBLE
        if status not in {"OPTIMAL", "FEASIBLE"}:
            return Answer.UNKNOWN
        return [self._planned(solver, t) for t in range(self._turns)]

    def _planned(self, solver: cp_model.CpSolver, turn: int) -> Planned:
        for index, placed in self._places[turn].items():
            if solver.Value(placed):
                told = self._rules.announced_plays and solver.Value(self._announced[turn])
                return Turn.ANNOUNCE if told else Turn.PLACE, self._cards[index].face
        for index, tossed in self._tosses[turn].items():
            if solver.Value(tossed):
                struck = solver.Value(self._strikes[turn])
                return Turn.STRIKE if struck else Turn.DISCARD, self._cards[index].face
        return Turn.CLUE if solver.Value(self._runs[turn]) else Turn.STOP, None


def _cards_left(game: Game) -> list[_Kept]:
    suits = game.rules.suits
    held = [
        _Kept(face, suits[face.suit].place(face.value), Seat(seat), -1)
        for seat, hand in enumerate(game.hands)
        for face in map(game.face, hand)
    ]
    deck = [
        _Kept(face, suits[face.suit].place(face.value), None, n) for n, face in enumerate(game.deck)
    ]
    return held + deck
