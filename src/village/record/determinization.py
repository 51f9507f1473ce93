"""A record that continues from a sampled position consistent with what one seat knows."""

from __future__ import annotations

from typing import Any

from village.kernel.state import State
from village.record.chance import fresh_seed
from village.record.record import Record
from village.record.setup import Table


class DeterminizedRecord(Record):
    """A record that starts from a determinized state directly, because bots create one for every question."""

    def __init__(self, table: Table, initial: State, seed: int | str | None) -> None:
        self._initial = initial
        super().__init__(table, fresh_seed() if seed is None else str(seed))

    @property
    def start(self) -> dict[str, Any]:
        return self.table.rules.data(self._initial)

    def _initial_state(self) -> State:
        return self._initial.copy()
