"""S-TRN, S-REA: the turn of the rival, who takes a cube after every cube of the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.death import bury
from village.games.village.end import check_end_trigger
from village.games.village.expansions.solo.state import BLANK, DOWN, HUMAN, QUILL, SoloState
from village.games.village.spaces.market import has_more
from village.games.village.state import Village, lowest
from village.games.village.vocabulary import COLOURS, NONE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import CHANCE, Choice, Count, append

if TYPE_CHECKING:
    from village.games.village.expansions.solo.expansion import Solo


class RivalTurn(Step[Village]):
    """S-TRN-1: which cube does she take? The argument is 1 + the colour she wants, 0 if any will do."""

    def __init__(self, solo: Solo) -> None:
        super().__init__("rival", "S-TRN-1", 5)
        self.args = 6
        self.solo = solo

    def space(self, s: Village, colour_arg: Count) -> Count:
        """Return the space she takes it from: the same one, or the next clockwise; NONE on an empty board."""
        for i in range(len(self.solo.search)):
            space = self.solo.search[(self.solo.search_index[s.used] + i) % len(self.solo.search)]
            if self.has(s, space, colour_arg):
                return space
        return NONE

    def has(self, s: Village, space: Count, colour_arg: Count) -> bool:
        if colour_arg:
            return s.cubes[5 * space + colour_arg - 1] > 0
        for colour in range(5):
            if s.cubes[5 * space + colour]:
                return True
        return False

    def wanted_colour(self, s: Village, colour_arg: Count) -> Count:
        """Return the colour she looks for: any colour if the wanted one is not on the board."""
        return colour_arg if colour_arg and self.space(s, colour_arg) != NONE else 0

    def choices(self, s: Village, f: Frame) -> None:
        colour_arg = self.wanted_colour(s, f.arg)
        space = self.space(s, colour_arg)
        if space == NONE:
            return
        for colour in range(5):
            if s.cubes[5 * space + colour] and colour_arg in (0, colour + 1):
                s.offer(colour)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        space = self.space(s, self.wanted_colour(s, f.arg))
        s.cubes[5 * space + choice] -= 1
        s.left -= 1
        s.emit("rival_take", HUMAN, space, choice)
        rival = self.solo.rival(s)
        rival.placed = append(rival.placed, choice)
        rival.space = space
        s.push(self.solo.reaction, HUMAN, space)
        before = rival.recess
        rival.recess = before % self.solo.recesses + 1
        for tile in range(len(self.solo.tiles)):
            if self.solo.tiles[tile] == before:
                s.push(self.solo.fate, CHANCE, tile)

    def token(self, choice: Choice) -> str:
        return COLOURS[choice]

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("S-TRN-5" if self.solo.rolls else "S-TRN-1", "rival-not-there", [COLOURS[choice]])


class Die(Step[Village]):
    """S-TRN-5: the colour she wants is rolled; a colour that is not on the board is rerolled."""

    def __init__(self, solo: Solo) -> None:
        super().__init__("die", "S-TRN-5", 4)
        self.is_chance = True
        self.solo = solo

    def choices(self, s: Village, f: Frame) -> None:
        if self.colours(s) > 1:
            for colour in range(4):
                if self.solo.rival_turn.space(s, colour + 1) != NONE:
                    s.offer_weighted(colour, 1)

    def colours(self, s: Village) -> Count:
        total: Count = 0
        for colour in range(4):
            if self.solo.rival_turn.space(s, colour + 1) != NONE:
                total += 1
        return total

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.emit("die", HUMAN, choice)
        s.push(self.solo.rival_turn, HUMAN, choice + 1)

    def resolve(self, s: Village, f: Frame) -> None:
        """Skip the roll if at most one colour of influence is left; the player picks for her."""
        s.push(self.solo.rival_turn, HUMAN, 0)

    def token(self, choice: Choice) -> str:
        return COLOURS[choice]

    def series(self, s: Village, f: Frame) -> str:
        return "die"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("S-TRN-5", "rival-not-there", [COLOURS[choice]])


class Fate(Step[Village]):
    """S-TRN-3: a tile of fate is turned up. The argument is the tile; there are two sets."""

    def __init__(self, solo: Solo) -> None:
        super().__init__("fate", "S-TRN-3", 2)
        self.args = len(solo.tiles)
        self.is_chance = True
        self.solo = solo

    def choices(self, s: Village, f: Frame) -> None:
        fate = self.solo.rival(s).fate
        blanks = self.solo.blanks
        quills = self.solo.quills
        first = self.head(f.arg)
        for tile in range(first, first + self.solo.set_size):
            if fate[tile] == BLANK:
                blanks -= 1
            elif fate[tile] == QUILL:
                quills -= 1
        if blanks:
            s.offer_weighted(0, blanks)
        if quills:
            s.offer_weighted(1, quills)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        rival = self.solo.rival(s)
        rival.fate[f.arg] = BLANK + choice
        s.emit("fate", HUMAN, choice)
        self.turn_face_down(rival, self.head(f.arg))
        if choice == 1:
            self.kill_member(s)

    def head(self, tile: Count) -> Count:
        """Return the first tile of its set."""
        return tile - tile % self.solo.set_size

    def turn_face_down(self, rival: SoloState, first: Count) -> None:
        """S-TRN-4: shuffle a set that is completely face up and turn it face down again."""
        for tile in range(first, first + self.solo.set_size):
            if rival.fate[tile] == DOWN:
                return
        for tile in range(first, first + self.solo.set_size):
            rival.fate[tile] = DOWN

    def kill_member(self, s: Village) -> None:
        """S-DTH-1: one of her members dies; the section depends on the space of her cube."""
        rival = self.solo.rival(s)
        generation = rival.lose_member()
        if generation == NONE:
            return
        rest = bury(s, self.solo.sections[rival.space])
        rival.dead[rest] += 1 << 4 * generation
        s.emit("rival_death", HUMAN, generation, s.rules.rests[rest])
        check_end_trigger(s, self.solo.party)

    def token(self, choice: Choice) -> str:
        return "quill" if choice else "blank"

    def series(self, s: Village, f: Frame) -> str:
        return "fate"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        return Reason("S-TRN-3", "tile-up")


class Reaction(Step[Village]):
    """S-REA: the effect of her cube. The argument is the space it came from."""

    def __init__(self, solo: Solo, spaces: int) -> None:
        super().__init__("reaction", "S-REA-1")
        self.args = spaces
        self.solo = solo

    def resolve(self, s: Village, f: Frame) -> None:
        if f.arg == self.solo.market_space:
            self.open_market(s)
        elif f.arg == self.solo.church_space:
            self.take_orders(s)

    def open_market(self, s: Village) -> None:
        """S-REA-1: she takes the front customer, then the player may serve the others."""
        s.passed = 0
        s.emit("rival_market", HUMAN)
        s.push(s.rules.close, HUMAN)
        take_front_customer(self.solo, s)
        if has_more(s):
            s.push(s.rules.market, HUMAN)

    def take_orders(self, s: Village) -> None:
        """S-REA-2: her member of the lowest generation waiting on the church goes into the black bag."""
        rival = self.solo.rival(s)
        if rival.waiting:
            generation = lowest(rival.waiting)
            rival.waiting -= 1 << 4 * generation
            rival.bag += 1 << 4 * generation
            s.emit("rival_bag", HUMAN, generation)


def take_front_customer(solo: Solo, s: Village) -> None:
    """Give the front customer to the rival; she takes one per market day."""
    s.passed |= 1 << solo.party
    for stall in range(len(s.stalls)):
        if s.stalls[stall] != NONE:
            rival = solo.rival(s)
            rival.served = append(rival.served, s.stalls[stall])
            s.emit("rival_serve", HUMAN, s.stalls[stall], stall)
            s.stalls[stall] = NONE
            return
