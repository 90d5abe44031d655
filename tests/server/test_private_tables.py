"""Private tables: they cannot be guessed, and no address tells of one to whoever was not given its link."""

from __future__ import annotations

import random
import re
from pathlib import Path

from hanabi.server.documentation import ROUTES
from serving import Player, asynchronous, play_to_the_end, serving, start_game

IDS = re.compile(r"[A-Za-z0-9_-]{12,}")


@asynchronous
async def test_no_address_lists_or_reveals_a_private_table(tmp_path: Path) -> None:
    with serving(tmp_path, connections=1000) as server:
        ann, bo, stranger = Player(server), Player(server), Player(server)
        await start_game([ann, bo], public=False, bot_delay=False)
        finished = ann.table
        await play_to_the_end([ann, bo], random.Random(4))
        again = await ann.tell("rematch")
        assert again["type"] == "done"
        update = await ann.until(lambda now: now["table"]["rematch"])
        private = {finished, str(update["table"]["rematch"])}
        waiting, public = Player(server), Player(server)
        await waiting.open("Cleo", public=False)
        await public.open("Dag", public=True)
        private.add(waiting.table)
        assert all(IDS.fullmatch(one) for one in private)  # nine random bytes and more

        await stranger.open("Eva", public=False)
        people = [
            str((await one.get("/api/me")).json()["id"]) for one in (ann, bo, waiting, public)
        ]
        places = [path.partition("?")[0] for method, path, *_ in ROUTES if method == "GET"]
        asked = set()
        for place in places:
            for found in [public.table, *people] if "ID" in place else [""]:
                path = place.replace("ID", found).replace("DAY", "2026-11-16")
                path = path.replace("KEY", "first").replace("NUMBER", "1")
                for query in ({}, {"mine": "true"}, {"name": "Ann"}, {"name": "Cleo"}):
                    answer = await stranger.get(path, **query)
                    asked.add(place)
                    for hidden in private:
                        assert hidden not in answer.text, path
                        assert hidden not in str(answer.headers), path
        assert {"/api/tables", "/api/games", "/api/people/ID"} <= asked, asked
        listed = (await stranger.get("/api/tables")).json()
        assert [one["id"] for one in listed] == [public.table]
        assert (await ann.get("/api/games", mine="true")).json()["games"][0]["id"] == finished
        for one in (ann, bo, waiting, public, stranger):
            await one.close()
