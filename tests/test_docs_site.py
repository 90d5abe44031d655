"""The documentation as a site: complete, on its own host alone, and usable where `hanabi serve` shows it."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import httpx
import pytest
import uvicorn
from playwright.sync_api import ConsoleMessage, Page, Request, Response, expect
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import Mount

import hanabi
from browsing import GUARD, chromium
from hanabi.server.docs_site import docs_site
from hanabi.server.headers import HEADERS, Answers

ROOT = Path(__file__).parent.parent

DOCS = ROOT / "docs"

MODULES = [
    "hanabi.bots.policy",
    "hanabi.envs.hle",
    "hanabi.envs.hle.pyhanabi",
    "hanabi.envs.hle.rl_env",
    "hanabi.envs.pettingzoo",
    "hanabi.envs.vector",
    "hanabi.formats.hanab_live",
]
"""What is offered beside the rooms. Without `__all__`, a module offers what it defines itself."""

NOT_OFFERED = {"cli", "core", "server", "terminal"}
"""Rooms that are programs, and the core, whose names are those of `hanabi`."""

needs_mkdocs = pytest.mark.skipif(find_spec("mkdocs") is None, reason="MkDocs is not installed")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built with every warning an error."""
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the site, with nothing but the headers of the server around it."""
    routes = [Mount("/docs", docs_site(folder))]
    app = Starlette(routes=routes, middleware=[Middleware(Answers)])
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="warning"))
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    yield f"http://127.0.0.1:{port}/docs"
    server.should_exit = True
    thread.join(GUARD)


@pytest.fixture(scope="module")
def address(site: Path) -> Iterator[str]:
    with served(site) as address:
        yield address


@needs_mkdocs
def test_every_document_and_every_picture_is_in_the_site(site: Path) -> None:
    pages = {path.parent.relative_to(site).as_posix() for path in site.rglob("index.html")}
    documents = {path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md")}
    assert pages == documents | {".", "changelog", "contributing"}
    shown = "".join(path.read_text(encoding="utf-8") for path in site.rglob("*.html"))
    for picture in DOCS.rglob("*.png"):
        assert (site / picture.relative_to(DOCS)).read_bytes() == picture.read_bytes()
        assert f'{picture.name}"' in shown


def entries(site: Path) -> set[str]:
    """The names that the reference explains, as other sites' references find them."""
    raw = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    return {line.split()[0] for line in zlib.decompress(raw).decode().splitlines()}


def offered(module: ModuleType) -> list[str]:
    """The public names of a module."""
    if hasattr(module, "__all__"):
        return list(module.__all__)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    ]


def rooms() -> list[str]:
    """Every package of hanabi that offers names, and the modules beside them."""
    files = sorted(Path(hanabi.__file__).parent.glob("*/__init__.py"))
    packages = [
        f"hanabi.{file.parent.name}"
        for file in files
        if file.parent.name not in NOT_OFFERED and "__all__" in file.read_text(encoding="utf-8")
    ]
    return ["hanabi", *packages, *MODULES]


@needs_mkdocs
@pytest.mark.parametrize("room", rooms())
def test_every_public_name_has_an_entry_in_the_reference(room: str, site: Path) -> None:
    module, explained = importlib.import_module(room), entries(site)
    names = offered(module)
    assert names
    missing = []
    for name in names:
        value = getattr(module, name)
        home = f"{getattr(value, '__module__', room)}.{getattr(value, '__qualname__', name)}"
        if not {f"{room}.{name}", home} & explained:
            missing.append(name)
    assert missing == []


@needs_mkdocs
def test_the_site_takes_nothing_from_other_hosts(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        taken = re.findall(r'\ssrc="?([^"\s>]+)', text)
        taken += re.findall(r"<link\s[^>]*href=\"?([^\"\s>]+)", text)
        assert [address for address in taken if re.match(r"(\w+:)?//", address)] == []
    for sheet in site.rglob("*.css"):
        text = sheet.read_text(encoding="utf-8")
        assert re.findall(r"url\([\"']?(?:\w+:)?//[^)]*|@import", text) == []


# At /docs of a server


@needs_mkdocs
def test_pages_come_with_a_policy_of_their_own_and_lasting_names_with_a_lasting_cache(
    site: Path, address: str
) -> None:
    page = httpx.get(f"{address}/")
    assert page.status_code == 200
    assert page.headers["cache-control"] == "no-cache"
    (policy,) = page.headers.get_list("content-security-policy")
    script = re.search(r"script-src ([^;]*)", policy)
    assert script is not None
    assert "sha256-" in script[1]
    assert "unsafe" not in script[1]
    for name in HEADERS.keys() - {"content-security-policy"}:
        assert page.headers[name] == HEADERS[name]
    again = httpx.get(f"{address}/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    (bundle,) = site.glob("assets/javascripts/bundle.*.js")
    kept = httpx.get(f"{address}/assets/javascripts/{bundle.name}")
    assert "immutable" in kept.headers["cache-control"]


@needs_mkdocs
@pytest.mark.parametrize("path", ["nowhere/", "%2e%2e/%2e%2e/__init__.py", "assets/"])
def test_a_page_that_does_not_exist_is_said_in_a_line(path: str, address: str) -> None:
    answer = httpx.get(f"{address}/{path}")
    assert answer.status_code == 404
    assert answer.headers["content-security-policy"] == HEADERS["content-security-policy"]
    assert "start at /docs/" in answer.text


def test_where_the_site_is_not_built_the_answer_says_how_to_build_it(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        answer = httpx.get(f"{address}/")
    assert answer.status_code == 404
    assert "make docs" in answer.text


@pytest.fixture
def page(address: str) -> Iterator[Page]:
    """A browser that reaches this host alone, and whose complaints fail the test."""
    with chromium() as browser:
        page = browser.new_page(base_url=f"{address}/", viewport={"width": 1280, "height": 900})
        page.set_default_timeout(1000 * GUARD)
        complaints: list[str] = []

        def heard(said: ConsoleMessage) -> None:
            if said.type == "error":
                complaints.append(said.text)

        def asked(request: Request) -> None:
            if not request.url.startswith((address, "data:")):
                complaints.append(f"asked for {request.url}")

        def answered(response: Response) -> None:
            if not response.ok and response.status != 304:
                complaints.append(f"{response.status} for {response.url}")

        page.on("console", heard)
        page.on("request", asked)
        page.on("response", answered)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        assert complaints == []


@needs_mkdocs
def test_readers_find_their_way_and_search(page: Page) -> None:
    page.goto(".")
    expect(page.get_by_role("img", name="A table with Colour avalanche")).to_be_visible()
    page.get_by_role("link", name="Rules and rulings").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("rules")
    search = page.get_by_role("textbox", name="Search")
    result = page.locator(".md-search-result__link").first
    search.press_sequentially("legal_actions")  # the page looks at the field when a key comes up
    expect(result).to_be_visible()
    result.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("api/hanabi/")
    expect(page.locator("[id='hanabi.Game']")).to_be_visible()
