"""Moments: something is asked first, wherever a question of the game stands; something is heard before all of them."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from village.kernel.state import State
from village.kernel.step import Frame, Step
from village.kernel.types import Count

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Moment(Step[Any]):
    """Stands in front of `then`: asks `first`, with one argument of its own, and then what was there."""

    def __init__(self, name: str, rule: str, first: Step[Any], arg: Count, then: Step[Any]) -> None:
        super().__init__(name, rule)
        self.args = then.args
        self.by_chance = then.by_chance
        self.first_asked: Step[Any] = first
        self.arg: Count = arg
        self.then: Step[Any] = then

    def resolve(self, s: State, f: Frame) -> None:
        s.push(self.then, f.who, f.arg)
        s.push(self.first_asked, f.who, self.arg)


class Everybody(Moment):
    """The same, but every seat is asked first, clockwise from whoever `then` is for."""

    def __init__(self, name: str, rule: str, first: Step[Any], arg: Count, then: Step[Any], seats: Count) -> None:
        super().__init__(name, rule, first, arg, then)
        self.seats: Count = seats

    def resolve(self, s: State, f: Frame) -> None:
        s.push(self.then, f.who, f.arg)
        seat = f.who
        for _ in range(self.seats):
            seat = seat - 1 if seat else self.seats - 1
            s.push(self.first_asked, seat, self.arg)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener(Generic[S]):
    """Hears of every question before it is asked, chance included; it may not change the question."""

    def about_to_ask(self, s: S) -> None:
        """What has become true by now."""
