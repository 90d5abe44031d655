"""Every documented address, asked by everybody: no key, no device, no tag, no private table or hidden card of somebody else.

The addresses are those of the documentation, so one that is added is asked too. A table that is added to the store is
looked through by the names of its columns (`leaks.SECRET_COLUMNS`).
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from finished_games import Finished, keep
from hanabi.review.puzzles import FIRST_DAY
from hanabi.server.documentation import ROUTES
from hanabi.server.guard import digest
from hanabi.server.report_tables import reports
from hanabi.server.store import Store
from leaks import SECRET_FIELD, Secrets, check_hidden, stored_secrets
from serving import Player, Server, asynchronous, players, serving, start_game
from test_me import ANDROID, code_of
from test_profile import introduced, root_of

PASSWORD = "correct horse battery"  # noqa: S105  # of nobody
FIELDS_OF_THEIR_OWN = re.compile(
    r"/api/(editions|lessons(/.*)?|rules|schemas|me/carry|games/a-(public|private)-game/.*|tables.*/link)"
)
"""Where a field may be named like a secret: keys of editions and lessons, games that are over, one's own token or code."""

FOR_EVERYBODY = {"DAY": FIRST_DAY.isoformat(), "KEY": "first", "NUMBER": "1"}
"""What stands in addresses beside IDs, and is nobody's."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("people"), connections=1000) as running:
        yield running
        assert running.complaints() == ""


@dataclass
class Company:
    """People who know each other or not, all that is secret among them, and what stands where in addresses."""

    people: dict[str, Player]
    secrets: Secrets = field(default_factory=Secrets)
    ids: dict[str, list[str]] = field(default_factory=dict)
    """By the part of the address before it."""
    asked: dict[str, set[int]] = field(default_factory=dict)
    """How each documented address has answered."""

    def addresses(self, route: str) -> list[str]:
        """A documented route with everything that can stand for its ID."""
        path = route.partition("?")[0]
        for name, value in FOR_EVERYBODY.items():
            path = path.replace(name, value)
        before = path.partition("/ID")[0].rpartition("/")[2]
        every = sorted({one for some in self.ids.values() for one in some})
        ids = self.ids.get(before, every)
        return [path.replace("ID", one) for one in ids] if "/ID" in path else [path]

    async def ask(self, name: str, method: str, route: str) -> None:
        """One person asks at one route, and what comes back is looked through."""
        person = self.people[name]
        for path in self.addresses(route):
            asking = person.get(path, events=1) if method == "GET" else person.post(path, {})
            answer = await asking
            assert answer.status_code not in {429, 500}, (path, answer.text)
            self.asked.setdefault(route, set()).add(answer.status_code)
            headers = [value for key, value in answer.headers.items() if key != "set-cookie"]
            told = answer.content + " ".join(headers).encode()
            in_address = {part.encode() for part in path.split("/")}  # known to whoever asks
            leaked = set(self.secrets.leaked_to(name, told)) - in_address
            assert leaked == set(), (name, method, path, answer.text)
            if not FIELDS_OF_THEIR_OWN.fullmatch(path):
                assert not SECRET_FIELD.search(answer.content), (name, path, answer.text)


async def company(server: Server, people: list[Player]) -> Company:
    """Ann with two devices and a password, Bo with whom she plays in private, Eve who knows neither, and a newcomer."""
    ann, phone, bo, eve, new = people
    here = Company({"Ann": ann, "phone": phone, "Bo": bo, "Eve": eve, "new": new})
    keep_secret = here.secrets.keep
    phone.http.headers["user-agent"] = ANDROID
    ids = [await introduced(person, name) for person, name in ((ann, "Ann"), (bo, "Bo"))]
    await introduced(eve, "Eve")
    store, now = Store(server.db), time.time()
    both = {0: root_of(ann), 1: root_of(bo)}
    await keep(
        store,
        Finished("a-public-game", ["Ann", "Zoe"], {0: root_of(ann)}, ended=now - 9),
        Finished("a-private-game", ["Ann", "Bo"], both, ended=now, public=False),
    )
    report = {"at": now, "reporter": root_of(ann), "about": root_of(eve), "place": "table"}
    report |= {"place_id": "nowhere", "name": "Eve", "reason": "rude", "text": "ann-reports-eve"}
    await store.change(
        lambda connection: connection.execute(reports.insert(), report | {"seen": False})
    )
    await ann.post("/api/me/password", {"password": PASSWORD})
    code = await code_of(ann)
    taken = await phone.post("/api/me/carry/take", {"code": code, "password": PASSWORD})
    assert taken.status_code == 200
    code = await code_of(ann)
    await ann.post("/api/games/a-private-game/tags", {"add": ["a tag of Ann"]})
    await start_game([ann, bo], public=False, spectators="none", hints=True)
    await ann.tell("note", card=0, text="a note of Ann")
    link = (await ann.get(f"/api/tables/{ann.table}/link")).json()["token"]
    running = ann.table
    await ann.open("Ann", seats=3, public=False)
    invited = await ann.post(f"/api/tables/{ann.table}/invitations", {"person": ids[1]})
    assert invited.status_code == 201

    here.secrets.stored = await stored_secrets(store)
    assert {digest(code).encode(), root_of(bo).encode()} < here.secrets.stored
    (game,) = [json.loads(text) for text in await store.events_of(running) if "deck" in text]
    store.close()
    for secret in (PASSWORD, code, "ann-reports-eve", str(game["seed"])):
        keep_secret(secret)
    keep_secret(link, "Ann")
    for device in (ann, phone, bo, eve):
        keep_secret(device.http.cookies["hanabi"])
    for secret in ("Android", "a tag of Ann", "a note of Ann"):
        keep_secret(secret, "Ann", "phone")
    for private in (running, ann.table, "a-private-game"):
        keep_secret(private, "Ann", "phone", "Bo")
    here.ids = {
        "tables": [running, ann.table, eve.table],
        "games": ["a-public-game", "a-private-game", running],
        "people": ids,
    }
    return here


@asynchronous
async def test_nobody_is_told_what_is_only_for_others(server: Server) -> None:
    async with players(server, 5) as people:
        here = await company(server, people)
        for method, route, _, _ in ROUTES:
            for name in here.people:
                stranger = name in {"Eve", "new"}  # whose empty wishes change nothing
                if method == "GET" or (method == "POST" and stranger):
                    await here.ask(name, method, route)
        silent = {route for method, route, *_ in ROUTES if method == "GET"} - {
            route for route, answers in here.asked.items() if 200 in answers
        }
        assert silent == set(), "somebody is answered everywhere"
        ann, _, bo, _, _ = people
        for person in (ann, bo):
            running = here.ids["tables"][0]
            update = await person.look(running)
            check_hidden(update["view"], update["log"], update["you"])
        for name, person in here.people.items():
            for received in person.received:
                assert not here.secrets.stored & set(re.findall(rb"[\w-]+", received)), name


def test_the_search_finds_what_leaks() -> None:
    secrets = Secrets({b"digest"})
    secrets.keep("tag", "Ann")
    assert secrets.leaked_to("Ann", b'{"tag": 1}') == []
    assert secrets.leaked_to("Bo", b'{"tag": 1}') == [b"tag"]
    assert secrets.leaked_to("Ann", b'{"key": "digest"}') == [b"digest"]
