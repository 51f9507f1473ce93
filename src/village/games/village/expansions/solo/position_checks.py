"""S-SET-4: checks of custom values for the rival's ring and her tiles."""

from __future__ import annotations

from typing import Any

from village.toolkit.override_schema import Mistake


def check_ring(ring: dict[str, Any], fate: dict[str, Any]) -> list[Mistake]:
    """Check that each half has its number of tiles, each after a different recess."""
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
