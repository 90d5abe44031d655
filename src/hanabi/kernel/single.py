"""One game at a time from Python: the pieces of a turn, for whoever has to come between them."""

from __future__ import annotations

from hanabi.kernel.compiling import entry
from hanabi.kernel.scalar.beginning import begin_last_round, lay_table
from hanabi.kernel.scalar.game import act, finish
from hanabi.kernel.scalar.hands import deal


@entry
def lay_table_one(t, rows, g, seed, first):
    lay_table(t, rows, g, seed, first)


@entry
def deal_one(t, rows, g):
    deal(t, rows, g)
    begin_last_round(t, rows, g)


@entry
def act_one(t, rows, g, action):
    return act(t, rows, g, action)


@entry
def finish_one(t, rows, g, follows):
    finish(t, rows, g, follows)
