"""Households: from which address each player was last seen, in memory only."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

MAX_PLAYERS_WITH_ADDRESS: Final = 50_000  # whoever was not seen for longest is forgotten


class Households:
    """Many guests of one address share what one address may have. Each node knows those it has seen."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, player: str, address: str) -> None:
        with self.lock:
            self.addresses[player] = address
            self.addresses.move_to_end(player)
            if len(self.addresses) > MAX_PLAYERS_WITH_ADDRESS:
                self.addresses.popitem(last=False)

    def of(self, player: str) -> str:
        """The address; somebody whom this node has not seen is a household of their own."""
        return self.addresses.get(player, player)
