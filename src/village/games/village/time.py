"""V-TIM: time is paid by moving the marker; crossing the bridge costs a life."""

from __future__ import annotations

from village.games.village.state import Village
from village.kernel.types import Count, Seat


def age(s: Village, who: Seat, time: Count) -> Count:
    """Move the marker (V-TIM-1) and return how often it crossed the bridge."""
    family = s.families[who]
    lap = s.rules.tables.lap
    marker = family.time + time
    crossings: Count = 0
    while marker >= lap:
        marker -= lap
        crossings += 1
    family.time = marker
    s.emit("time", who, time, crossings)
    return crossings


def spend(s: Village, who: Seat, time: Count) -> None:
    """Pay time; resulting deaths happen at the end of the turn (V-TIM-3)."""
    s.families[who].due += age(s, who, time)
