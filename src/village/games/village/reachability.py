"""Checks for positions that the pieces would allow but that no game can reach."""

from __future__ import annotations

from village.games.village.end import end_reached
from village.games.village.state import Village
from village.games.village.vocabulary import GONE, NONE


def check_position_reachable(s: Village) -> None:
    """Raise ValueError, with the rule, if no game can reach this position."""
    check_end(s)
    check_line(s)
    for expansion in s.rules.expansions:
        expansion.check_reachable(s)
    check_turn(s)


def check_end(s: Village) -> None:
    """Check that last turns have a trigger, and that the trigger has a cause."""
    if s.trigger == NONE:
        if s.last_turns != NONE:
            raise ValueError("`last_turns` needs a `trigger`: who triggered the end (V-END-2)")
        for family in s.families:
            if family.members[GONE]:
                raise ValueError("members leave the game only after the end is triggered, see `trigger` (V-DTH-3)")
    elif s.trigger < s.rules.seats and not end_reached(s):
        raise ValueError("no player can trigger the end while chronicle and graves have room (V-END-1)")


def check_turn(s: Village) -> None:
    """Check that a pending turn is possible."""
    if not any(frame.step.name == "turn" for frame in s.stack):
        return
    if not s.left and s.trigger == NONE:
        raise ValueError("a turn before the end is triggered needs a cube on the board (V-RND-3)")
    if s.trigger != NONE and s.last_turns == NONE:
        raise ValueError(
            "with a `trigger`, every turn is a last one: `last_turns` must say how many follow it (V-END-2)"
        )


def check_line(s: Village) -> None:
    """Check that the line of customers is full unless customers are being drawn."""
    drawing = any(frame.step.name == "customer" for frame in s.stack)
    if not drawing and len(s.line) < s.rules.tables.line and any(tiles > 0 for tiles in s.pile):
        raise ValueError("the line of customers must be full while there are customers in the pile (V-MKT-6)")
