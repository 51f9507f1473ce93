"""Problem responses of the middleware, in the same form as those of routes."""

from __future__ import annotations

import msgspec
from litestar.types import Receive, Scope, Send
from litestar.types.asgi_types import (
    HTTPResponseBodyEvent,
    HTTPResponseStartEvent,
    WebSocketResponseBodyEvent,
    WebSocketResponseStartEvent,
)

from village.server.http.caller import WEBSOCKET, method_of
from village.table.problem import PROBLEM_JSON, Problem


async def send_problem(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if method_of(scope) != WEBSOCKET:
        await send(HTTPResponseStartEvent(type="http.response.start", status=problem.status, headers=headers(problem)))
        await send(HTTPResponseBodyEvent(type="http.response.body", body=body(problem), more_body=False))
        return
    await receive()  # the connect message
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.detail})
        return
    await send(
        WebSocketResponseStartEvent(
            type="websocket.http.response.start", status=problem.status, headers=headers(problem)
        )
    )
    await send(WebSocketResponseBodyEvent(type="websocket.http.response.body", body=body(problem), more_body=False))


def headers(problem: Problem) -> list[tuple[bytes, bytes]]:
    named = {"content-type": PROBLEM_JSON, **problem.headers()}
    return [(name.encode(), value.encode()) for name, value in named.items()]


def body(problem: Problem) -> bytes:
    return msgspec.json.encode(problem.body())
