"""Tables of a server from elsewhere: links, who one is there, questions over HTTP, and a line that comes back by itself."""

from hanabi.client.asking import Asking, NoHanabiServer, Problem, Unreachable
from hanabi.client.following import Follower, OutOfStep
from hanabi.client.identities import Identities
from hanabi.client.line import Announced, Broken, Line, LineClosed, News, NotSent
from hanabi.client.links import BadLink, TableLink, parse_link

__all__ = [
    "Announced",
    "Asking",
    "BadLink",
    "Broken",
    "Follower",
    "Identities",
    "Line",
    "LineClosed",
    "News",
    "NoHanabiServer",
    "NotSent",
    "OutOfStep",
    "Problem",
    "TableLink",
    "Unreachable",
    "parse_link",
]
