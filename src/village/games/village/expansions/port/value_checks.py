"""Checks of Port's custom values that depend on each other."""

from __future__ import annotations

from typing import Any

from village.games.village.value_checks import columns
from village.toolkit.override_schema import Mistake


def check_port(table: dict[str, Any]) -> list[Mistake]:
    return [*check_chests(table["chests"]), *check_captains(table["captains"]), *check_burials(table["burials"])]


def check_chests(chests: list[dict[str, int]]) -> list[Mistake]:
    """P-SET-5: check that all chests differ in their coins."""
    mistakes: list[Mistake] = []
    coins: list[int] = []
    for at, chest in enumerate(chests, 1):
        if chest["coins"] in coins:
            mistakes.append(Mistake(f"port.chests.{at}.coins", "equals the coins of another chest; they must differ"))
        coins.append(chest["coins"])
    return mistakes


def check_captains(captains: list[dict[str, Any]]) -> list[Mistake]:
    """P-CAP-2: check that every captain wants either certain colours or any cubes."""
    why = "must be 0 if the captain wants certain colours, and at least 1 if not"
    wrong = [captain for captain in captains if bool(captain["any"]) == bool(captain["cubes"])]
    return [Mistake(f"port.captains.{captain['name']}.any", why) for captain in wrong]


def check_burials(burials: dict[str, Any]) -> list[Mistake]:
    """P-DTH-3: check that every sea burial has its prestige."""
    prizes = len(burials["prestige"])
    spaces: dict[str, int] = burials["spaces"]
    why = f"must be at most {prizes}, because only so many sea burials have prestige"
    return [Mistake(f"port.burials.spaces.{seats}", why) for seats in columns(spaces) if spaces[seats] > prizes]
