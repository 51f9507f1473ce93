"""What would follow each answer, as far as it is certain and the seat that is asked may know it."""

from __future__ import annotations

from typing import Any

from village.kernel.state import State
from village.record.record import Record

Events = list[dict[str, Any]]


def outlook(record: Record) -> dict[str, Events]:
    """For every legal answer what would happen in any case, and what the seat would be asked on the way."""
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


def after(record: Record, here: State, choice: int) -> Events:
    """Until chance, another seat or a new turn comes; who goes and how one pays may leave the rest as it is."""
    there = here.copy()
    there.news = []
    there.play(choice)
    events = [record.table.rules.words(event) for event in there.news]
    if there.actor != record.actor or there.stack[-1].step.opens_turn:
        return events
    frame = there.stack[-1]
    tokens = " ".join(frame.step.token(choice) for choice in there.legal())
    asked = {"kind": "ask", "seat": frame.who, "question": frame.step.name, "about": frame.step.about(frame)}
    return [*events, {**asked, "answers": tokens}, *whatever(record, there)]


def whatever(record: Record, s: State) -> Events:
    """What follows all answers to this question alike; nothing if it can be declined."""
    step = s.stack[-1].step
    if "pass" in [step.token(choice) for choice in s.legal()]:
        return []
    first, *others = [[plain(event) for event in after(record, s, choice)] for choice in s.legal()]
    return [event for event in first if all(took(other, event) for other in others)]


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """Two answers may lead to the same question, though not with the same answers to it."""
    return {name: value for name, value in event.items() if name != "answers"}


def took(events: Events, event: dict[str, Any]) -> bool:
    """Whether it was among these; it is counted once."""
    if event not in events:
        return False
    events.remove(event)
    return True
