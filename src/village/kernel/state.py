"""One position: plain data and a stack of pending questions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from village.kernel.event import Event
from village.kernel.step import Frame, Step
from village.kernel.types import OVER, Choice, Count, Row, Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """The part of a state that belongs to one box."""

    def copy(self) -> Slice:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What changes. Subclasses add the fields of their game; there is no phase, no seed, no history."""

    def __init__(self, offered: Row, weights: Row) -> None:
        self.stack: list[Frame] = []
        self.offered: Row = offered  # the legal answers are the first `n` of these
        self.weights: Row = weights  # how likely each is, for questions to chance
        self.n: Count = 0
        self.slices: list[Slice] = []
        self.watched = False  # whether somebody wants to know of every question
        self.news: list[Event] | None = None  # None: nobody is listening

    @property
    def over(self) -> bool:
        return not self.stack

    @property
    def actor(self) -> Seat:
        return self.stack[-1].who if self.stack else OVER

    def push(self, step: Step[Any], who: Seat, arg: Count = 0) -> None:
        """Ask `step` before anything that is already waiting."""
        self.stack.append(step.frame(who, arg))

    def offer(self, choice: Choice) -> None:
        self.offered[self.n] = choice
        self.n += 1

    def weigh(self, choice: Choice, weight: Count) -> None:
        self.offered[self.n] = choice
        self.weights[self.n] = weight
        self.n += 1

    def legal(self) -> list[int]:
        return [self.offered[i] for i in range(self.n)]

    def play(self, choice: Choice) -> None:
        """Answer the question on top of the stack; `choice` must be legal."""
        frame = self.stack.pop()
        frame.step.choose(self, frame, choice)
        self.settle()

    def settle(self) -> None:
        """Go on until somebody has a real choice: what asks nothing or leaves no choice resolves by itself."""
        while self.stack:
            frame = self.stack[-1]
            self.n = 0
            frame.step.choices(self, frame)
            if self.n > 1:
                if self.watched:
                    self.about_to_ask()
                return
            self.stack.pop()
            if self.n == 1:
                frame.step.choose(self, frame, self.offered[0])
            else:
                frame.step.resolve(self, frame)
        self.n = 0

    def about_to_ask(self) -> None:
        """Called before every question, chance included, if `watched`. It may not change the question."""

    def tell(self, kind: str, who: Seat, a: Count = 0, b: Count = 0, c: Count = 0) -> None:
        if self.news is not None:
            self.news.append(Event(kind, who, a, b, c))

    def copy(self) -> State:
        """Another state in the same position; what happens to one does not happen to the other."""
        raise NotImplementedError

    def copy_into(self, other: State) -> None:
        other.stack = self.stack.copy()
        other.n = self.n
        other.watched = self.watched
        if self.slices:
            other.slices = [part.copy() for part in self.slices]
