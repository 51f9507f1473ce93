"""Days, on which a game of the day is played: by the clock of Greenwich, so that a day is the same for all."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

DAILY_MARK: Final = "0"  # how ids of games of a day begin; `fresh_id` never gives it
DAY: Final = timedelta(days=1)


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def ends(day: str) -> float:
    """Until when one can begin its game."""
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + DAY).timestamp()


def closes(day: str) -> float:
    """Until when one can finish it: whoever began in the evening has another day."""
    return ends(day) + DAY.total_seconds()


def days_in_a_row(days: set[str], now: float) -> int:
    """Up to today, or to yesterday while today can still be added."""
    today = datetime.fromtimestamp(now, UTC).date()
    at = today if today.isoformat() in days else today - DAY
    count = 0
    while at.isoformat() in days:
        count, at = count + 1, at - DAY
    return count
