"""A bot that sits down at a table of a Hanabi server and plays over its JSON API.

python examples/api_bot.py http://localhost:8000/t/TABLE Robo
"""

import json
import sys
import urllib.request

from websockets.sync.client import connect


def sit_down(address: str, name: str) -> tuple[str, str]:
    """Join the table; the cookie holds the seat."""
    server, _, table = address.rpartition("/t/")
    request = urllib.request.Request(
        f"{server}/api/tables/{table}/join",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    return server.replace("http", "ws", 1) + f"/api/tables/{table}/live?whole=true", cookie


def choose(view: dict) -> dict:
    """Play what surely fits, else tell the next player about the newest card, else discard the oldest."""
    fits = {f"{one['suit']} {one['next']}" for one in view["fireworks"] if one["next"]}
    for card in view["hands"][view["seat"]]:
        if fits.issuperset(card["believed"]):
            return {"do": "play", "card": card["id"]}
    actions = {
        kind: [one for one in view["legal_actions"] if one["do"] == kind]
        for kind in ("clue", "discard", "play")
    }
    return (actions["clue"][-1:] or actions["discard"] or actions["play"] or view["legal_actions"])[
        0
    ]


def main(address: str, name: str) -> None:
    live, cookie = sit_down(address, name)
    with connect(live, additional_headers={"Cookie": cookie}) as socket:
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(message["reason"])
            view = message.get("view")
            if view and view["outcome"]:
                print("over:", view["outcome"]["score"])
                return
            if view and view["to_act"] == message["you"]:
                action = {key: value for key, value in choose(view).items() if key != "touches"}
                socket.send(json.dumps({"type": "act", "action": action, "steps": view["steps"]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
