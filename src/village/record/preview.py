"""Previews of moves: the events that are certain to follow and that the seat to move may know."""

from __future__ import annotations

from typing import Any

from village.kernel.state import State
from village.record.record import Record

Events = list[dict[str, Any]]


def preview_moves(record: Record) -> dict[str, Events]:
    """Return for every legal move the events that are certain to follow, and the questions on the way."""
    if record.over:
        return {}
    state = known_state(record)
    step = state.stack[-1].step
    return {f"{step.name} {step.token(choice)}": after(record, state, choice) for choice in state.legal()}


def known_state(record: Record) -> State:
    """Return the position as the seat to move knows it; secrets stay undealt, so that nothing follows from them."""
    state = record.table.rules.determinize(record.state, record.actor)
    state.stack = record.state.stack.copy()  # without the steps by which determinization redeals secrets
    state.settle()
    return state


def after(record: Record, before: State, choice: int) -> Events:
    """Return the events of a move up to the next draw, another seat or a new turn.

    Follow-up questions, such as which member goes or how to pay, contribute the events common to all their moves.
    """
    state = before.copy()
    state.events = []
    state.play(choice)
    events = [record.table.rules.event_data(event) for event in state.events]
    if state.actor != record.actor or state.stack[-1].step.opens_turn:
        return events
    frame = state.stack[-1]
    tokens = " ".join(frame.step.token(choice) for choice in state.legal())
    question = {"kind": "ask", "seat": frame.who, "question": frame.step.name, "about": frame.step.subject(frame)}
    return [*events, {**question, "answers": tokens}, *common_consequences(record, state)]


def common_consequences(record: Record, s: State) -> Events:
    """Return the events that follow every move of this question; none if it can be declined."""
    step = s.stack[-1].step
    if "pass" in [step.token(choice) for choice in s.legal()]:
        return []
    first, *others = [[plain(event) for event in after(record, s, choice)] for choice in s.legal()]
    return [event for event in first if all(remove_if_present(events, event) for events in others)]


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """Return the event without the legal moves, which may differ where the question is the same."""
    return {name: value for name, value in event.items() if name != "answers"}


def remove_if_present(events: Events, event: dict[str, Any]) -> bool:
    """Remove one occurrence of the event and return whether there was one."""
    if event not in events:
        return False
    events.remove(event)
    return True
