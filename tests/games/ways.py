"""The ways in which a game can end, told from the events of a record alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import village
from village import Record

Event = dict[str, Any]


def story(record: Record) -> list[Event]:
    """Everything that happened in a record, in order."""
    table = record.table
    again = village.new(
        table.name, seats=table.seats, edition=table.edition, boxes=table.boxes, options=table.options, chance="manual"
    )
    return [event for line in record.log for event in again.play(line.split(" ", 1)[1])]


class Ending:
    """How one game ended."""

    def __init__(self, seats: int, graves: int, events: list[Event]) -> None:
        self.seats = seats
        self.graves = graves
        kinds = [event["kind"] for event in events]
        end = kinds.index("trigger")
        self.trigger: int = events[end]["seat"]
        self.before = events[:end]
        self.after = events[end:]

    def last(self, *kinds: str) -> Event:
        """The latest event of these kinds before the end was triggered."""
        return next(event for event in reversed(self.before) if event["kind"] in kinds)

    @property
    def buried(self) -> int:
        return sum(event["kind"] == "death" and event["rest"] == "grave" for event in self.before)

    @property
    def cubes_left(self) -> int:
        """On the board when the end was triggered."""
        kinds = [event["kind"] for event in self.before]
        return kinds.count("draw") - kinds.count("take")

    @property
    def opener(self) -> int | None:
        """Who opened the market day during which the end was triggered."""
        if "market_day" not in {event["kind"] for event in self.before}:
            return None
        latest = self.last("market_day", "market_end")
        return latest["seat"] if latest["kind"] == "market_day" else None

    @property
    def last_turns(self) -> list[int]:
        return [event["seat"] for event in self.after if event["kind"] == "last_turn"]

    def told(self, kind: str) -> int:
        """How often something happened from the trigger on."""
        return sum(event["kind"] == kind for event in self.after)

    def from_seat(self, seat: int, turns: int) -> list[int]:
        return [(seat + turn) % self.seats for turn in range(turns)]


def by_the_chronicle(end: Ending) -> bool:
    return end.buried < end.graves


def by_the_graves(end: Ending) -> bool:
    return end.buried == end.graves


def by_the_opener_of_a_market_day(end: Ending) -> bool:
    """V-END-3: then the others take a last turn, as after any other turn."""
    return end.opener == end.trigger and end.last_turns == end.from_seat(end.trigger + 1, end.seats - 1)


def by_another_seat_on_a_market_day(end: Ending) -> bool:
    """V-END-3: then everybody takes a last turn, the opener last."""
    if end.opener is None or end.opener == end.trigger:
        return False
    return end.last_turns == end.from_seat(end.opener + 1, end.seats)


def by_the_turn_that_emptied_the_board(end: Ending) -> bool:
    """V-END-5: nothing is seeded any more, nobody takes a cube, and one mass is said."""
    emptied = end.cubes_left == 0 and end.last("take", "well")["kind"] == "take"
    return emptied and end.told("take") == end.told("draw") == 0 and end.told("mass") == 1


def with_free_last_turns(end: Ending) -> bool:
    """V-END-4: the board runs empty during the last turns, and somebody acts without a cube."""
    free = end.told("action") - end.told("well")
    return end.told("take") > 0 and free > 0 and end.told("draw") == 0 and end.told("mass") == 1


WAYS: dict[str, Callable[[Ending], bool]] = {
    "chronicle-full": by_the_chronicle,
    "graves-full": by_the_graves,
    "market-day-opener": by_the_opener_of_a_market_day,
    "market-day-other": by_another_seat_on_a_market_day,
    "board-emptied": by_the_turn_that_emptied_the_board,
    "free-last-turns": with_free_last_turns,
}
