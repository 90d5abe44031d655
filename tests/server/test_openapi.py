"""The OpenAPI document: all routes are in it, and a server does what it says to whoever makes requests out of it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hanabi.server.documentation import ROUTES
from hanabi.server.limits import Limits
from hanabi.server.openapi import document
from serving import Server, serving
from sizes import sized

UNHURRIED = Limits(connections=10**6, commands=1e6)

CHECKS = [
    *(not_a_server_error, status_code_conformance),
    *(content_type_conformance, response_schema_conformance),
]

AS_MUCH = ("/api/games/{id}/review", "/api/puzzles/{day}", "/api/me/delete")
"""Asked for only with what is nowhere: an answer costs minutes, or takes away who asks."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("openapi"), UNHURRIED) as running:
        yield running
        lines = running.complaints().splitlines()
        assert [line for line in lines if "read it with `hanabi reports`" not in line] == []


@pytest.fixture(scope="module")
def seated(server: Server) -> tuple[str, str]:
    """The cookie of somebody who sits at a table, and the table."""
    answer = httpx.post(
        f"{server.url}/api/tables",
        json={"name": "Ann", "settings": {"public": True, "talk": "chat"}},
    )
    return f"hanabi={answer.cookies['hanabi']}", answer.json()["table"]


@pytest.fixture(scope="module")
def described(server: Server) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def test_every_route_over_http_is_in_the_document_and_every_reference_leads_somewhere(
    server: Server,
) -> None:
    told = httpx.get(f"{server.url}/api/openapi.json").json()
    operations = {(method.upper(), path) for path, item in told["paths"].items() for method in item}
    routes = {
        (method, re.sub(r"\b[A-Z]+\b", lambda place: f"{{{place[0].lower()}}}", path))
        for method, path in ((one[0], one[1].partition("?")[0]) for one in ROUTES)
        if method != "WebSocket"
    }
    assert operations == routes
    definitions = told["components"]["schemas"]
    for name in re.findall(r'"#/components/schemas/(\w+)"', json.dumps(told)):
        assert name in definitions
    for definition in definitions.values():
        jsonschema.Draft202012Validator.check_schema(definition)


OPERATIONS = [
    (method.lower(), path) for path, item in document()["paths"].items() for method in item
]


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_what_is_asked_by_the_document_is_answered_by_it(
    described: Any, server: Server, seated: tuple[str, str], method: str, path: str
) -> None:
    cookie, table = seated

    @settings(max_examples=sized(3, 100), phases=[Phase.generate], database=None)
    @given(described[path][method.upper()].as_strategy(), st.booleans(), st.booleans())
    def every_case_is_answered(case: Any, known: bool, there: bool) -> None:  # noqa: FBT001
        if "id" in case.path_parameters and there and path not in AS_MUCH:
            case.path_parameters["id"] = table
        headers = {"cookie": cookie} if known and path not in AS_MUCH else {}
        case.call_and_validate(base_url=server.url, checks=CHECKS, headers=headers)

    every_case_is_answered()
