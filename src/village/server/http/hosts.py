"""By which names browsers may call this server.

A foreign page can make its own name lead to this machine, and would then be our page to a browser (DNS rebinding);
the name stays the foreign one. Nobody can do that to an address.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from typing import Final

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.errors import Problem
from village.server.http.caller import parse_ip
from village.server.http.origin import host_and_port
from village.server.settings import Settings

MAX_HOST_CHARS: Final = 300  # a name has 253 at most
MAX_HOSTS_IN_MEMORY: Final = 1000
HOME_ENDINGS: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")  # nobody can register these


def own_names(settings: Settings) -> frozenset[str]:
    """Ours, and those the host says; a proxy whose name was not said knows itself whom it serves."""
    said = {name.lower().rstrip(".") for name in settings.hosts}
    public = host_and_port(settings.public, "https") if settings.public else None
    if public is not None:
        said.add(public[0])
    if settings.proxy and not said:
        return frozenset()
    machine = socket.gethostname().lower()
    return frozenset({"localhost", settings.host.lower(), *said, *(machine + ending for ending in HOME_ENDINGS)})


def must_be_called_by_name(settings: Settings, scope: Scope) -> None:
    host = Headers.from_scope(scope).get("host", "")
    if settings.hosts and not (len(host) <= MAX_HOST_CHARS and is_own_name(settings.hosts, host)):
        raise Problem(421, "unknown-host", "this is no name of this server; whoever runs it may add it: --allow-host")


@lru_cache(MAX_HOSTS_IN_MEMORY)
def is_own_name(names: frozenset[str], host: str) -> bool:
    called = host_and_port(f"//{host}", "http")
    if called is None:
        return False
    name = called[0].rstrip(".")
    return name in names or name.endswith(".localhost") or parse_ip(name) is not None
