"""V-TRN: a turn. Take a cube, or use the well, then act."""

from __future__ import annotations

from typing import Final

from village.games.village.end import next_last_turn
from village.games.village.rules import Rules
from village.games.village.spaces.well import can_draw, draw, well_name
from village.games.village.state import Village
from village.games.village.time import spend
from village.games.village.vocabulary import COLOURS, MAY, NONE, PLAGUE
from village.kernel.event import Reason
from village.kernel.step import Frame, Step
from village.kernel.types import Choice, Count

WELLS: Final = 5  # four colours and coins; then five choices for every space


class Turn(Step[Village]):
    """Which cube, from which space? Or the well?"""

    def __init__(self, r: Rules) -> None:
        super().__init__("turn", "V-TRN-1", WELLS + 5 * len(r.space_names))
        self.opens_turn = True
        self.spaces = r.space_names

    def choices(self, s: Village, f: Frame) -> None:
        if not s.left:
            return
        for colour in range(WELLS):
            if can_draw(s, f.who, colour):
                s.offer(colour)
        cubes = s.cubes
        for i in range(len(cubes)):
            if cubes[i]:
                s.offer(WELLS + i)

    def choose(self, s: Village, f: Frame, choice: Choice) -> None:
        s.push(s.rules.end_turn, f.who)
        if choice < WELLS:
            s.used = NONE
            draw(s, f.who, choice)
            return
        space = (choice - WELLS) // 5
        colour = (choice - WELLS) % 5
        s.cubes[choice - WELLS] -= 1
        s.left -= 1
        s.used = space
        s.emit("take", f.who, space, colour)
        if colour == PLAGUE:
            s.supply[PLAGUE] += 1
            spend(s, f.who, s.rules.tables.plague_time)
        else:
            s.families[f.who].cubes[colour] += 1
        s.push(s.rules.spaces[space], f.who, MAY)

    def resolve(self, s: Village, f: Frame) -> None:
        """V-END-4: the board is empty and this is a last turn. Any action, or none."""
        s.used = NONE
        s.push(s.rules.end_turn, f.who)
        s.push(s.rules.action, f.who)

    def token(self, choice: Choice) -> str:
        if choice < WELLS:
            return well_name(choice)
        return f"{self.spaces[(choice - WELLS) // 5]}.{COLOURS[(choice - WELLS) % 5]}"

    def why(self, s: Village, f: Frame, choice: Choice) -> Reason:
        if choice < 4:
            return Reason("V-WEL-1", "well-dry", [COLOURS[choice], str(s.rules.tables.well)])
        if choice < WELLS:
            return Reason("V-WEL-1", "well-coins", [str(s.rules.tables.well)])
        space = self.spaces[(choice - WELLS) // 5]
        left: Count = 0
        for colour in range(5):
            left += s.cubes[(choice - WELLS) // 5 * 5 + colour]
        if not left:
            return Reason("V-TRN-1", "no-cube-left", [space])
        return Reason("V-TRN-1", "no-cube-there", [space, COLOURS[(choice - WELLS) % 5]])


class EndTurn(Step[Village]):
    """V-TRN-5: deaths, the end of the game, the end of the round, the next turn."""

    def __init__(self) -> None:
        super().__init__("end_turn", "V-TRN-5")

    def resolve(self, s: Village, f: Frame) -> None:
        family = s.families[f.who]
        if family.due:
            family.due -= 1
            s.push(self, f.who)
            s.push(s.rules.death, f.who)
        else:
            s.rules.next_turn.resolve(s, f)


class NextTurn(Step[Village]):
    """Determines whose turn follows; never asked."""

    def __init__(self) -> None:
        super().__init__("next_turn", "V-RND-3")

    def resolve(self, s: Village, f: Frame) -> None:
        if s.trigger != NONE:
            next_last_turn(s, f.who)
        elif s.left:
            s.push(s.rules.turn, s.after(f.who))
        else:
            end_round(s)


def end_round(s: Village) -> None:
    """V-RND-3: a mass, then a new round."""
    s.push(s.rules.new_round, s.start)
    s.push(s.rules.mass, s.start)
