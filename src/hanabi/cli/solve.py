"""`hanabi solve`: whether a deal or a recorded game can be won with all cards open."""

from __future__ import annotations

import json
import math
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hanabi.cli.convert import Source, read_game
from hanabi.cli.rules_options import Add, EditionName, House, parse_rules
from hanabi.cli.user import Lang, choose_language, say

if TYPE_CHECKING:
    from hanabi.words import Words


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
    lang: Lang = None,
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
        Give up after so many seconds of the processor: a busy machine takes longer, and decides as much.
    line
        Print the winning moves.
    as_json
        Print the verdict as JSON, its moves included.
    """
    from hanabi.core import BadSetup, Game, Record
    from hanabi.review import Winnable, solve_turns
    from hanabi.review import solve as decide
    from hanabi.review.sentences import turn_sentences, verdict_sentence
    from hanabi.review.verdict_json import turns_to_plain, verdict_to_plain
    from hanabi.words import Words

    if not seconds > 0:
        raise BadSetup(f"seconds: {seconds:g} is no time to think")
    if file is None:
        record = Record.of(Game(parse_rules(edition, add, house), players, seed))
    else:
        record = read_game(file).record
    words = Words(choose_language(lang), record.rules.vocabulary)
    if turns:
        if turn is not None:
            raise BadSetup("turn: --turns tells about all of them")
        with _working(words, seconds):
            told = solve_turns(record, score, seconds=seconds)
        if as_json:
            say(json.dumps(turns_to_plain(record.rules, told), ensure_ascii=False))
            return
        for sentence in turn_sentences(words, record, told):
            say(sentence)
        return
    game = record.replay(turn or 0)
    with _working(words, seconds):
        verdict = decide(game, score, seconds=seconds)
    if as_json:
        say(json.dumps(verdict_to_plain(record.rules, verdict), ensure_ascii=False))
        return
    say(verdict_sentence(words, record.rules, verdict))
    if line and isinstance(verdict, Winnable):
        for step in verdict.line:
            say(f"{game.turn:>3} {game.names[game.to_act]}: {game.notation(step)}")
            game.take(step)


def _working(words: Words, seconds: float) -> AbstractContextManager[object]:
    """Says on a terminal that the solver is at work, and for how long at most."""
    from rich.console import Console

    return Console(stderr=True).status(words("solver-works", seconds=math.ceil(seconds)))
