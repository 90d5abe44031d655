"""Time zones: in which one the days of somebody begin."""

from __future__ import annotations

from datetime import UTC, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from starlette.datastructures import QueryParams

from hanabi.core import BadSetup

LONGEST_NAME = 60


def zone_of(query: QueryParams) -> tzinfo:
    """The time zone that an address names as `zone=Europe/Stockholm`; UTC if it names none, or this machine knows none."""
    name = query.get("zone")
    if not name or name == "UTC":
        return UTC
    try:
        return ZoneInfo(name[:LONGEST_NAME])
    except (ZoneInfoNotFoundError, ValueError, OSError):
        if not available_timezones():
            return UTC
        raise BadSetup(
            f"zone: {name[:LONGEST_NAME]!r} is no time zone such as Europe/Stockholm"
        ) from None
