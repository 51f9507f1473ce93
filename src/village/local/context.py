"""What the handlers of requests use: the tables, the player, and what bots have to do."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from village.local.advice import AdviceFeed
from village.local.player import Player, stored_player
from village.local.storage import Document, Storage
from village.local.streams import Streams
from village.local.tables import LocalTables
from village.local.thinking import Thinking
from village.record.custom_values import CustomValues
from village.table.problem import Problem


class Local:
    """Everything that one page without a server keeps."""

    custom_values: CustomValues | None = None  # a server could offer some

    def __init__(self, documents: Mapping[str, Document], clock: Callable[[], float] = time.time) -> None:
        self.storage = Storage(documents)
        self.tables = LocalTables(self.storage, clock)
        self.streams = Streams(self.tables, AdviceFeed(self.storage))
        self.thinking = Thinking(self.tables, self.streams)

    @property
    def player(self) -> Player | None:
        return stored_player(self.storage)

    def require_player(self) -> Player:
        player = self.player
        if player is None:
            raise Problem(401, "unknown-player", "create a player first: POST /api/me")
        return player

    def load_entries(self, table_id: str, entries: list[Document]) -> None:
        """Set the stored entries of a table, because it was not loaded or another tab has changed it."""
        self.storage.load_entries(table_id, entries)
        self.tables.forget(table_id)

    def is_loaded(self, table_id: str) -> bool:
        return table_id in self.storage.entries
