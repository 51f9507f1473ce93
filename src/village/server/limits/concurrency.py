"""How many connections and live streams may be open, in total, per address and per player."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from village.table.problem import Problem

SHARE_OF_OPEN_FILES: Final = 0.6  # the rest is for the database, workers and refusals
MAX_CONNECTIONS: Final = 10_000
MAX_CONNECTIONS_PER_ADDRESS: Final = 250
MAX_STREAMS_PER_ADDRESS: Final = 100
MAX_STREAMS_PER_PLAYER: Final = 20
SHARE_PER_ADDRESS: Final = 1 / 3  # of all connections, if there is room for few
TOTAL: Final = "total"


class OpenCounts:
    """Counts of what is open, by owner."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    @property
    def total(self) -> int:
        return self.counts[TOTAL]

    def enter(self, limits: Mapping[str, float]) -> bool:
        """Count one more for all these owners if none has reached its limit; the caller must then call `leave`."""
        if any(self.counts[owner] >= limit for owner, limit in limits.items()):
            return False
        self.counts.update(limits.keys())
        return True

    def leave(self, owners: Iterable[str]) -> None:
        for owner in owners:
            self.counts[owner] -= 1
            if not self.counts[owner]:
                del self.counts[owner]


class Connections(OpenCounts):
    """The open connections of this node; behind a proxy only the total is limited."""

    def __init__(self, scale: float = 1.0, proxy: bool = False, open_files: int = 0) -> None:
        super().__init__()
        self.most = max_connections(open_files)
        per_address = share_of_address(self.most, MAX_CONNECTIONS_PER_ADDRESS)
        self.most_per_address = self.most if proxy else min(self.most, int(per_address * scale))

    def open(self, address: str) -> bool:
        """Count a connection if there is room; the caller must then call `close`."""
        return self.enter({TOTAL: self.most, address: self.most_per_address})

    def close(self, address: str) -> None:
        self.leave((TOTAL, address))


class OpenStreams(OpenCounts):
    """The live streams of this node; `scale` multiplies the limits."""

    def __init__(self, scale: float, open_files: int = 0) -> None:
        super().__init__()
        self.most_per_address = scale * share_of_address(max_connections(open_files), MAX_STREAMS_PER_ADDRESS)
        self.most_per_player = scale * MAX_STREAMS_PER_PLAYER
        self.closing = False

    @contextmanager
    def open_stream(self, address: str, identity: str) -> Iterator[None]:
        """Count a stream while the block runs; raise a Problem above the limit."""
        if self.closing:
            raise Problem(503, "closing", "the server is being stopped", retry=5)
        limits = {TOTAL: float("inf"), f"address {address}": self.most_per_address}
        if identity:
            limits[f"player {identity}"] = self.most_per_player
        if not self.enter(limits):
            raise Problem(429, "too-many-streams", "too many open streams", retry=10)
        try:
            yield
        finally:
            self.leave(limits)


def max_connections(open_files: int = 0) -> int:
    return min(MAX_CONNECTIONS, int((open_files or open_file_limit()) * SHARE_OF_OPEN_FILES))


def share_of_address(connections: int, usual: int) -> float:
    """Return how many connections one address may have: the usual number, or less if all are few."""
    return min(usual, max(1.0, connections * SHARE_PER_ADDRESS))


def open_file_limit() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS  # Windows has no comparable limit
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
