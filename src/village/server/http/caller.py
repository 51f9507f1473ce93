"""Who sends a request, as far as one can tell without the database: an address, and a signed cookie or a token."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope

from village.server.players.identity import cookie_player, token_hash, token_identity
from village.server.settings import Settings

WEBSOCKET: Final = "WEBSOCKET"
MAX_ADDRESS_CHARS: Final = 100  # what is longer is no address
MAX_ADDRESSES_IN_MEMORY: Final = 10_000
PROXY_HEADERS: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
ADDRESS_WITH_PORT: Final = re.compile(r"\[(.+)\](?::\d+)?|([^:]+):\d+")


class Caller(NamedTuple):
    """An address, and a player or a program's token; `who` is empty for somebody unknown."""

    address: str
    who: str
    secure: bool  # the way to the player is encrypted
    local: bool  # from this very machine, through no proxy


def method_of(scope: Scope) -> str:
    """The method of a request."""
    return WEBSOCKET if scope["type"] == ScopeType.WEBSOCKET else str(scope.get("method", ""))


def caller_of(settings: Settings, secret: bytes, scope: Scope) -> Caller:
    headers = Headers.from_scope(scope)
    direct = not any(name in headers for name in PROXY_HEADERS)
    if settings.proxy:
        direct = believe_proxy(scope, headers) or direct
    client = scope.get("client")
    network, loopback = locate(client[0][:MAX_ADDRESS_CHARS] if client else "")
    return Caller(
        network,
        claimed_identity(secret, headers),
        scope["scheme"] in ("https", "wss") or settings.public.startswith("https:"),
        direct and loopback,
    )


@lru_cache(MAX_ADDRESSES_IN_MEMORY)
def locate(text: str) -> tuple[str, bool]:
    """The household of an address, and whether it is this very machine."""
    address = parse_ip(text)
    return network_of(address), address is not None and address.is_loopback


def believe_proxy(scope: Scope, headers: Headers) -> bool:
    """The last address in the list is the one our own proxy saw, others may be made up. Whether one is told."""
    if last_value(headers, "x-forwarded-proto") == "https":
        scope["scheme"] = "wss" if method_of(scope) == WEBSOCKET else "https"
    if "x-forwarded-for" not in headers:
        return False
    seen = last_value(headers, "x-forwarded-for")
    bare = ADDRESS_WITH_PORT.fullmatch(seen)
    scope["client"] = ((bare[1] or bare[2]) if bare else seen, 0)
    return True


def last_value(headers: Headers, name: str) -> str:
    """A header may come several times; together they are one list."""
    return ",".join(headers.getall(name, [])).rpartition(",")[2].strip()


def parse_ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def network_of(address: IPv4Address | IPv6Address | None) -> str:
    """One household: an IPv4 address, or the 64 bits that an IPv6 customer is given at least."""
    if address is None:
        return "unknown"
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


def claimed_identity(secret: bytes, headers: Mapping[str, str]) -> str:
    """The player of a well-signed cookie, or the hash of a token. Whether they are still valid is asked later."""
    token = token_hash(headers)
    return token_identity(token) if token else cookie_player(secret, headers).player
