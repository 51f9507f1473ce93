"""The address from which each player was last seen, in memory only."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

MAX_PLAYERS_WITH_ADDRESS: Final = 50_000  # the least recently seen are dropped


class ClientAddresses:
    """Last known addresses on this node; guests of one address share its limits."""

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
        """Return the address; for a player unseen by this node, their id."""
        return self.addresses.get(player, player)
