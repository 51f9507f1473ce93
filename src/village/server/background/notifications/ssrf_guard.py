"""Requests to URLs given by players: never to this machine or its network, whatever a name resolves to.

The name is resolved once, all its addresses are checked, and the connection goes to a checked address. Redirects are
not followed. Every failure has the same message, so that players cannot probe the network.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

STEP_TIMEOUT_SECONDS: Final = 5.0
TOTAL_TIMEOUT_SECONDS: Final = 15.0
DEFAULT_PORTS: Final = {"https": 443, "http": 80}
MAX_RESPONSE_BYTES_READ: Final = 1024
# Special-purpose ranges from the IANA registries, whatever this Python version knows of them.
NON_PUBLIC_NETWORKS: Final = tuple(
    ip_network(name) for name in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20", "5f00::/16")
)
IPV4_INSIDE_IPV6: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))


class DeliveryError(Exception):
    """A notification could not be sent; the message is shown to the player."""


@dataclass(frozen=True)
class Target:
    """The destination of a request."""

    scheme: str
    host: str
    port: int
    netloc: str
    path: str


def is_public(ip: IPv4Address | IPv6Address) -> bool:
    """Return whether an address is public, also if it embeds an IPv4 address in an IPv6 one."""
    if ip.version == 6 and (ip.ipv4_mapped or ip.teredo or any(ip in net for net in IPV4_INSIDE_IPV6)):
        return False
    if any(ip in net for net in NON_PUBLIC_NETWORKS):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


@dataclass(frozen=True)
class OutboundPolicy:
    """Which URLs may be called. Not configurable; tests use their own because their servers are local."""

    schemes: Collection[str] = ("https",)
    ports: Collection[int] = (443, 80)
    may_call: Callable[[IPv4Address | IPv6Address], bool] = is_public


PUBLIC_HTTPS: Final = OutboundPolicy()


def parse_target(url: str, policy: OutboundPolicy) -> Target:
    """Return the parts of a URL; raise DeliveryError if it may not be called."""
    try:
        parts = urlsplit(url)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme, 0)
    except ValueError:
        raise DeliveryError("this is not an address") from None
    if not url.isascii() or not url.isprintable() or " " in url or not parts.hostname or "@" in parts.netloc:
        raise DeliveryError("this is not an address")
    if parts.scheme not in policy.schemes:
        raise DeliveryError("the address must begin with https://")
    if port not in policy.ports:
        raise DeliveryError("only the standard ports are allowed")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, parts.netloc, path)


def resolve(target: Target, policy: OutboundPolicy) -> str:
    """Return an address of the host if all its addresses may be called."""
    try:
        addresses = {str(row[4][0]) for row in socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        addresses = set()
    if not addresses or not all(policy.may_call(ip_address(address.split("%")[0])) for address in addresses):
        raise DeliveryError("this address cannot be reached")
    return min(addresses, key=lambda address: (":" in address, address))


def post(url: str, headers: Mapping[str, str], body: bytes, policy: OutboundPolicy) -> int:
    """Send a POST request and return the status."""
    target = parse_target(url, policy)
    address = resolve(target, policy)
    try:
        with connect(target, address) as connection:
            timeout = Timer(TOTAL_TIMEOUT_SECONDS, shut_down, [connection])
            timeout.start()
            try:
                return exchange(target, connection, headers, body)
            finally:
                timeout.cancel()
    except (OSError, HTTPException):
        raise DeliveryError("this address cannot be reached") from None


def connect(target: Target, address: str) -> socket.socket:
    connection = socket.create_connection((address, target.port), timeout=STEP_TIMEOUT_SECONDS)
    if target.scheme == "http":
        return connection
    try:
        return tls_context().wrap_socket(connection, server_hostname=target.host)
    except BaseException:
        connection.close()
        raise


@cache
def tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()


def shut_down(connection: socket.socket) -> None:
    """Close the connection when the time is up, so that a slow server cannot keep it open."""
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def exchange(target: Target, connection: socket.socket, headers: Mapping[str, str], body: bytes) -> int:
    http = HTTPConnection(target.host, target.port, timeout=STEP_TIMEOUT_SECONDS)
    http.sock = connection
    try:
        http.request("POST", target.path, body, {"Host": target.netloc, "Connection": "close", **headers})
        response = http.getresponse()
        response.read(MAX_RESPONSE_BYTES_READ)
        return response.status
    finally:
        http.close()
