"""Hints and analyses as tasks for a process that thinks for others."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from village.bots.judgement.analyses import Findings, go_on
from village.bots.judgement.hints import hint
from village.bots.process import Question
from village.record.record import MANUAL, Record
from village.record.table import lay_again


@dataclass(frozen=True)
class Hint:
    """The best answers to a question, from no more than a bot would be told."""

    question: Question
    seconds: float
    bot: str = "hint"

    def think(self) -> str:
        return json.dumps(hint(self.question.record(), self.seconds))


@dataclass(frozen=True)
class Analysis:
    """An analysis, gone on with for some seconds. It is told no seed, and guesses all that the seat did not know."""

    setting: dict[str, Any]
    start: dict[str, Any] | None
    log: list[str]
    seat: int
    found: Findings
    seconds: float
    bot: str = "analysis"

    def think(self) -> str:
        record = Record(lay_again(self.setting), None, MANUAL, self.start)
        record.replay(self.log)
        return json.dumps(go_on(record, self.seat, self.found, self.seconds))
