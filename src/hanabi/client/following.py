"""Following a table over its live connection: whole updates out of a first one and the changes after it.

    follower = Follower()
    update = follower.hear(json.loads(frame))

It needs nothing but plain data, and keeps no more than the last update.
"""

from __future__ import annotations

from typing import Any

from hanabi.core import HanabiError

Plain = dict[str, Any]

Clues = dict[int, list[tuple[str | int, list[int]]]]
"""By seat, the clues that could be given there, each with the cards it would touch."""


class OutOfStep(HanabiError):
    """A change was lost or came twice: connect again, and begin with the whole update that comes then."""


class Follower:
    """What was heard of one table over one connection."""

    def __init__(self) -> None:
        self.update: Plain | None = None
        """The table as it is now, with the whole log and everything that was said."""
        self._serial = 0
        self._clues: Clues = {}

    def hear(self, message: Plain) -> Plain | None:
        """The table after an `update` or a `change`; None for any other message.

        What was handed out before stays as it is. Raises `OutOfStep` if a change is not the next one.
        """
        if message["type"] == "update":
            self.update = self._whole(message)
        elif message["type"] == "change":
            if self.update is None or message["serial"] != self._serial + 1:
                raise OutOfStep(f"serial: {message['serial']} does not follow {self._serial}")
            self._serial += 1
            self.update = self._changed(self.update, message)
        else:
            return None
        return self.update

    def _whole(self, update: Plain) -> Plain:
        self._serial = 0
        log, talk = [], []
        if self.update is not None:
            log = self.update["log"][: update["log_from"]]
            talk = self.update["talk"][: update["talk_from"]]
        view = update["view"]
        self._clues = {} if view is None else _clues_in(view)
        return {
            **update,
            "log": log + update["log"],
            "log_from": 0,
            "talk": talk + update["talk"],
            "talk_from": 0,
        }

    def _changed(self, update: Plain, change: Plain) -> Plain:
        seats = list(update["table"]["seats"])
        for seat, fields in change.get("seats", {}).items():
            seats[int(seat)] = {**seats[int(seat)], **fields}
        table = {**update["table"], **change.get("table", {}), "seats": seats}
        for name, (same, items) in change.get("lists", {}).items():
            table[name] = table[name][:same] + items
        notes = {**update["notes"], **change.get("notes", {})}
        told: Plain = {
            **update,
            "number": change["number"],
            "table": table,
            "log": update["log"][: change.get("log_from")] + change.get("log", []),
            "talk": update["talk"] + change.get("talk", []),
            "notes": {card: text for card, text in notes.items() if text},
            "written": change.get("written", update["written"]),
        }
        if update["view"] is not None:
            told["view"] = self._changed_view(update["view"], change, update["table"]["rules"])
        return told

    def _changed_view(self, view: Plain, change: Plain, rules: Plain) -> Plain:
        fireworks = list(view["fireworks"])
        for place, fields in change.get("fireworks", {}).items():
            fireworks[int(place)] = {**fireworks[int(place)], **fields}
        piled = view["discards"][: change.get("discards_from")] + change.get("discards", [])
        told = {
            **view,
            **change.get("view", {}),
            "hands": _hands(view["hands"], change, rules),
            "fireworks": fireworks,
            "discards": piled,
        }
        for seat, clues in change.get("clues", {}).items():
            self._clues[int(seat)] = clues
        if "actions" in change:
            told |= self._actions(change["actions"], rules)
        return told

    def _actions(self, said: Plain, rules: Plain) -> Plain:
        actions: list[Plain] = []
        for card in said.get("play", []):
            actions.append({"do": "play", "card": card})
            actions += [{"do": "play", "card": card, "as": suit} for suit in said.get("as", [])]
        actions += [{"do": "discard", "card": card} for card in said.get("discard", [])]
        given = {"colour": said.get("colours"), "value": said.get("values")}
        for seat in sorted(self._clues):
            for clue, touches in self._clues[seat]:
                kind = _kind(clue)
                if given[kind]:
                    actions.append({"do": "clue", "to": seat, kind: clue, "touches": touches})
        if "take" in said:
            actions += [{"do": "take", "card": face} for face in _faces(said["take"], rules)]
        if said.get("decline"):
            actions.append({"do": "decline"})
        now = said["now"]
        return {
            "legal_actions": actions if now else [],
            "next_actions": [] if now else actions,
        }


def _clues_in(view: Plain) -> Clues:
    """The clues among the actions of a view, by the seat they would go to."""
    found: Clues = {}
    for action in view["legal_actions"] or view["next_actions"]:
        if action["do"] == "clue":
            clue = action.get("colour", action.get("value"))
            found.setdefault(action["to"], []).append((clue, action["touches"]))
    return found


def _hands(hands: list[list[Plain]], change: Plain, rules: Plain) -> list[list[Plain]]:
    if not {"hands", "cards", "believed"} & change.keys():
        return hands
    orders = change.get("hands", {})
    held = {card["id"]: card for hand in hands for card in hand}
    told = []
    for seat, hand in enumerate(hands):
        order = orders.get(str(seat), [card["id"] for card in hand])
        told.append([_card(card, held.get(card, {}), change, rules) for card in order])
    return told


def _card(card: int, before: Plain, change: Plain, rules: Plain) -> Plain:
    fields = dict(change.get("cards", {}).get(str(card), {}))
    if str(card) in change.get("believed", {}):
        fields["believed"] = change["believed"][str(card)]
    for name in ("marked", "excluded"):
        if name in fields:
            fields[name] = [{_kind(clue): clue} for clue in fields[name]]
    for name in ("possible", "believed"):
        if name in fields:
            fields[name] = _faces(fields[name], rules)
    return {**before, "id": card, **fields}


def _kind(clue: str | int) -> str:
    return "colour" if isinstance(clue, str) else "value"


def _faces(digits: str, rules: Plain) -> list[str]:
    """The faces of a set that is written as a digit for each suit."""
    return [
        f"{suit['name']} {value}"
        for suit, digit in zip(rules["suits"], digits, strict=True)
        for place, value in enumerate(rules["values"])
        if int(digit, 32) >> place & 1
    ]
