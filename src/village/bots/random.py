"""A player without plans: any legal answer, each as likely as the others."""

from __future__ import annotations

from random import Random

from village.record.record import Record


class RandomBot:
    """Answers at random; the same position of the same game gets the same answer, after an undo or a load too."""

    def choose(self, record: Record) -> str:
        return Random(f"{record.seed_hash}/{len(record.log)}").choice(record.moves)
