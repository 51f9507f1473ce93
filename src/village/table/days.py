"""Days of the daily challenge, in UTC so that a day is the same for everyone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

DAILY_MARK: Final = "0"  # first character of daily ids; `fresh_id` never uses it
DAY: Final = timedelta(days=1)


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def ends(day: str) -> float:
    """Return until when the daily challenge can be started."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + DAY).timestamp()


def closes(day: str) -> float:
    """Return until when it can be finished: one day more, for late starters."""
    return ends(day) + DAY.total_seconds()


def days_in_a_row(days: set[str], now: float) -> int:
    """Return the length of the streak up to today, or up to yesterday if today is still open."""
    today = datetime.fromtimestamp(now, UTC).date()
    day = today if today.isoformat() in days else today - DAY
    count = 0
    while day.isoformat() in days:
        count, day = count + 1, day - DAY
    return count
