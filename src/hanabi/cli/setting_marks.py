"""What an option of a command says of its values, put into its `Annotated`. `hanabi.cli.settings` reads it."""

from __future__ import annotations

import math
from typing import Final, NamedTuple


class Between(NamedTuple):
    """What a number may be."""

    least: float = 0
    most: float = math.inf

    def __str__(self) -> str:
        if self.most != math.inf:
            return f"from {self.least:g} to {self.most:g}"
        return f"at least {self.least:g}"


class Mark:
    """Something that is said of an option."""


Secret: Final = Mark()
"""Its value is shown to nobody: all of it, or the password in an address."""

NoSetting: Final = Mark()
"""It only makes sense on the command line."""
