"""Requests to addresses that players gave: never to this machine or its network, whatever a name resolves to.

The name is resolved once, every address it has is vetted, and the connection goes to a vetted address itself.
Redirects are not followed. What cannot be reached is always said in the same words, so that nobody can feel around.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from http.client import HTTPConnection, HTTPException
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import Timer
from typing import Final
from urllib.parse import urlsplit

from village.server.settings import Settings

TIMEOUT: Final = 5.0  # seconds for one step
LONGEST: Final = 15.0  # for all of it
PORTS: Final = {"https": 443, "http": 80}
ENOUGH: Final = 1024  # bytes of the answer that are read
DISGUISED: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"), IPv6Network("2002::/16"))


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


def target(url: str, settings: Settings) -> Target:
    """The parts of an address, if it has the form of one that may be called."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise NotSent("this is not an address") from None
    if not url.isascii() or not url.isprintable() or " " in url or not parts.hostname or "@" in parts.netloc:
        raise NotSent("this is not an address")
    if parts.scheme != "https" and not (parts.scheme == "http" and (settings.plain or settings.near)):
        raise NotSent("the address must begin with https://")
    if port not in PORTS.values() and not settings.near:
        raise NotSent("only the usual ports are called")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, parts.netloc, path)


def resolve(where: Target, settings: Settings) -> str:
    """An address of the host, if all of its addresses are in the open."""
    try:
        found = {str(row[4][0]) for row in socket.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError):
        found = set()
    if not found or not all(may_call(address, settings) for address in found):
        raise NotSent("this address cannot be reached")
    return min(found, key=lambda address: (":" in address, address))


def may_call(address: str, settings: Settings) -> bool:
    ip = ip_address(address.split("%")[0])
    return is_public(ip) or (settings.near and ip.is_loopback)


def is_public(ip: IPv4Address | IPv6Address) -> bool:
    """Neither private nor special, nor an IPv4 address in the clothes of an IPv6 one."""
    if ip.version == 6 and (ip.ipv4_mapped or ip.teredo or any(ip in net for net in DISGUISED)):
        return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def post(url: str, headers: Mapping[str, str], body: bytes, settings: Settings) -> int:
    """Send it; the status of the answer."""
    where = target(url, settings)
    address = resolve(where, settings)
    try:
        with dial(where, address) as line:
            hang_up = Timer(LONGEST, cut, [line])
            hang_up.start()
            try:
                return ask(where, line, headers, body)
            finally:
                hang_up.cancel()
    except (OSError, HTTPException):
        raise NotSent("this address cannot be reached") from None


def dial(where: Target, address: str) -> socket.socket:
    line = socket.create_connection((address, where.port), timeout=TIMEOUT)
    if where.scheme == "http":
        return line
    try:
        return trusted().wrap_socket(line, server_hostname=where.host)
    except BaseException:
        line.close()
        raise


@cache
def trusted() -> ssl.SSLContext:
    return ssl.create_default_context()


def cut(line: socket.socket) -> None:
    """Whoever answers a byte at a time does not keep us."""
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def ask(where: Target, line: socket.socket, headers: Mapping[str, str], body: bytes) -> int:
    connection = HTTPConnection(where.host, where.port, timeout=TIMEOUT)
    connection.sock = line
    try:
        connection.request("POST", where.path, body, {"Host": where.netloc, "Connection": "close", **headers})
        answer = connection.getresponse()
        answer.read(ENOUGH)
        return answer.status
    finally:
        connection.close()
