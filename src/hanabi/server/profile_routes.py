"""The addresses of what people have beside tables and games: profiles, friends, invitations, tags."""

from __future__ import annotations

from hanabi.server.friends import FriendRoutes
from hanabi.server.hub import Hub
from hanabi.server.invitations import InvitationRoutes
from hanabi.server.person_links import PersonLinkRoutes
from hanabi.server.profiles import ProfileRoutes
from hanabi.server.responses import Handler
from hanabi.server.store import Store
from hanabi.server.tags import TagRoutes


def profile_routes(store: Store, hub: Hub) -> list[tuple[str, Handler, str]]:
    """Path, handler and method of each."""
    profiles, friends = ProfileRoutes(store, hub), FriendRoutes(store, hub)
    invitations, tags = InvitationRoutes(store, hub), TagRoutes(store, hub)
    links = PersonLinkRoutes(store, hub)
    return [
        ("/api/me/profile", profiles.own, "GET"),
        ("/api/people/{id}", profiles.of_person, "GET"),
        ("/api/me/friends", friends.friends, "GET"),
        ("/api/tables/{id}/people", links.at_table, "GET"),
        ("/api/tables/{id}/invitations", invitations.invite, "POST"),
        ("/api/me/invitations", invitations.waiting, "GET"),
        ("/api/me/invitations/decline", invitations.decline, "POST"),
        ("/api/me/invitations/wanted", invitations.want, "POST"),
        ("/api/me/ignored", invitations.ignore, "POST"),
        ("/api/me/tags", tags.own, "GET"),
        ("/api/games/{id}/tags", tags.of_game, "GET"),
        ("/api/games/{id}/tags", tags.change, "POST"),
    ]
