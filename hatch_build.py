"""What the build adds to pyproject.toml: the project's addresses, and a README whose links work anywhere.

A package index shows the README away from the files it links to, so relative links and pictures are
made absolute. The address of the repository is one line in pyproject.toml, under this hook.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

PICTURE = re.compile(r"(!\[[^]]*\]\()(?![a-z]+:)([^)]+\))")
LINK = re.compile(r"((?<!!)\[[^]]*\]\()(?![a-z]+:|#)([^)]+\))")


class Addresses(MetadataHookInterface):
    """Fills in `urls` and `readme`."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = self.config["repository"].rstrip("/")
        files = f"{repository}/blob/HEAD"
        metadata["urls"] = {
            "Homepage": repository,
            "Documentation": f"{files}/docs/guide.md",
            "Changelog": f"{files}/CHANGELOG.md",
            "Issues": f"{repository}/issues",
            "Source": repository,
        }
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        text = PICTURE.sub(rf"\g<1>{repository}/raw/HEAD/\g<2>", text)
        text = LINK.sub(rf"\g<1>{files}/\g<2>", text)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
