"""From where players can come in: only from this machine, from its network, or by an address the host has named."""

from __future__ import annotations

import socket
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final, Literal

from village.server.errors import Problem
from village.server.settings import Settings

Where = Literal["here", "network", "everywhere"]
EVERY_INTERFACE: Final = ("0.0.0.0", "::", "")
SOMEWHERE_ELSE: Final = ("192.0.2.1", 9)  # for documentation only; nothing is sent to it
LetIn = Callable[[socket.socket], None]


class Reach:
    """What this node tells those who invite others, and how it lets the network in."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.port = settings.port
        self.network = "" if is_local(settings.host) else settings.host  # the address on which the network is heard
        self.let_in: LetIn | None = None  # set by what serves this node

    @property
    def where(self) -> Where:
        if self.settings.public:
            return "everywhere"
        return "network" if self.network else "here"

    @property
    def address(self) -> str:
        """What others can open; empty if nobody else can."""
        if self.settings.public:
            return self.settings.address
        host = network_address(self.settings) if self.network in EVERY_INTERFACE and self.network else self.network
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}" if host else ""

    @property
    def may_open(self) -> bool:
        """Behind a name or a proxy it is not for us to decide."""
        known = not self.settings.proxy and self.let_in is not None
        return known and self.where == "here" and bool(network_address(self.settings))

    def open_network(self) -> None:
        """Listen to the network, too, on the same port."""
        if self.network or self.settings.public:
            return
        if not self.may_open or self.let_in is None:
            raise Problem(409, "no-network", "this machine is in no network, or others decide who comes in")
        host = network_address(self.settings)
        try:
            self.let_in(socket.create_server((host, self.port), family=family_of(host)))
        except OSError as error:
            raise Problem(409, "no-network", f"cannot listen on {host}: {error.strerror or error}") from None
        self.network = host


def is_local(host: str) -> bool:
    """Whether only this machine can reach it."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def family_of(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def network_address(settings: Settings) -> str:
    """The address that this machine has in its network; empty where there is none."""
    if settings.network:
        return settings.network
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return ""
        host = str(probe.getsockname()[0])
    return "" if is_local(host) else host
