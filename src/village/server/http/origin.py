"""Only our own page may act in a player's name: a browser says where a request comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.errors import Problem
from village.server.http.caller import WEBSOCKET, method_of
from village.server.settings import Settings

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
DEFAULT_PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def must_be_own_page(settings: Settings, scope: Scope) -> None:
    """Refuse what a foreign page sends with the player's cookie; what carries a token was meant."""
    headers = Headers.from_scope(scope)
    if headers.get("authorization", "").lower().startswith("bearer "):
        return
    if method_of(scope) == WEBSOCKET:
        own = comes_from_us(settings, headers, scope["scheme"])
    elif method_of(scope) in SAFE_METHODS:
        return
    else:
        own = comes_from_us(settings, headers, scope["scheme"]) and (
            names_its_origin(headers) or "cookie" not in headers or cannot_be_a_form(headers)
        )
    if not own:
        raise Problem(403, "foreign-page", "this request does not come from our own page")


def names_its_origin(headers: Mapping[str, str]) -> bool:
    """Whether a browser says where the request comes from; programs do not."""
    return "sec-fetch-site" in headers or "origin" in headers


def comes_from_us(settings: Settings, headers: Mapping[str, str], scheme: str) -> bool:
    if "sec-fetch-site" in headers:
        return headers["sec-fetch-site"] in ("same-origin", "none")
    if "origin" not in headers:
        return True
    origin = host_and_port(headers["origin"], scheme)
    said = headers["origin"].partition(":")[0]  # the scheme the player sees
    here = [host_and_port(f"//{headers.get('host', '')}", said)]
    if settings.public:
        here.append(host_and_port(settings.public, scheme))
    return origin is not None and origin in here


def host_and_port(address: str, scheme: str) -> tuple[str, int] | None:
    """Host and port; the scheme only says which port is meant, as a proxy may have taken it off."""
    try:
        parts = urlsplit(address)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme or scheme, 0)
    except ValueError:
        return None
    return (parts.hostname.lower(), port) if parts.hostname else None


def cannot_be_a_form(headers: Mapping[str, str]) -> bool:
    """Forms of other pages cannot send JSON, and never an empty body of no type."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and not kind)
