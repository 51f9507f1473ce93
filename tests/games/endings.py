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
    replayed = village.new(
        table.name,
        seats=table.seats,
        edition=table.edition,
        expansions=table.expansions,
        options=table.options,
        chance="manual",
    )
    return [event for line in record.log for event in replayed.play(line.split(" ", 1)[1])]


class Ending:
    """The end of a game."""

    def __init__(self, record: Record) -> None:
        self.seats = record.seats
        self.expansions = record.table.expansions
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

    def count_after_trigger(self, kind: str) -> int:
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
    """The player who opened a market day triggers the end during it; the others take a last turn (V-END-3)."""
    return end.opener == end.trigger and end.last_turns == end.from_seat(end.trigger + 1, end.seats - 1)


def by_another_seat_on_a_market_day(end: Ending) -> bool:
    """Another player triggers the end on a market day; all players take a last turn, the opener last (V-END-3)."""
    if end.opener is None or end.opener == end.trigger:
        return False
    return end.last_turns == end.from_seat(end.opener + 1, end.seats)


def by_the_turn_that_emptied_the_board(end: Ending) -> bool:
    """The turn that takes the last cube triggers the end; no new round begins, one mass follows (V-END-5)."""
    emptied = end.cubes_left == 0 and end.last("take", "well")["kind"] == "take"
    return (
        emptied
        and end.count_after_trigger("take") == end.count_after_trigger("draw") == 0
        and end.count_after_trigger("mass") == 1
    )


def with_free_last_turns(end: Ending) -> bool:
    """The board runs empty during the last turns; the remaining players act without a cube (V-END-4)."""
    free = end.count_after_trigger("action") - end.count_after_trigger("well")
    return (
        end.count_after_trigger("take") > 0
        and free > 0
        and end.count_after_trigger("draw") == 0
        and end.count_after_trigger("mass") == 1
    )


def by_the_rival(end: Ending) -> bool:
    """The rival triggers the end; the player takes one last turn, and she takes none after it (S-DTH-3)."""
    triggered = end.seats == 1 and end.trigger == RIVAL
    return (
        triggered
        and end.last_turns == [0]
        and end.count_after_trigger("take") == 1
        and end.count_after_trigger("rival_take") == 0
    )


def by_the_human(end: Ending) -> bool:
    """The player triggers the end; the rival takes one more cube, then a mass follows (S-DTH-3)."""
    triggered = end.seats == 1 and end.trigger != RIVAL
    return (
        triggered
        and end.last_turns == []
        and end.count_after_trigger("rival_take") == 1
        and end.count_after_trigger("mass") == 1
    )


def with_villagers(end: Ending) -> bool:
    """Inn and Life Goals together: every family buys villagers, and several play them (I-INN-6, I-CRD-2)."""
    all_seats = end.seats_that("villager") == set(range(end.seats))
    return {"inn", "goals"} <= set(end.expansions) and all_seats and len(end.seats_that("play")) > 1


def with_a_goal(end: Ending) -> bool:
    """A life goal is reached during the game (G-SCO-1)."""
    return "goal" in {event["kind"] for event in end.before}


def with_the_bard(end: Ending) -> bool:
    """A member who would go to a grave is placed on the Bard (I-V03)."""
    return bool(end.seats_that("bard"))


def with_weddings(end: Ending) -> bool:
    """Two families marry, and a family pays with bread in church (W-WED-4, W-BRD-2)."""
    return len(end.seats_that("married")) > 1 and bool(end.seats_that("promote_bread"))


def with_a_solo_wedding(end: Ending) -> bool:
    """A solo player marries twice, and two pinks marry each other (W-SOL-1, W-WED-5)."""
    kinds = [event["kind"] for event in end.before + end.after]
    return end.seats == 1 and kinds.count("married") > 1 and "pinks_wed" in kinds


def by_the_sea(end: Ending) -> bool:
    """The last sea burial space is taken while a grave is still free (P-DTH-5)."""
    return end.last(*DEATHS)["rest"] == "sea_burial" and end.buried < end.graves


def with_voyages(end: Ending) -> bool:
    """Every family sets sail; goods and bales are sold, missionaries go ashore (P-SEA, P-ISL, P-MKT)."""
    all_seats = end.seats_that("hire") == set(range(end.seats))
    return all_seats and all(end.seats_that(kind) for kind in ("sell", "mission", "ware"))


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
EXPANSIONS: dict[str, Callable[[Ending], bool]] = {
    "rival-ends": by_the_rival,
    "human-ends": by_the_human,
    "villagers": with_villagers,
    "goal-reached": with_a_goal,
    "bard": with_the_bard,
    "promo": with_the_promo,
    "weddings": with_weddings,
    "wedding-solo": with_a_solo_wedding,
    "sea-burials-full": by_the_sea,
    "voyages": with_voyages,
}
WAYS = ENDINGS | EXPANSIONS
