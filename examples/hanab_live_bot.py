"""A bot that speaks the protocol of hanab.live's bots: `hanab_live_bot.py localhost:8001 Robo PASSWORD`."""

import json
import sys
from urllib.parse import urlencode
from urllib.request import urlopen

from websockets.sync.client import connect

DISCARD, RANK_CLUE = 1, 3
host, name, password = sys.argv[1:]
tables, games = {}, {}


def follow(game: dict, action: dict) -> dict | None:
    """Keep the hands and the tokens; on its turn, what the bot does."""
    match action["type"]:
        case "draw":
            game["hands"][action["playerIndex"]].append(action)
        case "play" | "discard":
            hand = game["hands"][action["playerIndex"]]
            hand[:] = [card for card in hand if card["order"] != action["order"]]
        case "status":
            game["clues"] = action["clues"]
        case "turn" if action["currentPlayerIndex"] == game["me"]:
            player = (game["me"] + 1) % len(game["hands"])
            if game["clues"] and game["hands"][player]:  # tell the next one about the newest card
                rank = game["hands"][player][-1]["rank"]
                return {"type": RANK_CLUE, "target": player, "value": rank}
            return {"type": DISCARD, "target": game["hands"][game["me"]][0]["order"]}
    return None


def answer_to(command: str, data: dict) -> tuple[str, int, dict] | None:
    """The command to send, for which table, with what."""
    match command, data:
        case "chat", {"msg": "/join", "recipient": me, "who": who} if me == name:
            waiting = [one for one in tables.values() if not one["running"]]
            return "tableJoin", next(one["id"] for one in waiting if who in one["players"]), {}
        case "table", {"id": table, "sharedReplay": is_over}:
            tables[table] = data
            return ("tableUnattend", table, {}) if is_over else None
        case "tableStart", {"tableID": table}:
            return "getGameInfo1", table, {}
        case "init", {"tableID": table, "playerNames": names, "ourPlayerIndex": me}:
            games[table] = {"me": me, "hands": [[] for _ in names], "clues": 8}
            return "getGameInfo2", table, {}
        case "gameActionList" | "gameAction", {"tableID": table}:
            moves = [follow(games[table], one) for one in data.get("list") or [data["action"]]]
            return None if moves[-1] is None else ("action", table, moves[-1])
    return None


login = urlencode({"username": name, "password": password, "version": "bot"}).encode()
cookie = urlopen(f"http://{host}/login", login).headers["Set-Cookie"].partition(";")[0]
with connect(f"ws://{host}/ws", additional_headers={"Cookie": cookie}) as socket:
    for command, data in (frame.split(" ", 1) for frame in socket):
        if reply := answer_to(command, json.loads(data)):
            socket.send(f"{reply[0]} {json.dumps({'tableID': reply[1], **reply[2]})}")
