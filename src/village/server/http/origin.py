"""Cross-site request protection: only our own page may act for a player, and only under names of this server.

The names protect against DNS rebinding: a foreign page can let its own name point to this machine, but the Host header
still shows that name. IP addresses are safe.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.http.caller import WEBSOCKET, method_of, parse_ip
from village.server.settings import Settings
from village.table.problem import Problem

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}
MAX_HOST_CHARS: Final = 300  # a DNS name has at most 253
MAX_HOSTS_IN_MEMORY: Final = 1000
LOCAL_SUFFIXES: Final = ("", ".local", ".lan", ".home", ".home.arpa", ".internal")  # not registrable


def check_origin(settings: Settings, scope: Scope) -> None:
    """Refuse cross-site requests that carry the player's cookie; requests with a token are deliberate."""
    headers = Headers.from_scope(scope)
    if headers.get("authorization", "").lower().startswith("bearer "):
        return
    if method_of(scope) == WEBSOCKET:
        own = is_same_origin(settings, headers, scope["scheme"])
    elif method_of(scope) in SAFE_METHODS:
        return
    else:
        own = is_same_origin(settings, headers, scope["scheme"]) and (
            has_origin_headers(headers) or "cookie" not in headers or cannot_be_form_post(headers)
        )
    if not own:
        raise Problem(403, "cross-origin", "this request comes from another site")


def has_origin_headers(headers: Mapping[str, str]) -> bool:
    """Return whether the request names its origin, as browsers do."""
    return "sec-fetch-site" in headers or "origin" in headers


def is_same_origin(settings: Settings, headers: Mapping[str, str], scheme: str) -> bool:
    if "sec-fetch-site" in headers:
        return headers["sec-fetch-site"] in ("same-origin", "none")
    if "origin" not in headers:
        return True
    origin = host_and_port(headers["origin"], scheme)
    scheme_in_browser = headers["origin"].partition(":")[0]
    own = [host_and_port(f"//{headers.get('host', '')}", scheme_in_browser)]
    if settings.public:
        own.append(host_and_port(settings.public, scheme))
    return origin is not None and origin in own


def host_and_port(address: str, scheme: str) -> tuple[str, int] | None:
    """Return host and port; the scheme only gives the default port, as a proxy may have removed TLS."""
    try:
        parts = urlsplit(address)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme or scheme, 0)
    except ValueError:
        return None
    return (parts.hostname.lower(), port) if parts.hostname else None


def cannot_be_form_post(headers: Mapping[str, str]) -> bool:
    """Return whether no HTML form could send this: JSON, or an empty body without a type."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and not kind)


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
