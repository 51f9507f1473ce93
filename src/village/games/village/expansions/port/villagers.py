"""I-V31 to I-V33: effects of Port for the cards of other expansions, which replace four land cards (P-SET-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.effects import Effect
from village.games.village.expansions.port.captains import FREE
from village.games.village.expansions.port.loading import Lighter
from village.games.village.expansions.port.map import HARBOUR
from village.games.village.expansions.port.moving import Gale
from village.games.village.rules import Rules
from village.games.village.spaces.space import Cause
from village.games.village.state import Village
from village.games.village.vocabulary import MAY, NONE
from village.kernel.types import Seat

if TYPE_CHECKING:
    from village.games.village.expansions.port.expansion import Port


class Voyage(Effect):
    """Admiral: a sea action with a captain free of charge."""

    def __init__(self, port: Port) -> None:
        self.port = port

    def enter(self, rule: str, entry: dict[str, Any], r: Rules) -> None:
        self.port.free_cause = len(r.causes)
        r.causes.append(Cause(rule, r.causes[MAY].fare))

    def playable(self, s: Village, who: Seat) -> bool:
        return self.port.action.possible_with(s, who, FREE)

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.port.action, who, self.port.free_cause)


class FairWind(Effect):
    """Helmsman: steps without cubes for a ship outside the port."""

    gale: Gale

    def __init__(self, port: Port) -> None:
        self.port = port

    def enter(self, rule: str, entry: dict[str, Any], r: Rules) -> None:
        self.gale = Gale(self.port, rule, entry["steps"])
        r.add(self.gale)

    def playable(self, s: Village, who: Seat) -> bool:
        return self.port.ship(s, who).space != HARBOUR

    def play(self, s: Village, who: Seat) -> None:
        self.gale.begin(s, who)


class Boats(Effect):
    """Quartermaster: cargo from the farm for a ship outside the port, and trade at its space."""

    lighter: Lighter

    def __init__(self, port: Port) -> None:
        self.port = port

    def enter(self, rule: str, entry: dict[str, Any], r: Rules) -> None:
        self.lighter = Lighter(self.port, rule, entry["count"])
        r.add(self.lighter)

    def playable(self, s: Village, who: Seat) -> bool:
        if self.port.ship(s, who).space == HARBOUR:
            return False
        before = s.n
        self.lighter.offer_kinds(s, who)
        possible = s.n > before
        s.n = before
        return possible

    def play(self, s: Village, who: Seat) -> None:
        if self.port.sea_map.island_at[self.port.ship(s, who).space] != NONE:
            s.push(self.port.island, who)
        s.push(self.lighter, who)
