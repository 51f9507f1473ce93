"""Live updates of one table: a WebSocket, or server-sent events where that fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final, cast

from anyio import to_thread
from litestar import websocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.middleware import ASGIMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import ServerSentEvent, ServerSentEventMessage
from litestar.types import ASGIApp, Receive, Scope, Send

from village.server.http.caller import Caller, caller_in
from village.server.http.dependencies import (
    AfterNumber,
    AnyCaller,
    AnyRequest,
    AnySocket,
    Id,
    NodeDependency,
    ThroughSeat,
    caller_from_headers,
)
from village.server.http.routing import TABLE, check_access, get
from village.server.http.send_problem import send_problem
from village.server.limits.requests import RequestLimits, read
from village.server.live.stream import Watcher, watch
from village.server.node import Node
from village.server.players.identity import token_hash
from village.server.storage.availability import NO_DATABASE, no_database
from village.table.messages import Message
from village.table.problem import Problem

GOING_AWAY: Final = 1001
UNEXPECTED_INPUT: Final = 4400
MESSAGES_PER_MILLISECOND: Final = 50  # sent to a client that has missed them
EVENT: Final = ResponseSpec(
    cast("type", Message), generate_examples=False, description="the data of one event", media_type="text/event-stream"
)


class StreamLimits(ASGIMiddleware):
    """Counts open streams."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        node: Node = scope["litestar_app"].state.node
        caller = caller_in(scope)
        with node.streams.open_stream(caller.address, caller.identity):
            await next_app(scope, receive, send)


STREAM_LIMITS: Final = StreamLimits()


@websocket(f"{TABLE}/live", opt=read(compute=5, slow=False), middleware=[STREAM_LIMITS])
async def live(
    socket: AnySocket, node: NodeDependency, id: Id, after: AfterNumber = 0, seat: ThroughSeat = None
) -> None:
    """Send updates of a table; the client sends nothing."""
    try:
        player = await caller_from_headers(node, socket.headers)
        await to_thread.run_sync(admit, node, caller_in(socket.scope), id, after)
        await to_thread.run_sync(check_access, node, player, id)
    except Problem as problem:
        await send_problem(socket.scope, socket.receive, socket.send, problem)
        return
    except NO_DATABASE as error:
        node.outage.note(error)
        await send_problem(socket.scope, socket.receive, socket.send, no_database())
        return
    await socket.accept()
    watcher = Watcher(node.live, id, player, after, seat, token_hash(socket.headers))
    sender = asyncio.create_task(send_all(socket, watcher))
    receiver = asyncio.create_task(close_on_input(socket))
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        if not receiver.done():
            sender.result()  # raise its error, if any
            reason = "the server goes away" if node.hub.closed else "you have been signed out"
            await socket.close(code=GOING_AWAY, reason=reason)
    finally:
        for task in (sender, receiver):
            task.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)


async def send_all(socket: AnySocket, watcher: Watcher) -> None:
    async for message in watch(watcher):
        await socket.send_data(message.text, mode="text")


async def close_on_input(socket: AnySocket) -> None:
    """Close the connection if the client sends anything."""
    try:
        await socket.receive_data("text")
        await socket.close(code=UNEXPECTED_INPUT, reason="nothing is expected here; moves are sent by POST")
    except WebSocketDisconnect:
        pass


def admit(node: Node, caller: Caller, id: str, after: int) -> None:
    """Charge for the messages that the client has missed, or raise a Problem; a started stream could not report it."""
    with node.sessions.read(id) as session:
        missed = max(0, session.cached.number - after)
    cost = RequestLimits(("compute",), missed / MESSAGES_PER_MILLISECOND)
    cost.enforce(node.rate_limits, caller.address, caller.identity)


@get(
    f"{TABLE}/events",
    opt=read(compute=5, slow=False),
    summary="Updates as server-sent events",
    responses={200: EVENT},
    middleware=[STREAM_LIMITS],
)
async def events(
    request: AnyRequest,
    node: NodeDependency,
    caller: AnyCaller,
    id: Id,
    after: AfterNumber = 0,
    seat: ThroughSeat = None,
) -> ServerSentEvent:
    last = request.headers.get("last-event-id", "")
    start = int(last) if last.isascii() and last.isdigit() and len(last) < 8 else after
    await to_thread.run_sync(admit, node, caller_in(request.scope), id, start)
    return ServerSentEvent(send_events(Watcher(node.live, id, caller, start, seat, token_hash(request.headers))))


async def send_events(watcher: Watcher) -> AsyncIterator[ServerSentEventMessage]:
    async for message in watch(watcher):
        yield ServerSentEventMessage(message.text, id=str(message.number))
