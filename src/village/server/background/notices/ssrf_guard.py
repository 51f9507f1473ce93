"""Requests to addresses that players gave: never to this machine or its network, whatever a name resolves to.

The name is resolved once, every address it has is vetted, and the connection goes to a vetted address itself.
Redirects are not followed. What cannot be reached is always said in the same words, so that nobody can feel around.
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
# Special by their registries, whatever the version of Python knows of them.
NOT_IN_THE_OPEN: Final = tuple(
    ip_network(name) for name in ("192.0.0.0/24", "192.88.99.0/24", "fec0::/10", "3fff::/20", "5f00::/16")
)
IPV4_INSIDE_IPV6: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))


class NotSent(Exception):
    """Why, in a sentence for the player."""


@dataclass(frozen=True)
class Target:
    """Where a request goes."""

    scheme: str
    host: str
    port: int
    netloc: str
    path: str


def is_public(ip: IPv4Address | IPv6Address) -> bool:
    """Neither private nor special, nor an IPv4 address in the clothes of an IPv6 one."""
    if ip.version == 6 and (ip.ipv4_mapped or ip.teredo or any(ip in net for net in IPV4_INSIDE_IPV6)):
        return False
    if any(ip in net for net in NOT_IN_THE_OPEN):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


@dataclass(frozen=True)
class OutboundPolicy:
    """What may be called. No host can change it; tests, whose servers are on this machine, bring their own."""

    schemes: Collection[str] = ("https",)
    ports: Collection[int] = (443, 80)
    may_call: Callable[[IPv4Address | IPv6Address], bool] = is_public


PUBLIC_HTTPS: Final = OutboundPolicy()


def parse_target(url: str, policy: OutboundPolicy) -> Target:
    """The parts of an address, if it has the form of one that may be called."""
    try:
        parts = urlsplit(url)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme, 0)
    except ValueError:
        raise NotSent("this is not an address") from None
    if not url.isascii() or not url.isprintable() or " " in url or not parts.hostname or "@" in parts.netloc:
        raise NotSent("this is not an address")
    if parts.scheme not in policy.schemes:
        raise NotSent("the address must begin with https://")
    if port not in policy.ports:
        raise NotSent("only the usual ports are called")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, parts.netloc, path)


def resolve(target: Target, policy: OutboundPolicy) -> str:
    """An address of the host, if all of its addresses may be called."""
    try:
        found = {str(row[4][0]) for row in socket.getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        found = set()
    if not found or not all(policy.may_call(ip_address(address.split("%")[0])) for address in found):
        raise NotSent("this address cannot be reached")
    return min(found, key=lambda address: (":" in address, address))


def post(url: str, headers: Mapping[str, str], body: bytes, policy: OutboundPolicy) -> int:
    """Send it; the status of the answer."""
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
        raise NotSent("this address cannot be reached") from None


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
    """Whoever answers a byte at a time does not keep us."""
    with suppress(OSError):
        connection.shutdown(socket.SHUT_RDWR)


def exchange(target: Target, connection: socket.socket, headers: Mapping[str, str], body: bytes) -> int:
    http = HTTPConnection(target.host, target.port, timeout=STEP_TIMEOUT_SECONDS)
    http.sock = connection
    try:
        http.request("POST", target.path, body, {"Host": target.netloc, "Connection": "close", **headers})
        answer = http.getresponse()
        answer.read(MAX_RESPONSE_BYTES_READ)
        return answer.status
    finally:
        http.close()
