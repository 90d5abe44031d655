"""How much the server takes and for how long it waits: one value that is handed to whatever needs it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from hanabi.table.supervisor import Patience


@dataclass(frozen=True, slots=True)
class Limits:
    """What is let in, and how long anything is waited for."""

    connections: int = 60
    """Of one address at the same time. A third as many requests a second are taken, and ten times that at once."""
    commands: float = 10.0
    """A second and connection; six times that at once."""
    request: int = 32 * 1024
    """Bytes of a request."""
    record: int = 512 * 1024
    """Bytes of a record that is handed in."""
    uploads_a_minute: int = 4 * 1024**2
    """Bytes of records that are handed in from one address, or by one person."""
    uploads_a_day: int = 32 * 1024**2
    """The same over a day."""
    folding: float = 0.15
    """Seconds of the processor in each second that one address, or one person, may have records worked out, on average."""
    folding_at_once: float = 10.0
    """Such seconds that it may have at once."""
    frame: int = 16 * 1024
    """Bytes of a message over a WebSocket."""
    head: float = 10.0
    """Seconds in which the head of a request has to arrive, counted from its first byte or from the connection."""
    body: float = 60.0
    """Seconds for its body."""
    answer: float = 300.0
    """Seconds after which a request that was not answered is given up."""
    abuse: float = 20.0
    """Seconds for which somebody may send more over a WebSocket than is read, before it is closed."""
    presence: float = 0.25
    """Seconds between two times at which everybody at a table is told who came or went."""
    outbox: int = 100
    """Messages that may wait for a slow client before it is let go."""
    guest_outbox: int = 2_000
    """The same for a bot of hanab.live, which hears of each event by itself."""
    bot_account: float = 180 * 24 * 3600.0
    """Seconds after which a bot of hanab.live that has not logged in, and sits in no game that goes on, is forgotten."""
    slow: float = 20.0
    """Seconds that somebody may take to receive one message."""
    send_buffer: int | None = None
    """Bytes that the system may hold for one connection; None leaves it to the system."""
    idle: float = 600.0
    """Seconds after which a table without people, or an empty room, leaves memory."""
    open_tables: int = 5
    """Public tables that one person may have waiting for their start."""
    open_tables_of_network: int = 20
    """The same for all who come from one address, or from one network of IPv6."""
    retain_days: int = 0
    """Days after which, by night, tables and uploads are deleted to which nobody came back; 0 keeps everything."""
    rooms: int = 500
    """Rooms in which people look at games together, at the same time."""
    rooms_of_one: int = 20
    """Of those, how many may have been opened from one address."""
    reviews: int = 1
    """Games that are reviewed at the same time, each by a process of its own."""
    reviews_waiting: int = 20
    """Games that may wait to be reviewed."""
    reviews_of_one: int = 3
    """Reviews that may be waiting or under way from one address."""
    reviews_an_hour: int = 20
    """Reviews that one person may start, and one address."""
    reviews_kept: float = 2.0
    """Seconds between two times at which a growing review is put on disk: as much may be forgotten in a crash."""
    review_effort: Literal["quick", "normal", "deep"] = "normal"
    """How much work goes into a review."""
    review_seconds: float = 1800.0
    """For one review. What was found out by then is kept."""
    review_memory: int = 4 * 1024**3
    """Bytes that the process of a review may have."""
    dealing: int = 2
    """Tables for which a winnable deal is drawn at the same time, each by a process of its own."""
    dealing_seconds: float = 30.0
    """After so long it is said that none was found."""
    dealing_step: float = 1.0
    """It takes a whole number of times so many seconds, so that nobody learns from it how hard a deal is."""
    lease: float = 5.0
    """Seconds after which a process that says nothing any more is given up by the others, where several serve one database."""
    grace: float = 30.0
    """Seconds that a person has to be away before the others may let a bot go on for them."""
    guest_patience: float = 60.0
    """Seconds that a guest may think before everybody at the table is told that it may never move."""
    heartbeat: float = 1.0
    """Seconds between two signs of life on disk while a clock runs: as much may be forgotten in a crash."""
    bot_pause: tuple[float, float] = (0.7, 1.5)
    """Seconds a bot seems to think, at least and at most."""
    unseen_thought: float = 0.6
    """Seconds that a bot may think before everybody at the table is told that it does."""
    warm: bool = False
    """Whether bots are compiled and loaded in the background when the server starts."""
    patience: Patience = field(default_factory=Patience)

    @property
    def requests(self) -> float:
        """A second and address."""
        return self.connections / 3

    @property
    def doorway(self) -> int:
        """Connections of one address of any kind, and how many may come at once: browsers have several for files."""
        return 4 * self.connections

    @property
    def arrivals(self) -> float:
        """New connections a second and address, on average."""
        return self.connections / 2

    @property
    def handshakes(self) -> float:
        """Live connections a second and address that are begun, on average; twice `connections` at once."""
        return self.connections / 6

    @property
    def shared_commands(self) -> float:
        """Commands a second over all connections of one address: as if a sixth of them sent all that they may."""
        return self.commands * max(1.0, self.connections / 6)

    @property
    def frames(self) -> float:
        """Frames a second that are read of one WebSocket, those that only ask for a sign of life among them."""
        return 5 * self.commands
