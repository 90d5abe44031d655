"""Text in lines of whole words."""

from __future__ import annotations

from rich.cells import cell_len


def folded(text: str, width: int, indent: int = 0) -> list[str]:
    """The text in lines no wider than this, those after the first one indented.

    Only plain spaces break a line; a word that is too long for one is broken itself.
    """
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        if not word:
            continue
        grown = f"{line} {word}" if line.strip() else line + word
        if cell_len(grown) <= width:
            line = grown
            continue
        if line.strip():
            lines.append(line)
        line = " " * indent + word
        while cell_len(line) > width > indent:
            head = line
            while cell_len(head) > width:
                head = head[:-1]
            lines.append(head)
            line = " " * indent + line[len(head) :]
    return [*lines, line] if line.strip() or not lines else lines
