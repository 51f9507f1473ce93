"""What would follow each answer, as far as it is certain and the seat that is asked may know it."""

from __future__ import annotations

from typing import Any

from village.kernel.state import State
from village.record.record import Record


def outlook(record: Record) -> dict[str, list[dict[str, Any]]]:
    """For every legal answer what would happen until somebody, chance included, has a real choice again."""
    if record.over:
        return {}
    here = known(record)
    step = here.stack[-1].step
    return {f"{step.name} {step.token(choice)}": after(record, here, choice) for choice in here.legal()}


def known(record: Record) -> State:
    """The position as the seat that is asked knows it: what is secret stays undealt, so nothing can follow from it."""
    twin = record.table.rules.guess(record.state, record.actor)
    twin.stack = record.state.stack.copy()  # without the questions by which a guess deals secrets anew
    twin.settle()
    return twin


def after(record: Record, here: State, choice: int) -> list[dict[str, Any]]:
    there = here.copy()
    there.news = []
    there.play(choice)
    return [record.table.rules.words(event) for event in there.news]
