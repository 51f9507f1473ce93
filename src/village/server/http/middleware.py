"""The middleware: what happens to a request before any route is looked up."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.types import ASGIApp, Receive, Scope, Send

from village.server.errors import Problem, absent
from village.server.fair_queue import Asking, asking
from village.server.http.access_log import AccessLogEntry
from village.server.http.caller import caller_of
from village.server.http.headers import with_security_headers
from village.server.http.hosts import must_be_called_by_name
from village.server.http.origin import must_be_own_page
from village.server.http.rate_limits import is_dear, must_not_hurry
from village.server.http.send_problem import send_problem
from village.server.http.streams import is_stream, run_stream
from village.server.node import Node

TOO_MANY_REQUESTS: Final = 429
REFUSAL_SECONDS: Final = 0.1  # later: else saying No would be what whoever asks on and on keeps the node busy with
PATHS_WITH_SLASH: Final = ("/", "/docs/")


class Middleware:
    """Every request is logged, answered with safe headers, and let in if it comes from our page at a fair pace."""

    def __init__(self, node: Node, inner_app: ASGIApp) -> None:
        self.node = node
        self.inner_app = inner_app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node = self.node
        caller = caller_of(node.settings, node.secret, scope)
        entry = AccessLogEntry(scope, caller)
        send = with_security_headers(scope, entry.recording_status(send), caller.secure)
        try:
            must_be_called_by_name(node.settings, scope)
            must_be_own_page(node.settings, scope)
            must_not_hurry(node.rate_limits, scope, caller)
            must_have_one_spelling(scope)
            asking.set(Asking(caller.address, is_dear(scope)))
            if is_stream(scope):
                await run_stream(node.streams, self.inner_app, scope, receive, send, caller)
            else:
                await self.inner_app(scope, receive, send)
        except Problem as problem:
            if problem.status == TOO_MANY_REQUESTS:
                await asyncio.sleep(REFUSAL_SECONDS)
            await send_problem(scope, receive, send, problem)
        finally:
            entry.write(node.metrics)


def must_have_one_spelling(scope: Scope) -> None:
    """The framework would take `//api/me/` for `/api/me`; limits and streams go by how an address is written."""
    path = scope["path"]
    if path not in PATHS_WITH_SLASH and (path.endswith("/") or "//" in path):
        raise absent("address")
