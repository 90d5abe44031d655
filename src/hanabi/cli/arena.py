"""`hanabi arena`: its options. `hanabi.cli.arena_runs` does what they ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from hanabi.cli.rules_options import Add, House

File = Annotated[Path | None, Parameter(allow_leading_hyphen=True)]
"""A file, or - for standard output."""

Several = Parameter(consume_multiple=True, negative=())


def arena(
    *teams: str,
    edition: Annotated[list[str] | None, Several] = None,
    add: Add = None,
    house: House = None,
    players: Annotated[list[int] | None, Several] = None,
    games: int | None = None,
    seed: int | None = None,
    first: Literal["fixed", "rotated"] | None = None,
    cross: bool = False,
    versus: bool = False,
    strikeout: Literal["tally", "zero", "rules"] = "tally",
    save: Literal["none", "worst", "best", "all"] | None = None,
    out: Path | None = None,
    resume: Path | None = None,
    engine: Literal["local", "ray"] = "local",
    workers: int | None = None,
    address: str | None = None,
    json: File = None,
    csv: File = None,
    markdown: File = None,
    plot: Path | None = None,
    strength: Path | None = None,
    figures: Path | None = None,
) -> None:
    """Let bots play many games on the same deals, and report how they did.

    A team is a bot such as steady, several seated in turn such as steady,random, or steady+random:
    one random among steadies. Ctrl-C keeps what is done; --resume goes on.

    Parameters
    ----------
    edition
        Such as cocktail or show+black-powder; several, or all for every printed table.
    players
        Numbers of players; by default 2 3 4 5.
    games
        Games of each team at each table; by default 1000.
    seed
        The first deal's; game i is dealt from seed + i, for every team.
    first
        Who begins: seat 0 always, or every seat in turn.
    cross
        Also seat each bot among each other's, and show who plays well with strangers.
    versus
        Compare every two teams deal by deal.
    strikeout
        What a strike-out scores: the points on the table, nothing, or as the rules say.
    save
        Keep records of the 10 worst games, the 10 best or all, for hanabi replay.
    out
        The folder of the run; by default a new one in your data folder.
    resume
        Go on with the run in this folder.
    engine
        Processes of this machine, or a Ray cluster (extra cluster).
    workers
        How many at once; by default all cores.
    address
        The Ray cluster's; by default one is started here.
    json
        Write a report with all figures; - is standard output.
    csv
        Write the results as CSV.
    markdown
        Write the report as Markdown.
    plot
        Draw the scores as PNG, and the matrix of --cross beside it.
    strength
        Write this document about every bot at every printed table.
    figures
        With --strength: write the base game's figures as JSON.
    """
    from hanabi.cli.arena_runs import Outputs, Workforce, play_and_report

    asked: dict[str, Any] = {
        "bots": list(teams) or None,
        "edition": edition,
        "add": add,
        "house": house,
    }
    asked |= {"players": players, "games": games, "seed": seed, "first": first}
    asked |= {"cross": cross or None, "save": save, "strength": strength is not None or None}
    play_and_report(
        {name: wish for name, wish in asked.items() if wish is not None},
        Outputs(json, csv, markdown, plot, strength, figures),
        Workforce(engine, workers, address),
        out=out,
        resume=resume,
        versus=versus,
        strikeout=strikeout,
    )
