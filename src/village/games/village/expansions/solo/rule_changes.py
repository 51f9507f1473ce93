"""The base rules that the solo game changes: market, mass, ring, rounds and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.solo.rival_turn import take_front_customer
from village.games.village.expansions.solo.state import HUMAN
from village.games.village.mass import Majority, Monk, standing
from village.games.village.round import NewRound
from village.games.village.rules import Rules
from village.games.village.spaces.council import Privilege
from village.games.village.spaces.market import Follower
from village.games.village.state import Village
from village.games.village.turn import WELLS, NextTurn, Turn, end_round
from village.games.village.vocabulary import NONE
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.solo.expansion import Solo


class RivalBuys(Follower):
    """S-REA-1: right after the player's first service or pass she takes the front customer that is left."""

    def __init__(self, solo: Solo) -> None:
        self.solo = solo

    def follow(self, s: Village, who: Seat) -> None:
        if not s.passed >> self.solo.party & 1 and not self.took_no_cube(s):
            take_front_customer(self.solo, s)

    def took_no_cube(self, s: Village) -> bool:
        """S-TRN-2: return whether no cube was taken although there are some; a free last turn has none (V-END-4)."""
        return self.solo.rival(s).taken == NONE and s.left > 0


class SoloMonk(Monk):
    """S-MAS-1: her members are in the black bag, too."""

    def __init__(self, r: Rules, solo: Solo) -> None:
        super().__init__(r.seats + 1)
        self.solo = solo

    def choices(self, s: Village, f: Frame) -> None:
        super().choices(s, f)
        if s.drawn == s.rules.tables.drawn:
            return
        bag = self.solo.rival(s).bag
        for generation in range(4):
            if bag >> 4 * generation & 15:
                s.offer_weighted(5 + generation, bag >> 4 * generation & 15)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        if choice < 5:
            super().choose(s, f, choice)
            return
        rival = self.solo.rival(s)
        s.drawn += 1
        rival.bag -= 1 << 4 * (choice - 5)
        rival.enter_window(choice - 5)
        s.emit("rival_called", HUMAN, choice - 5)
        s.push(self, CHANCE)

    def token(self, choice: Choice) -> str:
        return super().token(choice) if choice < 5 else f"rival.{choice - 4}"


class SoloMajority(Majority):
    """S-MAS-2: she counts for the majority; prestige she would win is lost."""

    def __init__(self, solo: Solo) -> None:
        super().__init__()
        self.solo = solo

    def resolve(self, s: Village, f: Frame) -> None:
        own = standing(s, HUMAN)
        if own and own >= self.solo.rival(s).standing():
            prize = s.rules.tables.majority
            s.families[HUMAN].prestige += prize
            s.emit("majority", HUMAN, prize)


class SoloPrivilege(Privilege):
    """S-RND-2: the ring may be spent as a coin."""

    def __init__(self, solo: Solo) -> None:
        super().__init__()
        self.solo = solo

    def take_ring(self, s: Village, who: Seat) -> None:
        """Take the ring; the starting player is fixed (S-SET-1), so the event is a different one."""
        s.ring = who
        s.emit("ring_coin", who)
        self.solo.human(s).spare = 1


class SoloNewRound(NewRound):
    """S-RND: all her cubes but the last return to the supply, the ring returns to the council chamber."""

    def __init__(self, solo: Solo) -> None:
        super().__init__()
        self.solo = solo

    def resolve(self, s: Village, f: Frame) -> None:
        self.solo.rival(s).return_ring_cubes(s)
        self.solo.human(s).spare = 0
        super().resolve(s, f)


class SoloTurn(Turn):
    """S-TRN-1: remembers the player's cube, which decides hers."""

    def __init__(self, r: Rules, solo: Solo) -> None:
        super().__init__(r)
        self.solo = solo

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        taken: Count = NONE
        if choice >= WELLS:
            taken = (choice - WELLS) % 5
        self.solo.rival(s).taken = taken
        super().choose(s, f, choice)

    def resolve(self, s: Village, f: Frame) -> None:
        self.solo.rival(s).taken = NONE
        super().resolve(s, f)


class SoloNext(NextTurn):
    """S-TRN-1, S-TRN-2: after a turn with a cube the rival takes a turn, except after some last turns."""

    def __init__(self, solo: Solo) -> None:
        super().__init__()
        self.solo = solo

    def resolve(self, s: Village, f: Frame) -> None:
        if s.trigger == HUMAN and s.last_turns == NONE:
            s.last_turns = 0  # S-DTH-3: her turn is the last one
        s.push(self.solo.after_rival_turn, HUMAN)
        taken = self.solo.rival(s).taken
        if taken == NONE or self.solo.rival(s).silent:
            return
        if self.solo.rolls:
            s.push(self.solo.die, CHANCE)
        else:
            s.push(self.solo.rival_turn, HUMAN, taken + 1)


class AfterRivalTurn(Step[Village]):
    """S-DTH-3: the end, the end of the round, or the player's next turn."""

    def __init__(self, solo: Solo) -> None:
        super().__init__("answered", "S-DTH-3")  # the name is stored in records
        self.solo = solo

    def resolve(self, s: Village, f: Frame) -> None:
        if s.trigger == NONE:
            if s.left:
                s.push(s.rules.turn, HUMAN)
            else:
                end_round(s)
            return
        if s.last_turns == NONE:
            s.last_turns = 1
            self.solo.rival(s).silent = s.trigger == self.solo.party
        if s.last_turns:
            s.last_turns -= 1
            s.emit("last_turn", HUMAN)
            s.push(s.rules.turn, HUMAN)
        else:
            s.push(s.rules.over, HUMAN)
            s.push(s.rules.mass, HUMAN)
