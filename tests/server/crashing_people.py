"""Friends who are themselves while a server is killed: devices, names, passwords, tags, invitations, and what was promised of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field, replace
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx

from killed_server import GONE, PATIENCE, ServerProcess
from serving import new_address

MOST_TABLES = 15
"""Tables that somebody opens: fewer than are shown to them."""

TOO_MANY = 429

WISHES = 3
"""That are fulfilled before the server may be killed."""

NOBODY = "nobody=known"
"""The cookie of a browser that has none of ours."""


def cookie_of(answer: httpx.Response) -> str:
    """The cookie that an answer sets."""
    return answer.headers["set-cookie"].partition(";")[0]


@dataclass(frozen=True)
class Known:
    """Of two friends, all that the server has promised to keep."""

    name: str
    tables: int = 0
    devices: int = 1
    password: str | None = None
    tags: frozenset[str] = frozenset()
    invited: frozenset[str] = frozenset()
    """Tables to which the friend is asked."""
    open: bool = True
    """The friend may be asked."""


@dataclass
class Friends:
    """Ann, who does one thing after the other, and Bo, with whom she has played."""

    number: int
    chance: random.Random
    known: Known = field(init=False)
    after: Known | None = None
    """What will be known once the wish in flight is fulfilled; None if there is none."""
    met_a_kill: int = 0
    done: int = 0
    """Wishes that were acknowledged."""
    busy: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when some wishes were fulfilled since the server was started."""
    _devices: list[str] = field(default_factory=list)
    """The cookies of every browser that was told that it is Ann's."""
    _bo: str = ""
    _bo_id: str = ""
    _game: str = ""
    _tables: list[str] = field(default_factory=list)
    _address: str = field(default_factory=new_address)

    def __post_init__(self) -> None:
        self.known = Known(f"Ann {self.number}")

    async def meet(self, server: ServerProcess) -> None:
        """Play a game, and stop it: from then on they are friends. Nobody is killed meanwhile."""
        async with self._http(server) as http:
            new_table = {"name": self.known.name, "settings": {"seats": 2}}
            opened = await http.post("/api/tables", json=new_table)
            self._game, self._devices = opened.json()["table"], [cookie_of(opened)]
            table = f"/api/tables/{self._game}"
            self._bo = cookie_of(await http.post(f"{table}/join", json={"name": "Bo"}))
            await http.post(f"{table}/commands", json={"type": "start"}, headers=self._ann())
            for headers in (self._ann(), {"cookie": self._bo}):
                wish = {"type": "vote-end", "agree": True}
                await http.post(f"{table}/commands", json=wish, headers=headers)
            me = await http.get("/api/me", headers={"cookie": self._bo})
            self._bo_id = me.json()["id"]
            assert await self._seen(http) == self.known

    def _http(self, server: ServerProcess) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self._address, verify=False)
        keeps_none = CookieJar(
            DefaultCookiePolicy(allowed_domains=[])
        )  # it speaks for several browsers
        return httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{server.port}",
            transport=transport,
            timeout=PATIENCE,
            cookies=keeps_none,
        )

    def _ann(self) -> dict[str, str]:
        """What one of her browsers sends along."""
        return {"cookie": self.chance.choice(self._devices)}

    async def live(self, server: ServerProcess) -> None:
        """One wish after the other until the server dies; first what it says is compared with what it promised."""
        self.busy.clear()
        while not server.dead:
            with contextlib.suppress(*GONE):
                async with self._http(server) as http:
                    await self._compare(http)
                    enough = self.done + WISHES
                    while True:
                        await self._wish(http)
                        if self.done >= enough:
                            self.busy.set()
        self.met_a_kill += self.after is not None

    async def check(self, server: ServerProcess) -> None:
        """All that was acknowledged is so, also the password."""
        async with self._http(server) as http:
            await self._compare(http)
            if self.known.password is not None:
                assert await self._is_password(http, self.known.password)

    async def _compare(self, http: httpx.AsyncClient) -> None:
        """All that was acknowledged is so, and the wish in flight was fulfilled whole or not at all."""
        allowed = [self.known, *([] if self.after is None else [self.after])]
        seen = await self._seen(http)
        assert seen in allowed, f"promised was {allowed[0]}, in flight {self.after}; it is {seen}"
        self.known, self.after = seen, None

    async def _seen(self, http: httpx.AsyncClient) -> Known:
        """What the server says now, told the same in every browser of hers."""
        told = []
        for cookie in self._devices:
            headers = {"cookie": cookie}
            me = (await http.get("/api/me", headers=headers)).json()
            told.append([me["id"], me["name"], me["seats"], len(me["devices"])])
        assert told == [told[0]] * len(told), told
        listed = await http.get(f"/api/games/{self._game}/tags", headers=self._ann())
        asked = (await http.get("/api/me/invitations", headers={"cookie": self._bo})).json()
        tags = listed.json()["tags"]
        tables = [invitation["table"] for invitation in asked["waiting"]]
        assert len(tags) == len(set(tags))
        assert len(tables) == len(set(tables))
        _, name, seats, devices = told[0]
        return Known(
            *(name, seats, devices),
            await self._password(http) if me["password"] else None,
            frozenset(tags),
            frozenset(tables),
            open=asked["open"],
        )

    async def _password(self, http: httpx.AsyncClient) -> str | None:
        """The password there is: what was promised, or what was in flight if that is the one that is right."""
        new = None if self.after is None else self.after.password
        if new is None or new == self.known.password:
            return self.known.password
        assert await self._is_password(http, new), "there was none before"
        return new

    async def _is_password(self, http: httpx.AsyncClient, password: str) -> bool:
        """Whether it is hers: then she may set it anew."""
        body = {"password": password, "old": password}
        answer = await http.post("/api/me/password", json=body, headers=self._ann())
        return answer.is_success

    async def _wish(self, http: httpx.AsyncClient) -> None:
        wishes = [self._rename, self._tag, self._guard, self._carry, self._open, self._invite]
        await self.chance.choice([*wishes, self._decline, self._want])(http)

    async def _ask(
        self, http: httpx.AsyncClient, path: str, after: Known, cookie: str = "", **body: object
    ) -> httpx.Response | None:
        """Wish for something after which things will be so; None if it was too much for now."""
        self.after = after
        headers = {"cookie": cookie} if cookie else self._ann()
        answer = await http.post(path, json=body, headers=headers)
        self.after = None
        if answer.status_code == TOO_MANY:
            return None
        assert answer.is_success, (path, body, answer.text)
        self.known = after
        self.done += 1
        return answer

    async def _rename(self, http: httpx.AsyncClient) -> None:
        name = f"Ann {self.number} {self.chance.randrange(10**6)}"
        await self._ask(http, "/api/me/name", replace(self.known, name=name), name=name)

    async def _tag(self, http: httpx.AsyncClient) -> None:
        tag = f"tag {self.chance.randrange(8)}"
        after = replace(self.known, tags=self.known.tags ^ {tag})
        verb = "remove" if tag in self.known.tags else "add"
        wish: dict[str, Any] = {verb: [tag]}
        await self._ask(http, f"/api/games/{self._game}/tags", after, **wish)

    async def _guard(self, http: httpx.AsyncClient) -> None:
        old = self.known.password
        new = None if old else f"a secret {self.chance.randrange(10**6)}"
        after = replace(self.known, password=new)
        await self._ask(http, "/api/me/password", after, password=new, old=old)

    async def _carry(self, http: httpx.AsyncClient) -> None:
        """A code is taken by a browser, and by no second one."""
        given = await self._ask(http, "/api/me/carry", self.known)
        if given is None:
            return
        taking = {"code": given.json()["code"], "password": self.known.password}
        after = replace(self.known, devices=self.known.devices + 1)
        taken = await self._ask(http, "/api/me/carry/take", after, NOBODY, **taking)
        if taken is not None:
            self._devices.append(cookie_of(taken))
            again = await http.post("/api/me/carry/take", json=taking)
            assert not again.is_success, "a code was good twice"

    async def _open(self, http: httpx.AsyncClient) -> None:
        if self.known.tables < MOST_TABLES:
            after = replace(self.known, tables=self.known.tables + 1)
            told = await self._ask(
                http, "/api/tables", after, name=self.known.name, settings={"seats": 3}
            )
            if told is not None:
                self._tables.append(told.json()["table"])

    async def _invite(self, http: httpx.AsyncClient) -> None:
        """To a table to which he was not asked yet."""
        if self._tables and self.known.open:
            table = self._tables.pop()
            after = replace(self.known, invited=self.known.invited | {table})
            path = f"/api/tables/{table}/invitations"
            await self._ask(http, path, after, person=self._bo_id)

    async def _decline(self, http: httpx.AsyncClient) -> None:
        if self.known.invited:
            table = self.chance.choice(sorted(self.known.invited))
            after = replace(self.known, invited=self.known.invited - {table})
            await self._ask(http, "/api/me/invitations/decline", after, self._bo, table=table)

    async def _want(self, http: httpx.AsyncClient) -> None:
        wish = not self.known.open
        after = replace(self.known, open=wish)
        await self._ask(http, "/api/me/invitations/wanted", after, self._bo, open=wish)
