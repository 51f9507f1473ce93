"""What this site says of itself: to players, to robots, and to whoever finds a hole."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from litestar import MediaType, Response, get
from msgspec import Struct

from village import COMPILED
from village.server.errors import absent
from village.server.http.dependencies import NodeDependency
from village.server.http.plain_page import plain_page

SECURITY_SECONDS: Final = 90 * 86400.0  # for so long the contact is said to be good
ROBOTS_PUBLIC: Final = "User-agent: *\nDisallow: /api/\nDisallow: /games/\nDisallow: /me\n"
ROBOTS_PRIVATE: Final = "User-agent: *\nDisallow: /\n"


class Site(Struct):
    """What whoever runs this server offers beside the games."""

    terms: bool  # at /terms
    privacy: bool  # at /privacy
    mail: bool  # e-mail is sent: of turns, and to whoever has lost a password
    contact: str
    compiled: bool  # else judging a game takes minutes


@get("/api/site", summary="What this server offers beside the games", sync_to_thread=False)
def read_site(node: NodeDependency) -> Site:
    settings = node.settings
    return Site(bool(settings.terms), bool(settings.privacy), bool(settings.mail.host), settings.contact, COMPILED)


@get("/terms", include_in_schema=False, sync_to_thread=False)
def terms(node: NodeDependency) -> Response[str]:
    return shown(node.settings.terms)


@get("/privacy", include_in_schema=False, sync_to_thread=False)
def privacy(node: NodeDependency) -> Response[str]:
    return shown(node.settings.privacy)


def shown(text: str) -> Response[str]:
    if not text:
        raise absent("address")
    return Response(plain_page(text), media_type=MediaType.HTML)


@get("/robots.txt", include_in_schema=False, sync_to_thread=False)
def robots(node: NodeDependency) -> Response[str]:
    """Tables are for people; a server without a public address is for nobody who searches."""
    return Response(ROBOTS_PUBLIC if node.settings.public else ROBOTS_PRIVATE, media_type=MediaType.TEXT)


@get(["/.well-known/security.txt", "/security.txt"], include_in_schema=False, sync_to_thread=False)
def security(node: NodeDependency) -> Response[str]:
    """As RFC 9116 wants it; without a contact there is none."""
    contact = node.settings.contact
    if not contact:
        raise absent("address")
    expires = datetime.fromtimestamp(node.now() + SECURITY_SECONDS, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    lines = [f"Contact: {contact}", f"Expires: {expires}", "Preferred-Languages: en"]
    if node.settings.public:
        lines.append(f"Canonical: {node.settings.address}/.well-known/security.txt")
    return Response("\n".join(lines) + "\n", media_type=MediaType.TEXT)
