"""The page's files as browsers get them: compressed, kept for good, and always of one version."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

import httpx
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hanabi.server.static import PACKAGE, page_words
from hanabi.words import LANGUAGES
from serving import Server, serving

WEB = PACKAGE / "web"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def version(client: httpx.Client) -> str:
    """The version that the page asks for today."""
    (found,) = set(re.findall(r"/static/(\w+)/", client.get("/").text))
    return str(found)


def test_every_file_that_the_page_names_is_there_and_may_be_kept_for_good(
    client: httpx.Client,
) -> None:
    page = client.get("/")
    named = re.findall(r'(?:href|src)="(/static/[^"]+)"', page.text)
    assert len(named) == 9
    for address in named:
        answer = client.get(address)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert page.headers["cache-control"] == "no-cache"


def imported(client: httpx.Client, ways: str, *first: str) -> set[str]:
    """The modules that `app.js` imports in these ways, and those that they import."""
    now, todo, seen = version(client), [*(first or ("app.js",))], set()
    while todo:
        name = todo.pop()
        if name in seen:
            continue
        seen.add(name)
        answer = client.get(f"/static/{now}/{name}")
        assert answer.headers["content-type"].startswith("text/javascript"), name
        code = re.sub(r"/\*.*?\*/", "", answer.text, flags=re.DOTALL)  # comments import types
        for wanted in re.findall(rf"""(?:{ways})"([^"]+)\"""", code):
            assert wanted.startswith("."), "relative addresses keep the version"
            todo.append(posixpath.normpath(posixpath.join(posixpath.dirname(name), wanted)))
    return seen


def test_every_module_is_used_and_served_as_a_script(client: httpx.Client) -> None:
    there = {path.relative_to(WEB).as_posix() for path in WEB.rglob("*.js")}
    assert imported(client, r"from |import |import\(", "app.js", "admin/admin.js") == there


def test_what_every_page_imports_is_fetched_at_once(client: httpx.Client) -> None:
    """Else a browser would learn of each module from the one before."""
    early = re.findall(r'modulepreload" href="/static/\w+/([^"]+)"', client.get("/").text)
    assert sorted(early) == sorted(imported(client, "from |import ") - {"app.js"})


def parts_of_the_style_sheet() -> list[str]:
    return re.findall(r'@import "([^"]+)"', (WEB / "css" / "page.css").read_text("utf-8"))


def test_one_style_sheet_holds_the_parts_that_it_imports(client: httpx.Client) -> None:
    style = client.get(f"/static/{version(client)}/css/page.css").text
    assert "@import" not in style
    for part in parts_of_the_style_sheet():
        assert (WEB / "css" / part).read_text("utf-8") in style


def test_every_other_style_sheet_is_fetched_by_scripts_that_few_visits_need(
    client: httpx.Client,
) -> None:
    """Or belongs to the documentation of `/api`, or to the operator's page."""
    asked = {
        path.relative_to(WEB).as_posix(): re.findall(
            r'styleSheet\("([^"]+)"\)', path.read_text("utf-8")
        )
        for path in WEB.rglob("*.js")
    }
    wanted = {sheet for sheets in asked.values() for sheet in sheets}
    others = {path.name for path in (WEB / "css").iterdir()} - {*parts_of_the_style_sheet()}
    assert others == wanted | {"page.css", "api.css", "admin.css"}
    assert not any(asked[early] for early in imported(client, "from |import "))


def test_texts_are_compressed_for_those_who_ask_for_it(client: httpx.Client) -> None:
    paths = ("/", f"/static/{version(client)}/app.js", "/api/editions", "/api")
    for path in paths:
        zipped = client.get(path, headers={"accept-encoding": "gzip"})
        plain = client.get(path, headers={"accept-encoding": "identity"})
        assert zipped.headers["content-encoding"] == "gzip", path
        assert "content-encoding" not in plain.headers, path
        assert zipped.text == plain.text
        assert int(zipped.headers["content-length"]) < int(plain.headers["content-length"])
        assert "Accept-Encoding" in zipped.headers["vary"]


def test_an_answer_with_a_token_is_not_compressed(client: httpx.Client) -> None:
    """Its length would tell of the token whoever can put text beside it."""
    seated = client.post("/api/tables", json={"name": "A" * 40})
    assert "token" in seated.json()
    link = client.get(f"/api/tables/{seated.json()['table']}/link")
    assert link.json()["token"] == seated.json()["token"]
    assert "content-encoding" not in seated.headers
    assert "content-encoding" not in link.headers


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_whoever_has_the_page_is_not_sent_it_again(client: httpx.Client, encoding: str) -> None:
    asked = {"accept-encoding": encoding}
    for path in ("/", f"/static/{version(client)}/app.js"):
        tag = client.get(path, headers=asked).headers["etag"]
        assert tag.startswith('"'), "a strong tag"
        again = client.get(path, headers={**asked, "if-none-match": f'"other", {tag}'})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={**asked, "if-none-match": '"other"'}).status_code == 200


def test_an_older_page_is_led_to_the_files_of_today(client: httpx.Client) -> None:
    answer = client.get("/static/0123456789ab/pages/finale.js")
    assert answer.is_redirect
    assert answer.headers["location"] == f"/static/{version(client)}/pages/finale.js"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "name", ["nothing.js", "README.md", "vendor/lit-html.d.ts", "index.html", "../server/app.py"]
)
def test_nothing_else_is_served(client: httpx.Client, name: str) -> None:
    assert client.get(f"/static/{version(client)}/{name}").status_code == 404
    assert client.get(f"/static/old/{name}").status_code == 404


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_come_as_one_file_a_language(
    client: httpx.Client, language: str
) -> None:
    answer = client.get(f"/static/{version(client)}/words/{language}.ftl")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text == page_words(language)
    assert f'"{language}": ' in client.get("/").text


def _name(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_page_hold_all_that_it_says(language: str) -> None:
    entries = FluentParser().parse(page_words(language)).body
    there = {_name(entry) for entry in entries if isinstance(entry, ast.Message | ast.Term)}
    references = _References()
    for entry in entries:
        references.visit(entry)
    assert references.found <= there
    scripts = "\n".join(path.read_text("utf-8") for path in sorted(WEB.rglob("*.js")))
    said = {name.partition(".")[0] for name in re.findall(r'\bsay\(\s*"([^"]+)"', scripts)}
    named = set(re.findall(r'"(page-[a-z0-9-]*[a-z0-9])"', scripts))
    assert len(said) > 100
    assert said | named <= there
