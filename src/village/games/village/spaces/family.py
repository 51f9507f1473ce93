"""V-FAM: a birth, or a member comes home."""

from __future__ import annotations

from typing import Final

from village.games.village.choose_member import notify_keepers
from village.games.village.rules import Rules
from village.games.village.spaces.space import Space
from village.games.village.state import Village, lowest
from village.games.village.vocabulary import FARM, RESERVE
from village.kernel.event import Reason
from village.kernel.types import Choice, Seat

BIRTH: Final = 1
HOME: Final = 2  # first of four choices, one per generation, for each place after the farm


class FamilySpace(Space):
    """A birth, or a member comes home to the farm."""

    def __init__(self, r: Rules) -> None:
        super().__init__("family", "V-FAM-1", HOME + 4 * (r.alive - FARM - 1))
        self.places = r.places

    def offer_actions(self, s: Village, who: Seat) -> None:
        members = s.families[who].members
        if members[RESERVE]:
            s.offer(BIRTH)
        for place in range(FARM + 1, s.rules.alive):
            crowd = members[place]
            if crowd and not s.rules.far >> place & 1:
                for generation in range(4):
                    if crowd >> 4 * generation & 15:
                        s.offer(HOME + 4 * (place - FARM - 1) + generation)

    def carry_out(self, s: Village, who: Seat, choice: Choice) -> None:
        family = s.families[who]
        if choice == BIRTH:
            child = lowest(family.members[RESERVE])
            family.walk(RESERVE, FARM, child)
            s.emit("birth", who, child)
            return
        place = FARM + 1 + (choice - HOME) // 4
        generation = (choice - HOME) % 4
        family.walk(place, FARM, generation)
        s.emit("home", who, generation, place)
        notify_keepers(s, who, place, generation)

    def action_token(self, choice: Choice) -> str:
        if choice == BIRTH:
            return "birth"
        return f"home.{self.places[FARM + 1 + (choice - HOME) // 4]}.{(choice - HOME) % 4 + 1}"

    def obstacle(self, s: Village, who: Seat, choice: Choice) -> Reason:
        if choice == BIRTH:
            return Reason("V-FAM-1", "reserve-empty")
        place = FARM + 1 + (choice - HOME) // 4
        generation = (choice - HOME) % 4
        if s.families[who].has(place, generation):
            return Reason(s.rules.far_rules.get(place, "V-FAM-2"), "too-far-away")
        return Reason("V-FAM-2", "no-member", [str(generation + 1), self.places[place]])
