"""Bot names in tables. The command line of an external bot can be long, so it is shortened in the middle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

MAX_LETTERS: Final = 60  # maximum length of a name
MIN_LETTERS: Final = 8  # minimum length of a name
UNLIMITED_WIDTH: Final = 10_000  # wider than any table


def shorten(name: str, letters: int) -> str:
    if len(name) <= letters:
        return name
    tail = (letters - 1) // 2
    return f"{name[: letters - 1 - tail]}…{name[-tail:]}"


def short_names(names: Sequence[str], letters: int) -> dict[str, str]:
    """Return short names by full name; duplicates get a number."""
    result: dict[str, str] = {}
    for name in dict.fromkeys(names):
        short, number = shorten(name, letters), 1
        while short in result.values():
            number += 1
            short = f"{shorten(name, letters - 4)} ({number})"
        result[name] = short
    return result


def fit_table(build: Callable[[int], Table], console: Console) -> Table:
    """Build the table with the longest bot names for which it fits the terminal."""
    unlimited = console.options.update(width=UNLIMITED_WIDTH)
    for letters in range(MAX_LETTERS, MIN_LETTERS, -1):
        table = build(letters)
        if console.measure(table, options=unlimited).maximum <= console.width:
            return table
    return build(MIN_LETTERS)
