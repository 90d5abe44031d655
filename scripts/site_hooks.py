"""What MkDocs does beyond mkdocs.yml: pages from the root, files that pages link to, and a lean result.

The documents are written to be read in the repository too, where README.md stands above docs/. Here
the same files become pages of the site, and links between them follow.
"""

from __future__ import annotations

import base64
import hashlib
import re
import shutil
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent

FROM_ROOT = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
}
"""Documents of the root, and what they are called in the site."""

OUTSIDE = re.compile(r"\]\(\.\./((?:examples|src)/[^)#]+)")
"""A link from a page of docs/ to a file elsewhere in the repository."""

INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)

HASHES = "inline-scripts.txt"
"""The file of the built site that lists the scripts inside its pages, as a content security policy names them."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take the documents of the root into the site, and the files that pages link to."""
    for name, page in FROM_ROOT.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        for other, target in FROM_ROOT.items():
            text = text.replace(f"]({other}", f"]({target}")
        files.append(File.generated(config, page, content=text.replace("](docs/", "](")))
    for document in list(files.documentation_pages()):
        for name in OUTSIDE.findall(document.content_string):
            if files.get_file_from_path(f"files/{name}") is None:
                taken = File.generated(config, f"files/{name}", abs_src_path=str(ROOT / name))
                files.append(taken)
    return files


def on_page_markdown(markdown: str, page: Page, **_others: Any) -> str:
    """Point links to files elsewhere in the repository to their copies in the site."""
    up = "../" * page.file.src_uri.count("/")
    return OUTSIDE.sub(rf"]({up}files/\1", markdown)


def on_post_build(config: MkDocsConfig) -> None:
    """Leave out what no page needs, and list the inline scripts for the server's policy."""
    site = Path(config.site_dir)
    for path in site.rglob("*.map"):
        path.unlink()
    shutil.rmtree(site / "assets" / "javascripts" / "lunr")  # other languages than English
    (site / "404.html").unlink()  # its links hold at the root of a host only
    (site / "sitemap.xml.gz").unlink()
    scripts = {
        script
        for page in site.rglob("*.html")
        for script in INLINE_SCRIPT.findall(page.read_text(encoding="utf-8"))
    }
    digests = [base64.b64encode(hashlib.sha256(script.encode()).digest()) for script in scripts]
    lines = sorted(f"'sha256-{digest.decode()}'\n" for digest in digests)
    (site / HASHES).write_text("".join(lines), encoding="ascii")
