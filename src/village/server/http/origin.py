"""Only our own page may act in a player's name: a browser says where a request comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.types import Scope

from village.server.errors import Problem
from village.server.http.caller import WEBSOCKET, verb
from village.server.settings import Settings

HARMLESS: Final = ("GET", "HEAD", "OPTIONS", "TRACE")
PORTS: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443}


def must_be_own(settings: Settings, scope: Scope) -> None:
    """Refuse what a foreign page sends with the player's cookie; what carries a token was meant."""
    headers = Headers.from_scope(scope)
    if headers.get("authorization", "").lower().startswith("bearer "):
        return
    if verb(scope) == WEBSOCKET:
        own = from_here(settings, headers, scope["scheme"])
    elif verb(scope) in HARMLESS:
        return
    else:
        own = from_here(settings, headers, scope["scheme"]) and (
            tells(headers) or "cookie" not in headers or no_form(headers)
        )
    if not own:
        raise Problem(403, "foreign-page", "this request does not come from our own page")


def tells(headers: Mapping[str, str]) -> bool:
    """Whether a browser says where the request comes from; programs do not."""
    return "sec-fetch-site" in headers or "origin" in headers


def from_here(settings: Settings, headers: Mapping[str, str], scheme: str) -> bool:
    if "sec-fetch-site" in headers:
        return headers["sec-fetch-site"] in ("same-origin", "none")
    if "origin" not in headers:
        return True
    origin = place(headers["origin"], scheme)
    said = headers["origin"].partition(":")[0]  # the scheme the player sees
    here = [place(f"//{headers.get('host', '')}", said)]
    if settings.public:
        here.append(place(settings.public, scheme))
    return origin is not None and origin in here


def place(address: str, scheme: str) -> tuple[str, int] | None:
    """Host and port; the scheme only says which port is meant, as a proxy may have taken it off."""
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS.get(parts.scheme or scheme, 0)
    except ValueError:
        return None
    return (parts.hostname.lower(), port) if parts.hostname else None


def no_form(headers: Mapping[str, str]) -> bool:
    """Forms of other pages cannot send JSON, and never an empty body of no type."""
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    empty = headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers
    return kind == "application/json" or (empty and not kind)
