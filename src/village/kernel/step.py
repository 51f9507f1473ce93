"""Steps, the questions of the rulebook, and frames, their entries on the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from village.kernel.event import Reason
from village.kernel.types import CHANCE, PUBLIC, Choice, Count, Seat

if TYPE_CHECKING:
    from village.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A question, its legal choices and what each choice does. Stateless and shared by all games."""

    def __init__(self, name: str, rule: str, size: Count = 0) -> None:
        self.name = name
        self.rule = rule  # the rule that asks this question
        self.size: Count = size  # number of different choices
        self.first: Count = 0  # index of the first choice in the table of actions
        self.args: Count = 1  # exclusive upper limit of the argument
        self.is_chance = False  # whether chance decides it instead of a seat
        self.uniform = False  # whether all choices are equally likely, so that no weights are needed
        self.opens_turn = False  # whether a turn begins with it; positions between turns are comparable
        self.prunes = False  # whether `is_redundant` may hold for one of its choices
        self.frames: list[Frame] = []  # cached by seat, CHANCE first, and by argument

    def frame(self, who: Seat, arg: Count) -> Frame:
        """Return the stack entry for a seat and an argument. Frames are immutable, so they are cached."""
        if who < CHANCE or arg >= self.args:
            return Frame(self, who, arg)
        at = (who - CHANCE) * self.args + arg
        while len(self.frames) <= at:
            count = len(self.frames)
            self.frames.append(Frame(self, count // self.args + CHANCE, count % self.args))
        return self.frames[at]

    def choices(self, s: S, f: Frame) -> None:
        """Offer the legal choices, to a player with `s.offer`, to chance with `s.offer_weighted`; nothing else."""

    def choose(self, s: S, f: Frame, choice: Choice) -> None:
        """Carry out a choice."""
        raise NotImplementedError(self.name)

    def resolve(self, s: S, f: Frame) -> None:
        """Carry out the step when there is nothing to ask."""

    def token(self, choice: Choice) -> str:
        """Return the stable name of a choice, used in the log, the API and the page."""
        return str(choice)

    def subject(self, f: Frame) -> str:
        """Return the subject, such as a place, if the name of the question lacks it. Not called in playouts."""
        return ""

    def series(self, s: S, f: Frame) -> str:
        """Return the named series of draws that decides a chance step. Never called in playouts."""
        raise NotImplementedError(self.name)

    def owner(self, f: Frame) -> Seat:
        """Return the only seat that may see the choice until the game is over, or PUBLIC."""
        return PUBLIC

    def is_redundant(self, s: S, f: Frame, choice: Choice) -> bool:
        """Return whether a search may skip a legal choice: another order is equivalent, or it cannot help."""
        return False

    def why(self, s: S, f: Frame, choice: Choice) -> Reason:
        """Return why `choice` is illegal. Never called in playouts."""
        raise NotImplementedError(self.name)


class Frame:
    """A step on the stack: who decides, and one small argument. Immutable, so copies share it."""

    def __init__(self, step: Step[Any], who: Seat, arg: Count) -> None:
        self.step = step
        self.who: Seat = who
        self.arg: Count = arg
