"""Streams of news as the web carries them, and how they end when the server does."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from village.server.http.caller import WEBSOCKET, Caller, verb
from village.server.live.open_streams import OpenStream
from village.server.node import Node

ENDINGS: Final = ("/events", "/stream")
AWAY: Final = 1001  # the code of WebSockets for "going away"


class Line(OpenStream):
    """One open stream."""

    def __init__(self, scope: Scope, send: Send, who: str) -> None:
        super().__init__(who)
        self.scope = scope
        self.out = send
        self.begun = False
        self.closed = False

    async def send(self, message: Message) -> None:
        if self.closed:
            return
        self.begun = True
        await self.out(message)

    async def close(self) -> None:
        """As if all had been said; the client may come back to another node."""
        self.closed = True
        if verb(self.scope) == WEBSOCKET:
            await self.out({"type": "websocket.close", "code": AWAY, "reason": "the server goes away"})
        elif self.begun:
            await self.out({"type": "http.response.body", "body": b"", "more_body": False})


def is_stream(scope: Scope) -> bool:
    return verb(scope) == WEBSOCKET or (scope["path"].startswith("/api/") and scope["path"].endswith(ENDINGS))


async def carry(node: Node, inside: ASGIApp, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
    """Let a stream run until it ends or is ended."""
    line = Line(scope, send, caller.who)
    with node.streams.one_more(line, caller.address):
        running = asyncio.ensure_future(inside(scope, receive, line.send))
        ending = asyncio.ensure_future(line.ended.wait())
        try:
            await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            else:
                await line.close()
        finally:
            running.cancel()
            ending.cancel()
            await asyncio.gather(running, ending, return_exceptions=True)
