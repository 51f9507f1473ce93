"""Saying No at the door, in the same words as inside."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import Receive, Scope, Send

from village.server.errors import Problem
from village.server.http.caller import WEBSOCKET, verb


async def refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if verb(scope) != WEBSOCKET:
        await respond(send, problem, "http.response")
        return
    await receive()  # the wish to connect
    if "websocket.http.response" in (scope.get("extensions") or {}):
        await respond(send, problem, "websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 4000 + problem.status, "reason": problem.detail})


async def respond(send: Send, problem: Problem, kind: str) -> None:
    headers = {"content-type": "application/problem+json", **problem.headers()}
    lines = [(name.encode(), value.encode()) for name, value in headers.items()]
    start: Any = {"type": f"{kind}.start", "status": problem.status, "headers": lines}
    body: Any = {"type": f"{kind}.body", "body": msgspec.json.encode(problem.body()), "more_body": False}
    await send(start)
    await send(body)
