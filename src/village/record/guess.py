"""A game that goes on from a guessed position: the table as one seat may imagine it."""

from __future__ import annotations

from typing import Any

from village.kernel.state import State
from village.record.chance import fresh_seed
from village.record.record import Record
from village.record.table import Table


class Guess(Record):
    """Like a game loaded from a position, but without the way through data: bots ask for it at every question."""

    def __init__(self, table: Table, guessed: State, seed: int | str | None) -> None:
        self.guessed = guessed
        super().__init__(table, fresh_seed() if seed is None else str(seed))

    @property
    def start(self) -> dict[str, Any]:
        return self.table.rules.data(self.guessed)

    def opened(self) -> State:
        return self.guessed.copy()
