"""I-V: the villagers that are played, each with the effect named in the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.choose_member import notify_keepers
from village.games.village.death import has_chronicle_space
from village.games.village.expansions.inn.effects import ANY_MEMBER
from village.games.village.rules import Rules
from village.games.village.spaces.crafts import Shelf
from village.games.village.spaces.harvest import has_grain, limit_crop
from village.games.village.spaces.market import can_serve
from village.games.village.state import Village, lowest
from village.games.village.vocabulary import BAG, COLOURS, FARM, GRAVES, NONE, STAGE, WINDOW
from village.kernel.step import Frame
from village.kernel.types import Count, Row, Seat, i64, vec
from village.toolkit.tables import counts

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn


class Card:
    """A villager."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        self.inn = inn
        self.token: str = entry["token"]
        self.rule = f"I-V{entry['number']:02}"
        self.beer: Count = entry["price"].get("beer", 0)
        self.coins: Count = entry["price"].get("coin", 0)
        self.windows: Row = vec[i64]([inn.windows.index(name) for name in entry["windows"]])
        self.stays = False  # whether it stays with its owner after it was played

    def install(self) -> None:
        """Prepare the steps of the Inn for the effect, once they are created."""

    def playable(self, s: Village, who: Seat) -> bool:
        """I-CRD-3: return whether the effect can be carried out and changes something."""
        return True

    def play(self, s: Village, who: Seat) -> None:
        """Carry out the effect. The play window is already on the stack again."""

    def points(self, s: Village, who: Seat) -> Count:
        """Return the points it scores for its owner at the end."""
        return 0


class Take(Card):
    """Blacksmith, Wheelwright, Scribe, Miller, Brewer's Widow, Pedlar: things from the supply."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        take: dict[str, int] = entry["take"]
        self.cubes: Row = counts(take, COLOURS[:4])
        self.goods: Row = counts(take, r.goods)
        self.money: Count = take.get("coin", 0)

    def playable(self, s: Village, who: Seat) -> bool:
        if not sum(self.cubes):
            return True
        for colour in range(4):
            if self.cubes[colour] and s.supply[colour]:
                return True
        return False

    def play(self, s: Village, who: Seat) -> None:
        family = s.families[who]
        for colour in range(4):
            for _ in range(min(self.cubes[colour], s.supply[colour])):
                s.supply[colour] -= 1
                family.cubes[colour] += 1
                s.emit("cube", who, colour)
        for good in range(len(self.goods)):
            for _ in range(self.goods[good]):
                family.goods[good] += 1
                s.emit("good", who, good)
        if self.money:
            family.coins += self.money
            s.emit("coins", who, self.money)


class TakeChoice(Card):
    """Cattle Farmer: one of several goods."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.shelf: Count = len(r.shelves)
        r.shelves.append(Shelf(vec[i64]([r.goods.index(good) for good in entry["among"]]), entry["count"]))
        r.good.args = len(r.shelves)

    def play(self, s: Village, who: Seat) -> None:
        s.push(s.rules.good, who, self.shelf)


class FillGrain(Card):
    """Harvester: fills the farm with grain."""

    def playable(self, s: Village, who: Seat) -> bool:
        return s.families[who].grain < s.rules.tables.grain_limit and has_grain(s)

    def play(self, s: Village, who: Seat) -> None:
        family = s.families[who]
        crop = limit_crop(s, family, s.rules.tables.grain_limit)
        family.grain += crop
        s.emit("harvest", who, crop)


class FreeService(Card):
    """Market Crier: a customer without a market day."""

    def playable(self, s: Village, who: Seat) -> bool:
        for stall in range(len(s.stalls)):
            kind = s.stalls[stall]
            if kind != NONE and can_serve(s.families[who], s.rules.tables.customers[kind]):
                return True
        return False

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.inn.serve, who)


class TakeCustomer(Card):
    """Scrap Dealer: a customer that was not served."""

    def playable(self, s: Village, who: Seat) -> bool:
        for stall in range(len(s.stalls)):
            if s.stalls[stall] != NONE:
                return True
        return False

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.inn.scrap, who)


class FreeFromBag(Card):
    """Priest: members out of the black bag without paying."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.members: Count = entry["count"]

    def install(self) -> None:
        self.inn.call.args = 4 * (self.members + 1)

    def playable(self, s: Village, who: Seat) -> bool:
        return s.families[who].members[BAG] != 0 and s.drawn < s.rules.tables.drawn

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.inn.call, who, 4 * self.members)


class FreePromotion(Card):
    """Nun: promotions worth some grain."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.grain: Count = entry["grain"]

    def install(self) -> None:
        self.inn.mercy.args = 12 * (self.grain + 1)
        self.inn.mercy.lift.args = self.inn.mercy.args

    def playable(self, s: Village, who: Seat) -> bool:
        for window in range(3):
            if s.families[who].members[WINDOW + window] and s.rules.tables.window_grain[window] <= self.grain:
                return True
        return False

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.inn.mercy, who, 12 * self.grain)


class Advance(Card):
    """Mayor: a step in the council that costs only time."""

    def playable(self, s: Village, who: Seat) -> bool:
        members = s.families[who].members
        return members[STAGE] + members[STAGE + 1] + members[STAGE + 2] != 0

    def play(self, s: Village, who: Seat) -> None:
        s.push(self.inn.rise, who)


class ChooseDead(Card):
    """Gravedigger: any visible member may be chosen for this death. The `death` step is below the window."""

    def playable(self, s: Village, who: Seat) -> bool:
        visible = s.families[who].visible()
        return visible != 0 and visible >> 4 * (lowest(visible) + 1) != 0

    def play(self, s: Village, who: Seat) -> None:
        death = s.stack[-2]
        s.stack[-2] = Frame(death.step, death.who, ANY_MEMBER)


class BackInTime(Card):
    """Herb Woman: the marker moves back, but not across the bridge."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.spaces: Count = entry["spaces"]

    def playable(self, s: Village, who: Seat) -> bool:
        return s.families[who].time > 0

    def play(self, s: Village, who: Seat) -> None:
        time = min(self.spaces, s.families[who].time)
        s.families[who].time -= time
        s.emit("younger", who, time)


class Remember(Card):
    """Bard: a member without a chronicle space goes on the card. The burial step is below the window."""

    def __init__(self, inn: Inn, entry: dict[str, Any], r: Rules) -> None:
        super().__init__(inn, entry, r)
        self.stays = True

    def playable(self, s: Village, who: Seat) -> bool:
        taken = self.inn.state(s).bard_members[who] != 0
        return not taken and not has_chronicle_space(s, s.rules.calling[FARM + s.stack[-2].arg // 4])

    def play(self, s: Village, who: Seat) -> None:
        burial = s.stack.pop(-2)
        place = FARM + burial.arg // 4
        generation = burial.arg % 4
        profession = s.rules.calling[place]
        s.families[who].members[place] -= 1 << 4 * generation
        section = GRAVES if profession == NONE else profession
        self.inn.state(s).bard_members[who] = 1 + 4 * section + generation
        s.emit("bard", who, generation, place)
        notify_keepers(s, who, place, generation)
