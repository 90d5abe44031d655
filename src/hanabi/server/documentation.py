"""The API as a readable page and as JSON schemas, both made from the message types."""

from __future__ import annotations

import html
import inspect
import json
from functools import cache
from typing import Any

import msgspec

from hanabi.server import (
    change_messages,
    clock_messages,
    command_messages,
    http_messages,
    lesson_messages,
    me_messages,
    messages,
    profile_messages,
    puzzle_messages,
    report_messages,
    review_messages,
    shared_replay_messages,
    story_messages,
)
from hanabi.table.clock import ClockChoice
from hanabi.table.settings import BOUNDS, RulesChoice, Settings

ROUTES = (
    ("GET", "/api/editions?lang=", "list of EditionInfo", "Editions and add-ons in words."),
    ("GET", "/api/bots?lang=", "list of BotInfo", "Bots that can take a seat, in words."),
    ("GET", "/api/guests", "Guests", "Bots from outside that can be invited."),
    (
        "GET",
        "/api/addresses",
        "Addresses",
        "Where others can open the page, for whoever opened it at localhost.",
    ),
    ("POST", "/api/qr", "QrAsked → QrCode", "A QR code of a link, as an SVG path."),
    (
        "POST",
        "/api/rules",
        "RulesAsked → RulesText",
        "The rules of a choice, or why it is impossible.",
    ),
    ("GET", "/api/lessons?lang=", "list of LessonInfo", "Lessons in which the game is learned."),
    (
        "GET",
        "/api/lessons/KEY/NUMBER?lang=",
        "LessonScene",
        "A scene of a lesson, counted from 1: a position, and what is to be done there.",
    ),
    (
        "POST",
        "/api/lessons/KEY/NUMBER?lang=",
        "LessonTry → LessonAnswer",
        "Whether an action is right there, and what comes of it. Nothing is kept.",
    ),
    ("GET", "/api/tables?lang=", "list of Listed", "Public tables that are open or playing."),
    (
        "GET",
        "/api/mine?lang=",
        "list of MyTable",
        "Tables that are open or playing and where the holder of the cookie has a seat.",
    ),
    ("GET", "/api/me", "Me", "Who you are here, and on which devices."),
    ("POST", "/api/me/name", "NewName → Me", "Have another name at tables to come."),
    ("POST", "/api/me/password", "NewPassword → Me", "Set, change or remove your password."),
    ("POST", "/api/me/carry", "→ CarryCode", "A code that makes another browser yours, once."),
    ("POST", "/api/me/carry/open", "CarryAsked → CarryOffer", "Whose code this is."),
    ("POST", "/api/me/carry/take", "CarryTaken → Me", "Become whose code this is."),
    ("POST", "/api/me/sign-in", "SignIn → Me", "Become whose name and password these are."),
    ("POST", "/api/me/sign-out-others", "→ Me", "Let no other browser be you."),
    (
        "POST",
        "/api/me/delete",
        "Deletion → Me",
        "Delete yourself: your name, your devices and what you said are gone from everywhere.",
    ),
    ("POST", "/api/tables", "NewTable → Seated", "Open a table and sit down as its host."),
    ("GET", "/api/tables/ID?lang=", "Update", "The table once, as you may see it."),
    (
        "GET",
        "/api/tables/ID/moment?events=&lang=",
        "EarlierMoment",
        "The game as it was when so many events of the log had happened, as you may see it.",
    ),
    (
        "GET",
        "/api/tables/ID/hint?lang=",
        "Hint",
        "On your own turn, where the table allows it: what a bot would do in your place, and why.",
    ),
    ("POST", "/api/tables/ID/join", "Join → Seated", "Take a free seat."),
    ("POST", "/api/tables/ID/claim", "Claim → Seated", "Take your own seat with its token."),
    ("GET", "/api/tables/ID/link", "Seated", "Your own token, for another device."),
    ("POST", "/api/tables/ID/commands", "Command → Done or Refused", "Do something at the table."),
    (
        "WebSocket",
        "/api/tables/ID/live?lang=&whole=",
        "Command ⇄ Update, TableChange, Announcement, Done, Refused",
        "The table live: a whole update, then what changes; whole=true for whole updates only.",
    ),
    (
        "GET",
        "/api/games?name=&edition=&add_on=&players=&reason=&least=&most=&perfect=&since=&until=&zone="
        "&tag=&mine=&after=&lang=",
        "PastGames",
        "Finished games: public ones, your own and those you tagged; with mine=true only your own. Several names may"
        " be given; least and most are scores; since and until are days such as 2026-11-16, in the time zone.",
    ),
    ("GET", "/api/games/ID?lang=", "GameInfo", "One finished game."),
    ("GET", "/api/games/ID/views?turn=&seat=&lang=", "Moment", "Any moment of it."),
    ("GET", "/api/games/ID/story?lang=", "StoryInfo", "What decided it, and who clued what."),
    (
        "GET",
        "/api/games/ID/review?lang=",
        "ReviewInfo",
        "What each of its moves was worth, as far as it was found out; with If-None-Match it costs little to ask again.",
    ),
    (
        "POST",
        "/api/games/ID/review?lang=",
        "ReviewWish → ReviewInfo",
        "Have it reviewed, or solved, unless it is already, or was.",
    ),
    (
        "POST",
        "/api/games/ID/review/stop?lang=",
        "ReviewStop → ReviewInfo",
        "Stop the review that you started; what was found out is kept.",
    ),
    (
        "GET",
        "/api/games/ID/record?as=",
        "record",
        "Its record as a file; as=hanab-live for JSON of hanab.live, as=link for a link to it.",
    ),
    (
        "WebSocket",
        "/api/games/ID/together/ROOM?lang=",
        "RoomCommand ⇄ RoomUpdate, Done, Refused",
        "Look at a finished game together. ROOM is a secret of 16 to 64 letters, digits, - and _ that you choose;"
        " the first command is EnterRoom.",
    ),
    (
        "GET",
        "/api/puzzles?zone=&page=&lang=",
        "PuzzleDays",
        "Days with a puzzle, the latest first.",
    ),
    (
        "GET",
        "/api/puzzles/DAY?zone=&lang=",
        "PuzzleInfo",
        "The puzzle of a day such as 2026-11-18, or of today, as its solver sees it. One that is new is made first.",
    ),
    (
        "POST",
        "/api/puzzles/DAY?zone=&lang=",
        "PuzzleTry → PuzzleVerdict",
        "Whether a move is the best; whoever is right is told why.",
    ),
    (
        "GET",
        "/api/puzzles/DAY/answer?zone=&lang=",
        "PuzzleAnswer",
        "The best move and why, for whoever gives up.",
    ),
    (
        "POST",
        "/api/records",
        'record, game of hanab.live, or {"link": …} → Uploaded',
        "Keep a finished game on this server.",
    ),
    (
        "GET",
        "/api/me/profile?zone=&lang=",
        "Profile",
        "What your games say; days are those of the time zone, such as Europe/Stockholm.",
    ),
    (
        "GET",
        "/api/people/ID?zone=&lang=",
        "Profile",
        "What the games of somebody say, as far as you may see them.",
    ),
    (
        "GET",
        "/api/tables/ID/people",
        "list of PersonLink or null",
        "Who sits at a table, for those who sit there; of a public game that is over for all.",
    ),
    (
        "GET",
        "/api/me/friends?table=",
        "list of Friend",
        "People with whom you have played, the most recent first; with a table, those who do not sit there.",
    ),
    (
        "POST",
        "/api/tables/ID/invitations",
        "Invited → Invited",
        "Invite somebody with whom you have played to the table where you sit.",
    ),
    ("GET", "/api/me/invitations?lang=", "Invitations", "What you are invited to."),
    (
        "POST",
        "/api/me/invitations/decline",
        "InvitationAnswer → InvitationAnswer",
        "Turn an invitation down.",
    ),
    (
        "POST",
        "/api/me/invitations/wanted",
        "InvitationsWanted → InvitationsWanted",
        "Take invitations, or none.",
    ),
    (
        "POST",
        "/api/me/ignored",
        "IgnoreWish → IgnoreWish",
        "See no invitations of somebody any more, or see them again.",
    ),
    (
        "POST",
        "/api/tables/ID/reports",
        "TableReport → Reported",
        "Tell the operator about somebody at a table.",
    ),
    (
        "POST",
        "/api/people/ID/reports",
        "PersonReport → Reported",
        "Tell the operator about the person of a profile.",
    ),
    ("GET", "/api/me/tags", "Tags", "Your tags on past games."),
    ("GET", "/api/games/ID/tags", "GameTags", "Your tags on a game."),
    ("POST", "/api/games/ID/tags", "TagsWish → GameTags", "Put tags on a game, take tags off it."),
)


