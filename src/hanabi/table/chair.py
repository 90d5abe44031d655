"""A seat at a table: free, or whose it is and who plays there."""

from __future__ import annotations

from dataclasses import dataclass

GONE = "gone"
"""In place of the digest by which somebody held a seat who has deleted themselves: no token has it."""


@dataclass(slots=True)
class Chair:
    """One seat: free, a person's, a bot's, or a guest's."""

    name: str | None = None
    key: str | None = None
    """The digest of the token that holds it."""
    link: str | None = None
    """The digest of a second token that holds it: that of the personal link."""
    bot: str | None = None
    guest: bool = False
    """Taken by a bot from outside, which holds it as people hold theirs."""
    others: tuple[str, ...] = ()
    """The digests of whatever else holds it."""

    @property
    def holders(self) -> tuple[str, ...]:
        """The digests of all tokens that hold it."""
        keys = (self.key, self.link, *self.others)
        return tuple([key for key in keys if key and key != GONE])  # asked for with every command

    @property
    def gone(self) -> bool:
        """Whether it was the seat of somebody who has deleted themselves."""
        return self.key == GONE

    @property
    def substitute(self) -> bool:
        """Whether a bot plays for the person of this seat, who may have it back."""
        held = self.key is not None and not self.guest and not self.gone
        return self.bot is not None and held
