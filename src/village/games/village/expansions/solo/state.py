"""The rival's slice of the state: her members, her ring of cubes and the tiles of fate. She has no farm."""

from __future__ import annotations

from typing import Final

from village.games.village.state import Village, lowest
from village.games.village.vocabulary import NONE
from village.kernel.state import Slice
from village.kernel.types import Count, Row, append, i64, vec

HUMAN: Final = 0

DOWN: Final = 0  # a tile of fate
BLANK: Final = 1
QUILL: Final = 2
FATES: Final = ["down", "blank", "quill"]


class SoloState(Slice):
    """The slice of the solo game."""

    def __init__(self, windows: Row, dead: Row, placed: Row, fate: Row, served: Row) -> None:
        self.windows: Row = windows  # 1 + the generation of her member at each window, 0 for none
        self.dead: Row = dead  # crowds by index of `Rules.rests`; the last one counts those out of the game
        self.placed: Row = placed  # the colours in her ring, the newest last
        self.fate: Row = fate  # the tiles in the order in which they are passed
        self.served: Row = served
        self.at_board: Count = 0  # crowds
        self.waiting: Count = 0
        self.bag: Count = 0
        self.recess: Count = 0  # of the newest cube, from 1; 0 before the first
        self.space: Count = NONE  # where it came from
        self.taken: Count = NONE  # the colour of the cube that the player took this turn
        self.silent = False  # whether she takes no turn after the player's last turn

    def copy(self) -> Slice:
        c = SoloState(self.windows[:], self.dead[:], self.placed[:], self.fate[:], self.served[:])
        c.at_board = self.at_board
        c.waiting = self.waiting
        c.bag = self.bag
        c.recess = self.recess
        c.space = self.space
        c.taken = self.taken
        c.silent = self.silent
        return c

    def lose_member(self) -> Count:
        """S-DTH-2: remove the member that dies next and return its generation, NONE if there is none."""
        if self.at_board:
            generation = lowest(self.at_board)
            self.at_board -= 1 << 4 * generation
            return generation
        if self.waiting:
            generation = lowest(self.waiting)
            self.waiting -= 1 << 4 * generation
            return generation
        for window in range(4):
            if self.windows[window]:
                generation = self.windows[window] - 1
                self.windows[window] = 0
                return generation
        return NONE

    def enter_window(self, generation: Count) -> None:
        """S-MAS-1: put her member on the first window without one of hers."""
        for window in range(4):
            if not self.windows[window]:
                self.windows[window] = 1 + generation
                return

    def standing(self) -> Count:
        """Return her rank in church, counted as in V-MAS-3."""
        members: Count = 0
        foremost: Count = 0
        for window in range(4):
            if self.windows[window]:
                members += 1
                foremost = window
        return 4 * members + foremost

    def return_ring_cubes(self, s: Village) -> None:
        """S-RND-1: return all her cubes but the last to the supply."""
        last: Row = vec[i64]([])
        for i in range(len(self.placed)):
            if i == len(self.placed) - 1:
                last = append(last, self.placed[i])
            else:
                s.supply[self.placed[i]] += 1
        self.placed = last
