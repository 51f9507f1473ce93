"""Host names under which browsers may call this server.

Protects against DNS rebinding: a foreign page can let its own name point to this machine, but the Host header still
shows that name. IP addresses are safe.
"""

from __future__ import annotations

import socket
from functools import lru_cache
from typing import Final

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.http.caller import parse_ip
from village.server.http.origin import host_and_port
from village.server.settings import Settings
from village.table.problem import Problem

MAX_HOST_CHARS: Final = 300  # a DNS name has at most 253
MAX_HOSTS_IN_MEMORY: Final = 1000
LOCAL_SUFFIXES: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")  # not registrable


def allowed_names(settings: Settings) -> frozenset[str]:
    """Return our own names and the configured ones; behind a proxy without names any is allowed."""
    names = {name.lower().rstrip(".") for name in settings.hosts}
    public = host_and_port(settings.public, "https") if settings.public else None
    if public is not None:
        names.add(public[0])
    if settings.proxy and not names:
        return frozenset()
    machine = socket.gethostname().lower()
    return frozenset({"localhost", settings.host.lower(), *names, *(machine + ending for ending in LOCAL_SUFFIXES)})


def check_host(settings: Settings, scope: Scope) -> None:
    """Raise a Problem if the Host header is not an allowed name."""
    host = Headers.from_scope(scope).get("host", "")
    if settings.hosts and not (len(host) <= MAX_HOST_CHARS and is_allowed_name(settings.hosts, host)):
        raise Problem(421, "unknown-host", "unknown host name; the administrator can allow it with --allow-host")


@lru_cache(MAX_HOSTS_IN_MEMORY)
def is_allowed_name(names: frozenset[str], host: str) -> bool:
    parts = host_and_port(f"//{host}", "http")
    if parts is None:
        return False
    name = parts[0].rstrip(".")
    return name in names or name.endswith(".localhost") or parse_ip(name) is not None
