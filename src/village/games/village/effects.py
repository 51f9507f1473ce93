"""Effects and counts that an expansion registers in `Rules` by name for the cards of other expansions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from village.games.village.state import Village
from village.kernel.types import Count, Seat

if TYPE_CHECKING:
    from village.games.village.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """An effect that a card of another expansion can have."""

    def enter(self, rule: str, entry: dict[str, Any], r: Rules) -> None:
        """Install the steps of the effect for a card, given its rule and its row of the table."""

    def playable(self, s: Village, who: Seat) -> bool:
        """Return whether the effect can be carried out and changes something."""
        raise NotImplementedError

    def play(self, s: Village, who: Seat) -> None:
        """Carry out the effect."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """A count that a card of another expansion can score."""

    def count(self, s: Village, who: Seat) -> Count:
        raise NotImplementedError
