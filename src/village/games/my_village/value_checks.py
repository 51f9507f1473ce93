"""Consistency checks of custom values that are each valid by themselves."""

from __future__ import annotations

from typing import Any, Final

from village.toolkit.override_schema import Mistake

CARDS: Final = ("church", "monk", "council", "meeting", "field", "craft", "customer")  # cards with a banner


def check_values(table: dict[str, Any]) -> list[Mistake]:
    """Check a table of values without status and source."""
    return [*clouds(table["life"]), *banners(table)]


def clouds(life: dict[str, int]) -> list[Mistake]:
    """M-DTH-1: the life time starts on one of the clouds."""
    if life["start"] < life["clouds"]:
        return []
    return [Mistake("my_village.life.start", f"is cloud {life['start']}, counted from 0, of {life['clouds']}")]


def banners(table: dict[str, Any]) -> list[Mistake]:
    """M-BAN-2: the two values of a banner differ."""
    by_key = every_banner(table)
    return [
        Mistake(f"my_village.{key}", f"has {by_key[key][0]} twice")
        for key in by_key
        if len(set(by_key[key])) < len(by_key[key])
    ]


def every_banner(table: dict[str, Any]) -> dict[str, list[int]]:
    """Return the banners by key, without the key of the table."""
    by_key: dict[str, list[int]] = {f"{part}.banner": table[part]["banner"] for part in ("school", "hand", "steward")}
    by_key["meeting.tile"] = table["meeting"]["tile"]
    for at, values in enumerate(table["play"]["banners"], 1):
        by_key[f"play.banners.{at}"] = values
    for letter in table["travel"]["dark"]:
        by_key[f"travel.dark.{letter['name']}.banner"] = letter["banner"]
    for kind in CARDS:
        for card in table[kind]["cards"]:
            by_key[f"{kind}.cards.{card['name']}.banner"] = card.get("banner", [])
    return by_key
