"""What this server offers beside tables: editions, bots, guests, rules in words, and the addresses under which it is found."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from hanabi.bots import all_bots, table_bots
from hanabi.core import EDITIONS, VALUES
from hanabi.core.json_reader import Node
from hanabi.core.rules import FEWEST_PLAYERS
from hanabi.server import http_messages
from hanabi.server.addresses import is_loopback, qr_path
from hanabi.server.client import words_for
from hanabi.server.hub import Hub
from hanabi.server.responses import Handler, answer, host_of, language_or_english, message_of
from hanabi.table.settings import RulesChoice
from hanabi.words import LANGUAGES

Addresses = Callable[[], list[str]]
"""Where other machines can open the page, as far as the server knows."""


class OfferRoutes:
    """The routes to what can be played here, and with whom."""

    def __init__(self, hub: Hub, addresses: Addresses) -> None:
        self._hub, self._addresses, self._limits = hub, addresses, hub.limits

    def routes(self) -> list[tuple[str, Handler, str]]:
        """Path, handler and method of each."""
        return [
            ("/api/editions", self.editions, "GET"),
            ("/api/bots", self.bots, "GET"),
            ("/api/guests", self.guests, "GET"),
            ("/api/addresses", self.addresses, "GET"),
            ("/api/qr", self.qr, "POST"),
            ("/api/rules", self.rules, "POST"),
        ]

    async def editions(self, request: Request) -> Response:
        language = language_or_english(request)
        found = []
        for key, book in EDITIONS.items():
            words = words_for(language, key)
            add_ons = [
                http_messages.AddOnInfo(name, words.add_on(name), words.add_on_about(name))
                for name in book.add_ons
            ]
            players = list(range(FEWEST_PLAYERS, book.rules.most_players + 1))
            name, about = words.edition(key), words.edition_about(key)
            found.append(http_messages.EditionInfo(key, name, about, players, add_ons, VALUES))
        return answer(found)

    async def bots(self, request: Request) -> Response:
        words, every = words_for(language_or_english(request), "cocktail"), all_bots()
        return answer(
            [
                http_messages.BotInfo(name, words.bot_about(name, every[name].about))
                for name in table_bots()
            ]
        )

    async def guests(self, _request: Request) -> Response:
        guests = self._hub.guests
        return answer(http_messages.Guests(guests.is_open, guests.here()))

    async def addresses(self, request: Request) -> Response:
        """For whoever opened the page on the very machine of the server; others have an address that works."""
        here = is_loopback(host_of(request)) and is_loopback(request.url.hostname or "")
        found = await asyncio.to_thread(self._addresses) if here else []
        return answer(http_messages.Addresses(found))

    async def qr(self, request: Request) -> Response:
        asked = await message_of(request, http_messages.QrAsked, self._limits.request)
        return answer(http_messages.QrCode(*qr_path(asked.text)))

    async def rules(self, request: Request) -> Response:
        asked = await message_of(request, http_messages.RulesAsked, self._limits.request)
        table = RulesChoice.from_plain(Node(asked.rules, "rules")).rules()
        words = words_for(asked.lang if asked.lang in LANGUAGES else "en", table.vocabulary)
        sections = [
            http_messages.RulesSection(section.heading, list(section.paragraphs))
            for section in words.rules_sections(table, asked.seats)
        ]
        return answer(
            http_messages.RulesText(words.title(table), table.deck_size, table.maximum, sections)
        )
