"""Live updates of one table: WebSocket, server-sent events or NDJSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Final, cast

from anyio import to_thread
from litestar import get, websocket
from litestar.di import NamedDependency, Provide
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import ServerSentEvent, ServerSentEventMessage, Stream

from village.server.http.daily_guard import check_access, table_router
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
from village.server.http.send_problem import send_problem
from village.server.http.streams import WEBSOCKET_GOING_AWAY, StreamMiddleware
from village.server.limits.requests import read
from village.server.live.hub import OutgoingMessage
from village.server.live.stream import watch
from village.server.node import Node
from village.server.players.identity import Player, token_hash
from village.server.storage.outage import NO_DATABASE, no_database
from village.table.messages import Message
from village.table.problem import Problem


@websocket("/live", opt=read(compute=5, slow=False), middleware=[StreamMiddleware()])
async def live(
    socket: AnySocket, node: NodeDependency, id: Id, after: AfterNumber = 0, seat: ThroughSeat = None
) -> None:
    """Send updates of a table; the client sends nothing."""
    try:
        player = await caller_from_headers(node, socket.headers)
        await to_thread.run_sync(check_table_exists, node, id)
        await to_thread.run_sync(check_access, node, player, id)
    except Problem as problem:
        await send_problem(socket.scope, socket.receive, socket.send, problem)
        return
    except NO_DATABASE as error:
        node.outage.note(error)
        await send_problem(socket.scope, socket.receive, socket.send, no_database())
        return
    await socket.accept()
    token = token_hash(socket.headers)
    sender = asyncio.create_task(send(socket, watch(node.live, id, player, after, seat, token)))
    receiver = asyncio.create_task(close_on_input(socket))
    try:
        await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        if not receiver.done():
            sender.result()  # raise its error, if any
            await socket.close(code=WEBSOCKET_GOING_AWAY, reason="you have been signed out")
    finally:
        for task in (sender, receiver):
            task.cancel()
        await asyncio.gather(sender, receiver, return_exceptions=True)


async def send(socket: AnySocket, messages: AsyncIterator[OutgoingMessage]) -> None:
    async for message in messages:
        await socket.send_data(message.text, mode="text")


async def close_on_input(socket: AnySocket) -> None:
    """Close the connection if the client sends anything."""
    try:
        await socket.receive_data("text")
        await socket.close(code=4400, reason="nothing is expected here; moves are sent by POST")
    except WebSocketDisconnect:
        pass


def check_table_exists(node: Node, id: str) -> None:
    """Raise a Problem if the table does not exist; a started stream could not report it."""
    with node.sessions.read(id):
        pass


@dataclass(frozen=True)
class StreamRequest:
    """The viewer, the table and the first message of a stream."""

    node: Node
    table_id: str
    caller: Player | None
    after: int
    seat: int | None
    token: str

    def news(self, after: int) -> AsyncIterator[OutgoingMessage]:
        return watch(self.node.live, self.table_id, self.caller, after, self.seat, self.token)


async def find_stream_request(
    request: AnyRequest,
    node: NodeDependency,
    caller: AnyCaller,
    id: Id,
    after: AfterNumber = 0,
    seat: ThroughSeat = None,
) -> StreamRequest:
    await to_thread.run_sync(check_table_exists, node, id)
    return StreamRequest(node, id, caller, after, seat, token_hash(request.headers))


STREAM_DEPENDENCIES: Final = {"stream_request": Provide(find_stream_request)}


@get(
    "/events",
    opt=read(compute=5, slow=False),
    summary="Updates as server-sent events",
    dependencies=STREAM_DEPENDENCIES,
    middleware=[StreamMiddleware()],
)
async def events(request: AnyRequest, stream_request: NamedDependency[StreamRequest]) -> ServerSentEvent:
    last = request.headers.get("last-event-id", "")
    start = int(last) if last.isascii() and last.isdigit() and len(last) < 8 else stream_request.after

    async def messages() -> AsyncIterator[ServerSentEventMessage]:
        async for message in stream_request.news(start):
            yield ServerSentEventMessage(message.text, id=str(message.number))

    return ServerSentEvent(messages())


NDJSON_RESPONSE: Final = ResponseSpec(
    cast("type", Message),
    generate_examples=False,
    description="one JSON object per line",
    media_type="application/x-ndjson",
)


@get(
    "/stream",
    opt=read(compute=5, slow=False),
    summary="Updates as NDJSON",
    responses={200: NDJSON_RESPONSE},
    dependencies=STREAM_DEPENDENCIES,
    middleware=[StreamMiddleware()],
)
async def stream(stream_request: NamedDependency[StreamRequest]) -> Stream:
    async def messages() -> AsyncIterator[bytes]:
        async for message in stream_request.news(stream_request.after):
            yield message.text.encode() + b"\n"

    return Stream(messages(), media_type="application/x-ndjson")


ROUTER = table_router(live, events, stream)
