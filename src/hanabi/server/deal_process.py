"""The process that draws one winnable deal. `hanabi.server.dealing` starts it, hands it one line of JSON and reads its answer.

It ends with whoever started it.
"""

from __future__ import annotations

import json
import sys
import threading

from hanabi.core import Deal, Game
from hanabi.core.codec import Plain, card_to_plain, rules_from_plain
from hanabi.core.json_reader import Node
from hanabi.review.winnable_deals import NoWinnableDeal, draw_winnable
from hanabi.server.warming import end_with_parent
from hanabi.table.dealing import CHANCE


def main() -> None:
    """Draw a deal as asked, and say how its cards and tiles lie, or why there is none."""
    asked = json.loads(sys.stdin.readline())
    threading.Thread(target=end_with_parent, daemon=True).start()
    rules = rules_from_plain(Node(asked["rules"], "rules"))

    def draw() -> Game:
        deal = Deal.drawn(rules, CHANCE)
        return Game(rules, asked["players"], deal=deal, first=asked["first"])

    try:
        answer = _plain(draw_winnable(draw, seconds=asked["seconds"]))
    except NoWinnableDeal as error:
        answer = {"none": str(error)}
    sys.stdout.write(json.dumps(answer))


def _plain(game: Game) -> Plain:
    deal = game.deal
    return {
        "deck": [card_to_plain(game.rules, card) for card in deal.deck],
        "tiles": [str(tile) for tile in deal.tiles],
        "seed": deal.seed,
    }


if __name__ == "__main__":
    main()
