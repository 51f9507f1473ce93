"""Open live streams: limits per player and address, and ending them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from village.server.open_files import max_connections, share_of_address
from village.table.problem import Problem

MAX_STREAMS_PER_PLAYER: Final = 20  # concurrently
MAX_STREAMS_PER_ADDRESS: Final = 100


class OpenStream:
    """An open stream and its owner; setting `ended` ends it."""

    def __init__(self, identity: str) -> None:
        self.identity = identity
        self.ended = asyncio.Event()


class OpenStreams:
    """All open streams of this node; `scale` multiplies the limits."""

    def __init__(self, scale: float, open_files: int = 0) -> None:
        self.scale = scale
        self.max_per_address = share_of_address(max_connections(open_files), MAX_STREAMS_PER_ADDRESS)
        self.closing = False
        self.streams: set[OpenStream] = set()
        self.counts: Counter[str] = Counter()

    @contextmanager
    def open_stream(self, address: str, identity: str) -> Iterator[OpenStream]:
        """Count a stream while the block runs; raise a Problem above the limit."""
        if self.closing:
            raise Problem(503, "closing", "the server is shutting down", retry=5)
        limits = {f"address {address}": self.max_per_address}
        if identity:
            limits[f"player {identity}"] = MAX_STREAMS_PER_PLAYER
        if any(self.counts[key] >= limit * self.scale for key, limit in limits.items()):
            raise Problem(429, "too-many-streams", "too many open streams", retry=10)
        stream = OpenStream(identity)
        self.streams.add(stream)
        self.counts.update(limits.keys())
        try:
            yield stream
        finally:
            self.streams.discard(stream)
            self.counts.subtract(limits.keys())
            self.counts += Counter()  # drop zero counts

    def end_all(self) -> None:
        """End all streams and refuse new ones."""
        self.closing = True
        for stream in self.streams:
            stream.ended.set()

    def end_streams_of(self, identity: str) -> None:
        """End the streams of a player or token that is no longer valid."""
        for stream in self.streams:
            if stream.identity == identity:
                stream.ended.set()
