"""What no game comes to, though the pieces would allow it: said of positions that somebody wrote."""

from __future__ import annotations

from village.games.village.end import full
from village.games.village.state import Village
from village.games.village.words import GONE, NOBODY


def vouch_for(s: Village) -> None:
    """ValueError with one sentence and the rule, if no game leads here."""
    check_end(s)
    check_line(s)
    for module in s.rules.modules:
        module.vouch(s)
    check_turn(s)


def check_end(s: Village) -> None:
    """What belongs to the last turns needs somebody who brought the end about, and he needs a reason."""
    if s.trigger == NOBODY:
        if s.last_turns != NOBODY:
            raise ValueError("last turns are counted only when `trigger` says who brought the end about (V-END-2)")
        for family in s.families:
            if family.members[GONE]:
                raise ValueError("nobody leaves the game before `trigger` says who brought the end about (V-DTH-3)")
    elif s.trigger < s.rules.seats and not full(s):
        raise ValueError("nobody brings the end about while chronicle and graves have room (V-END-1)")


def check_turn(s: Village) -> None:
    """Of a turn that is asked for, or waits while something is asked before it."""
    if not any(frame.step.name == "turn" for frame in s.stack):
        return
    if not s.left and s.trigger == NOBODY:
        raise ValueError("there is no turn without a cube on the board before the end is near (V-RND-3)")
    if s.trigger != NOBODY and s.last_turns == NOBODY:
        raise ValueError("once `trigger` is said, a turn is a last one: `last_turns` says how many follow it (V-END-2)")


def check_line(s: Village) -> None:
    """While customers are drawn, the line is being filled."""
    drawing = any(frame.step.name == "customer" for frame in s.stack)
    if not drawing and len(s.line) < s.rules.tables.line and any(tiles > 0 for tiles in s.pile):
        raise ValueError("the line of customers is full as long as there are some in the pile (V-MKT-6)")
