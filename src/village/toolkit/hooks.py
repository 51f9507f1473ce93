"""Hooks: steps that ask something before another step, and listeners that run before every question."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from village.kernel.state import State
from village.kernel.step import Frame, Step
from village.kernel.types import Count

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Hook(Step[Any]):
    """Asks `first`, with its own argument, before the step `wrapped`."""

    def __init__(self, name: str, rule: str, first: Step[Any], arg: Count, wrapped: Step[Any]) -> None:
        super().__init__(name, rule)
        self.args = wrapped.args
        self.is_chance = wrapped.is_chance
        self.first_step: Step[Any] = first
        self.arg: Count = arg
        self.wrapped: Step[Any] = wrapped

    def resolve(self, s: State, f: Frame) -> None:
        s.push(self.wrapped, f.who, f.arg)
        s.push(self.first_step, f.who, self.arg)


class HookForAllSeats(Hook):
    """Asks every seat, clockwise from the one that `wrapped` is for, before `wrapped`."""

    def __init__(self, name: str, rule: str, first: Step[Any], arg: Count, wrapped: Step[Any], seats: Count) -> None:
        super().__init__(name, rule, first, arg, wrapped)
        self.seats: Count = seats

    def resolve(self, s: State, f: Frame) -> None:
        s.push(self.wrapped, f.who, f.arg)
        seat = f.who
        for _ in range(self.seats):
            seat = seat - 1 if seat else self.seats - 1
            s.push(self.first_step, seat, self.arg)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[S]):
    """Runs before every question, chance included; it may push a question that comes first."""

    def before_question(self, s: S) -> None:
        """React to the position, or push a question. The stack is empty when the game is over."""
