"""The choice of a move as plain data, which a bot in another process or thread can work on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from village.bots.bot_player import BotPlayer
from village.record.determinization import DeterminizedRecord
from village.record.record import MANUAL, Record
from village.record.setup import table_from_setting


@dataclass(frozen=True)
class MoveTask:
    """Everything a bot may know of a game to choose a move: no seed and no hidden information."""

    bot: str
    setting: dict[str, Any]
    position: dict[str, Any]  # with hidden information sampled again
    seed_hash: str
    log: list[str]  # as visible to the seat
    owners: list[int]

    def record(self) -> Record:
        """Return the game as the seat knows it, at the pending question."""
        record = Record(table_from_setting(self.setting), None, MANUAL, self.position, self.seed_hash)
        record.log, record.owners = list(self.log), list(self.owners)
        return record

    def run(self) -> str:
        with BotPlayer(self.bot) as player:
            return player.choose_move(self.record())


def move_task(bot: str, record: Record) -> MoveTask:
    """Return the task of choosing a move for the seat to move."""
    rules, seat = record.table.rules, record.actor
    guess = DeterminizedRecord(record.table, rules.determinize(record.state, seat), None)
    position = rules.data(guess.state)
    return MoveTask(bot, record.setting(), position, record.seed_hash, record.log_for(seat), list(record.owners))
