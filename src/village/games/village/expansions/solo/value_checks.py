"""Checks of custom values for the rival's ring, her tiles and the titles."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from village.toolkit.override_schema import Mistake

TITLES: Final = ["apprentice", "journeyman", "master", "grand_master", "genius", "polymath"]  # the lowest first


def check_ring(ring: dict[str, Any], fate: dict[str, Any]) -> list[Mistake]:
    """S-SET-4: check that each half has its number of tiles, each after a different recess."""
    half = len(ring["top"])
    order: list[int] = [*ring["top"], *ring["bottom"]]
    mistakes: list[Mistake] = []
    if fate["quills"] + fate["blanks"] != half:
        mistakes.append(Mistake("solo.fate.blanks", f"and quills must be {half} tiles together"))
    for at in range(1, len(order)):
        if order[at] <= order[at - 1]:
            key = f"solo.ring.top.{at + 1}" if at < half else f"solo.ring.bottom.{at + 1 - half}"
            mistakes.append(Mistake(key, f"is {order[at]}, but the tile before it lies after recess {order[at - 1]}"))
    if order[-1] > ring["recesses"]:
        mistakes.append(
            Mistake("solo.ring.recesses", f"are {ring['recesses']}, but a tile lies after recess {order[-1]}")
        )
    return mistakes


def check_titles(limits: dict[str, int]) -> list[Mistake]:
    """S-SCO-1: check that every score has one title, and that higher scores have higher ones."""
    mistakes: list[Mistake] = []
    if limits[TITLES[0]]:
        why = f"is {limits[TITLES[0]]}, but the lowest title begins at 0"
        mistakes.append(Mistake(f"solo.titles.{TITLES[0]}", why))
    for lower, title in pairwise(TITLES):
        if limits[title] <= limits[lower]:
            why = f"is {limits[title]}, but the lower title {lower} begins at {limits[lower]}"
            mistakes.append(Mistake(f"solo.titles.{title}", why))
    return mistakes
