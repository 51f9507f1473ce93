"""The rules of one table, assembled once and shared by all its states."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from village.kernel.event import Event
from village.kernel.state import State
from village.kernel.step import Step
from village.kernel.types import Count, Numbers, Row, Seat, i64, vec

Counted = tuple[str, int, int]  # what is counted, how many, and the points they score together
# A kind of advantage, what it is about ("" if the kind says it), how many, and their worth in hundredths of a point.
Fact = tuple[str, str, int, int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Steps in a fixed order; every choice has an index in one table of actions."""

    def __init__(self, name: str, version: Count, seats: Count) -> None:
        self.name = name
        self.version: Count = version  # increased when old records may no longer be replayable
        self.seats: Count = seats
        self.tables_hash = ""  # identifies the numbers in use
        self.weights_hash = ""  # identifies the numbers behind `evaluate` and `playout_weights`
        self.options: dict[str, Any] = {}  # every option with the value in force
        self.expansion_names: list[str] = []  # names of the chosen expansions, in the order of installation
        self.steps: list[Step[Any]] = []
        self.replaced: list[Step[Any]] = []  # steps that expansions put in the place of others
        self.actions: Count = 0
        self.widest: Count = 0  # number of choices of the largest step
        self.hides_points = False  # whether a seat may not know all points of the others before the end
        self.over_rule = ""  # the rule that forbids moves after the end
        self.line_rules: dict[str, str] = {}  # the rule behind each line of the score
        self.titles: list[tuple[int, str]] = []  # minimum score and name of each title, lowest first
        self.playout_weights: Row = vec[i64]([])  # weight of each action in playouts

    def add(self, step: Step[Any]) -> None:
        self.steps.append(step)

    def replace(self, old: Step[Any], new: Step[Any]) -> None:
        """Ask `new` wherever `old` was asked; it takes over its place. Two expansions cannot replace the same step.

        Hooks are installed later, so they end up in front of `new`.
        """
        if old in self.replaced:
            raise ValueError(f"two expansions replace the question {old.name!r}")
        self.replaced.append(new)
        self.steps[self.steps.index(old)] = new

    def index_actions(self) -> None:
        """Assign every choice its index in the table of actions, once all steps are added."""
        names = [step.name for step in self.steps]
        for name in names:
            if names.count(name) > 1:
                raise ValueError(f"two questions have the name {name!r}")
        for step in self.steps:
            step.first = self.actions
            self.actions += step.size
            self.widest = max(self.widest, step.size)
        self.playout_weights = vec[i64]([1] * self.actions)

    def start(self) -> State:
        """Return the state of a new game, not yet settled."""
        raise NotImplementedError(self.name)

    def scores(self, s: State) -> list[dict[str, int]]:
        """Return the score lines of each seat in the order of the rulebook; they add up to the total."""
        raise NotImplementedError(self.name)

    def breakdown(self, s: State, seat: Seat) -> dict[str, list[Counted]]:
        """Return what each score line counts; a line that is missing counts itself."""
        return {}

    def total(self, s: State, seat: Seat) -> Count:
        """Return the score of `seat` if the game ended now."""
        raise NotImplementedError(self.name)

    def evaluate(self, s: State, seat: Seat) -> Count:
        """Return an estimate of the final score of `seat`, in hundredths of a point."""
        return 100 * self.total(s, seat)

    def facts(self, s: State, seat: Seat) -> list[Fact]:
        """Return what `seat` has besides points, as far as players would name it as a reason for a move."""
        return []

    def progress(self, s: State) -> Count:
        """Return how much of the game is over, in hundredths; 0 if it cannot be estimated."""
        return 0

    def visible_state(self, s: State, seat: Seat) -> State:
        """Return the state whose scores `seat` may know: `s`, or a copy without pieces that score in secret."""
        return s

    def title(self, s: State, seat: Seat) -> str:
        """Return the title that the score of `seat` earns, "" if there is none."""
        return ""

    def rounds(self, s: State) -> Count:
        """Return the number of rounds begun; 0 for a game without rounds."""
        return 0

    def ranking_key(self, s: State, seat: Seat) -> list[int]:
        """Return what decides the rank of `seat`, most important first: its score, then the tie-breakers."""
        return [self.total(s, seat)]

    def winners(self, s: State) -> list[int]:
        """Return the seats that share the victory if the game ended now."""
        raise NotImplementedError(self.name)

    def data(self, s: State) -> dict[str, Any]:
        """Return the position as data for JSON."""
        raise NotImplementedError(self.name)

    def position(self, data: dict[str, Any]) -> State:
        """Return the state that `data` describes, not yet settled; raise ValueError if there is none."""
        raise NotImplementedError(self.name)

    def check_reachable(self, s: State) -> None:
        """Raise ValueError if no game can reach this position."""

    def view(self, s: State, seat: Seat) -> dict[str, Any]:
        """Return what `seat` may know of the position."""
        raise NotImplementedError(self.name)

    def layout(self) -> list[str]:
        """Return the names of the numbers of an observation, in order; the same for all positions of the table."""
        raise NotImplementedError(self.name)

    def observe(self, s: State, seat: Seat, out: Numbers, at: Count) -> Count:
        """Write what `seat` may know into a row of zeros, from `out[at]` on; return the index after the last number."""
        raise NotImplementedError(self.name)

    def determinize(self, s: State, seat: Seat) -> State:
        """Return a copy in which everything `seat` cannot know is redrawn at random."""
        raise NotImplementedError(self.name)

    def revealed_count(self, s: State) -> int:
        """Return how many secrets were revealed to all seats; a move that revealed one cannot be undone."""
        return 0

    def event_data(self, event: Event) -> dict[str, str | int]:
        """Return the event as data for JSON, with names instead of numbers."""
        raise NotImplementedError(self.name)
