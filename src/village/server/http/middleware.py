"""The middleware: what every request goes through between routing and its handler.

Litestar runs middleware only for requests that have a route. Errors of routing, such as an unknown URL, reach the
exception handlers instead, so those send their response through the same middleware.
"""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.types.asgi_types import WebSocketConnectEvent

from village.server.fair_queue import RequestOrigin, request_origin
from village.server.http.caller import WEBSOCKET, caller_of, method_of
from village.server.http.dependencies import AnyResponse
from village.server.http.origin import SAFE_METHODS, check_host, check_origin
from village.server.http.responses import CLIENT_CLOSED_REQUEST, ClientHungUp, Exchange
from village.server.http.send_problem import send_problem
from village.server.limits.requests import OPT, RequestLimits, read, write
from village.server.node import Node
from village.table.problem import Problem

TOO_MANY_REQUESTS: Final = 429
REFUSAL_DELAY_SECONDS: Final = 0.1  # Delays 429 responses so that retry loops cannot saturate the node.
UNKNOWN_READ: Final = read()[OPT]
UNKNOWN_WRITE: Final = write()[OPT]


class RequestMiddleware(ASGIMiddleware):
    """Logs requests, adds security headers, and checks host, origin and rate limits."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        node: Node = scope["litestar_app"].state.node
        scope["state"]["caller"] = caller = caller_of(node.settings, node.secret, scope)
        exchange = Exchange(scope, caller)
        send = exchange.wrap(send)
        limits = limits_of(scope)
        try:
            check_host(node.settings, scope)
            check_origin(node.settings, scope)
            limits.enforce(node.rate_limits, caller.address, caller.identity)
            request_origin.set(RequestOrigin(caller.address, limits.slow))
            await next_app(scope, receive, send)
        except Problem as problem:
            if problem.status == TOO_MANY_REQUESTS:
                await asyncio.sleep(REFUSAL_DELAY_SECONDS)
            await send_problem(scope, receive, send, problem)
        except ClientHungUp:
            exchange.status = exchange.status or CLIENT_CLOSED_REQUEST
        finally:
            exchange.log(node.metrics)


MIDDLEWARE: Final = RequestMiddleware()


def has_route(scope: Scope) -> bool:
    return "route_handler" in scope


def limits_of(scope: Scope) -> RequestLimits:
    """Return the limits that the route declares."""
    if has_route(scope):
        limits: RequestLimits = scope["route_handler"].opt[OPT]
        return limits
    return UNKNOWN_READ if method_of(scope) in (WEBSOCKET, *SAFE_METHODS) else UNKNOWN_WRITE


class UnknownRouteResponse(AnyResponse):
    """The response to a request without a route, sent through the middleware."""

    def __init__(self, inner: AnyResponse) -> None:
        super().__init__(inner.content)
        self.inner = inner

    def to_asgi_response(self, *args: object, **kwargs: object) -> ASGIApp:  # type: ignore[override]  # any ASGI app will do
        return MIDDLEWARE(self.inner.to_asgi_response(*args, **kwargs))  # type: ignore[arg-type]


async def see_unknown_websocket(_: Exception, scope: Scope) -> None:
    """Run the middleware for a WebSocket without a route, which Litestar closes without an exception handler."""
    if method_of(scope) == WEBSOCKET and not has_route(scope):
        await MIDDLEWARE(close)(scope, receive_connect, send_nothing)


async def close(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "websocket.close", "code": 4404, "reason": "not found"})


async def receive_connect() -> WebSocketConnectEvent:
    return {"type": "websocket.connect"}


async def send_nothing(_: Message) -> None:
    """Litestar sends the response."""
