"""Profiles, friends, invitations, past games and tags, in real browsers over thirty finished games."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browsing import PHONE, Person
from finished_games import Finished, keep, thirty
from hanabi.server.guard import digest
from hanabi.server.store import Store
from hanabi.words import LANGUAGES
from serving import Server
from sizes import THOROUGH
from test_accessibility import DEVICES, violations
from test_games_in_the_browser import open_table

LOOKS = [
    ("phone", "dark", "en"),
    ("desktop", "dark", "sv"),
    ("tablet", "light", "de"),
    ("phone", "light", "fr"),
]
EVERY_LOOK = list(product(DEVICES, ("light", "dark"), LANGUAGES))


def root_of(person: Person) -> str:
    """What holds the seats of somebody who has sat down in this browser."""
    (token,) = (c["value"] for c in person.context.cookies() if c.get("name") == "hanabi")
    return digest(token)


def put(server: Server, games: list[Finished]) -> None:
    """Games into the database of the running server; this thread has the event loop of Playwright."""

    def write() -> None:
        store = Store(server.db)
        asyncio.run(keep(store, *games))
        store.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(write).result()


def acquainted(server: Server, ann: Person, bo: Person, prefix: str) -> list[Finished]:
    """Ann has a table that waits, and thirty games behind her, nineteen of them with Bo."""
    for person in (bo, ann):
        open_table(person, {"seats": 3})
        person.at("leave").wait_for()
    games = thirty(root_of(ann), root_of(bo), time.time() - 60, prefix)
    put(server, games)
    return games


def asked(person: Person, path: str) -> Any:
    answer = person.page.request.get(path)
    assert answer.ok, answer.text()
    return answer.json()


def percent(share: float) -> str:
    return f"{share * 100:.0f}%"
