"""Problem responses of the middleware, in the same form as those of routes."""

from __future__ import annotations

import msgspec
from litestar.types import Receive, Scope, Send

from village.server.http.caller import WEBSOCKET, method_of
from village.server.http.responses import encode_headers
from village.table.problem import PROBLEM_JSON, Problem


async def send_problem(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    headers = encode_headers({"content-type": PROBLEM_JSON, **problem.headers()})
    body = msgspec.json.encode(problem.body())
    if method_of(scope) != WEBSOCKET:
        await send({"type": "http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
        return
    await receive()  # the connect message
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await send({"type": "websocket.http.response.start", "status": problem.status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.detail})
