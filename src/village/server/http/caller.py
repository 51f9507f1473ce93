"""The sender of a request as far as known without the database: an address and a signed cookie or token."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final, NamedTuple

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import Scope

from village.server.players.identity import cookie_player, token_hash
from village.server.settings import Settings

WEBSOCKET: Final = "WEBSOCKET"
MAX_ADDRESS_CHARS: Final = 100  # longer strings are no addresses
MAX_ADDRESSES_IN_MEMORY: Final = 10_000
PROXY_HEADERS: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via")
ADDRESS_WITH_PORT: Final = re.compile(r"\[(.+)\](?::\d+)?|([^:]+):\d+")


class Caller(NamedTuple):
    """An address and the claimed player or token; `identity` is empty for unknown callers."""

    address: str
    identity: str
    secure: bool  # HTTPS up to the player
    local: bool  # from this machine, without a proxy


def method_of(scope: Scope) -> str:
    """Return the method of a request."""
    return WEBSOCKET if scope["type"] == ScopeType.WEBSOCKET else str(scope.get("method", ""))


def caller_in(scope: Scope) -> Caller:
    """Return the caller that the middleware has found."""
    caller: Caller = scope["state"]["caller"]
    return caller


def caller_of(settings: Settings, secret: bytes, scope: Scope) -> Caller:
    headers = Headers.from_scope(scope)
    direct = not any(name in headers for name in PROXY_HEADERS)
    if settings.proxy:
        direct = apply_proxy_headers(scope, headers) or direct
    client = scope.get("client")
    network, loopback = locate_address(client[0][:MAX_ADDRESS_CHARS] if client else "")
    return Caller(
        network,
        claimed_identity(secret, headers),
        scope["scheme"] in ("https", "wss") or settings.public.startswith("https:"),
        direct and loopback,
    )


@lru_cache(MAX_ADDRESSES_IN_MEMORY)
def locate_address(text: str) -> tuple[str, bool]:
    """Return the client network of an address and whether it is this machine."""
    address = parse_ip(text)
    return network_of(address), address is not None and address.is_loopback


def apply_proxy_headers(scope: Scope, headers: Headers) -> bool:
    """Use the last forwarded address, which our own proxy added; return whether there is one."""
    if last_value(headers, "x-forwarded-proto") == "https":
        scope["scheme"] = "wss" if method_of(scope) == WEBSOCKET else "https"
    if "x-forwarded-for" not in headers:
        return False
    forwarded = last_value(headers, "x-forwarded-for")
    bare = ADDRESS_WITH_PORT.fullmatch(forwarded)
    scope["client"] = ((bare[1] or bare[2]) if bare else forwarded, 0)
    return True


def last_value(headers: Headers, name: str) -> str:
    """Return the last item of a header that may occur several times."""
    return ",".join(headers.getall(name, [])).rpartition(",")[2].strip()


def parse_ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def network_of(address: IPv4Address | IPv6Address | None) -> str:
    """Return the client network: an IPv4 address, or the /64 that an IPv6 customer has at least."""
    if address is None:
        return "unknown"
    return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)


def claimed_identity(secret: bytes, headers: Mapping[str, str]) -> str:
    """Return the player of a correctly signed cookie or the hash of a token; validity is checked later."""
    token = token_hash(headers)
    return f"token:{token}" if token else cookie_player(secret, headers).player
