"""V-END: filling the chronicle or the graves triggers the end; the other players take a last turn."""

from __future__ import annotations

from village.games.village.state import Village
from village.games.village.vocabulary import GRAVES, NONE
from village.kernel.step import Frame, Step
from village.kernel.types import OVER, Count, Seat


def end_reached(s: Village) -> bool:
    """V-END-1: return whether the chronicle or a burial ground is full."""
    tables = s.rules.tables
    grounds = s.rules.grounds
    for i in range(len(grounds)):
        if grounds[i].ends and s.filled[GRAVES + i] >= grounds[i].spaces:
            return True
    for profession in range(GRAVES):
        if s.filled[profession] < tables.chronicle[profession]:
            return False
    return True


def check_end_trigger(s: Village, who: Seat) -> None:
    """Check for the end after a burial. V-END-6: only the first trigger counts."""
    if s.trigger == NONE and end_reached(s):
        s.trigger = who
        s.emit("trigger", who)


def next_last_turn(s: Village, who: Seat) -> None:
    """V-END-2, V-END-3: the others, or all if it was not the active player, take a last turn; then a last mass."""
    if s.last_turns == NONE:
        seats: Count = len(s.families)
        s.last_turns = seats - 1 if s.trigger == who else seats
    if s.last_turns:
        s.last_turns -= 1
        seat = s.after(who)
        s.emit("last_turn", seat)
        s.push(s.rules.turn, seat)
    else:
        s.push(s.rules.over, s.start)
        s.push(s.rules.mass, s.start)


class Over(Step[Village]):
    """V-END-5: after the last mass the game is over; the scores follow from the position."""

    def __init__(self) -> None:
        super().__init__("over", "V-END-5")

    def resolve(self, s: Village, f: Frame) -> None:
        s.before_question()
        s.emit("over", OVER)
