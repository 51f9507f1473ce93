"""Checks of the custom values of Life Goals that depend on other values."""

from __future__ import annotations

from typing import Any

from village.toolkit.override_schema import Mistake


def check_needs(silver: list[dict[str, Any]], tables: dict[str, Any]) -> list[Mistake]:
    """G-ANY-1: check that one farm can have all pieces of a silver goal at the same time, at every table."""
    available = pieces_available(tables)
    return [
        Mistake(f"goals.silver.{goal['token']}.needs", f"asks for {count} {piece}, but {available[piece]} is the most")
        for goal in silver
        for piece, count in goal["needs"].items()
        if count > available.get(piece, count)
    ]


def pieces_available(tables: dict[str, Any]) -> dict[str, int]:
    """Return the maximum on one farm of the pieces that are limited."""
    available: dict[str, int] = {"grain": tables["village"]["members"]["grain_limit"]}
    for table in tables.values():
        for piece, tiles in table.get("imports", {}).items():
            available[piece] = min(tiles.values())
    return available
