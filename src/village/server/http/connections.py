"""Limits on open connections, in total and per address."""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

SHARE_OF_OPEN_FILES: Final = 0.6  # the rest is for the database, workers and refusals
MAX_CONNECTIONS: Final = 10_000
MAX_CONNECTIONS_PER_ADDRESS: Final = 250


class Connections:
    """The open connections of this node; behind a proxy only the total is limited."""

    def __init__(self, scale: float = 1.0, proxy: bool = False, open_files: int = 0) -> None:
        self.most = min(MAX_CONNECTIONS, int((open_files or open_file_limit()) * SHARE_OF_OPEN_FILES))
        self.most_per_address = self.most if proxy else min(self.most, int(MAX_CONNECTIONS_PER_ADDRESS * scale))
        self.count = 0
        self.counts: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count a connection if there is room; the caller must then call `leave`."""
        if self.count >= self.most or self.counts[address] >= self.most_per_address:
            return False
        self.count += 1
        self.counts[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.count -= 1
        self.counts[address] -= 1
        if not self.counts[address]:
            del self.counts[address]


def open_file_limit() -> int:
    """Return how many files this process may have open."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS  # Windows has no comparable limit
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]
