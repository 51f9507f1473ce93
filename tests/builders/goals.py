"""Positions of Life Goals for tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from village import Record

SILVER: Final = ["aristocrat", "writer", "coachman", "knight", "farmer", "scholar"]  # of the base game
GOLD: Final = ["merchant", "acolyte", "master", "historian", "saint", "councillor", "patriarch", "globetrotter"]
CUBES: Final = {"grain": {"pink": 2, "green": 2}, "church": {"brown": 2}}  # enough for a turn with a choice


def hands(
    silver: Sequence[str | None],
    gold: Sequence[str | None],
    reached: Sequence[list[str]] = (),
    asked: Sequence[list[str]] | None = None,
) -> dict[str, Any]:
    """Return the cards by seat, the suits that each seat has scored, and those that it was asked about."""
    cards = {"silver": list(silver), "gold": list(gold), "reached": list(reached)}
    return cards if asked is None else {**cards, "asked": list(asked)}


def goals_of(game: Record) -> dict[str, Any]:
    return game.data()["goals"]


def points(game: Record, seat: int = 0) -> int:
    return game.scores()[seat]["lines"]["goals"]


def score_goals(game: Record) -> list[dict[str, Any]]:
    """Score every goal that the game asks about, silver first, and return the events."""
    events: list[dict[str, Any]] = []
    while game.question == "goal":
        events += game.play(game.moves[0])
    return events


def reached(events: list[dict[str, Any]]) -> list[tuple[int, str, int]]:
    """Return the goals reached: seat, card and prestige."""
    return [(event["seat"], event["goal"], event["amount"]) for event in events if event["kind"] == "goal"]
