"""Exact positions for tests: deals stacked by hand, shows that follow a script, moves as lines of text.

A line says what the player to act does:

    play red 1            play red 1 as blue      discard red 1
    clue 2 red            clue 2 5                clue      (to seat 2, or any legal one)
    bonus clue 2 red      take red 1              decline   (choices of a bonus tile)
    play #0               discard #4              (by the place in the hand)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain

import pytest

from hanabi import core
from hanabi.core import Card, Decline, Discard, Game, GiveClue, Play, Rules, Seat, TakeBack, Tile
from hanabi.core.codec import card_to_plain as name
from hanabi.core.events import ClueGiven


def suit(rules: Rules, name: str) -> core.SuitIndex:
    """The suit of this name, which has to be on the table."""
    index = rules.suit_index(name)
    assert index is not None, f"no suit is called {name}"
    return index


def card(rules: Rules, name: str) -> Card:
    """The face called `red 3`."""
    colour, value = name.split()
    return Card(suit(rules, colour), int(value))


def stacked(
    rules: Rules,
    players: int | Sequence[str],
    hands: Sequence[Sequence[str]] = (),
    draws: Sequence[str | None] = (),
    *,
    tiles: Sequence[Tile] = (),
    places: Sequence[int] = (),
    first: int = 0,
) -> Game:
    """A game with these hands by seat and these cards next in the deck, None being any other card.

    The cards and tiles that are not named follow in the order of the box.
    """
    number = players if isinstance(players, int) else len(players)
    size = rules.hand_size(number)
    slots: list[str | None] = []
    for cards in (*hands, *[[]] * (number - len(hands))):
        slots += [*cards, *[None] * (size - len(cards))]
    named = [card(rules, slot) if slot else None for slot in (*slots, *draws)]
    rest = list(rules.box)
    for face in filter(None, named):
        assert face in rest, f"the box has no further {name(rules, face)}"
        rest.remove(face)
    deck = [face or rest.pop(0) for face in named[: rules.deck_size]] + rest
    face_down = list(rules.bonus_tiles)
    for tile in tiles:
        face_down.remove(tile)
    deal = core.Deal(tuple(deck), (*tiles, *face_down), tuple(places))
    return Game(rules, players, deal=deal, first=first)


def scripted(
    rules: Rules,
    players: int,
    script: Sequence[str],
    then: Sequence[str] = (),
    *,
    tiles: Sequence[Tile] = (),
    places: Sequence[int] = (),
) -> Game:
    """A game that was played by the script, turn by turn, and can go on with the lines of `then`.

    Every player is dealt or draws in time what their lines play or discard, up to a reshuffle.
    """
    lines = [line.split() for line in (*script, *then)]
    turns = [line for line in lines if line[0] not in ("bonus", "take", "decline")]
    leaving: list[list[str]] = [[] for _ in range(players)]
    drawers = []
    for number, (verb, *words) in enumerate(turns):
        if verb != "clue":
            drawers.append(number % players)
            leaving[drawers[-1]].append(" ".join(words[:2]))
    size = rules.hand_size(players)
    later = [iter(cards[size:]) for cards in leaving]
    draws = [next(later[seat], None) for seat in drawers]
    hands = [cards[:size] for cards in leaving]
    game = stacked(rules, players, hands, draws, tiles=tiles, places=places)
    do(game, *script)
    return game


def firework(colour: str, height: int = 5, *, start: int = 0) -> list[str]:
    """The plays that take a firework from `start` to `height` cards; black goes down from 5."""
    values = core.VALUES[::-1] if colour == "black" else core.VALUES
    return [f"play {colour} {value}" for value in values[start:height]]


def action(game: Game, line: str) -> core.Action:
    """The action a line means for the player to act, legal or not."""
    match line.removeprefix("bonus ").split():
        case ["play", *words, "as", colour]:
            return Play(_held(game, words), suit(game.rules, colour))
        case ["play", *words]:
            return Play(_held(game, words))
        case ["discard", *words]:
            return Discard(_held(game, words))
        case ["clue"]:
            return next(legal for legal in game.legal_actions() if isinstance(legal, GiveClue))
        case ["clue", seat, value] if value.isdigit():
            return GiveClue(Seat(int(seat)), core.ValueClue(int(value)))
        case ["clue", seat, colour]:
            return GiveClue(Seat(int(seat)), core.ColourClue(suit(game.rules, colour)))
        case ["take", *words]:
            return TakeBack(card(game.rules, " ".join(words)))
        case ["decline"]:
            return Decline()
    raise AssertionError(f"no action reads {line!r}")


def _held(game: Game, words: Sequence[str]) -> core.CardId:
    wanted, held = " ".join(words), hand(game, game.to_act)
    assert wanted in held or wanted.startswith("#"), f"seat {game.to_act} has no {wanted}"
    return game.hands[game.to_act][held.index(wanted) if wanted in held else int(wanted[1:])]


def do(game: Game, *lines: str) -> tuple[core.Event, ...]:
    """Act by each line, and return all that happened."""
    return tuple(chain.from_iterable(game.act(action(game, line)) for line in lines))


def touched(game: Game, line: str) -> list[str]:
    """Give a clue by this line, and return the faces it points at in the order of the hand."""
    clues = [event for event in do(game, line) if isinstance(event, ClueGiven)]
    return [name(game.rules, game.face(one)) for one in clues[0].touched]


def wind_down(game: Game) -> None:
    """Let everybody discard, or clue if they cannot, until the show is over."""
    while game.outcome is None:
        legal = game.legal_actions()
        game.act(next((one for one in legal if isinstance(one, Discard)), legal[-1]))


def refusal(game: Game, wish: str | core.Action) -> core.Refusal:
    """Why the game refuses this line or action, which it must, and leave everything as it was."""
    wished = action(game, wish) if isinstance(wish, str) else wish
    before, steps = game.open_view(), game.steps
    assert wished not in before.legal_actions
    with pytest.raises(core.IllegalAction) as caught:
        game.act(wished)
    assert (game.open_view(), game.steps) == (before, steps)
    return caught.value.refusal


def choices(game: Game) -> set[str]:
    """The legal actions as lines, without the word `bonus`; equal cards make equal lines."""
    return {_line(game, legal) for legal in game.legal_actions()}


def _line(game: Game, legal: core.Action) -> str:
    rules = game.rules
    match legal:
        case Play(one, None) | Discard(one):
            return f"{type(legal).__name__.lower()} {name(rules, game.face(one))}"
        case Play(one, announced) if announced is not None:
            return f"play {name(rules, game.face(one))} as {rules.suits[announced].name}"
        case GiveClue(seat, core.ColourClue(colour)):
            return f"clue {seat} {rules.suits[colour].name}"
        case GiveClue(seat, core.ValueClue(value)):
            return f"clue {seat} {value}"
        case TakeBack(face):
            return f"take {name(rules, face)}"
    return "decline"


def fireworks(game: Game) -> dict[str, int]:
    """Cards on each firework, by the name of the suit; those not begun are left out."""
    return {game.rules.suits[i].name: height for i, height in enumerate(game.fireworks) if height}


def hand(game: Game, seat: int) -> list[str]:
    """The faces a seat holds, in order."""
    return [name(game.rules, game.face(one)) for one in game.hands[seat]]


def pile(game: Game) -> list[str]:
    """The discard pile, oldest card first."""
    return [name(game.rules, face) for _, face in game.discards]


def kinds(events: Iterable[core.Event]) -> list[str]:
    """The events by kind, such as `CardPlaced`."""
    return [type(event).__name__ for event in events]
