"""I-V: the villagers that give an action: trips, the family, the same space again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.inn.cards import Card
from village.games.village.rules import Rules
from village.games.village.spaces.space import Cause
from village.games.village.spaces.travel import Fare
from village.games.village.state import Village
from village.games.village.vocabulary import MAY, NONE
from village.kernel.types import Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn


class GivenAction(Card):
    """A card that gives an action, which cannot be declined (I-CRD-3)."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.cause: Count = len(r.causes)
        r.causes.append(Cause(self.rule, self.fare(entry, r)))

    def fare(self, entry: dict[str, Any], r: Rules) -> Fare:
        return r.causes[MAY].fare


class Voucher(GivenAction):
    """Traveller, Messenger, Toll Keeper: a trip at another fare."""

    def fare(self, entry: dict[str, Any], r: Rules) -> Fare:
        pays: list[str] = entry["pays"]
        time = r.tables.trip_time if "time" in pays else 0
        wagons = r.tables.trip_wagons if "wagon" in pays else 0
        return Fare(time, wagons, "cubes" in pays)

    def playable(self, s: Village, who: Seat) -> bool:
        before = s.n
        self.inn.travel.offer_trips(s, who, s.rules.causes[self.cause].fare)
        possible = s.n > before
        s.n = before
        return possible

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.inn.travel, who, self.cause)


class ExtraAction(GivenAction):
    """Midwife: the action of a space."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.space: Count = r.space_names.index(entry["space"])

    def playable(self, s: Village, who: Seat) -> bool:
        return s.rules.spaces[self.space].possible(s, who)

    def play(self, s: Village, who: Seat) -> None:
        s.push(s.rules.spaces[self.space], who, self.cause)


class Repeat(GivenAction):
    """Journeyman: the action of the space used this turn, a second time."""

    def playable(self, s: Village, who: Seat) -> bool:
        return s.used != NONE and s.rules.spaces[s.used].possible(s, who)

    def play(self, s: Village, who: Seat) -> None:
        s.push(s.rules.spaces[s.used], who, self.cause)


class Borrowed(Card):
    """Admiral, Helmsman, Quartermaster: an effect that another expansion registers (I-SET-5)."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.effect = r.effects[entry["effect"]]
        self.effect.enter(self.rule, entry, r)

    def playable(self, s: Village, who: Seat) -> bool:
        return self.effect.playable(s, who)

    def play(self, s: Village, who: Seat) -> None:
        self.effect.play(s, who)
