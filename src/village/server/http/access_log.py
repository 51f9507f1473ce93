"""The access log: one line per request, without secrets, and a request counter."""

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


class AccessLogEntry:
    """The facts about one request, written when it ends."""

    def __init__(self, scope: Scope, caller: Caller) -> None:
        self.scope = scope
        self.caller = caller
        self.status = 0
        self.began = perf_counter()

    def recording_status(self, send: Send) -> Send:
        async def send_and_record(message: Message) -> None:
            if not self.status:
                self.status = status_of(message)
            await send(message)

        return send_and_record

    @property
    def method(self) -> str:
        method = method_of(self.scope)
        return method if method in METHODS else "OTHER"

    def write(self, metrics: Metrics) -> None:
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
    if message["type"] in ("http.response.start", "websocket.http.response.start"):
        return int(message["status"])
    if message["type"] == "websocket.accept":
        return 101
    return 403 if message["type"] == "websocket.close" else 0
