"""Names of bots in tables. A command can be longer than the line, so it is cut in the middle: both ends tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table

MAX_LETTERS: Final = 60  # letters of a name, however wide the terminal is
MIN_LETTERS: Final = 8  # what is still a name
ANY: Final = 10_000  # wider than any table


def shortened(name: str, letters: int) -> str:
    if len(name) <= letters:
        return name
    tail = (letters - 1) // 2
    return f"{name[: letters - 1 - tail]}…{name[-tail:]}"


def short_names(names: Sequence[str], letters: int) -> dict[str, str]:
    """By the whole name; who would look like another gets a number."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(names):
        look, number = shortened(name, letters), 1
        while look in found.values():
            number += 1
            look = f"{shortened(name, letters - 4)} ({number})"
        found[name] = look
    return found


def fitted(build: Callable[[int], Table], console: Console) -> Table:
    """The table that `build` makes with names of so many letters, as long as the line has room for."""
    anyhow = console.options.update(width=ANY)
    for letters in range(MAX_LETTERS, MIN_LETTERS, -1):
        table = build(letters)
        if console.measure(table, options=anyhow).maximum <= console.width:
            return table
    return build(MIN_LETTERS)
