"""Limits on open connections, in total and per address."""

from __future__ import annotations

from collections import Counter
from typing import Final

from village.server.open_files import max_connections, share_of_address

MAX_CONNECTIONS_PER_ADDRESS: Final = 250


class Connections:
    """The open connections of this node; behind a proxy only the total is limited."""

    def __init__(self, scale: float = 1.0, proxy: bool = False, open_files: int = 0) -> None:
        self.most = max_connections(open_files)
        per_address = share_of_address(self.most, MAX_CONNECTIONS_PER_ADDRESS)
        self.most_per_address = self.most if proxy else min(self.most, int(per_address * scale))
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
