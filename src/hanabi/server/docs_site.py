"""The documentation at /docs, where `make docs` has built it into the package."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

import hanabi
from hanabi.server.static import ASK_AGAIN, FOR_GOOD

SITE: Final = Path(hanabi.__file__).parent / "site"

INLINE_SCRIPTS: Final = "inline-scripts.txt"
"""Lists the scripts inside the pages by their hashes; the build writes it."""

NOT_BUILT: Final = (
    "The documentation is not part of this installation. In a checkout, `make docs` builds it.\n"
)

HASHED: Final = re.compile(r"\.[0-9a-f]{8}\.min\.(js|css)$")
"""Files whose names change with their content."""


def docs_site(folder: Path = SITE) -> ASGIApp:
    """The built site, or an answer that says how to build it."""
    if not (folder / INLINE_SCRIPTS).is_file():
        return PlainTextResponse(NOT_BUILT, 404)
    return DocsSite(folder)


class DocsSite(StaticFiles):
    """The built site under a content security policy of its own: its pages hold scripts, known by their hashes."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, html=True)
        scripts = (folder / INLINE_SCRIPTS).read_text("ascii").split()
        self._policy = (
            f"default-src 'none'; script-src 'self' {' '.join(scripts)}; worker-src 'self'; "
            "style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
            "font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, or a line where there is none."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            return PlainTextResponse("There is no such page; start at /docs/\n", error.status_code)
        response.headers["cache-control"] = FOR_GOOD if HASHED.search(path) else ASK_AGAIN
        response.headers["content-security-policy"] = self._policy
        return response
