"""The page's files as browsers get them: read and compressed once, each under an address that changes with its content.

All files share one version, the hash of them all: `/static/VERSION/board/card.js`. Modules that import
each other by relative addresses therefore always belong together, and browsers may keep them for good.
"""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

import hanabi
from hanabi.words import LANGUAGES

PACKAGE: Final = Path(hanabi.__file__).parent

KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
"""What is served, by the end of its name; other files in the folder are for the people who write it."""

SERVER_WORDS: Final = {
    *("bots", "lessons", "log", "puzzles", "ratings", "report", "rules", "solver", "terminal"),
}
"""The files of a language that hold what is said by Python alone; the page is given all others."""

FOR_GOOD: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"


@dataclass(frozen=True, slots=True)
class _File:
    kind: str
    content: bytes
    zipped: bytes
    tag: str

    @classmethod
    def of(cls, name: str, content: bytes) -> _File:
        zipped = gzip.compress(content, mtime=0)
        return cls(KINDS[Path(name).suffix], content, zipped, sha256(content).hexdigest()[:20])

    def answer(self, request: Request, cache: str) -> Response:
        takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
        content, tag = (
            (self.zipped, f'"{self.tag}-gzip"') if takes_gzip else (self.content, f'"{self.tag}"')
        )
        headers = {"cache-control": cache, "etag": tag, "vary": "Accept-Encoding"}
        known = request.headers.get("if-none-match", "")
        if tag in (one.strip() for one in known.split(",")):
            return Response(status_code=304, headers=headers)
        if takes_gzip:
            headers["content-encoding"] = "gzip"
        return Response(content, headers=headers, media_type=self.kind)


class StaticFiles:
    """The files of the page, under the version that they make together."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        whole = sha256()
        for name in sorted(files):
            whole.update(f"{name} {len(files[name])} ".encode() + files[name])
        self._version = whole.hexdigest()[:12]
        self._files = {
            name: _File.of(name, content) for name, content in files.items() if name != "index.html"
        }
        self._index = _File.of("index.html", _versioned(files["index.html"], self.address("")))

    def address(self, name: str) -> str:
        """Where a file is served, such as `css/api.css`."""
        return f"/static/{self._version}/{name}"

    async def page(self, request: Request) -> Response:
        """The page, which says where the rest is."""
        return self._index.answer(request, ASK_AGAIN)

    async def file(self, request: Request) -> Response:
        """A file by version and name. Somebody who still has an older page open is led to the file of today."""
        version, _, name = request.path_params["path"].partition("/")
        file = self._files.get(name)
        if file is None:
            raise HTTPException(404)
        if version != self._version:
            return RedirectResponse(self.address(name), headers={"cache-control": "no-store"})
        return file.answer(request, FOR_GOOD)


@cache
def page_files() -> StaticFiles:
    """The page as it lies in `hanabi/web`, with the words it says in each language."""
    return StaticFiles(dict(_read()))


def page_words(language: str) -> str:
    """What the page says in a language, as one Fluent file."""
    folder = PACKAGE / "words" / language
    files = [file for file in sorted(folder.glob("*.ftl")) if file.stem not in SERVER_WORDS]
    return "\n".join(file.read_text("utf-8") for file in files)


def _read() -> Iterator[tuple[str, bytes]]:
    web = PACKAGE / "web"
    for path in sorted(web.rglob("*")):
        if path.is_file() and path.suffix in KINDS:
            yield path.relative_to(web).as_posix(), path.read_bytes()
    yield "css/page.css", _style_sheet(web / "css" / "page.css").encode()
    for language in LANGUAGES:
        yield f"words/{language}.ftl", page_words(language).encode()


def _style_sheet(path: Path) -> str:
    """A style sheet with those that it imports in their places."""
    return re.sub(
        r'@import "([\w-]+\.css)";',
        lambda found: (path.parent / found[1]).read_text("utf-8"),
        path.read_text("utf-8"),
    )


def _versioned(page: bytes, address: str) -> bytes:
    """The page with the addresses of today, and the languages that there are."""
    languages = json.dumps(LANGUAGES, ensure_ascii=False).encode()
    return page.replace(b'"/static/', f'"{address}'.encode()).replace(b"LANGUAGES", languages)
