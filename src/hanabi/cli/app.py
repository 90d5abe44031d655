"""The subcommands of `hanabi`."""

from __future__ import annotations

from cyclopts import App, Parameter

from hanabi import __version__
from hanabi.cli.arena import arena
from hanabi.cli.bots import bots
from hanabi.cli.convert import convert
from hanabi.cli.db import db
from hanabi.cli.deals import deals
from hanabi.cli.editions import editions, rules
from hanabi.cli.join import join, watch
from hanabi.cli.lesson import lesson
from hanabi.cli.moderate import moderate
from hanabi.cli.play import play
from hanabi.cli.puzzle import puzzle
from hanabi.cli.replay import replay
from hanabi.cli.reports import reports
from hanabi.cli.review import review
from hanabi.cli.serve import serve
from hanabi.cli.solve import solve
from hanabi.cli.train import train

app = App(
    name="hanabi",
    help="Hanabi, every printed edition: play, read the rules, look at games.",
    version=__version__,
    version_flags=["--version"],
    help_formatter="plain",
    help_format="plaintext",  # to render Markdown would take longer than all the rest of --help
    default_parameter=Parameter(negative=()),
)
for command in (
    play,
    join,
    watch,
    lesson,
    puzzle,
    serve,
    rules,
    editions,
    bots,
    replay,
    convert,
    solve,
    review,
    deals,
    arena,
    train,
    reports,
    moderate,
    db,
):
    app.command(command)
