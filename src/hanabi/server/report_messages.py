"""What a person tells the operator about somebody else, and what the operator reads of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from hanabi.server.me_messages import Name

Reason = Literal["name", "talk", "play", "other"]
"""An offensive name, what was said, playing against the others on purpose, or something else."""

LONGEST_TEXT = 1_000

ReportText = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class TableReport(Struct, forbid_unknown_fields=True):
    """Report a person who sits at a table, or has said something there. They are not told."""

    name: Name
    """What they are called there."""
    reason: Reason
    text: ReportText = ""


class PersonReport(Struct, forbid_unknown_fields=True):
    """Report the person whose profile this is. They are not told."""

    reason: Reason
    text: ReportText = ""


class Reported(Struct):
    """A report is kept for the operator of this server."""

    reason: Reason
