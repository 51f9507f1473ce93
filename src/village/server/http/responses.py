"""What every response goes through: security headers, the access log, and clients that hang up."""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from litestar.types import Message, Scope, Send

from village.server.http.caller import WEBSOCKET, Caller, method_of
from village.server.metrics import Metrics

LOG: Final = logging.getLogger("village.requests")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", WEBSOCKET)
PROBES: Final = ("/health", "/ready", "/metrics")  # polled every few seconds
PLAYER_ID_CHARS_LOGGED: Final = 12
STARTS: Final = ("http.response.start", "websocket.http.response.start")
CLIENT_CLOSED_REQUEST: Final = 499  # as nginx logs it
# Everything comes from this server: no foreign hosts, no inline scripts, no framing.
CONTENT_SECURITY_POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
SECURITY_HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",  # URLs can contain the secret of a seat
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def encode_headers(headers: dict[str, str]) -> list[tuple[bytes, bytes]]:
    return [(name.encode(), value.encode()) for name, value in headers.items()]


ALWAYS: Final = encode_headers(SECURITY_HEADERS)
PRIVATE: Final = encode_headers({"cache-control": "no-store"})  # responses are private to one player
SECURE: Final = encode_headers({"strict-transport-security": "max-age=31536000"})


class ClientHungUp(Exception):
    """The client has closed the connection before the response was complete, which is no failure of the server."""


class Exchange:
    """One request and its response, logged without secrets when it ends."""

    def __init__(self, scope: Scope, caller: Caller) -> None:
        self.scope = scope
        self.caller = caller
        self.status = 0
        self.began = perf_counter()

    def wrap(self, send: Send) -> Send:
        """Add the security headers, note the status, and raise an exception if the client is gone."""
        private = self.scope["path"].startswith("/api/")
        added = ALWAYS + (PRIVATE if private else []) + (SECURE if self.caller.secure else [])

        async def send_and_note(message: Message) -> None:
            if message["type"] == STARTS[0] or message["type"] == STARTS[1]:
                headers = list(message["headers"])
                names = {name.lower() for name, _ in headers}
                message["headers"] = headers + [header for header in added if header[0] not in names]
            try:
                await send(message)
            except OSError as error:  # as the ASGI specification says
                raise ClientHungUp from error
            self.status = self.status or status_of(message)

        return send_and_note

    @property
    def method(self) -> str:
        method = method_of(self.scope)
        return method if method in METHODS else "OTHER"

    def log(self, metrics: Metrics) -> None:
        """Log the route template instead of the URL, which can contain the secret of a seat."""
        route = str(self.scope.get("path_template") or "-")
        status = self.status or 500
        seconds = perf_counter() - self.began
        metrics.count_request(self.method, route, status, seconds)
        fields = {"method": self.method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
        level = logging.DEBUG if route in PROBES and status < 400 else logging.INFO
        player = self.caller.identity[:PLAYER_ID_CHARS_LOGGED]
        LOG.log(level, "request", extra={"fields": {**fields, "player": player}})


def status_of(message: Message) -> int:
    if message["type"] in STARTS:
        return int(message["status"])
    if message["type"] == "websocket.accept":
        return 101
    return 403 if message["type"] == "websocket.close" else 0
