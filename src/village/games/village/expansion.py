"""The interface of an expansion. Every method does nothing by default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from village.games.village.tables import read
from village.kernel.game import Fact
from village.kernel.types import Count, Numbers, Seat
from village.toolkit.events import EventTypes
from village.toolkit.options import Option
from village.toolkit.override_schema import Mistake

if TYPE_CHECKING:
    from village.games.village.rules import Rules
    from village.games.village.state import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Expansion:
    """An expansion. Only `replace` and `install` may depend on which other expansions are in play."""

    def __init__(self, name: str) -> None:
        self.name = name

    def tables(self) -> dict[str, Any]:
        """Return every value of the expansion, with status and source."""
        return read(self.name)

    def check_values(self, tables: dict[str, Any]) -> list[Mistake]:
        """Return the problems with custom values that depend on each other; `tables` holds all tables by name."""
        return []

    def options(self) -> list[Option]:
        """Return the options of the expansion; one with the name of a base option replaces it."""
        return []

    def events(self) -> EventTypes:
        """Return the events of the expansion; `vocabulary` has the names of their fields."""
        return {}

    def extend(self, r: Rules) -> None:
        """Add values and vocabulary, before any step is created."""

    def replace(self, r: Rules) -> None:
        """Replace or change steps. This runs for all expansions before any of them is installed."""

    def install(self, r: Rules) -> None:
        """Add steps and hooks."""

    def setup(self, s: Village) -> None:
        """Set up the pieces of the expansion and its slice of the state, before anything is drawn."""

    def deal(self, s: Village) -> None:
        """Push the chance steps of the setup."""

    def evaluate(self, s: Village, seat: Seat) -> Count:
        """Return what the expansion adds to the evaluation of `seat` beyond its points, in hundredths of a point."""
        return 0

    def facts(self, s: Village, seat: Seat) -> list[Fact]:
        """Return what `seat` has of this expansion besides points, to explain moves."""
        return []

    def title(self, s: Village, seat: Seat) -> str:
        """Return the title that the score of `seat` earns, "" if there is none."""
        return ""

    def counted_in_chronicle(self, s: Village, seat: Seat, profession: Count) -> Count:
        """Return how many members count as in the chronicle although they are elsewhere."""
        return 0

    def data(self, s: Village) -> dict[str, Any]:
        """Return the slice as data."""
        return {}

    def check_reachable(self, s: Village) -> None:
        """Raise ValueError if no game can reach this part of a position."""

    def read(self, s: Village, data: dict[str, Any]) -> None:
        """Read the slice from data, with the defaults of `setup`; raise ValueError if it contradicts the rest."""

    def mask(self, data: dict[str, Any], seat: Seat) -> None:
        """Remove from the expansion's data what `seat` may not know."""

    def layout(self, r: Rules) -> list[str]:
        """Return the names of the numbers that `observe` writes, the same for every position of the table."""
        return []

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        """Write what `seat` may know, no number below 0, from `out[at]` on; return the index after the last number."""
        return at

    def revealed_count(self, s: Village) -> Count:
        """Return how many secrets of the expansion were revealed to all seats."""
        return 0

    def determinize(self, s: Village, seat: Seat) -> None:
        """Undo the draws that `seat` cannot know and let chance redraw them."""


def fits(entry: dict[str, Any], r: Rules) -> bool:
    """Return whether a card is in play: some require an expansion, some exclude one."""
    names = [expansion.name for expansion in r.expansions]
    required: list[str] = entry.get("in_with", [])
    excluded: list[str] = entry.get("out_with", [])
    return all(name in names for name in required) and not any(name in names for name in excluded)
