"""Hints and analyses as tasks for a worker process."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from village.bots.analysis.analyses import Findings, continue_analysis
from village.bots.analysis.hints import hint
from village.bots.move_task import MoveTask
from village.record.record import MANUAL, Record
from village.record.setup import table_from_setting


@dataclass(frozen=True)
class Hint:
    """A hint for a question, from the same information that a bot gets."""

    question: MoveTask
    seconds: float
    bot: str = "hint"

    def run(self) -> str:
        return json.dumps(hint(self.question.record(), self.seconds))


@dataclass(frozen=True)
class Analysis:
    """A part of an analysis. It gets no seed, so it has to guess what the seat did not know."""

    setting: dict[str, Any]
    start: dict[str, Any] | None
    log: list[str]
    seat: int
    findings: Findings
    seconds: float
    bot: str = "analysis"

    def run(self) -> str:
        record = Record(table_from_setting(self.setting), None, MANUAL, self.start)
        record.replay(self.log)
        return json.dumps(continue_analysis(record, self.seat, self.findings, self.seconds))
