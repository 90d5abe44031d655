"""The waiting room over a real server: whoever is sent away stays away, and hears nothing that is not for everybody."""

from __future__ import annotations

from pathlib import Path

from hanabi.server.guard import digest
from serving import asynchronous, players, serving


@asynchronous
async def test_whoever_was_sent_away_stays_away_after_a_kill_and_sees_what_strangers_see(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as server:
        async with players(server, 4) as (ann, bo, cleo, eve):
            await ann.open("Ann", seats=3, talk="chat")
            for person, name in ((bo, "Bo"), (cleo, "Cleo")):
                await person.join(ann.table, name)
            for person in (ann, bo, cleo):
                await person.live()
            await eve.live(ann.table)
            assert (await bo.tell("kick", seat=2))["code"] == "not-host"
            assert (await ann.tell("kick", seat=1))["type"] == "done"
            told = await bo.until(lambda update: update["kicked"])
            stranger = await eve.until(lambda update: update["number"] >= told["number"])
            assert told | {"kicked": False} == stranger
            assert (await bo.tell("say", text="why?"))["code"] == "not-seated"
            assert not (await cleo.until_number(told["number"]))["kicked"]

            server.restart()
            answer = await bo.post(f"/api/tables/{ann.table}/join", {"name": "Robert"})
            assert answer.json()["code"] == "kicked"
            link = await bo.post(f"/api/tables/{ann.table}/claim", {"token": bo.token})
            assert link.json()["code"] == "wrong-token"

            for person in (ann, cleo):
                await person.live()
            settings = (await ann.look())["table"]["settings"] | {"seats": 2}
            assert (await ann.tell("change", settings=settings))["type"] == "done"
            await cleo.until(lambda update: update["you"] == 1)  # the same connection, another seat
            assert (await ann.tell("start"))["type"] == "done"
            view = (await cleo.until(lambda update: update["view"]))["view"]
            assert all(card["face"] is None for card in view["hands"][1])
            assert all(card["face"] is not None for card in view["hands"][0])
            assert (await bo.look(ann.table))["view"] is None
            for person in (ann, bo, cleo, eve):
                for other in (ann, bo, cleo):
                    identity = other.http.cookies["hanabi"]
                    for secret in (digest(identity), digest(other.token), identity):
                        assert not any(secret.encode() in data for data in person.received)
