"""`hanabi solve`: whether a deal or a recorded game can be won with all cards open."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from hanabi.cli.convert import Source, read_source
from hanabi.cli.rules_options import Add, EditionName, House, parse_rules
from hanabi.cli.user import say

if TYPE_CHECKING:
    from hanabi.core import Card, Game, Record, Rules
    from hanabi.review import Cause, TurnVerdicts, Verdict


def solve(
    file: Source | None = None,
    /,
    *,
    edition: EditionName = "cocktail",
    add: Add = None,
    house: House = None,
    players: int = 2,
    seed: int = 0,
    turn: int | None = None,
    turns: bool = False,
    score: int | None = None,
    seconds: float = 60.0,
    line: bool = False,
    as_json: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Open all cards and say whether the maximum can still be reached.

    Parameters
    ----------
    file
        A record, a game of hanab.live as JSON, a link to one, or - for standard input; else a deal is made.
    players
        How many play the deal.
    seed
        The deal's.
    turn
        Of a recorded game, the moment after this turn; by default the deal, 0.
    turns
        Of a recorded game, the verdict after every turn, and the move that gave it away.
    score
        Ask for this score instead of the maximum.
    seconds
        Give up after so long.
    line
        Print the winning moves.
    as_json
        Print the verdict as JSON, its moves included.
    """
    from hanabi.core import BadSetup, Game, Record
    from hanabi.formats import read_record
    from hanabi.review import solve as decide
    from hanabi.review import solve_turns

    if not seconds > 0:
        raise BadSetup(f"seconds: {seconds:g} is no time to think")
    if file is None:
        record = Record.of(Game(parse_rules(edition, add, house), players, seed))
    else:
        record = read_record(read_source(file))
    if turns:
        if turn is not None:
            raise BadSetup("turn: --turns tells about all of them")
        told = solve_turns(record, score, seconds=seconds)
        _say_turns(record, told, as_json=as_json)
        return
    game = record.replay(turn or 0)
    verdict = decide(game, score, seconds=seconds)
    if as_json:
        say(json.dumps(_plain(game, verdict), ensure_ascii=False))
        return
    say(_sentence(game.rules, verdict))
    if line:
        for number, mover, move in _moves(game, verdict):
            say(f"{number:>3} {mover}: {move}")


def _say_turns(record: Record, told: TurnVerdicts, *, as_json: bool) -> None:
    lost = told.lost_at
    if as_json:
        entries = [
            _plain(record.replay(turn), verdict) for turn, verdict in enumerate(told.verdicts)
        ]
        say(json.dumps({"lost_at": lost, "turns": entries}, ensure_ascii=False))
        return
    before = None
    for turn, verdict in enumerate(told.verdicts):
        sentence = _sentence(record.rules, verdict)
        if sentence != before:  # a line for each change is all there is to tell
            say(f"{f'after turn {turn}' if turn else 'the deal'}: {sentence}")
        before = sentence
    if lost is not None:
        moment = record.replay(lost - 1)
        step = next(step for step in record.steps[len(moment.steps) :])
        say(f"given away in turn {lost}: {moment.names[moment.to_act]}: {moment.notation(step)}")


def _sentence(rules: Rules, verdict: Verdict) -> str:
    from hanabi.review import Unwinnable, Winnable

    if isinstance(verdict, Winnable):
        return f"{verdict.score} points can be reached"
    if isinstance(verdict, Unwinnable):
        cause = "" if verdict.cause is None else f": {_cause(rules, verdict.cause)}"
        return f"{verdict.score} points cannot be reached{cause}"
    return f"{verdict.score} points: not decided in the time given"


def _cause(rules: Rules, cause: Cause) -> str:
    from hanabi.review import Why

    card = "" if cause.card is None else _card(rules, cause.card)
    match cause.why:
        case Why.OVER:
            return "the game is over"
        case Why.LOST_CARD:
            return f"every {card} is lost"
        case Why.PACE:
            return "fewer turns are left than cards to place"
        case Why.TOO_DEEP:
            return f"{f'the {card} lies' if card else 'needed cards lie'} too deep in the deck"
        case Why.HANDS_FULL:
            return f"before the {card} is drawn, more has to be kept than all hands hold"


def _card(rules: Rules, card: Card) -> str:
    return f"{rules.suits[card.suit].name} {card.value}"


def _moves(game: Game, verdict: Verdict) -> list[tuple[int, str, str]]:
    """Turn, player and notation of each move of a line."""
    from hanabi.review import Winnable

    moves = []
    game = game.copy()
    for step in verdict.line if isinstance(verdict, Winnable) else ():
        moves.append((game.turn, game.names[game.to_act], game.notation(step)))
        game.take(step)
    return moves


def _plain(game: Game, verdict: Verdict) -> dict[str, Any]:
    from hanabi.review import Unwinnable

    plain: dict[str, Any] = {"verdict": type(verdict).__name__.lower(), "score": verdict.score}
    if isinstance(verdict, Unwinnable) and verdict.cause is not None:
        card = verdict.cause.card
        plain["cause"] = str(verdict.cause.why)
        plain["card"] = None if card is None else _card(game.rules, card)
    if moves := _moves(game, verdict):
        plain["line"] = [move for _, _, move in moves]
    return plain
