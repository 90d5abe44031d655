"""Every route: what it answers, what it refuses, and with which headers and cookies."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import msgspec
import pytest

from asking import asking, refused, valid
from hanabi import EDITIONS, Game, Record, edition
from hanabi.bots import table_bots
from hanabi.core.editions import printed_rules
from hanabi.core.view_json import view_to_plain
from hanabi.server.documentation import MODULES, ROUTES, schemas
from hanabi.server.guard import Buckets
from hanabi.server.headers import HEADERS
from hanabi.server.limits import Limits
from hanabi.words import LANGUAGES, Words
from serving import (
    Player,
    Server,
    asynchronous,
    play_to_the_end,
    players,
    serving,
    start_game,
    to_act,
)
from worlds import play_out


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("api")) as running:
        yield running
        assert running.complaints() == ""


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with asking(server) as http:
        yield http


def finished_record(*, players: int = 3, seed: int = 5, key: str = "show") -> Record:
    game = Game(edition(key), players, seed)
    play_out(game, random.Random(seed), 0.0)
    return Record.of(game, [f"Player {seat}" for seat in range(players)])


def uploaded(client: httpx.Client, record: Record) -> str:
    answer = client.post("/api/records", json=json.loads(record.dumps()))
    assert answer.status_code == 201, answer.text
    game_id: str = valid("Uploaded", answer.json())["id"]
    return game_id


# Pages, words, documentation


@pytest.mark.parametrize("path", ["/", "/t/some-table", "/g/some-game", "/games"])
def test_the_page_is_served_at_each_of_its_addresses(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.content == client.get("/").content


def test_the_documentation_names_every_route_and_every_message(client: httpx.Client) -> None:
    page = client.get("/api").text
    for method, path, _, about in ROUTES:
        assert f"<td>{method}<td><code>{path.partition('?')[0]}" in page
        assert about in page
    for name in schemas()["$defs"]:
        assert f'<h3 id="{name}">' in page
    assert "<script" not in page
    assert "<style" not in page


def test_the_documentation_names_every_route_that_there_is(tmp_path: Path) -> None:
    from hanabi.server.app import make_app

    there = {
        (method, re.sub(r"{(\w+)}", lambda part: part[1].upper(), route.path))
        for route in make_app(f"sqlite:///{tmp_path / 'x.db'}").routes
        for method in getattr(route, "methods", None) or ["WebSocket"]
        if hasattr(route, "path") and route.path.startswith("/api/") and method != "HEAD"
    }
    told = {(method, path.partition("?")[0]) for method, path, _, _ in ROUTES}
    linked = {("GET", "/api/schemas"), ("GET", "/api/openapi.json")}
    assert there - linked == told  # the page links to the others


def test_what_the_documentation_page_needs_is_served(client: httpx.Client) -> None:
    (style,) = re.findall(r'href="([^"]+\.css)"', client.get("/api").text)
    assert client.get(style).headers["content-type"].startswith("text/css")


def test_the_schemas_are_valid_and_name_every_message(client: httpx.Client) -> None:
    served = client.get("/api/schemas").json()
    jsonschema.Draft202012Validator.check_schema(served)
    kinds = {
        name
        for module in MODULES
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and name != "Struct"
    }
    assert set(served["$defs"]) == kinds | {
        *("ClockChoice", "PlayerKind", "Remark", "RulesChoice", "Settings", "Strikeout", "LeftOut"),
        *("ColourReach", "Scoring", "SpecialValue", "Suit", "Touched", "ValueReach"),
    }
    for name, schema in served["$defs"].items():
        assert schema["title"] == name
    seats = served["$defs"]["Settings"]["properties"]["seats"]
    assert (seats["minimum"], seats["maximum"]) == (2, 6)
    strikes = served["$defs"]["RulesChoice"]["properties"]["strikes"]["anyOf"][0]
    assert (strikes["minimum"], strikes["maximum"]) == (1, 99)


@asynchronous
async def test_every_message_of_a_live_game_is_valid_by_its_schema(server: Server) -> None:
    async with players(server, 3, ("en", "sv", None)) as people:
        rules = {"edition": "show", "add_ons": ["flamboyants"], "strikes": 99}
        await start_game(people[:2], rules=rules, spectators="seat")
        await people[2].live(people[0].table)
        refusal = await people[2].tell("start")
        assert valid("Refused", refusal)["code"] == "not-seated"
        valid("Done", await people[0].tell("say", remark="hello"))
        await play_to_the_end(people[:2], random.Random(3), most=12)
        await people[2].until_number(people[0].updates[-1]["number"])
        for person in people:
            assert len(person.updates) > 12
            for update in person.updates:
                valid("Update", update)
            said = [json.loads(data) for data in person.received]
            changes = [one for one in said if isinstance(one, dict) and one.get("type") == "change"]
            assert len(changes) >= 12
            for change in changes:
                valid("TableChange", change)
            valid("Update", await person.look())
        await people[0].open("Ann", seats=2, bots={"1": "steady"})
        valid("Update", await people[0].look())


# What can be played


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editions_are_told_in_each_language(client: httpx.Client, language: str) -> None:
    found = client.get("/api/editions", params={"lang": language}).json()
    assert [book["key"] for book in found] == list(EDITIONS)
    for book in found:
        valid("EditionInfo", book)
        words = Words(language, book["key"])
        assert book["name"] == words.edition(book["key"])
        assert [add_on["key"] for add_on in book["add_ons"]] == list(EDITIONS[book["key"]].add_ons)
        assert all(add_on["name"] and add_on["about"] for add_on in book["add_ons"])


def test_an_unknown_language_falls_back_to_english(client: httpx.Client) -> None:
    english = client.get("/api/editions").json()
    assert client.get("/api/editions", params={"lang": "../sv"}).json() == english
    assert client.get("/api/editions", params={"lang": "en"}).json() == english
    assert client.get("/api/editions", params={"lang": "sv"}).json() != english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_listed_in_each_language(client: httpx.Client, language: str) -> None:
    found = client.get("/api/bots", params={"lang": language}).json()
    assert [bot["name"] for bot in found] == table_bots()
    for bot in found:
        valid("BotInfo", bot)
    about = {bot["name"]: bot["about"] for bot in found}
    assert about["steady"] == Words(language)("bot-about-steady")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_printed_choice_are_told(client: httpx.Client, language: str) -> None:
    for rules, (key, add_ons) in printed_rules().items():
        choice = {"edition": key, "add_ons": list(add_ons)}
        asked = valid("RulesAsked", {"rules": choice, "seats": 3, "lang": language})
        told = valid("RulesText", client.post("/api/rules", json=asked).json())
        assert told["title"] == Words(language, key).title(rules)
        assert (told["deck_size"], told["maximum"]) == (rules.deck_size, rules.maximum)
        assert all(section["heading"] and section["paragraphs"] for section in told["sections"])


@pytest.mark.parametrize(
    ("choice", "code", "reason"),
    [
        ({"edition": "coctail"}, "bad-request", "did you mean 'cocktail'?"),
        ({"add_ons": ["flamboyants"]}, "bad-request", "no add-on called 'flamboyants'"),
        (
            {"edition": "deluxe", "add_ons": ["variant-1", "variant-2"]},
            "impossible-rules",
            "multicolour is already",
        ),
        ({"house": ["fireflies"]}, "bad-request", "no add-on is called 'fireflies'"),
        ({"hand_size": 20}, "impossible-hands", "and the deck has 50"),
        ({"hand_size": 60}, "impossible-hands", "hand_size"),
        ({"strikes": 0}, "impossible-strikes", "rules.strikes"),
        ({"clue_tokens": 100}, "impossible-tokens", "rules.clue_tokens"),
        ({"seed": 1}, "bad-request", 'there is no field "seed"'),
        ({"variant": "Pink"}, "no-such-variant", "hanab.live has no variant 'Pink'"),
        ({"variant": "Duck (5 Suits)"}, "variant-unspoken", "Duck (5 Suits) is not played here"),
        ({"clue_cost": 0}, "bad-request", "rules.clue_cost: 0 is not from 1 to 9"),
        ({"named_values": [2, 1]}, "impossible-rules", "not in rising order"),
        ({"value_reach": "far"}, "bad-request", "rules.value_reach"),
        ({"special_values": [{"value": 6}]}, "bad-request", "rules.special_values[0]"),
        ({"suits": [{"name": "Red"}]}, "bad-request", "rules.suits[0]"),
    ],
)
def test_impossible_rules_are_refused_with_the_reason(
    client: httpx.Client, choice: dict[str, object], code: str, reason: str
) -> None:
    assert reason in refused(client.post("/api/rules", json={"rules": choice}), 400, code)


# Past games


@asynchronous
async def test_finished_public_games_are_listed_and_can_be_filtered(server: Server) -> None:
    chance = random.Random(8)
    wishes: list[tuple[str, int]] = [("abacus", 2), ("abacus", 3), ("swedish", 2)]
    tables = []
    for key, number in wishes:
        async with players(server, number) as people:
            await start_game(people, rules={"edition": key}, public=True)
            await play_to_the_end(people, chance)
            tables.append(people[0].table)
            reason = people[0].view["outcome"]["reason"]
    async with players(server, 1) as (reader,):

        async def listed(**filters: object) -> list[dict[str, Any]]:
            page = valid("PastGames", (await reader.get("/api/games", **filters)).json())
            games: list[dict[str, Any]] = page["games"]
            return games

        everything = await listed()
        assert [game["id"] for game in everything if game["id"] in tables] == tables[::-1]
        assert {game["id"] for game in await listed(edition="abacus")} & set(tables) == set(
            tables[:2]
        )
        assert {game["id"] for game in await listed(players=3)} & set(tables) == {tables[1]}
        assert tables[2] in {game["id"] for game in await listed(reason=reason)}
        assert await listed(reason="victory", edition="abacus") == []
        assert set(tables) <= {game["id"] for game in await listed(name="aNN")}
        assert {game["id"] for game in await listed(name="Cleo")} & set(tables) == {tables[1]}
        for wild in ("%", "_", "\\", "A%n", "A_n"):
            assert await listed(name=wild) == []
        swedish = await listed(edition="swedish", lang="sv")
        assert swedish[0]["title"] == Words("sv", "swedish").edition("swedish")
        assert await listed(after="1.5-x") == []
        bad: Any
        for bad in ({"after": "x"}, {"after": "nan-x"}, {"players": "²"}, {"page": 1}):
            refused(await reader.get("/api/games", **bad), 400, "bad-request")


@asynchronous
async def test_a_private_game_is_not_listed_but_found_by_its_address(server: Server) -> None:
    async with players(server, 3) as (*people, stranger):
        await start_game(people, public=False)
        table = people[0].table
        assert (await people[0].get(f"/api/games/{table}")).status_code == 404
        await people[0].tell("vote-end", agree=True)
        await people[1].tell("vote-end", agree=True)
        listed = (await stranger.get("/api/games", reason="ended")).json()["games"]
        assert table not in {game["id"] for game in listed}
        info = valid("GameInfo", (await people[0].get(f"/api/games/{table}")).json())
        assert info["players"] == ["Ann", "Bo"]
        assert info["outcome"]["reason"] == "ended"


def test_the_story_of_a_finished_game_is_told_in_any_language(client: httpx.Client) -> None:
    record = finished_record(key="show", players=4)
    game_id, game = uploaded(client, record), record.replay()
    told = {}
    for language in LANGUAGES:
        asked = client.get(f"/api/games/{game_id}/story", params={"lang": language})
        story = valid("StoryInfo", asked.json())
        assert story["maximum"] == story["tally"] + story["lost"] + story["unplayed"]
        assert story["lost"] == game.rules.maximum - game.reachable_maximum
        assert all(1 <= line["turn"] <= game.turn for line in story["moments"])
        told[language] = [line["text"] for line in story["moments"]]
    assert len({str(texts) for texts in told.values()}) == len(LANGUAGES)
    refused(client.get("/api/games/none/story"), 404, "no-such-game")


def test_any_moment_is_shown_from_any_seat_and_open(client: httpx.Client) -> None:
    record = finished_record(key="show", players=4)
    game_id = uploaded(client, record)
    info = valid("GameInfo", client.get(f"/api/games/{game_id}", params={"lang": "sv"}).json())
    assert info["turns"] == record.replay().turn
    assert info["outcome"]["text"]
    for turn in (0, 1, 5, info["turns"]):
        game = record.replay(turn)
        for seat in (None, 0, 3):
            asked = {"turn": turn} | ({} if seat is None else {"seat": seat})
            shown = valid("Moment", client.get(f"/api/games/{game_id}/views", params=asked).json())
            plain = view_to_plain(game.open_view() if seat is None else game.view(seat))
            assert [entry["event"] for entry in shown["log"]] == plain["events"]
            faces = [[held["face"] for held in hand] for hand in shown["view"]["hands"]]
            assert faces == [[held["face"] for held in hand] for hand in plain["hands"]]
            for name in plain.keys() & shown["view"].keys() - {"outcome"}:
                assert shown["view"][name] == plain[name]
            assert shown["view"].keys() - plain.keys() == {"steps"}
    last = client.get(f"/api/games/{game_id}/views", params={"lang": "en"}).json()
    assert last["view"]["outcome"]["reason"] == str(record.end and record.end.reason)
    assert all(entry["text"] for entry in last["log"])


@asynchronous
async def test_a_player_looks_back_at_what_they_saw_then(server: Server) -> None:
    async with players(server, 2) as people, players(server, 1) as (stranger,):
        await people[0].open("Ann", seats=2, spectators="none")
        path = f"/api/tables/{people[0].table}/moment"
        refused(await people[0].get(path, events=0), 400, "wrong-moment")
        await people[1].join(people[0].table, "Bo")
        for person in people:
            await person.live()
        await people[0].tell("start")
        for wanted in ("clue", "discard", "clue", "clue", "discard"):
            person = await to_act(people)
            acts = person.view["legal_actions"]
            await person.act(next(act for act in acts if act["do"] == wanted))
        ann = people[0]
        await ann.until(lambda update: update["view"]["steps"] == 5)
        seen = [update for update in ann.updates if update["view"] is not None]
        number = 0
        assert len(seen) > 5
        for update in seen:
            number += len(update["log"])
            shown = valid("EarlierMoment", (await ann.get(path, events=number)).json())
            assert shown["events"] == number
            nothing_to_do: dict[str, Any] = {"legal_actions": [], "next_actions": []}
            assert shown["view"] == update["view"] | nothing_to_do
        half = (await ann.get(path, events=number - 1)).json()
        assert half["events"] == number, "what one step did is not told in halves"
        refused(await ann.get(path, events=number + 1), 400, "bad-request")
        refused(await ann.get(path), 400, "bad-request")
        refused(await stranger.get(path, events=number), 400, "wrong-moment")


@pytest.mark.parametrize("query", ["turn=9999", "turn=x", "turn=-1", "seat=4", "seat=x"])
def test_a_moment_that_is_not_there_is_refused(client: httpx.Client, query: str) -> None:
    game_id = uploaded(client, finished_record(players=4))
    refused(client.get(f"/api/games/{game_id}/views?{query}"), 400, "bad-request")


@asynchronous
async def test_the_record_that_is_downloaded_replays_to_the_end_that_was_seen(
    server: Server,
) -> None:
    async with players(server, 2) as people:
        flamboyants = {"edition": "show", "add_ons": ["flamboyants"]}
        await start_game(people, rules=flamboyants)
        await play_to_the_end(people, random.Random(2))
        answer = await people[0].get(f"/api/games/{people[0].table}/record")
        name = f'attachment; filename="hanabi-{people[0].table}.json"'
        assert answer.headers["content-disposition"] == name
        game = Record.loads(answer.content).replay()
        plain = view_to_plain(game.open_view())
        assert people[0].view["outcome"] | {"text": None} == plain["outcome"] | {"text": None}
        seen = [[held["face"] for held in hand] for hand in people[1].view["hands"]]
        assert seen == [[held["face"] for held in hand] for hand in plain["hands"]]
        assert len(game.steps) == people[0].view["steps"]


def test_an_uploaded_record_comes_back_as_it_was(client: httpx.Client) -> None:
    record = finished_record()
    game_id = uploaded(client, record)
    assert Record.loads(client.get(f"/api/games/{game_id}/record").content) == record


def test_a_record_that_is_not_one_or_not_over_is_refused(client: httpx.Client) -> None:
    plain = json.loads(finished_record().dumps())

    def upload(data: object) -> httpx.Response:
        return client.post("/api/records", json=data)

    assert "format" in refused(upload({"hello": 1}), 400, "bad-request")
    running = Record.of(Game(edition("abacus"), 2, 1), ["Ann", "Bo"])
    assert "not over" in refused(upload(json.loads(running.dumps())), 400, "not-over")
    assert "end" in refused(upload(plain | {"end": None}), 400, "bad-request")
    better = plain["end"] | {"score": 25, "tally": 25}
    assert "end" in refused(upload(plain | {"end": better}), 400, "bad-request")
    assert "actions[0]" in refused(
        upload(plain | {"actions": [{"do": "play", "card": 777}]}), 400, "bad-request"
    )
    assert "newer" in refused(upload(plain | {"version": 3}), 400, "bad-request")
    names = json.dumps(plain | {"players": ["\ud800", "Bo", "Cleo"]})
    answer = client.post(
        "/api/records", content=names, headers={"content-type": "application/json"}
    )
    assert "players[0]" in refused(answer, 400, "bad-request")


# Refusals that every route shares


GETS = [
    "/api/tables/nowhere",
    "/api/tables/nowhere/link",
    "/api/tables/nowhere/moment?events=1",
    "/api/tables/nowhere/people",
    "/api/games/nothing",
    "/api/games/nothing/views",
    "/api/games/nothing/record",
]
POSTS = [
    "/api/rules",
    "/api/tables",
    "/api/tables/nowhere/join",
    "/api/tables/nowhere/claim",
    "/api/tables/nowhere/commands",
    "/api/tables/nowhere/invitations",
    "/api/records",
    "/api/games/nothing/tags",
    "/api/me/ignored",
    "/api/me/invitations/decline",
    "/api/me/invitations/wanted",
]


@pytest.mark.parametrize("path", GETS)
def test_an_unknown_id_is_answered_with_404(client: httpx.Client, path: str) -> None:
    kind = "table" if "tables" in path else "game"
    refused(client.get(path), 404, f"no-such-{kind}")


@pytest.mark.parametrize("path", [path for path in POSTS if "nowhere" in path])
def test_a_command_to_an_unknown_table_is_answered_with_404(
    client: httpx.Client, path: str
) -> None:
    refused(client.post(path, json={}), 404, "no-such-table")


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    answer = httpx.post(f"{server.url}/api/tables", json={"name": "Ann"})
    table_id: str = answer.json()["table"]
    return table_id


def posts_to(table: str) -> list[str]:
    return [path.replace("nowhere", table) for path in POSTS if "commands" not in path]


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
def test_what_a_form_of_another_site_could_send_is_refused_with_415(
    client: httpx.Client, table: str, kind: str
) -> None:
    for path in posts_to(table):
        answer = client.post(path, content=b'{"name":"Eve"}', headers={"content-type": kind})
        refused(answer, 415, "not-json")


def test_a_body_that_is_too_large_is_refused_with_413(client: httpx.Client, table: str) -> None:
    headers = {"content-type": "application/json"}
    for path in posts_to(table):
        most = Limits().record if path == "/api/records" else Limits().request
        answer = client.post(path, content=b" " * (most + 1), headers=headers)
        assert str(most) in refused(answer, 413, "too-large")
        answer = client.post(path, content=b" " * most, headers=headers)
        refused(answer, 400, "bad-request")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_post_from_another_site_is_refused_with_403(
    client: httpx.Client, table: str, origin: str
) -> None:
    for path in [*posts_to(table), f"/api/tables/{table}/commands"]:
        refused(client.post(path, json={}, headers={"origin": origin}), 403, "wrong-origin")


def test_an_origin_that_is_no_address_is_refused_like_any_other(client: httpx.Client) -> None:
    answer = client.post("/api/tables", json={"name": "Eve"}, headers={"origin": "http://[::1"})
    refused(answer, 403, "wrong-origin")


def test_a_post_from_our_own_page_is_answered(server: Server, client: httpx.Client) -> None:
    answer = client.post("/api/tables", json={"name": "Ann"}, headers={"origin": server.url})
    assert answer.status_code == 201


def test_a_wrong_method_is_refused(client: httpx.Client) -> None:
    assert client.get("/api/records").status_code == 405
    assert client.delete("/api/tables").status_code == 405
    assert client.put("/").status_code == 405


def test_every_kind_of_answer_carries_the_security_headers(
    client: httpx.Client, table: str
) -> None:
    game_id = uploaded(client, finished_record())
    answers = [
        *(client.get(path) for path in ("/", "/api", "/api/schemas", "/api/tables")),
        *(client.get(path) for path in ("/static/old/app.js", "/static/nothing")),
        *(client.get(path) for path in ("/nowhere", f"/api/tables/{table}", *GETS)),
        client.get(f"/api/games/{game_id}/record"),
        client.head("/"),
        client.put("/"),
        client.post("/api/tables", json={"name": "Bo"}),
        client.post("/api/tables", content=b"x"),
        client.post("/api/tables", json={}, headers={"origin": "http://evil.example"}),
        client.post(
            "/api/tables",
            content=b" " * (Limits().request + 1),
            headers={"content-type": "application/json"},
        ),
    ]
    statuses = {answer.status_code for answer in answers}
    assert {200, 201, 403, 404, 405, 413, 415} <= statuses
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers.get_list(name) == [value], answer.url


def test_the_content_security_policy_lets_no_inline_or_foreign_script_run(
    client: httpx.Client,
) -> None:
    policy = client.get("/").headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["base-uri"] == "'none'"
    assert "unsafe" not in policy
    assert "*" not in policy


@asynchronous
async def test_too_many_requests_of_one_address_are_refused_and_other_addresses_served(
    tmp_path: Path,
) -> None:
    with serving(tmp_path, connections=3) as server:  # a request a second, ten at once
        async with players(server, 2) as (busy, calm):
            answers = await asyncio.gather(*(busy.get("/api/bots") for _ in range(12)))
            refusals = [answer for answer in answers if answer.status_code != 200]
            assert len(answers) - len(refusals) >= 10
            assert refusals
            for refusal in refusals:
                refused(refusal, 429, "too-fast")
                assert refusal.headers.get_list("content-security-policy")
                assert refusal.headers["connection"] == "close"
            assert (await calm.get("/api/bots")).status_code == 200


def test_a_rate_is_kept_on_average_and_a_burst_allowed() -> None:
    now = 0.0
    buckets = Buckets(2.0, 5.0, clock=lambda: now)
    assert [buckets.take("a") for _ in range(7)] == [True] * 5 + [False] * 2
    assert buckets.take("b")
    now = 1.0
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    now = 1000.0
    assert [buckets.take("a") for _ in range(6)] == [True] * 5 + [False]


# Cookies and links


def test_a_seat_is_held_by_a_cookie_that_scripts_and_other_sites_do_not_get(
    client: httpx.Client,
) -> None:
    answer = client.post("/api/tables", json={"name": "Ann"})
    seated = valid("Seated", answer.json())
    parts = [part.strip() for part in answer.headers["set-cookie"].split(";")]
    assert parts[0].startswith("hanabi=")
    assert seated["token"] not in parts[0]  # the link is for one seat, the cookie for all
    lower = {part.lower() for part in parts[1:]}
    assert {"httponly", "samesite=lax", "path=/"} <= lower
    assert any(part.startswith("max-age=") for part in lower)
    assert not any(part.startswith("domain=") for part in lower)
    assert seated["table"] not in parts[0]  # the name tells nothing that is not sent anyway


def test_behind_a_tls_proxy_the_cookie_is_for_tls_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.stop()
        server.options += ["--behind-proxy"]
        server.start()
        proxied = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        answer = httpx.post(f"{server.url}/api/tables", json={"name": "A"}, headers=proxied)
        assert "secure" in answer.headers["set-cookie"].lower()


def test_the_personal_link_is_given_to_its_seat_only(client: httpx.Client, server: Server) -> None:
    seated = client.post("/api/tables", json={"name": "Ann"}).json()
    path = f"/api/tables/{seated['table']}/link"
    assert client.get(path).json() == seated
    with httpx.Client(base_url=server.url) as stranger:
        refused(stranger.get(path), 403, "not-seated")


@pytest.mark.parametrize("token", ["x" * 32, "é" * 30, "\x00" * 30, " " * 20])
def test_a_wrong_token_claims_nothing(client: httpx.Client, table: str, token: str) -> None:
    answer = client.post(f"/api/tables/{table}/claim", json={"token": token})
    refused(answer, 403, "wrong-token")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("body", [{}, {"token": "short"}, {"token": None}, {"token": "x" * 81}])
def test_a_token_that_cannot_be_one_is_refused(
    client: httpx.Client, table: str, body: object
) -> None:
    refused(client.post(f"/api/tables/{table}/claim", json=body), 400, "bad-request")


@asynchronous
async def test_commands_over_http_do_what_they_do_over_the_socket(server: Server) -> None:
    async with players(server, 2) as people:
        ann, bo = people
        await ann.open("Ann", seats=2, first=0)
        path = f"/api/tables/{ann.table}/commands"
        refused(await bo.post(path, {"type": "start"}), 403, "not-seated")
        await bo.join(ann.table, "Bo")
        answer = valid("Refused", (await bo.post(path, {"type": "start", "id": 5})).json())
        assert (answer["id"], answer["code"]) == (5, "not-host")
        answer = valid("Done", (await ann.post(path, {"type": "start", "id": 6})).json())
        assert answer["id"] == 6
        view = (await ann.look())["view"]
        discard = {"do": "play", "card": view["hands"][0][0]["id"]}
        wish = {"type": "act", "action": discard, "steps": 0}
        assert (await ann.post(path, wish)).json()["type"] == "done"
        assert (await ann.look())["view"]["turn"] == 2
        refused(await ann.post(path, {"type": "dance"}), 400, "bad-request")


@asynchronous
async def test_nothing_the_server_writes_to_its_log_is_a_token(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        async with players(server, 2) as people:
            await start_game(people)
            await Player(server).claim(people[0].table, people[0].token)
            await people[1].get(f"/api/tables/{people[0].table}/link")
            await people[1].post(f"/api/tables/{people[0].table}/claim", {"token": "z" * 40})
            tokens = [person.token for person in people]
        server.stop()
        written = server.log.read_text()
        assert "ready" in written
        assert not any(token in written for token in [*tokens, "z" * 40])


@asynchronous
async def test_no_token_is_on_disk(tmp_path: Path) -> None:
    """Whoever reads the database cannot sit down with what is in it."""
    with serving(tmp_path) as server:
        async with players(server, 2) as people:
            await start_game(people)
            server.kill()
            on_disk = b"".join(file.read_bytes() for file in tmp_path.glob("games.db*"))
            assert people[0].table.encode() in on_disk
            assert not any(person.token.encode() in on_disk for person in people)


def test_what_the_page_draws_of_fireworks_and_counters_is_said(client: httpx.Client) -> None:
    rules = {"edition": "show", "add_ons": ["black-powder"]}
    settings = {"rules": rules, "seats": 2, "bots": {"1": "steady"}, "first": 0}
    opened = client.post("/api/tables", json={"name": "Ann", "settings": settings})
    address = f"/api/tables/{opened.json()['table']}"
    client.post(f"{address}/commands", json={"type": "start"})
    update = client.get(address).json()
    black = next(one for one in update["view"]["fireworks"] if one["suit"] == "black")
    assert (black["top"], black["next"], black["next_copies"], black["next_left"]) == (
        None,
        5,
        3,
        3,
    )
    assert not black["capped"]
    assert update["table"]["rules"]["values"] == [1, 2, 3, 4, 5]
    assert update["view"]["refusals"] == {"discard": "all-tokens"}
    assert not update["view"]["last_strike"]
