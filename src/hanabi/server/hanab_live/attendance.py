"""Who is here and how much time everybody has, as hanab.live tells its players: several bots act on nothing before that."""

from __future__ import annotations

from hanabi.core import Game
from hanabi.formats.hanab_live.seating import Seating
from hanabi.server.hanab_live.game_actions import GameAction
from hanabi.server.live_table import LiveTable


def present(live: LiveTable, seating: Seating) -> list[bool]:
    """Player by player, whether somebody is there; bots of the server always are."""
    here, chairs = live.connected, live.table.chairs
    seats = map(seating.seat, range(len(chairs)))
    return [seat in here or chairs[seat].bot is not None for seat in seats]


def clock(live: LiveTable, game: Game, seating: Seating) -> GameAction:
    """What is left to each player, in milliseconds; without a clock what each has used up, below zero."""
    thought, players = live.thought() or 0.0, range(game.players)
    if live.table.time.choice is None:
        used = [0.0] * game.players
        for move in live.table.moves:
            used[move.seat] += move.seconds or 0.0
        used[game.to_act] += thought
        left = [-seconds for seconds in used]
    else:
        left = [live.time_left(seat) or 0.0 for seat in players]
    return {
        "times": [_milliseconds(left[seating.seat(player)]) for player in players],
        "activePlayerIndex": seating.player(game.to_act),
        "timeTaken": _milliseconds(thought),
    }


def _milliseconds(seconds: float) -> int:
    return int(seconds * 1000)
