"""V-MKT-7: the option `hidden_customers`. Only its owner knows a served customer until the game is over.

All players saw the tile when it was taken, so events and log stay public.
"""

from __future__ import annotations

from typing import Any

from village.games.village.rules import Rules
from village.games.village.state import Village
from village.games.village.vocabulary import COVERED, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Seat


class HiddenCustomer(Step[Village]):
    """Which customer did another family serve? Asked only in determinized states."""

    def __init__(self, r: Rules) -> None:
        super().__init__("hidden_customer", "V-MKT-7", len(r.tables.customers))
        self.is_chance = True
        self.customers = r.tables.customers

    def choices(self, s: Village, f: Frame) -> None:
        if not has_unknown(s):
            return
        for kind in range(len(s.pile)):
            if s.pile[kind]:
                s.offer_weighted(kind, s.pile[kind])

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.pile[choice] -= 1
        s.push(self, CHANCE)
        for family in s.families:
            for tile in range(len(family.served)):
                if family.served[tile] == NONE:
                    family.served[tile] = choice
                    return

    def token(self, choice: Choice) -> str:
        return self.customers[choice].name

    def series(self, s: Village, f: Frame) -> str:
        return "hidden_customers"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("V-MKT-7", "not-in-pile")


def has_unknown(s: Village) -> bool:
    for family in s.families:
        for tile in range(len(family.served)):
            if family.served[tile] == NONE:
                return True
    return False


def forget_customers(s: Village, seat: Seat) -> None:
    """Return the customers that the other seats have served to the pile, and leave unknown ones in their place."""
    for who in range(len(s.families)):
        if who == seat:
            continue
        family = s.families[who]
        for tile in range(len(family.served)):
            if family.served[tile] != NONE:
                s.pile[family.served[tile]] += 1
                family.served[tile] = NONE


def mask_customers(data: dict[str, Any], seat: Seat) -> None:
    """Cover the customers of other seats in a position, and the pile, which would reveal them."""
    for who in range(len(data["families"])):
        if who != seat:
            data["families"][who]["served"] = [COVERED] * len(data["families"][who]["served"])
    data["pile"] = {COVERED: sum(data["pile"].values())}
