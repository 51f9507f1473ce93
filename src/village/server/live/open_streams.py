"""The open streams of this node: how many one may have, and ending them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from village.server.errors import Problem

MAX_PER_PLAYER: Final = 20  # open at once
MAX_PER_ADDRESS: Final = 100


class OpenStream:
    """One of them: whose it is, and the sign that it shall end."""

    def __init__(self, who: str) -> None:
        self.who = who
        self.ended = asyncio.Event()


class OpenStreams:
    """All open ones of this node; `scale` allows more, 0 any number."""

    def __init__(self, scale: float) -> None:
        self.scale = scale
        self.closing = False
        self.streams: set[OpenStream] = set()
        self.counts: Counter[str] = Counter()

    @contextmanager
    def one_more(self, stream: OpenStream, address: str) -> Iterator[None]:
        if self.closing:
            raise Problem(503, "closing", "the server is being stopped", retry=5)
        keys = {f"address {address}": MAX_PER_ADDRESS}
        if stream.who:
            keys[f"player {stream.who}"] = MAX_PER_PLAYER
        if self.scale and any(self.counts[key] >= most * self.scale for key, most in keys.items()):
            raise Problem(429, "too-many-streams", "too many streams are open already", retry=10)
        self.streams.add(stream)
        self.counts.update(keys.keys())
        try:
            yield
        finally:
            self.streams.discard(stream)
            self.counts.subtract(keys.keys())
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
