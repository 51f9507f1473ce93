"""OpenStreams of news: how many one may have open, and how they end when the server does."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from village.server.errors import Problem
from village.server.http.caller import WEBSOCKET, Caller, verb

if TYPE_CHECKING:
    from village.server.node import Node

PLAYER: Final = 20  # open at once
ADDRESS: Final = 100
ENDINGS: Final = ("/events", "/stream")
AWAY: Final = 1001  # the code of WebSockets for "going away"


class Line:
    """One open stream."""

    def __init__(self, scope: Scope, send: Send, who: str) -> None:
        self.scope = scope
        self.out = send
        self.who = who
        self.begun = False
        self.closed = False
        self.ended = asyncio.Event()

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


class OpenStreams:
    """All open ones of this node; `scale` allows more, 0 any number."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.closing = False
        self.lines: set[Line] = set()
        self.counts: Counter[str] = Counter()

    @contextmanager
    def one_more(self, line: Line, caller: Caller) -> Iterator[None]:
        if self.closing:
            raise Problem(503, "closing", "the server is being stopped", retry=5)
        keys = {f"address {caller.address}": ADDRESS}
        if caller.who:
            keys[f"player {caller.who}"] = PLAYER
        if self.scale and any(self.counts[key] >= most * self.scale for key, most in keys.items()):
            raise Problem(429, "too-many-streams", "too many streams are open already", retry=10)
        self.lines.add(line)
        self.counts.update(keys.keys())
        try:
            yield
        finally:
            self.lines.discard(line)
            self.counts.subtract(keys.keys())
            self.counts += Counter()  # forget those that are at zero

    def end_all(self) -> None:
        """No new ones either."""
        self.closing = True
        for line in self.lines:
            line.ended.set()

    def end_of(self, who: str) -> None:
        """Of somebody whose cookies or token stopped being valid."""
        for line in self.lines:
            if line.who == who:
                line.ended.set()


def is_stream(scope: Scope) -> bool:
    return verb(scope) == WEBSOCKET or (scope["path"].startswith("/api/") and scope["path"].endswith(ENDINGS))


async def carry(node: Node, inside: ASGIApp, scope: Scope, receive: Receive, send: Send, caller: Caller) -> None:
    """Let a stream run until it ends or is ended."""
    line = Line(scope, send, caller.who)
    with node.streams.one_more(line, caller):
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
