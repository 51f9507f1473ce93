"""Clocks: a bank for the whole game with a little more after every answer, or some days for each turn."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Connection, select

from village.server.asked import NewGame
from village.server.schema import outages
from village.server.sitting import Sitting

DAY: Final = 86400.0


def manner_of(wish: NewGame) -> dict[str, Any]:
    """How the game is played, as it is stored."""
    pace = wish.pace
    return {
        "bank": pace.bank, "increment": pace.increment, "days": 0 if pace.bank else pace.days,
        "absent": wish.absent, "away": wish.away,
    }  # fmt: skip


def timed(manner: dict[str, Any]) -> bool:
    return bool(manner["bank"] or manner["days"])


def first_clocks(sitting: Sitting) -> list[float]:
    manner = sitting.row.manner
    each = float(manner["bank"] or manner["days"] * DAY)
    return [each] * len(sitting.seats) if timed(manner) else []


def elapsed(db: Connection, since: float, now: float) -> float:
    """Seconds between two moments in which the server was there: nobody thinks while it is down."""
    lost = 0.0
    for began, ended in db.execute(select(outages.c.began, outages.c.ended).where(outages.c.ended > since)):
        lost += max(0.0, min(now, ended) - max(since, began))
    return max(0.0, now - since - lost)


def stop_clock(sitting: Sitting, seat: int, turn_over: bool) -> None:
    """Take off what the seat has used since the last answer, and give it what an answer or a turn brings."""
    manner = sitting.row.manner
    clocks = list(sitting.value("clocks"))
    if not clocks:
        return
    clocks[seat] = max(0.0, clocks[seat] - elapsed(sitting.db, sitting.value("moved"), sitting.now))
    if manner["bank"]:
        clocks[seat] += manner["increment"]
    elif turn_over:
        clocks[seat] = manner["days"] * DAY
    sitting.set(clocks=clocks)


def runs_out(sitting: Sitting, seat: int) -> float | None:
    """When this seat's time ends if it does not answer; None without a clock."""
    clocks = sitting.value("clocks")
    return float(sitting.now + clocks[seat]) if clocks else None
