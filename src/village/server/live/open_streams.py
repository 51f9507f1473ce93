"""Streams of news that are open: how many one may have, and how they end when the server or a login does."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from village.server.errors import Problem

MAX_STREAMS_PER_PLAYER: Final = 20  # open at once
MAX_STREAMS_PER_ADDRESS: Final = 100


class OpenStream:
    """One of them, and by whom; whoever sets `ended` ends it."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.ended = asyncio.Event()


class OpenStreams:
    """All open ones of this node; `scale` allows more."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.closing = False
        self.streams: set[OpenStream] = set()
        self.counts: Counter[str] = Counter()

    @contextmanager
    def opened(self, address: str, who: str) -> Iterator[OpenStream]:
        """One more while the block runs, if there may be."""
        if self.closing:
            raise Problem(503, "closing", "the server is being stopped", retry=5)
        most = {f"address {address}": MAX_STREAMS_PER_ADDRESS}
        if who:
            most[f"player {who}"] = MAX_STREAMS_PER_PLAYER
        if any(self.counts[key] >= count * self.scale for key, count in most.items()):
            raise Problem(429, "too-many-streams", "too many streams are open already", retry=10)
        stream = OpenStream(who)
        self.streams.add(stream)
        self.counts.update(most.keys())
        try:
            yield stream
        finally:
            self.streams.discard(stream)
            self.counts.subtract(most.keys())
            self.counts += Counter()  # forget those that are at zero

    def end_all(self) -> None:
        """No new ones either."""
        self.closing = True
        for stream in self.streams:
            stream.ended.set()

    def end_of(self, who: str) -> None:
        """Of somebody whose cookies or token stopped being valid."""
        for stream in self.streams:
            if stream.who == who:
                stream.ended.set()
