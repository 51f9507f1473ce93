"""The middleware: what happens to a request before routing."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send

from village.server.errors import Problem, not_found
from village.server.fair_queue import RequestOrigin, request_origin
from village.server.http.access_log import AccessLogEntry
from village.server.http.allowed_hosts import check_host
from village.server.http.caller import caller_of
from village.server.http.hang_ups import CLIENT_CLOSED_REQUEST, ClientHungUp, raising_hang_ups
from village.server.http.headers import with_security_headers
from village.server.http.origin import check_origin
from village.server.http.rate_limits import enforce_rate_limits, is_slow
from village.server.http.send_problem import send_problem
from village.server.http.streams import is_stream, run_stream
from village.server.node import Node

TOO_MANY_REQUESTS: Final = 429
REFUSAL_DELAY_SECONDS: Final = 0.1  # Delays 429 responses so that retry loops cannot saturate the node.
PATHS_WITH_SLASH: Final = ("/", "/docs/")


class Middleware:
    """Logs requests, adds security headers, and checks host, origin and rate limits."""

    def __init__(self, node: Node, inner_app: ASGIApp) -> None:
        self.node = node
        self.inner_app = inner_app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node = self.node
        caller = caller_of(node.settings, node.secret, scope)
        entry = AccessLogEntry(scope, caller)
        send = with_security_headers(scope, entry.recording_status(raising_hang_ups(send)), caller.secure)
        try:
            check_host(node.settings, scope)
            check_origin(node.settings, scope)
            enforce_rate_limits(node.rate_limits, scope, caller)
            check_path_spelling(scope)
            request_origin.set(RequestOrigin(caller.address, is_slow(scope)))
            if is_stream(scope):
                await run_stream(node.streams, self.inner_app, scope, receive, send, caller)
            else:
                await self.inner_app(scope, receive, send)
        except Problem as problem:
            if problem.status == TOO_MANY_REQUESTS:
                await asyncio.sleep(REFUSAL_DELAY_SECONDS)
            await send_problem(scope, receive, send, problem)
        except ClientHungUp:
            entry.status = entry.status or CLIENT_CLOSED_REQUEST
        finally:
            entry.write(node.metrics)


def check_path_spelling(scope: Scope) -> None:
    """Refuse `//api/me/`, which the framework would route as `/api/me`: limits depend on the exact path."""
    path = scope["path"]
    if path not in PATHS_WITH_SLASH and (path.endswith("/") or "//" in path):
        raise not_found("address")
