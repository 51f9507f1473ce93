"""Who stands at the door, as far as one can tell without opening the database."""

from __future__ import annotations

import re
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.http.caller import WEBSOCKET, Caller, token_caller, verb
from village.server.node import Node
from village.server.players.identity import signed, token_in

TOLD_BY_PROXIES: Final = ("forwarded", "x-forwarded-for", "via")
WITH_PORT: Final = re.compile(r"\[(.+)\](?::\d+)?|([^:]+):\d+")


def caller_of(node: Node, scope: Scope) -> Caller:
    headers = Headers.from_scope(scope)
    near = not any(name in headers for name in TOLD_BY_PROXIES)
    if node.settings.proxy:
        near = believe_proxy(scope, headers) or near
    client = scope.get("client")
    address = ip(client[0]) if client else None
    return Caller(
        network(address),
        who_signed(node, headers),
        scope["scheme"] in ("https", "wss") or node.settings.public.startswith("https:"),
        near and address is not None and address.is_loopback,
    )


def believe_proxy(scope: Scope, headers: Headers) -> bool:
    """The last address in the list is the one our own proxy saw, others may be made up. Whether one is told."""
    if last_of(headers, "x-forwarded-proto") == "https":
        scope["scheme"] = "wss" if verb(scope) == WEBSOCKET else "https"
    if "x-forwarded-for" not in headers:
        return False
    seen = last_of(headers, "x-forwarded-for")
    bare = WITH_PORT.fullmatch(seen)
    scope["client"] = ((bare[1] or bare[2]) if bare else seen, 0)
    return True


def last_of(headers: Headers, name: str) -> str:
    """A header may come in several lines; together they are one list."""
    return ",".join(headers.getall(name, [])).rpartition(",")[2].strip()


def ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def network(address: IPv4Address | IPv6Address | None) -> str:
    """One household: an IPv4 address, or the 64 bits that an IPv6 line is given at least."""
    if address is None:
        return "unknown"
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


def who_signed(node: Node, headers: Mapping[str, str]) -> str:
    """The player of a well-signed cookie, or the hash of a token. Whether they are still valid is asked later."""
    token = token_in(headers)
    return token_caller(token) if token else signed(node, headers)[0]
