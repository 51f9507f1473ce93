"""Detectors for the endings and features of a game of My Village."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import village
from village import Record

Events = list[dict[str, Any]]


def events_of(game: Record) -> Events:
    """Return all events of a game."""
    table = game.table
    replayed = village.new(table.name, seats=table.seats, edition=table.edition, chance="manual")
    events = list(replayed.opening)
    for line in game.log:
        events += replayed.play(line.split(" ", 1)[1])
    return events


def seats_that(events: Events, kind: str) -> set[int]:
    return {event["seat"] for event in events if event["kind"] == kind}


def by_coffins_in_the_last_turn(events: Events, data: dict[str, Any]) -> bool:
    """The last coffin that ends the game is filled in the last turn of a round (M-END-1)."""
    need = {2: 9, 3: 14, 4: 18}[data["seats"]]
    dead = [place for place, event in enumerate(events) if event["kind"] in ("chronicle", "grave")]
    return not any(event["kind"] == "dice" for event in events[dead[need - 1] :])


def with_turns_after_the_last_coffin(events: Events, data: dict[str, Any]) -> bool:
    """The last coffin is filled earlier; the round is played to its end (M-END-2)."""
    return not by_coffins_in_the_last_turn(events, data)


def with_laborers_in_every_village(events: Events, data: dict[str, Any]) -> bool:
    """Every village dies out, so that day laborers come (M-DTH-10)."""
    return seats_that(events, "laborer") == set(range(data["seats"]))


def with_an_invasion_avoided(events: Events, data: dict[str, Any]) -> bool:
    """The rats come, and a sanatory church protects one tree (M-DTH-13, M-DTH-15)."""
    return bool(seats_that(events, "avoid") and seats_that(events, "lost"))


def with_monks(events: Events, data: dict[str, Any]) -> bool:
    """Two villages have monks (M-MNK-3)."""
    return len(seats_that(events, "window")) > 1


def with_customers_and_journeys(events: Events, data: dict[str, Any]) -> bool:
    """Two villages serve customers, and two travel (M-CUS-8, M-TRV-6)."""
    return len(seats_that(events, "serve")) > 1 and len(seats_that(events, "kept")) > 1


WAYS: dict[str, Callable[[Events, dict[str, Any]], bool]] = {
    "last-turn": by_coffins_in_the_last_turn,
    "played-on": with_turns_after_the_last_coffin,
    "laborer": with_laborers_in_every_village,
    "rats": with_an_invasion_avoided,
    "monks": with_monks,
    "served": with_customers_and_journeys,
}
