"""Previews of moves: the events that are certain to follow and that the seat to move may know."""

from __future__ import annotations

from typing import Any, Final

from village.kernel.state import State
from village.record.record import Record

Events = list[dict[str, Any]]
MAX_POSITIONS: Final = 200  # that one preview may visit: free orders of payment multiply


def preview_moves(record: Record) -> dict[str, Events]:
    """Return for every legal move the events that are certain to follow, and the questions on the way."""
    if record.over:
        return {}
    state = known_state(record)
    step = state.stack[-1].step
    return {f"{step.name} {step.token(choice)}": Preview(record).after_move(state, choice) for choice in state.legal()}


def known_state(record: Record) -> State:
    """Return the position as the seat to move knows it; secrets are not dealt, so no preview depends on them."""
    state = record.table.rules.determinize(record.state, record.actor)
    state.stack = record.state.stack.copy()  # without the steps by which determinization redeals secrets
    state.settle()
    return state


class TooManyPositions(Exception):
    """Raised when a preview has visited as many positions as it may."""


class Preview:
    """The preview of one move."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.positions = 0

    def after_move(self, before: State, choice: int) -> Events:
        """Return the events of a move and of the questions that follow it; without these if they are too many."""
        state, events = self.play(before, choice)
        try:
            return [*events, *self.common_consequences(state)]
        except TooManyPositions:
            return events

    def after(self, before: State, choice: int, wanted: Events | None) -> Events:
        """Return the events of a move up to the next draw, another seat or a new turn, or those of them in `wanted`.

        Follow-up questions, such as which member goes or how to pay, contribute the events common to all their moves.
        """
        state, events = self.play(before, choice)
        certain = [plain(event) for event in events]
        if wanted is None:
            return certain + self.common_consequences(state)
        missing = intersection(wanted, certain)[1]
        if missing:
            certain += self.common_consequences(state, missing)
        return intersection(wanted, certain)[0]

    def play(self, before: State, choice: int) -> tuple[State, Events]:
        """Return the position after a choice, and the events of the choice with the question that follows."""
        self.positions += 1
        if self.positions > MAX_POSITIONS:
            raise TooManyPositions
        state = before.copy()
        state.events = []
        state.play(choice)
        events = [self.record.table.rules.event_data(event) for event in state.events]
        if self.asks_same_turn(state):
            events.append(question_event(state))
        return state, events

    def asks_same_turn(self, s: State) -> bool:
        """Return whether the seat to move decides the next question too, in the same turn."""
        return s.actor == self.record.actor and not s.stack[-1].step.opens_turn

    def common_consequences(self, s: State, wanted: Events | None = None) -> Events:
        """Return the events that follow every move of the next question; none if it can be declined.

        With `wanted`, return only those of these events; what no other move has in common need not be searched.
        """
        if not self.asks_same_turn(s):
            return []
        step, choices = s.stack[-1].step, s.legal()
        if "pass" in [step.token(choice) for choice in choices]:
            return []
        common = wanted
        for choice in choices:
            common = self.after(s, choice, common)
            if not common:
                break
        return common or []


def question_event(s: State) -> dict[str, Any]:
    """Return the question on top of the stack as an event."""
    frame = s.stack[-1]
    choices = " ".join(frame.step.token(choice) for choice in s.legal())
    subject = frame.step.subject(frame)
    return {"kind": "ask", "seat": frame.who, "question": frame.step.name, "subject": subject, "choices": choices}


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """Return the event without the legal moves, which may differ where the question is the same."""
    return {name: value for name, value in event.items() if name != "choices"}


def intersection(events: Events, others: Events) -> tuple[Events, Events]:
    """Return the events that are also among the others, as often as they are there, and the rest."""
    left = list(others)
    shared: Events = []
    rest: Events = []
    for event in events:
        if event in left:
            left.remove(event)
            shared.append(event)
        else:
            rest.append(event)
    return shared, rest
