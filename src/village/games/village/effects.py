"""What a box lets the cards of other boxes do and count; entered by name in `Rules`, and found by the cards' tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from village.games.village.state import Village
from village.kernel.types import Count, Seat

if TYPE_CHECKING:
    from village.games.village.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a card of another box can bring about."""

    def enter(self, rule: str, entry: dict[str, Any], r: Rules) -> None:
        """A card has it: its rule and its row of the table. Questions of the effect are added now."""

    def playable(self, s: Village, who: Seat) -> bool:
        """Whether it can be carried out and changes something."""
        raise NotImplementedError

    def play(self, s: Village, who: Seat) -> None:
        """Carry it out."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """Something of a seat that a card of another box can count."""

    def count(self, s: Village, who: Seat) -> Count:
        raise NotImplementedError
