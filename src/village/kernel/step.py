"""One question of the rulebook, and its place on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from village.kernel.event import Reason
from village.kernel.types import CHANCE, EVERYBODY, Choice, Count, Seat

if TYPE_CHECKING:
    from village.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One question, its legal answers, and what each answer does. Stateless, shared by all games."""

    def __init__(self, name: str, rule: str, size: Count = 0) -> None:
        self.name = name
        self.rule = rule  # the rule that asks this question
        self.size: Count = size  # how many different answers exist at all
        self.first: Count = 0  # where they start in the game's table of actions
        self.args: Count = 1  # its argument is below this
        self.by_chance = False  # whether CHANCE carries it out, not a seat
        self.even = False  # whether chance gives all its answers equally often: then nobody need add up their weights
        self.opens_turn = False  # whether a turn begins with it: between turns positions can be compared
        self.frames: list[Frame] = []  # by who is asked, CHANCE first, and by argument: made once, for all games

    def frame(self, who: Seat, arg: Count) -> Frame:
        """It waiting on the stack. Nobody modifies a frame, so most need not be made, nor freed, in play."""
        if who < CHANCE or arg >= self.args:
            return Frame(self, who, arg)
        at = (who - CHANCE) * self.args + arg
        while len(self.frames) <= at:
            made = len(self.frames)
            self.frames.append(Frame(self, made // self.args + CHANCE, made % self.args))
        return self.frames[at]

    def choices(self, s: S, f: Frame) -> None:
        """Offer the legal answers: `s.offer` to a player, `s.weigh` to chance. Nothing else may change."""

    def choose(self, s: S, f: Frame, choice: Choice) -> None:
        """Carry out one answer."""
        raise NotImplementedError(self.name)

    def resolve(self, s: S, f: Frame) -> None:
        """Carry out the step when there is nothing to ask."""

    def token(self, choice: Choice) -> str:
        """Stable name of an answer: in the log, in the API, on the page."""
        return str(choice)

    def about(self, f: Frame) -> str:
        """What the question is about where its name does not say: a place, a price. Never called in play."""
        return ""

    def series(self, s: S, f: Frame) -> str:
        """For questions to chance: the named series of draws that answers them. Never called in play."""
        raise NotImplementedError(self.name)

    def owner(self, f: Frame) -> Seat:
        """Who alone may see the answer until the game is over."""
        return EVERYBODY

    def why(self, s: S, f: Frame, choice: Choice) -> Reason:
        """Why `choice`, which is not among the legal answers, is not. Never called in play."""
        raise NotImplementedError(self.name)


class Frame:
    """A step waiting on the stack: who answers, and one small argument. Never modified, so copies share it."""

    def __init__(self, step: Step[Any], who: Seat, arg: Count) -> None:
        self.step = step
        self.who: Seat = who
        self.arg: Count = arg
