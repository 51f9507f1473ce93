"""M-CUS-12: the option `hidden_customers`. Only its owner knows a served customer until the game is over.

All players saw the card when it was served, so events and log stay public.
"""

from __future__ import annotations

from typing import Any

from village.games.my_village.state import MyVillage, bit, ones, weigh_cards
from village.games.my_village.vocabulary import COVERED, CUSTOMERS
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Seat


class HiddenCustomer(Step[MyVillage]):
    """Which customer did another village serve? Asked only in determinized states."""

    def __init__(self) -> None:
        super().__init__("hidden_customer", "M-CUS-12", len(CUSTOMERS))
        self.is_chance = True

    def choices(self, s: MyVillage, f: Frame) -> None:
        if has_hidden(s):
            weigh_cards(s, s.customers)

    def choose(self, s: MyVillage, f: Frame, choice: Choice) -> None:
        s.customers &= ~bit(choice)
        s.push(self, CHANCE)
        for village in s.villages:
            if village.hidden:
                village.hidden -= 1
                village.served |= bit(choice)
                return

    def token(self, choice: Choice) -> str:
        return CUSTOMERS[choice]

    def series(self, s: MyVillage, f: Frame) -> str:
        return "hidden_customers"

    def why(self, s: MyVillage, f: Frame, choice: Choice) -> Reason:
        return Reason("M-SET-15", "not-in-stack", [CUSTOMERS[choice]])


def has_hidden(s: MyVillage) -> bool:
    for village in s.villages:
        if village.hidden:
            return True
    return False


def forget_customers(s: MyVillage, seat: Seat) -> None:
    """Return the customers that the other seats have served to the stack; only their number stays."""
    for who in range(len(s.villages)):
        village = s.villages[who]
        if who != seat:
            s.customers |= village.served
            village.hidden += ones(village.served)
            village.served = 0


def mask_customers(data: dict[str, Any], seat: Seat) -> None:
    """Cover the customers of other seats in a position, and the stack, which would reveal them."""
    for who, village in enumerate(data["villages"]):
        if who != seat:
            village["served"] = [COVERED] * len(village["served"])
    data["customers"] = [COVERED] * len(data["customers"])
