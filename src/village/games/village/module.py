"""What a box may do to the game: add, replace, listen, own. Every hook does nothing by default."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from village.games.village.tables import read
from village.kernel.types import Count, Numbers, Seat
from village.toolkit.enterable import Mistake
from village.toolkit.options import Option

if TYPE_CHECKING:
    from village.games.village.rules import Rules
    from village.games.village.state import Village


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """One box of content. `replace` and `install` may look at the boxes in play; nothing else may."""

    def __init__(self, name: str) -> None:
        self.name = name

    def tables(self) -> dict[str, Any]:
        """Every number of the box, with status and source."""
        return read(self.name)

    def faults(self, tables: dict[str, Any]) -> list[Mistake]:
        """What is wrong with numbers of somebody's own box that belong together; all tables, by name."""
        return []

    def options(self) -> list[Option]:
        """What the table may choose with the box; a name of the base game stands in for the option there."""
        return []

    def extend(self, r: Rules) -> None:
        """Add numbers and words, before any question is made of them."""

    def replace(self, r: Rules) -> None:
        """Put questions in the place of others, or change those; every box does so before any is installed."""

    def install(self, r: Rules) -> None:
        """Add questions, and go in front of others."""

    def setup(self, s: Village) -> None:
        """Lay out the pieces of the box and its slice, before anything is drawn."""

    def deal(self, s: Village) -> None:
        """Push what chance decides while the table is set up."""

    def promise(self, s: Village, seat: Seat) -> Count:
        """What the box promises `seat` beyond its points, in hundredths: for the estimate of `value.py`."""
        return 0

    def title(self, s: Village, seat: Seat) -> str:
        """What the score of `seat` is called, "" if it has no name."""
        return ""

    def remembers(self, s: Village, seat: Seat, profession: Count) -> Count:
        """How many members count as in the chronicle although they are elsewhere."""
        return 0

    def data(self, s: Village) -> dict[str, Any]:
        """The slice in words."""
        return {}

    def vouch(self, s: Village) -> None:
        """ValueError with one sentence if no game can come to this part of a position."""

    def read(self, s: Village, data: dict[str, Any]) -> None:
        """The slice from words, what is left out as `setup` laid it; ValueError if they do not fit the rest."""

    def mask(self, data: dict[str, Any], seat: Seat) -> None:
        """Take out of the box's data what `seat` may not know."""

    def layout(self, r: Rules) -> list[str]:
        """The names of what `observe` writes: as many at every position of the table."""
        return []

    def observe(self, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
        """Write what `seat` may know of the box, no number below 0, from `out[at]` on; the place behind the last."""
        return at

    def shown(self, s: Village) -> Count:
        """How many secrets of the box everybody has seen."""
        return 0

    def guess(self, s: Village, seat: Seat) -> None:
        """Put back what `seat` cannot know and let chance decide it again."""


def fits(entry: dict[str, Any], r: Rules) -> bool:
    """Whether a card is in play: some need a box, some make no sense with one."""
    boxes = [module.name for module in r.modules]
    wanted: list[str] = entry.get("in_with", [])
    unwanted: list[str] = entry.get("out_with", [])
    return all(box in boxes for box in wanted) and not any(box in boxes for box in unwanted)
