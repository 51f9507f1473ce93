"""News of one game while it is played: by WebSocket, or as a stream of events or lines."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from anyio import to_thread
from litestar import WebSocket, get, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import ServerSentEvent, ServerSentEventMessage, Stream

from village.server.errors import Problem
from village.server.http.dependencies import After, Asked, Asking, Here, Id, Through
from village.server.http.open_streams import AWAY
from village.server.live.stream import watch
from village.server.node import Node
from village.server.players.identity import token_in, who_asks
from village.server.responses import Message


@websocket("/api/games/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], node: Here, id: Id, after: After = 0, seat: Through = None) -> None:
    """The news of a game; the client sends nothing."""
    try:
        player = await to_thread.run_sync(who_asks, node, socket)
        await to_thread.run_sync(must_exist, node, id)
    except Problem as problem:
        await socket.close(code=4000 + problem.status, reason=problem.detail)
        return
    await socket.accept()
    token = token_in(socket.headers)
    sender = asyncio.create_task(send(socket, watch(node.live, id, player, after, seat, token)))
    hearer = asyncio.create_task(hear(socket))
    try:
        await asyncio.wait({sender, hearer}, return_when=asyncio.FIRST_COMPLETED)
        if not hearer.done():
            sender.result()  # if it failed, that is to be noted
            await socket.close(code=AWAY, reason="you were logged out")
    finally:
        for task in (sender, hearer):
            task.cancel()
        await asyncio.gather(sender, hearer, return_exceptions=True)


async def send(socket: WebSocket[Any, Any, Any], messages: AsyncIterator[Message]) -> None:
    async for message in messages:
        await socket.send_data(msgspec.json.encode(message), mode="text")


async def hear(socket: WebSocket[Any, Any, Any]) -> None:
    """Nothing is expected; who talks all the same is sent away."""
    try:
        await socket.receive_data("text")
        await socket.close(code=4400, reason="nothing is expected here; answers are sent by POST")
    except WebSocketDisconnect:
        pass


def must_exist(node: Node, id: str) -> None:
    """Problem if there is no such game; a stream could not say so any more."""
    with node.sessions.read(id):
        pass


@get("/api/games/{id:str}/events", summary="News as server-sent events")
async def events(
    request: Asked, node: Here, asking: Asking, id: Id, after: After = 0, seat: Through = None
) -> ServerSentEvent:
    await to_thread.run_sync(must_exist, node, id)
    last = request.headers.get("last-event-id", "")
    start = int(last) if last.isascii() and last.isdigit() and len(last) < 8 else after

    async def told() -> AsyncIterator[ServerSentEventMessage]:
        async for message in watch(node.live, id, asking, start, seat, token_in(request.headers)):
            yield ServerSentEventMessage(msgspec.json.encode(message).decode(), id=str(message["number"]))

    return ServerSentEvent(told())


LINES = ResponseSpec(Message, generate_examples=False, description="a line each", media_type="application/x-ndjson")


@get("/api/games/{id:str}/stream", summary="News as lines of JSON", responses={200: LINES})
async def stream(request: Asked, node: Here, asking: Asking, id: Id, after: After = 0, seat: Through = None) -> Stream:
    await to_thread.run_sync(must_exist, node, id)

    async def told() -> AsyncIterator[bytes]:
        async for message in watch(node.live, id, asking, after, seat, token_in(request.headers)):
            yield msgspec.json.encode(message) + b"\n"

    return Stream(told(), media_type="application/x-ndjson")
