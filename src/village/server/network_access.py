"""From where players can connect: this machine, its network, or a configured public address."""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Final, Literal

from village.server.settings import Settings
from village.table.problem import Problem

Where = Literal["here", "network", "everywhere"]
EVERY_INTERFACE: Final = ("0.0.0.0", "::", "")
PROBE_TARGET: Final = ("192.0.2.1", 9)  # reserved for documentation (RFC 5737); nothing is sent
SOCKET_BACKLOG: Final = 2048
UNREAD_RESPONSE_MS: Final = 30_000  # that a response may wait to be read
Serve = Callable[[socket.socket], Awaitable[None]]


class NetworkAccess:
    """The address for invitations, and opening the server to the local network."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = settings.port
        self.network = "" if is_local(settings.host) else settings.host  # the network address we listen on
        self.serve: Serve | None = None  # set by the running server

    @property
    def where(self) -> Where:
        if self.settings.public:
            return "everywhere"
        return "network" if self.network else "here"

    @property
    def address(self) -> str:
        """The URL for others; empty if only this machine can connect."""
        if self.settings.public:
            return self.settings.address
        host = network_address(self.settings) if self.network in EVERY_INTERFACE and self.network else self.network
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}" if host else ""

    @property
    def may_open(self) -> bool:
        """Whether the server may open itself: not behind a public name or a proxy."""
        known = not self.settings.proxy and self.serve is not None
        return known and self.where == "here" and bool(network_address(self.settings))

    async def open_network(self) -> None:
        """Listen on the local network too, on the same port."""
        if self.network or self.settings.public:
            return
        if not self.may_open or self.serve is None:
            raise Problem(409, "no-network", "this machine has no network, or a proxy controls access")
        host = network_address(self.settings)
        try:
            await self.serve(listen(host, self.port))
        except OSError as error:
            raise Problem(409, "no-network", f"cannot listen on {host}: {error.strerror or error}") from None
        self.network = host


def is_local(host: str) -> bool:
    """Return whether only this machine can reach the host."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def listen(host: str, port: int) -> socket.socket:
    """Listen at an address. Linux ends the connections of clients that stop reading; `send` would wait for ever."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.create_server(address, family=family, backlog=SOCKET_BACKLOG)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD_RESPONSE_MS)
    return listener


def network_address(settings: Settings) -> str:
    """Return this machine's address in its network, or an empty string."""
    if settings.network:
        return settings.network
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_TARGET)
        except OSError:
            return ""
        host = str(probe.getsockname()[0])
    return "" if is_local(host) else host
