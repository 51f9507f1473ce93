"""The rules of one table, assembled once and shared by all its states."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from village.kernel.event import Event
from village.kernel.state import State
from village.kernel.step import Step
from village.kernel.types import Count, Numbers, Row, Seat, i64, vec

Counted = tuple[str, int, int]  # so many of something, and what they score together


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Steps in a fixed order, each answer with its index in one table of actions."""

    def __init__(self, name: str, version: Count, seats: Count) -> None:
        self.name = name
        self.version: Count = version  # raised when old records may no longer play
        self.seats: Count = seats
        self.tables_hash = ""  # names the numbers in use
        self.weights_hash = ""  # names the numbers behind `value` and `habits`
        self.options: dict[str, Any] = {}  # every option with the value in force
        self.boxes: list[str] = []  # those the players chose, in the order in which they are installed
        self.steps: list[Step[Any]] = []
        self.replaced: list[Step[Any]] = []  # the steps that boxes have put in the place of others
        self.actions: Count = 0
        self.widest: Count = 0
        self.over_rule = ""  # the rule by which nothing can be answered after the end
        self.line_rules: dict[str, str] = {}  # the rule behind each line of the score
        self.titles: list[tuple[int, str]] = []  # from which score on it has which name, the lowest first
        self.habits: Row = vec[i64]([])  # how readily each answer of the table of actions is given: for playouts

    def add(self, step: Step[Any]) -> None:
        self.steps.append(step)

    def replace(self, old: Step[Any], new: Step[Any]) -> None:
        """Ask `new` wherever `old` was asked; it takes its name and its place. Two boxes cannot both do that.

        What goes in front of a step comes later, so that it stands in front of `new`.
        """
        if old in self.replaced:
            raise ValueError(f"two boxes want to replace the question {old.name!r}")
        self.replaced.append(new)
        self.steps[self.steps.index(old)] = new

    def number(self) -> None:
        """Give every answer its index in the table of actions, once all steps are there."""
        names = [step.name for step in self.steps]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"two questions are called {name!r}")
        for step in self.steps:
            step.first = self.actions
            self.actions += step.size
            self.widest = max(self.widest, step.size)
        self.habits = vec[i64]([1] * self.actions)

    def start(self) -> State:
        """A new game, not yet settled."""
        raise NotImplementedError(self.name)

    def scores(self, s: State) -> list[dict[str, int]]:
        """Per seat, the lines of the score in the order of the rulebook; they add up to the total."""
        raise NotImplementedError(self.name)

    def derive(self, s: State, seat: Seat) -> dict[str, list[Counted]]:
        """What each line of the score counts; a line that is not here counts itself."""
        return {}

    def total(self, s: State, seat: Seat) -> Count:
        """The score of `seat` if the game ended now."""
        raise NotImplementedError(self.name)

    def value(self, s: State, seat: Seat) -> Count:
        """What the position promises `seat`: an estimate of its final score, in hundredths of a point."""
        return 100 * self.total(s, seat)

    def leave_out(self, s: State) -> None:
        """Take away, for a search, the answers after which nothing can come that another order would not give too.

        The rules offer them; what is left in `s.offered[:s.n]` leads to every position that they lead to.
        """

    def title(self, s: State, seat: Seat) -> str:
        """What the score of `seat` is called, "" if it has no name."""
        return ""

    def rounds(self, s: State) -> Count:
        """How many rounds were begun; 0 where a game has none."""
        return 0

    def standing(self, s: State, seat: Seat) -> list[int]:
        """What decides the place of `seat`, most important first: its score, then what breaks a tie."""
        return [self.total(s, seat)]

    def winners(self, s: State) -> list[int]:
        """The seats that share the victory if the game ended now."""
        raise NotImplementedError(self.name)

    def data(self, s: State) -> dict[str, Any]:
        """The position in words, ready for JSON."""
        raise NotImplementedError(self.name)

    def position(self, data: dict[str, Any]) -> State:
        """The state that `data` describes, not yet settled; ValueError with one sentence if there is none."""
        raise NotImplementedError(self.name)

    def vouch(self, s: State) -> None:
        """ValueError with one sentence if no game can come to this position."""

    def view(self, s: State, seat: Seat) -> dict[str, Any]:
        """What `seat` may know of the position."""
        raise NotImplementedError(self.name)

    def layout(self) -> list[str]:
        """The name of every number of an observation, in their order; the same for all positions of the table."""
        raise NotImplementedError(self.name)

    def observe(self, s: State, seat: Seat, out: Numbers, at: Count) -> Count:
        """Write what `seat` may know into a row of zeros, from `out[at]` on; the place behind the last."""
        raise NotImplementedError(self.name)

    def guess(self, s: State, seat: Seat) -> State:
        """A copy in which chance decides again, as it is asked, what `seat` cannot know."""
        raise NotImplementedError(self.name)

    def shown(self, s: State) -> int:
        """How many secrets everybody has seen; an answer that showed one cannot be taken back."""
        return 0

    def words(self, event: Event) -> dict[str, str | int]:
        """What the numbers of an event mean."""
        raise NotImplementedError(self.name)
