"""P-SEA: the action of the space travel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from village.games.village.expansions.port.captains import FOR_COINS, FREE
from village.games.village.expansions.port.map import HARBOUR
from village.games.village.expansions.port.returning import go_home
from village.games.village.spaces.space import Space
from village.games.village.state import Village
from village.games.village.vocabulary import MAY, PASS
from village.kernel.event import Reason
from village.kernel.step import Frame
from village.kernel.types import Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port

SAIL: Final = 1
ON: Final = 2
HOME: Final = 3


class SeaAction(Space):
    """P-SEA-1: set sail, sail on or return. The cause decides whether the captain is free of charge."""

    def __init__(self, port: Port) -> None:
        super().__init__("sea", "P-SEA-1", HOME + 1)
        self.port = port

    def offer_actions(self, s: Village, who: Seat) -> None:
        self.offer_at_price(s, who, FOR_COINS)

    def offer_at_price(self, s: Village, who: Seat, pay: Count) -> None:
        if self.port.ship(s, who).space != HARBOUR:
            s.offer(ON)
            s.offer(HOME)
        elif self.port.captain.can_hire(s, who, pay):
            s.offer(SAIL)

    def possible_with(self, s: Village, who: Seat, pay: Count) -> bool:
        before = s.n
        self.offer_at_price(s, who, pay)
        possible = s.n > before
        s.n = before
        return possible

    def pays(self, f: Frame) -> Count:
        return FREE if f.arg == self.port.free_cause else FOR_COINS

    def choices(self, s: Village, f: Frame) -> None:
        if f.arg == MAY:
            s.offer(PASS)
        self.offer_at_price(s, f.who, self.pays(f))

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice == SAIL:
            s.push(self.port.captain, f.who, self.pays(f))
            return
        super().choose(s, f, choice)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        if choice == HOME:
            go_home(self.port, s, who)
        else:
            self.port.move.begin(s, who)

    def action_token(self, choice: Choice) -> str:
        return ["pass", "sail", "on", "home"][choice]

    def missing(self, s: Village, who: Seat) -> list[Reason]:
        """Return why no captain can be hired; a ship at sea can always sail on, so this one is in the port."""
        return [self.obstacle(s, who, SAIL)]

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice != SAIL:
            return Reason("P-SEA-1", "ship-in-port")
        if self.port.ship(s, who).space != HARBOUR:
            return Reason("P-SEA-1", "ship-outside")
        return Reason("P-CAP-5", "no-captain")
