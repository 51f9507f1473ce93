"""One position: plain data and a stack of pending questions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from village.kernel.event import Event
from village.kernel.step import Frame, Step
from village.kernel.types import OVER, Choice, Count, Row, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """The part of a state that belongs to one expansion."""

    def copy(self) -> Slice:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes during a game. Subclasses add fields; there is no phase, no seed and no history."""

    def __init__(self, offered: Row, weights: Row) -> None:
        self.stack: list[Frame] = []
        self.offered: Row = offered  # the first `n` are the legal choices
        self.weights: Row = weights  # their relative frequencies, for chance steps
        self.n: Count = 0
        self.slices: list[Slice] = []
        self.has_listeners = False  # whether `before_question` must be called
        self.events: list[Event] | None = None  # None: events are not recorded

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def actor(self) -> Seat:
        return self.stack[-1].who if self.stack else OVER

    def push(self, step: Step[Any], who: Seat, arg: Count = 0) -> None:
        """Put `step` on top of the stack, so that it is asked next."""
        self.stack.append(step.frame(who, arg))

    def offer(self, choice: Choice) -> None:
        self.offered[self.n] = choice
        self.n += 1

    def offer_weighted(self, choice: Choice, weight: Count) -> None:
        self.offered[self.n] = choice
        self.weights[self.n] = weight
        self.n += 1

    def legal(self) -> list[int]:
        return [self.offered[i] for i in range(self.n)]

    def play(self, choice: Choice) -> None:
        """Carry out `choice`, which must be legal, for the question on top of the stack."""
        frame = self.stack.pop()
        frame.step.choose(self, frame, choice)
        self.settle()

    def settle(self) -> None:
        """Advance to the next question with at least two choices; steps with fewer are carried out automatically."""
        while self.stack:
            frame = self.stack[-1]
            self.n = 0
            frame.step.choices(self, frame)
            if self.n > 1:
                if self.has_listeners and self.before_question():
                    continue
                return
            self.stack.pop()
            if self.n == 1:
                frame.step.choose(self, frame, self.offered[0])
            else:
                frame.step.resolve(self, frame)
        self.n = 0

    def before_question(self) -> bool:
        """Run before every question, chance included, if `has_listeners`; return whether another one comes first."""
        return False

    def emit(self, kind: str, who: Seat, a: Count = 0, b: Count = 0, c: Count = 0) -> None:
        if self.events is not None:
            self.events.append(Event(kind, who, a, b, c))

    def copy(self) -> State:
        """Return an independent copy."""
        raise NotImplementedError

    def copy_into(self, target: State) -> None:
        target.stack = self.stack.copy()
        target.n = self.n
        target.has_listeners = self.has_listeners
        if self.slices:
            target.slices = [part.copy() for part in self.slices]