MODULES = (
    messages,
    command_messages,
    change_messages,
    clock_messages,
    http_messages,
    lesson_messages,
    me_messages,
    profile_messages,
    puzzle_messages,
    report_messages,
    review_messages,
    shared_replay_messages,
    story_messages,
)
"""Where the messages are."""


def _types() -> list[Any]:
    return [
        kind
        for module in MODULES
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


@cache
def schemas() -> dict[str, Any]:
    """JSON schemas of every message, by name."""
    read_by_hand = (RulesChoice, ClockChoice, Settings)
    _, components = msgspec.json.schema_components(
        [*_types(), *read_by_hand], ref_template="#/$defs/{name}"
    )
    for kind in read_by_hand:
        components[kind.__name__]["additionalProperties"] = False
        for name, field in components[kind.__name__]["properties"].items():
            if name in BOUNDS:
                number = field["anyOf"][0] if "anyOf" in field else field
                number["minimum"], number["maximum"] = BOUNDS[name]
    schema = "https://json-schema.org/draft/2020-12/schema"
    return {"$schema": schema, "$defs": _with_bare_references(components)}


def _with_bare_references(schema: Any) -> Any:
    """The same without what stands beside references: what they refer to says it better."""
    match schema:
        case {"$ref": str(address)}:
            return {"$ref": address}
        case dict():
            return {name: _with_bare_references(part) for name, part in schema.items()}
        case list():
            return [_with_bare_references(part) for part in schema]
        case _:
            return schema


@cache
def page(style: str) -> str:
    """The page for people who write programs; `style` is the address of its style sheet."""
    rows = "".join(
        f"<tr><td>{method}<td><code>{html.escape(path)}</code><td>{html.escape(kind)}"
        f"<td>{html.escape(about)}</tr>"
        for method, path, kind, about in ROUTES
    )
    parts = "".join(
        f'<h3 id="{name}">{name}</h3><p>{html.escape(schema.get("description", ""))}</p>'
        f"<pre>{html.escape(json.dumps(schema, indent=1))}</pre>"
        for name, schema in sorted(schemas()["$defs"].items())
    )
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Hanabi API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="{style}"></head>
<body><main><h1>The Hanabi API</h1>
<p>Any program can sit down: open or join a table over HTTP, keep the cookie, and play over the
WebSocket, or with commands over HTTP. The first message of a connection is the whole update; what has changed
since follows in small ones, or with <code>whole=true</code> in whole ones again. Updates carry the legal actions; send one of them back with the
number of <code>steps</code> of the view it came from. A repeated or late action is refused and changes
nothing. Schemas as JSON: <a href="/api/schemas">/api/schemas</a>; what goes over HTTP as an OpenAPI document:
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
<table><thead><tr><th>method<th>address<th>messages<th>what it does</tr></thead><tbody>{rows}</tbody></table>
<h2>Messages</h2>{parts}</main></body></html>"""
