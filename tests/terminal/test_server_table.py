"""A table of a real server as the screens of the terminal see it."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from hanabi import Play, Rearrange, Seat, View
from hanabi.client import Identities, parse_link
from hanabi.core.view_json import view_to_plain
from hanabi.server.limits import Limits
from hanabi.terminal.at_table import Moment, Refused, TableGone
from hanabi.terminal.server_moments import MomentReader
from hanabi.terminal.server_table import NoSeat, ServerTable
from serving import GUARD, Player, Server, a_clue, asynchronous, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """For all tests but those that stop it: everybody at a terminal has one address."""
    with serving(tmp_path_factory.mktemp("server"), connections=1000) as running:
        yield running


class Guest:
    """Somebody at a terminal, without one."""

    def __init__(self, table: ServerTable) -> None:
        self.table = table
        self.moments: list[Moment] = []
        self._news = asyncio.Condition()
        self._following = asyncio.create_task(self._follow())
        self.gone: TableGone | None = None

    async def _follow(self) -> None:
        try:
            async for moment in self.table.moments():
                async with self._news:
                    self.moments.append(moment)
                    self._news.notify_all()
        except TableGone as gone:
            async with self._news:
                self.gone = gone
                self._news.notify_all()

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    @property
    def view(self) -> View:
        assert self.now.view is not None
        return self.now.view

    async def until(self, wanted: Callable[[Moment], object]) -> Moment:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.moments and wanted(self.now))
        return self.now

    async def until_gone(self) -> TableGone:
        async with asyncio.timeout(GUARD), self._news:
            await self._news.wait_for(lambda: self.gone is not None)
        assert self.gone is not None
        return self.gone

    async def leave(self) -> None:
        await self.table.leave()
        await asyncio.wait_for(self._following, GUARD)


@asynccontextmanager
async def at(
    person: Player, folder: Path, name: str | None = "Bo", *, token: str = "", language: str = "en"
) -> AsyncIterator[Guest]:
    """Somebody at the table of this person, with a terminal; without a name they look on."""
    link = parse_link(f"{person.server.url}/t/{person.table}{token and '#'}{token}")
    identities = Identities(folder)
    if name is None:
        table = await ServerTable.watch(link, identities, language)
    else:
        table = await ServerTable.join(link, identities, language, name)
    guest = Guest(table)
    try:
        yield guest
    finally:
        await guest.leave()


@asynchronous
async def test_every_moment_of_a_game_is_what_the_server_tells_that_seat(
    server: Server, tmp_path: Path
) -> None:
    ann = await Player(server, language="en").open(
        *("Ann",),
        seats=3,
        bots={"1": "steady", "2": "steady"},
        bot_delay=False,
        rules={"edition": "show", "add_ons": ["black-powder"]},
    )
    await ann.live()
    chance = random.Random(7)
    async with at(ann, tmp_path / "ann", token=ann.token) as guest:
        first = await guest.until(lambda moment: moment.wishes)
        assert first.state == "open"
        assert [seat.bot for seat in first.seats] == [None, "steady", "steady"]
        assert first.you == 0
        await guest.table.wish("start")
        while guest.now.state != "over":
            moment = await guest.until(lambda now: now.to_act or now.state == "over")
            await ann.until_number(guest.table._update["number"])
            told = ann.view
            view = {name: told[name] for name in told if name != "steps"}
            if view["outcome"]:
                view["outcome"] = {
                    name: view["outcome"][name] for name in view["outcome"] if name != "text"
                }
            assert view_to_plain(guest.view, whole=False) == view
            assert [one.text for one in moment.log] == [one["text"] for one in ann.log]
            assert all(card.face is None for card in guest.view.hand)
            if moment.state == "over":
                break
            if chance.random() < 0.2:
                order = tuple(reversed([card.id for card in guest.view.hand]))
                await guest.table.act(Rearrange(Seat(0), order))
                assert tuple(card.id for card in guest.view.hand) == order
            legal = guest.view.legal_actions
            careful = [action for action in legal if not isinstance(action, Play)]
            await guest.table.act(chance.choice(careful or legal))
        over = guest.now
        assert len(over.log) > 60
        assert over.result
        assert over.record == f"{server.url}/g/{ann.table}"
        assert over.wishes == {"say", "rematch"}

        # Another log of the same table, as after a take-back: nothing of the old one is told
        update = guest.table._update
        reader = MomentReader(parse_link(f"{server.url}/t/{ann.table}"), "en")
        whole = reader.moment(update, 0.0)
        fewer = reader.moment({**update, "log": [*update["log"][:30], *update["log"][33:]]}, 0.0)
        assert fewer.log == (*whole.log[:30], *whole.log[33:])
    await ann.close()


@asynchronous
async def test_wishes_are_carried_out_and_refused_in_ones_language(
    server: Server, tmp_path: Path
) -> None:
    ann = await Player(server, language="en").open(
        *("Ann",), seats=2, first=0, talk="remarks", take_backs=True, hints=True
    )
    await ann.live()
    async with at(ann, tmp_path / "bo", language="de") as bo:
        await bo.until(lambda moment: "Ann" in str(moment.notices))
        with pytest.raises(Refused, match="Das darf nur der Host"):
            await bo.table.wish("start")
        with pytest.raises(Refused, match=r"1 Hallo zusammen!"):
            await bo.table.wish("say", "what")
        await bo.table.wish("say", "1")
        assert [(said.name, said.text) for said in bo.now.talk] == [("Bo", "Hallo zusammen!")]
        await ann.tell("start")
        await bo.until(lambda moment: moment.state == "playing" and moment.view)
        with pytest.raises(Refused, match="Jemand anders ist am Zug"):
            await bo.table.act(Play(bo.view.hand[0].id))
        with pytest.raises(Refused, match="Jemand anders ist am Zug"):
            await bo.table.wish("hint")

        await bo.table.wish("note", "rot?", bo.view.hand[1].id)
        assert dict(bo.now.notes) == {bo.view.hand[1].id: "rot?"}
        await bo.table.wish("note", "", bo.view.hand[1].id)
        assert dict(bo.now.notes) == {}

        await ann.act(a_clue(ann.view))
        await bo.until(lambda moment: moment.to_act)
        assert (await bo.table.wish("hint") or "").startswith("friend: ")
        await ann.tell("take-back", agree=True, steps=ann.view["steps"])
        asked = await bo.until(lambda moment: "turn-down" in moment.wishes)
        assert any("Ann" in notice for notice in asked.notices)
        await bo.table.wish("turn-down")
        assert any("gilt" in notice for notice in bo.now.notices)
        await ann.tell("take-back", agree=True, steps=ann.view["steps"])
        await bo.until(lambda moment: "turn-down" in moment.wishes)
        await bo.table.wish("take-back")
        assert bo.view.turn == 1
    await ann.close()


@asynchronous
async def test_a_game_stands_still_ends_by_votes_and_is_played_again(
    server: Server, tmp_path: Path
) -> None:
    ann = await Player(server).open("Ann", seats=2, first=0)
    await ann.live()
    async with at(ann, tmp_path / "bo") as bo:
        await bo.until(lambda moment: moment.seats[0].here)
        await ann.tell("start")
        await bo.until(lambda moment: moment.view)
        await bo.table.wish("pause")
        assert bo.now.view is None
        assert bo.now.wishes == {"resume", "end", "say"}
        await bo.table.wish("resume")
        assert bo.view.turn == 1

        await bo.table.wish("end")
        assert any("Bo" in notice for notice in bo.now.notices)
        await bo.table.wish("end")
        assert "Bo" not in str(bo.now.notices)
        await bo.table.wish("end")
        await ann.tell("vote-end", agree=True)
        await bo.until(lambda moment: moment.state == "over")

        await bo.table.wish("rematch")
        again = await bo.until(lambda moment: moment.state == "open")
        assert [seat.name for seat in again.seats] == ["Ann", "Bo"]
        assert again.you == 1
        assert again.talk == ()
    await ann.close()


@asynchronous
async def test_who_is_gone_is_replaced_and_comes_back(server: Server, tmp_path: Path) -> None:
    ann = await Player(server).open("Ann", seats=3, bots={"2": "random"}, first=0)
    await ann.live()
    async with at(ann, tmp_path / "bo") as bo:
        await bo.until(lambda moment: moment.seats[0].here)
        await ann.tell("start")
        await bo.until(lambda moment: moment.view)
        await ann.leave_live()
        away = await bo.until(lambda moment: "replace" in moment.wishes)
        assert not away.seats[0].here
        assert any("Ann is away" in notice for notice in away.notices)
        with pytest.raises(Refused, match="Give them a moment"):
            await bo.table.wish("replace", "ann")
        with pytest.raises(Refused, match="Away: Ann"):
            await bo.table.wish("replace", "cleo")
    await ann.close()


@asynchronous
async def test_a_bot_plays_for_whoever_is_gone_until_they_return(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(grace=0.0)) as server:
        ann = await Player(server).open("Ann", seats=2, first=1, bot_delay=False)
        await ann.live()
        async with at(ann, tmp_path / "bo") as bo:
            await bo.until(lambda moment: moment.seats[0].here)
            await ann.tell("start")
            await bo.until(lambda moment: moment.to_act)
            await ann.leave_live()
            await bo.until(lambda moment: "replace" in moment.wishes)
            await bo.table.wish("replace", "ann")
            replaced = await bo.until(lambda moment: moment.seats[0].substitute)
            assert "replace" not in replaced.wishes
            async with at(ann, tmp_path / "ann", token=ann.token) as again:
                there = await again.until(lambda moment: moment.wishes)
                assert there.wishes == {"return"}
                assert "A bot is playing for you." in str(there.notices)
                await again.table.wish("return")
                back = await again.until(lambda moment: not moment.seats[0].substitute)
                assert "return" not in back.wishes
        await ann.close()


@asynchronous
async def test_the_line_comes_back_and_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = await Player(server).open("Ann", seats=2, first=1)
        await ann.live()
        async with at(ann, tmp_path / "bo") as bo:
            await bo.until(lambda moment: moment.seats[0].here)
            await ann.tell("start")
            before = await bo.until(lambda moment: moment.to_act)
            server.kill()
            lost = await bo.until(lambda moment: "Connection lost" in str(moment.notices))
            assert lost.view == before.view
            assert lost.log == before.log
            with pytest.raises(Refused, match="Not sent"):
                await bo.table.act(bo.view.legal_actions[0])
            server.start()
            back = await bo.until(lambda moment: "Connected again." in moment.notices)
            assert back.view == before.view
            await bo.table.act(bo.view.legal_actions[0])
            assert bo.view.turn == 2
        await ann.close()


@asynchronous
async def test_whoever_looks_on_sees_what_the_table_allows(server: Server, tmp_path: Path) -> None:
    for spectators in ("everything", "none"):
        ann = await Player(server).open(
            *("Ann",), seats=2, bots={"1": "steady"}, spectators=spectators
        )
        await ann.live()
        async with at(ann, tmp_path / spectators, None) as eve:
            await eve.until(lambda moment: moment.seats[0].here)
            await ann.tell("start")
            moment = await eve.until(lambda moment: moment.state == "playing")
            assert moment.you is None
            assert moment.wishes == frozenset()
            if spectators == "none":
                assert moment.view is None
                assert "This table doesn’t allow spectators." in moment.notices
            else:
                moment = await eve.until(lambda moment: moment.view)
                assert all(card.face for hand in eve.view.hands for card in hand)
                assert not moment.to_act
                assert "Spectators see all hands." in moment.notices
            with pytest.raises(Refused, match="You’re not at this table"):
                await eve.table.wish("pause")
        await ann.close()


@asynchronous
async def test_where_one_cannot_sit_down_one_is_told_why(server: Server, tmp_path: Path) -> None:
    ann = await Player(server).open("Ann", seats=2)
    await ann.live()
    elsewhere = Player(server)
    elsewhere.table = "nosuchtable1"
    cases = [(elsewhere, "Bo", "", "doesn’t exist"), (ann, "Ann", "", "already has that name")]
    cases += [(ann, "Bo", "x" * 32, "doesn’t belong to any seat")]
    for person, name, token, reason in cases:
        with pytest.raises(NoSeat, match=reason):
            async with at(person, tmp_path / "b", name, token=token):
                pass
    async with at(ann, tmp_path / "bo"):
        pass
    with pytest.raises(NoSeat, match="full"):
        async with at(ann, tmp_path / "c", "Cleo"):
            pass
    await ann.tell("start")
    with pytest.raises(NoSeat, match="has begun without you"):
        async with at(ann, tmp_path / "c", "Cleo"):
            pass
    async with at(ann, tmp_path / "bo", "whoever") as bo:  # the seat is known
        await bo.until(lambda moment: moment.you == 1)
        await bo.table.wish("end")
    await ann.tell("vote-end", agree=True)
    with pytest.raises(NoSeat, match="is over"):
        async with at(ann, tmp_path / "c", "Cleo"):
            pass
    await ann.close()
    await elsewhere.close()
    ann.server = Server(tmp_path)
    ann.server.port = 9  # where nobody is
    with pytest.raises(NoSeat, match="Can’t reach the table"):
        async with at(ann, tmp_path / "c", "Cleo"):
            pass
