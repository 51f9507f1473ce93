"""HTTP and WebSocket protocols with limits on size, pipelining and slowness per connection.

Uvicorn limits none of this. A connection that exceeds a limit is closed and its data discarded.
"""

from __future__ import annotations

from asyncio import TimerHandle, Transport
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from village.server.http.caller import locate_address
from village.server.limits.concurrency import Connections

MAX_HEAD_BYTES: Final = 32 * 1024  # URL and headers together; checked per chunk
MAX_PIPELINED: Final = 16  # requests sent before the first response
HEAD_SECONDS: Final = 10.0  # to receive the headers, from the connection or the first byte
BODY_SECONDS: Final = 30.0
LINGER_SECONDS: Final = 2.0  # to flush the last response before closing
# Of a WebSocket, whose client sends nothing but control frames of at least 6 bytes: a pong every 20 seconds.
INCOMING_BURST_BYTES: Final = 1024
INCOMING_BYTES_PER_SECOND: Final = 64.0
POLICY_VIOLATION: Final = 1008


class Config(uvicorn.Config):
    """Uvicorn's configuration with the connections of this node."""

    def __init__(self, app: Any, connections: Connections, **settings: Any) -> None:
        super().__init__(app, http=HttpProtocol, ws=WebSocketProtocol, **settings)
        self.connections = connections


class LimitExceeded(Exception):
    """Raised to stop the parser."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP with limits."""

    config: Config
    counted = False
    refused = False
    reading_head = True
    head_bytes = 0
    timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.counted = self.config.connections.open(address_of(self.client))
        if self.counted:
            self.set_deadline(HEAD_SECONDS)
        else:
            self.refuse(503, "too many connections")

    def connection_lost(self, exc: Exception | None) -> None:
        self.set_deadline(0.0)
        if self.counted:
            self.counted = False
            self.config.connections.close(address_of(self.client))
        super().connection_lost(exc)
        self.pipeline.clear()

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.head_bytes = self.head_bytes + len(data) if self.reading_head else 0
        super().data_received(data)
        if self.reading_head and self.head_bytes > MAX_HEAD_BYTES and not self.refused:
            self.refuse(431, "the headers are too long")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading_head = True
        self.set_deadline(HEAD_SECONDS)

    def on_headers_complete(self) -> None:
        self.reading_head = False
        self.set_deadline(BODY_SECONDS)
        super().on_headers_complete()
        if len(self.pipeline) > MAX_PIPELINED:
            self.refuse(429, "wait for responses before sending more requests")
            raise LimitExceeded

    def on_message_complete(self) -> None:
        self.set_deadline(0.0)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection to the WebSocket protocol, which then keeps count of it."""
        self.set_deadline(0.0)
        self.counted = False
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answer malformed HTTP unless the client has been answered already."""
        if not self.refused:
            self.refuse(400, msg)

    def set_deadline(self, seconds: float) -> None:
        """Set the deadline for the rest of the request; 0 for none."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = self.loop.call_later(seconds, self.refuse, 408, "the request took too long") if seconds else None

    def refuse(self, status: int, reason: str) -> None:
        """Send an error and close, cutting off clients that do not read it."""
        self.refused = True
        self.set_deadline(0.0)
        self.flow.pause_reading()
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:  # do not interrupt a response in progress
            body = reason.encode()
            head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + head % len(body) + body)
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSockets that cut off a client that sends too much."""

    config: Config
    incoming_allowance: float = INCOMING_BURST_BYTES
    received_at = 0.0

    def data_received(self, data: bytes) -> None:
        """Parse incoming frames, unless the client has sent too much since the handshake."""
        if self.handshake_initiated and not self.allow(len(data)):
            self.cut_off()
        else:
            super().data_received(data)

    def allow(self, incoming: int) -> bool:
        now = self.loop.time()
        refill = (now - self.received_at) * INCOMING_BYTES_PER_SECOND
        self.incoming_allowance = min(INCOMING_BURST_BYTES, self.incoming_allowance + refill) - incoming
        self.received_at = now
        return self.incoming_allowance >= 0.0

    def cut_off(self) -> None:
        """Close without reading what follows."""
        self.transport.pause_reading()
        if self.conn.state is State.OPEN:
            self.conn.send_close(POLICY_VIOLATION, "the client sends too much")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.connections.close(address_of(self.client))
        super().connection_lost(exc)


def address_of(client: tuple[str, int] | None) -> str:
    """Return the client network, as rate limits count it."""
    return locate_address(client[0])[0] if client else ""
