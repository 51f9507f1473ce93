"""Information about this server, for players, crawlers and security researchers."""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from itertools import groupby
from typing import Final

from litestar import MediaType, Response
from msgspec import Struct

from village import COMPILED
from village.server.http.dependencies import NodeDependency
from village.server.http.routing import get
from village.server.limits.requests import read
from village.table.problem import not_found

SECURITY_SECONDS: Final = 90 * 86400.0  # validity of the published contact
ROBOTS_PUBLIC: Final = "User-agent: *\nDisallow: /api/\nDisallow: /tables/\nDisallow: /account\n"
ROBOTS_PRIVATE: Final = "User-agent: *\nDisallow: /\n"


PAGE: Final = (
    '<!doctype html><html><head><meta charset="utf-8"><title>{title}</title>'
    '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/docs/page.css"></head>'
    '<body><main><p><a href="/">Village</a></p>{body}</main></body></html>'
)


class ServerInfo(Struct):
    """What this server offers besides games."""

    terms: bool  # at /terms
    privacy: bool  # at /privacy
    mail: bool  # sends e-mail for turns and password resets
    contact: str
    compiled: bool  # otherwise analyses take minutes


@get("/api/server", opt=read(), summary="Information about this server")
async def read_server_info(node: NodeDependency) -> ServerInfo:
    settings = node.settings
    return ServerInfo(
        bool(settings.terms), bool(settings.privacy), bool(settings.mail.host), settings.contact, COMPILED
    )


@get("/terms", include_in_schema=False)
async def terms(node: NodeDependency) -> Response[str]:
    return text_response(node.settings.terms)


@get("/privacy", include_in_schema=False)
async def privacy(node: NodeDependency) -> Response[str]:
    return text_response(node.settings.privacy)


def text_response(text: str) -> Response[str]:
    if not text:
        raise not_found("address")
    return Response(text_page(text), media_type=MediaType.HTML)


@get("/robots.txt", include_in_schema=False)
async def robots(node: NodeDependency) -> Response[str]:
    """Keep crawlers away from tables, and from private servers altogether."""
    return Response(ROBOTS_PUBLIC if node.settings.public else ROBOTS_PRIVATE, media_type=MediaType.TEXT)


@get(["/.well-known/security.txt", "/security.txt"], include_in_schema=False)
async def security(node: NodeDependency) -> Response[str]:
    """Return security.txt (RFC 9116), if a contact is configured."""
    contact = node.settings.contact
    if not contact:
        raise not_found("address")
    expires = datetime.fromtimestamp(node.now() + SECURITY_SECONDS, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    lines = [f"Contact: {contact}", f"Expires: {expires}", "Preferred-Languages: en"]
    if node.settings.public:
        lines.append(f"Canonical: {node.settings.address}/.well-known/security.txt")
    return Response("\n".join(lines) + "\n", media_type=MediaType.TEXT)


def text_page(text: str) -> str:
    """Blocks are separated by empty lines; `#` starts a heading, `-` a list item."""
    lines = text.replace("\r\n", "\n").split("\n")
    blocks = ["\n".join(block) for filled, block in groupby(lines, lambda line: bool(line.strip())) if filled]
    title = next((block.lstrip("# ").split("\n")[0] for block in blocks if block.startswith("#")), "Village")
    return PAGE.format(title=escape(title), body="".join(html_of(block) for block in blocks))


def html_of(block: str) -> str:
    first, _, rest = block.partition("\n")
    if first.startswith("#"):
        level = min(3, len(first) - len(first.lstrip("#")))
        return f"<h{level}>{escape(first.lstrip('# '))}</h{level}>" + (html_of(rest) if rest else "")
    if first.startswith("- "):
        points = (f"<li>{escape(point)}</li>" for point in ("\n" + block).split("\n- ")[1:])
        return f"<ul>{''.join(points)}</ul>"
    return f"<p>{escape(block)}</p>"
