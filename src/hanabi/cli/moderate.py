"""`hanabi moderate`: who may not play or talk at your server, and what everybody there is told."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from hanabi.cli.configured import database
from hanabi.cli.user import say

Given = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""A text of somebody else's making: the id of a profile may begin with a hyphen."""


def moderate(  # noqa: C901  # one case an option
    *,
    db: str | None = None,
    ban: Given = None,
    silence: Given = None,
    rename: Given = None,
    name: Given = None,
    lift: int | None = None,
    announce: Given = None,
    minutes: float | None = None,
    reason: Annotated[str, Parameter(allow_leading_hyphen=True)] = "",
) -> None:
    """Ban, silence or rename people at your server, tell everybody something, or list what holds.

    A running server knows within seconds.

    Parameters
    ----------
    db
        The database of the server; by default the one that `hanabi serve` would use here.
    ban
        The id of a profile, as `hanabi reports` shows it, or a network such as 203.0.113.0/24.
    silence
        The id of a profile: what they say is not delivered.
    rename
        The id of a profile.
    name
        What they are called from now on.
    lift
        The number of a ban or a silence that ends.
    announce
        What everybody is told; "" takes it back.
    minutes
        How long it holds; without them, until it is lifted.
    reason
        Why, for yourself.
    """
    import asyncio

    from hanabi.core import BadSetup
    from hanabi.core.extras import needs

    if (rename is None) != (name is None):
        raise BadSetup("rename: a person and a name are needed")
    if minutes is not None and minutes <= 0:
        raise BadSetup(f"minutes: {minutes:g} is not possible; a number, more than 0")
    try:
        from hanabi.server.moderation import Moderation
        from hanabi.server.moderators import (
            is_network,
            names_of,
            rename_person,
            sanction_person,
            until_text,
        )
        from hanabi.server.store import Store
    except ModuleNotFoundError as error:
        raise BadSetup(needs("moderate", error.name, "server")) from error

    async def run(store: Store) -> None:
        moderation = Moderation(store)
        if ban is not None and is_network(ban):
            await moderation.sanction("ban", network=ban, minutes=minutes, reason=reason)
        elif ban is not None:
            await sanction_person(store, moderation, "ban", ban, minutes=minutes, reason=reason)
        if silence is not None:
            await sanction_person(
                store, moderation, "silence", silence, minutes=minutes, reason=reason
            )
        if rename is not None and name is not None:
            await rename_person(store, rename, name)
        if lift is not None:
            await moderation.lift(lift)
        if announce is not None:
            await moderation.announce(announce, minutes)
        await moderation.refresh()
        known = await names_of(store, {one.root for one in moderation.active if one.root})
        for one in moderation.active:
            who = one.network or " ".join(known.get(one.root or "", ("somebody", "who is gone")))
            why = f": {one.reason}" if one.reason else ""
            say(f"{one.id}. {one.kind} of {who}, {until_text(one.until)}{why}")
        if moderation.notice is not None:
            say(f"Everybody is told: {moderation.notice.text}")
        if not moderation.active and moderation.notice is None:
            say("Nobody is banned or silenced.")

    store = Store(database(db))
    try:
        asyncio.run(run(store))
    finally:
        store.close()
