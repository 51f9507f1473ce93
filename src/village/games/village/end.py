"""V-END: who fills the chronicle or the graves brings the end; the others take a last turn."""

from __future__ import annotations

from village.games.village.state import Village
from village.games.village.words import GRAVES, NOBODY
from village.kernel.step import Frame, Step
from village.kernel.types import OVER, Count, Seat


def full(s: Village) -> bool:
    """V-END-1: no free chronicle space or no free grave is left, or what a box lays beside them."""
    tables = s.rules.tables
    grounds = s.rules.grounds
    for i in range(len(grounds)):
        if grounds[i].ends and s.filled[GRAVES + i] >= grounds[i].spaces:
            return True
    for profession in range(GRAVES):
        if s.filled[profession] < tables.chronicle[profession]:
            return False
    return True


def look_for_the_end(s: Village, who: Seat) -> None:
    """Called at each burial. V-END-6: only the first trigger counts."""
    if s.trigger == NOBODY and full(s):
        s.trigger = who
        s.tell("trigger", who)


def next_last_turn(s: Village, who: Seat) -> None:
    """V-END-2, V-END-3: everybody else, or everybody if it was not the player on turn; then the last mass."""
    if s.last_turns == NOBODY:
        seats: Count = len(s.families)
        s.last_turns = seats - 1 if s.trigger == who else seats
    if s.last_turns:
        s.last_turns -= 1
        seat = s.after(who)
        s.tell("last_turn", seat)
        s.push(s.rules.turn, seat)
    else:
        s.push(s.rules.over, s.start)
        s.push(s.rules.mass, s.start)


class Over(Step[Village]):
    """V-END-5: after the last mass nothing is left to ask; the scoring follows from the position."""

    def __init__(self) -> None:
        super().__init__("over", "V-END-5")

    def resolve(self, s: Village, f: Frame) -> None:
        s.about_to_ask()
        s.tell("over", OVER)
