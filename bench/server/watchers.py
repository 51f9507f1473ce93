"""Minimal WebSocket clients that record when they receive which entry."""

from __future__ import annotations

import asyncio
import re
import struct
from bisect import bisect_left
from collections.abc import Sequence
from time import perf_counter
from typing import cast

from bench.server.games import OpenGame
from bench.server.load import TimedMove

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
NOW = re.compile(rb'^\{"kind":"now","number":(\d+)')
NUMBER_BYTES = 64  # kind and number are at the start of a message
PING, PONG = 9, 0x8A
LAST_MESSAGE_SECONDS = 5.0  # to receive the last messages


class Watcher(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, table_id: str, cookie: str, port: int) -> None:
        who = f"cookie: {cookie}\r\n" if cookie else ""
        self.head = (
            f"GET /api/tables/{table_id}/live HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {KEY}\r\n{who}\r\n"
        ).encode()
        self.buffer = bytearray()
        self.greeted = False
        self.numbers: list[int] = []
        self.times: list[float] = []  # when that number arrived
        self.arrived = asyncio.Event()
        self.bytes = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transports are no subclasses
        self.transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self.buffer += data
        if not self.greeted:
            head, separator, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not separator:
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self.greeted, self.buffer = True, bytearray(rest)
        while self.take_frame():
            pass

    def take_frame(self) -> bool:
        """Take one whole frame from the buffer, if there is one."""
        start, length = frame_size(self.buffer)
        if not start or len(self.buffer) < start + length:
            return False
        if self.buffer[0] & 15 == PING and self.transport is not None:
            payload = bytes(self.buffer[start : start + length])
            self.transport.write(bytes([PONG, 0x80 | length]) + bytes(4) + payload)
        match = NOW.match(self.buffer[start : start + min(length, NUMBER_BYTES)])
        if match:
            self.numbers.append(int(match[1]))
            self.times.append(perf_counter())
            self.arrived.set()
        del self.buffer[: start + length]
        return True

    async def until(self, number: int) -> float:
        """Return when this entry or a later one arrived."""
        while not self.numbers or self.numbers[-1] < number:
            self.arrived.clear()
            await self.arrived.wait()
        return self.times[bisect_left(self.numbers, number)]


def frame_size(buffer: bytearray) -> tuple[int, int]:
    """Return start and length of a frame's payload; 0 if not known yet."""
    if len(buffer) < 2:
        return 0, 0
    length = buffer[1] & 127
    if length < 126:
        return 2, length
    start, form = (4, "!H") if length == 126 else (10, "!Q")
    return (start, struct.unpack_from(form, buffer, 2)[0]) if len(buffer) >= start else (0, 0)


class Audience:
    """Watchers at every game, the first of which is its player, spread over the nodes."""

    def __init__(self, ports: Sequence[int], games: Sequence[OpenGame], each: int = 2) -> None:
        self.ports = ports
        self.games = games
        self.each = each
        self.watchers: dict[str, list[Watcher]] = {}

    async def __aenter__(self) -> Audience:
        for game in self.games:
            self.watchers[game.id] = [await self.connect(game, place) for place in range(self.each)]
        await asyncio.gather(*(watcher.until(0) for watchers in self.watchers.values() for watcher in watchers))
        return self

    async def __aexit__(self, *_: object) -> None:
        for watchers in self.watchers.values():
            for watcher in watchers:
                if watcher.transport is not None:
                    watcher.transport.abort()
        await asyncio.sleep(0)

    async def connect(self, game: OpenGame, place: int) -> Watcher:
        port = self.ports[place % len(self.ports)]
        watcher = Watcher(game.id, "" if place else game.cookie, port)
        await asyncio.get_running_loop().create_connection(lambda: watcher, "127.0.0.1", port)
        return watcher

    async def waited(self, moves: Sequence[TimedMove]) -> list[float]:
        """Return the seconds from the schedule of each move to its arrival at each watcher; fail if one is missing."""
        async with asyncio.timeout(LAST_MESSAGE_SECONDS):
            return [
                await watcher.until(move.number) - move.due
                for move in moves
                for watcher in self.watchers[move.table_id]
            ]

    def bytes(self) -> int:
        return sum(watcher.bytes for watchers in self.watchers.values() for watcher in watchers)
