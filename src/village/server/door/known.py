"""Who stands at the door, as far as one can tell without opening the database."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Final

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.door.caller import WEBSOCKET, Caller, token_caller, verb
from village.server.identity import COOKIE, signature
from village.server.site import Site

TOLD_BY_PROXIES: Final = ("forwarded", "x-forwarded-for", "via")


def caller_of(site: Site, scope: Scope) -> Caller:
    headers = Headers.from_scope(scope)
    near = not any(name in headers for name in TOLD_BY_PROXIES)
    if site.settings.proxy:
        believe_proxy(scope, headers)
        near = True
    client = scope.get("client")
    address = ip(client[0]) if client else None
    return Caller(
        network(address),
        who_signed(site, headers),
        scope["scheme"] in ("https", "wss") or site.settings.public.startswith("https:"),
        near and address is not None and address.is_loopback,
    )


def believe_proxy(scope: Scope, headers: Mapping[str, str]) -> None:
    """The last address in the list is the one our own proxy saw; those before it may be made up."""
    seen = headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
    if ip(seen) is not None:
        scope["client"] = (seen, 0)
    if headers.get("x-forwarded-proto", "").strip() == "https":
        scope["scheme"] = "wss" if verb(scope) == WEBSOCKET else "https"


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


def who_signed(site: Site, headers: Mapping[str, str]) -> str:
    """The player of a well-signed cookie, or the hash of a token. Whether they are still valid is asked later."""
    given = headers.get("authorization", "")
    if given:
        return token_caller(sha256(given.partition(" ")[2].strip().encode()).hexdigest())
    text, _, signed = cookie(headers).rpartition(".")
    if not signed.isascii() or not hmac.compare_digest(signed, signature(site, text)):
        return ""
    return text.partition(".")[0]


def cookie(headers: Mapping[str, str]) -> str:
    jar = SimpleCookie()
    try:
        jar.load(headers.get("cookie", ""))
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""
