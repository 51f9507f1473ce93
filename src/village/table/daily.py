"""The daily challenge: its games, seeds and days, in UTC so that a day is the same for everyone."""

from __future__ import annotations

import hmac
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Final, Literal

from village.games import game_types
from village.toolkit.game_type import GameType

SEATS_WITH_BOTS: Final = 4
Kind = Literal["solo", "bots"]
KINDS: Final[tuple[Kind, ...]] = ("solo", "bots")

DAILY_MARK: Final = "0"  # first character of daily ids; `fresh_id` never uses it
DAY: Final = timedelta(days=1)


def is_daily(table_id: str) -> bool:
    return table_id.startswith(DAILY_MARK)


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


def daily_offers() -> list[tuple[GameType, Kind, int]]:
    """Return the daily games and their numbers of seats."""
    offers: list[tuple[GameType, Kind, int]] = []
    for game in game_types():
        possible = game.seats(game.edition, ())
        if 1 in possible:
            offers.append((game, "solo", 1))
        if max(possible) > 1:
            offers.append((game, "bots", game.seats_near(SEATS_WITH_BOTS, game.edition, ())))
    return offers


def seed_of(secret: bytes, day: str, game: str, kind: Kind) -> str:
    return hmac.new(secret, f"daily {day} {game} {kind}".encode(), sha256).hexdigest()
