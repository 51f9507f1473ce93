"""Live streams in the middleware of their routes: counted, and ended with the server or the login."""

from __future__ import annotations

import asyncio
from typing import Final

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from village.server.http.caller import WEBSOCKET, caller_in, method_of
from village.server.node import Node

WEBSOCKET_GOING_AWAY: Final = 1001


class StreamResponse:
    """The response of one stream until it is closed."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.inner_send = send
        self.begun = False
        self.closed = False

    async def send(self, message: Message) -> None:
        if self.closed:
            return
        self.begun = True
        await self.inner_send(message)

    async def close(self) -> None:
        """End the response normally; the client may reconnect to another node."""
        self.closed = True
        if method_of(self.scope) == WEBSOCKET:
            reason = "the server goes away"
            await self.inner_send({"type": "websocket.close", "code": WEBSOCKET_GOING_AWAY, "reason": reason})
        elif self.begun:
            await self.inner_send({"type": "http.response.body", "body": b"", "more_body": False})


class StreamMiddleware(ASGIMiddleware):
    """Runs a stream until it ends or is ended."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        node: Node = scope["litestar_app"].state.node
        caller = caller_in(scope)
        with node.streams.open_stream(caller.address, caller.identity) as stream:
            response = StreamResponse(scope, send)
            running = asyncio.ensure_future(next_app(scope, receive, response.send))
            ending = asyncio.ensure_future(stream.ended.wait())
            try:
                await asyncio.wait({running, ending}, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
                else:
                    await response.close()
            finally:
                running.cancel()
                ending.cancel()
                await asyncio.gather(running, ending, return_exceptions=True)
