"""WebSockets that look on: as light as can be, they only note until which entry they have seen their game."""

from __future__ import annotations

import asyncio
import re
import struct
from time import perf_counter

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
NOW = re.compile(rb'^\{"kind":"now","number":(\d+)')
NUMBER_BYTES = 64  # of a message: its kind and number come first


class Watcher(asyncio.Protocol):
    """One of them."""

    def __init__(self, game: str, cookie: str, port: int) -> None:
        self.head = (
            f"GET /api/games/{game}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {KEY}\r\n"
            + (f"cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        ).encode()
        self.buffer = bytearray()
        self.greeted = False
        self.seen: dict[int, float] = {}  # when, by the number of the entry
        self.ready = asyncio.Event()
        self.bytes = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.buffer += data
        if not self.greeted:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                raise RuntimeError(head.decode())
            self.greeted, self.buffer = True, bytearray(rest)
        while self.frame():
            pass

    def frame(self) -> bool:
        """Take one whole frame out of the buffer, if there is one."""
        if len(self.buffer) < 2:
            return False
        length, start = self.buffer[1] & 127, 2
        if length == 126:
            length, start = struct.unpack_from("!H", self.buffer, 2)[0] if len(self.buffer) >= 4 else 1 << 40, 4
        elif length == 127:
            length, start = struct.unpack_from("!Q", self.buffer, 2)[0] if len(self.buffer) >= 10 else 1 << 40, 10
        if len(self.buffer) < start + length:
            return False
        if self.buffer[0] & 15 == 9 and self.transport is not None:  # a ping wants its pong
            payload = bytes(self.buffer[start : start + length])
            self.transport.write(bytes([0x8A, 0x80 | length]) + bytes(4) + payload)
        found = NOW.match(self.buffer[start : start + min(length, NUMBER_BYTES)])
        if found:
            self.seen[int(found[1])] = perf_counter()
            self.ready.set()
        del self.buffer[: start + length]
        return True


async def watch(port: int, games: list[tuple[str, str]], each: int) -> dict[str, list[Watcher]]:
    """So many at every game, which is given with the cookie of who plays it; all have seen it when they are given."""
    loop = asyncio.get_running_loop()
    found: dict[str, list[Watcher]] = {}
    for game, cookie in games:
        found[game] = []
        for place in range(each):
            _, watcher = await loop.create_connection(
                lambda game=game, cookie=cookie if place == 0 else "": Watcher(game, cookie, port),  # type: ignore[misc]
                "127.0.0.1",
                port,
            )
            found[game].append(watcher)
    await asyncio.gather(*(watcher.ready.wait() for watchers in found.values() for watcher in watchers))
    return found
