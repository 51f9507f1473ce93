"""Detectors for the endings and features of a game, from the events of its record; the docstrings describe them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import village
from tests.properties.printed import room
from village import Record

Event = dict[str, Any]

DEATHS = ("death", "rival_death")
RIVAL = 1  # the rival's number in place of a seat


def story(record: Record) -> list[Event]:
    """Return all events of a record in order."""
    table = record.table
    again = village.new(
        table.name, seats=table.seats, edition=table.edition, boxes=table.boxes, options=table.options, chance="manual"
    )
    return [event for line in record.log for event in again.play(line.split(" ", 1)[1])]


class Ending:
    """The end of a game."""

    def __init__(self, record: Record) -> None:
        self.seats = record.seats
        self.boxes = record.table.boxes
        self.graves = room(record.data(), "graves")
        events = story(record)
        kinds = [event["kind"] for event in events]
        end = kinds.index("trigger")
        self.trigger: int = events[end]["seat"]
        self.before = events[:end]
        self.after = events[end:]

    def last(self, *kinds: str) -> Event:
        """Return the latest event of these kinds before the end was triggered."""
        return next(event for event in reversed(self.before) if event["kind"] in kinds)

    @property
    def buried(self) -> int:
        return sum(event["kind"] in DEATHS and event["rest"] == "grave" for event in self.before)

    @property
    def cubes_left(self) -> int:
        """On the board when the end was triggered."""
        kinds = [event["kind"] for event in self.before]
        return kinds.count("draw") - kinds.count("take") - kinds.count("rival_take")

    @property
    def opener(self) -> int | None:
        """Return the seat that opened the market day during which the end was triggered."""
        if "market_day" not in {event["kind"] for event in self.before}:
            return None
        latest = self.last("market_day", "market_end")
        return latest["seat"] if latest["kind"] == "market_day" else None

    @property
    def last_turns(self) -> list[int]:
        return [event["seat"] for event in self.after if event["kind"] == "last_turn"]

    def told(self, kind: str) -> int:
        """Return how often an event happened from the trigger on."""
        return sum(event["kind"] == kind for event in self.after)

    def seats_that(self, kind: str) -> set[int]:
        """Return the seats with an event of this kind in the whole game."""
        return {event["seat"] for event in self.before + self.after if event["kind"] == kind}

    def from_seat(self, seat: int, turns: int) -> list[int]:
        return [(seat + turn) % self.seats for turn in range(turns)]


def by_the_chronicle(end: Ending) -> bool:
    """The last free space of the chronicle is taken while a grave is still free (V-END-1)."""
    return end.buried < end.graves


def by_the_graves(end: Ending) -> bool:
    """The last grave is taken while the chronicle still has a free space (V-END-1)."""
    return end.buried == end.graves


def by_the_opener_of_a_market_day(end: Ending) -> bool:
    """The player who opened a market day brings the end during it; the others take a last turn (V-END-3)."""
    return end.opener == end.trigger and end.last_turns == end.from_seat(end.trigger + 1, end.seats - 1)


def by_another_seat_on_a_market_day(end: Ending) -> bool:
    """Another player brings the end on a market day; everybody takes a last turn, the opener last (V-END-3)."""
    if end.opener is None or end.opener == end.trigger:
        return False
    return end.last_turns == end.from_seat(end.opener + 1, end.seats)


def by_the_turn_that_emptied_the_board(end: Ending) -> bool:
    """The turn that takes the last cube brings the end; nothing is seeded again, one mass is said (V-END-5)."""
    emptied = end.cubes_left == 0 and end.last("take", "well")["kind"] == "take"
    return emptied and end.told("take") == end.told("draw") == 0 and end.told("mass") == 1


def with_free_last_turns(end: Ending) -> bool:
    """The board runs empty during the last turns; those who are left act without a cube (V-END-4)."""
    free = end.told("action") - end.told("well")
    return end.told("take") > 0 and free > 0 and end.told("draw") == 0 and end.told("mass") == 1


def by_the_rival(end: Ending) -> bool:
    """The rival brings the end; the human takes one last turn, which she does not answer (S-DTH-3)."""
    alone = end.seats == 1 and end.trigger == RIVAL
    return alone and end.last_turns == [0] and end.told("take") == 1 and end.told("rival_take") == 0


def by_the_human(end: Ending) -> bool:
    """The human brings the end; the rival takes the cube that answers the last one, then a mass is said (S-DTH-3)."""
    alone = end.seats == 1 and end.trigger != RIVAL
    return alone and end.last_turns == [] and end.told("rival_take") == 1 and end.told("mass") == 1


def with_villagers(end: Ending) -> bool:
    """Inn and Life Goals together: every family buys villagers, and several play them (I-INN-6, I-CRD-2)."""
    everybody = end.seats_that("villager") == set(range(end.seats))
    return {"inn", "goals"} <= set(end.boxes) and everybody and len(end.seats_that("play")) > 1


def with_a_goal(end: Ending) -> bool:
    """A life goal is reached during the game (G-SCO-1)."""
    return "goal" in {event["kind"] for event in end.before}


def with_the_bard(end: Ending) -> bool:
    """A member who would lie in a grave is laid on the Bard (I-V03)."""
    return bool(end.seats_that("bard"))


def with_weddings(end: Ending) -> bool:
    """Two families marry and somebody pays with bread in church (W-WED-4, W-BRD-2)."""
    return len(end.seats_that("married")) > 1 and bool(end.seats_that("promote_bread"))


def with_a_wedding_alone(end: Ending) -> bool:
    """A player alone marries twice, and two pinks marry each other (W-SOL-1, W-WED-5)."""
    kinds = [event["kind"] for event in end.before + end.after]
    return end.seats == 1 and kinds.count("married") > 1 and "pinks_wed" in kinds


def by_the_sea(end: Ending) -> bool:
    """The last sea burial space is taken while a grave is still free (P-DTH-5)."""
    return end.last(*DEATHS)["rest"] == "sea_burial" and end.buried < end.graves


def with_voyages(end: Ending) -> bool:
    """Every family sets sail; goods and bales are sold, missionaries go ashore (P-SEA, P-ISL, P-MKT)."""
    everybody = end.seats_that("hire") == set(range(end.seats))
    return everybody and all(end.seats_that(kind) for kind in ("sell", "mission", "ware"))


def with_the_promo(end: Ending) -> bool:
    """A customer of the promo is served (C-3)."""
    return bool(PROMO & {event["customer"] for event in end.before + end.after if event["kind"] in ("serve", "scrap")})


PROMO = {"horse+ox", "scroll+plow", "ox+grain2", "wagon2"}
ENDINGS: dict[str, Callable[[Ending], bool]] = {
    "chronicle-full": by_the_chronicle,
    "graves-full": by_the_graves,
    "market-day-opener": by_the_opener_of_a_market_day,
    "market-day-other": by_another_seat_on_a_market_day,
    "board-emptied": by_the_turn_that_emptied_the_board,
    "free-last-turns": with_free_last_turns,
}
BOXES: dict[str, Callable[[Ending], bool]] = {
    "rival-ends": by_the_rival,
    "human-ends": by_the_human,
    "villagers": with_villagers,
    "goal-reached": with_a_goal,
    "bard": with_the_bard,
    "promo": with_the_promo,
    "weddings": with_weddings,
    "wedding-alone": with_a_wedding_alone,
    "sea-burials-full": by_the_sea,
    "voyages": with_voyages,
}
WAYS = ENDINGS | BOXES
