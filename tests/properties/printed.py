"""The values of a setting, read from the tables of a game and its expansions only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from village.games import find
from village.toolkit.overrides import active_overrides
from village.toolkit.tables import read

Data = dict[str, Any]

GOODS = ("scroll", "wagon", "horse", "ox", "plow", "beer", "grain")  # the order of a customer's name


@cache
def printed(name: str = "village") -> Data:
    """Return a table with status and source, and with the custom values of the test."""
    return read(find("my_village" if name == "my_village" else "village").package, name)


@contextmanager
def custom_values(game: str, values: Data) -> Iterator[None]:
    """Let the invariants use custom values; they read the tables independently of the rules."""
    known, mistakes = find(game).parse_values(values)
    assert mistakes == []
    caches = (printed, tiles, villagers, goals)
    for function in caches:
        function.cache_clear()
    try:
        with active_overrides(find(game).package, known):
            yield
    finally:
        for function in caches:
            function.cache_clear()


def column(data: Data) -> str:
    """S-SET-1: the solo game is set up as for two players."""
    return str(max(2, data["seats"]))


def cubes(data: Data) -> int:
    """Return the cubes of each colour. I-SET-8, P-SET-8: expansions add some to the 2011 edition."""
    return stock(data, "cubes_per_colour")


def grain(data: Data) -> int:
    return stock(data, "grain")


def plague(data: Data) -> int:
    """Return the plague cubes. W-SET-3: Marriage adds some."""
    more: int = printed("marriage")["supply"]["plague"]["value"] if "marriage" in data["expansions"] else 0
    return int(printed()["edition"][data["edition"]]["plague"]) + more


def stock(data: Data, name: str) -> int:
    base: int = printed()["edition"][data["edition"]][name]
    more = [
        printed(expansion)["edition"][data["edition"]][name]["value"]
        for expansion in ("inn", "port")
        if expansion in data["expansions"]
    ]
    return base + sum(more)


def room(data: Data, section: str) -> int:
    """Return the spaces of the chronicle, or graves. I-SET-9, W-SET-4: expansions add some."""
    tables = [printed(), *(printed(expansion) for expansion in data["expansions"] if expansion in ("inn", "marriage"))]
    return sum(table.get("chronicle", {}).get(section, {}).get(column(data), 0) for table in tables)


def one_more(data: Data) -> int:
    """W-SET-2: a member of the first generation."""
    return int("marriage" in data["expansions"])


def stalls(data: Data) -> int:
    count: int = printed()["market"]["stalls"][column(data)]
    return count


@cache
def tiles(expansions: tuple[str, ...]) -> Counter[str]:
    """Return the customers by name: their demand, in the order of the goods."""
    names: Counter[str] = Counter()
    for table in ("village", *(expansion for expansion in expansions if expansion in ("inn", "customers"))):
        for tile in printed(table)["customers"]["tiles"]:
            wants = [(good, tile["want"].get(good, 0)) for good in GOODS]
            names["+".join(good if n == 1 else f"{good}{n}" for good, n in wants if n)] += 1
    return names


@cache
def villagers(port: bool) -> dict[str, Data]:
    """I-SET-5: the thirty villagers that are in play, four of them with Port only and four without it."""
    unwanted = "out_with" if port else "in_with"
    return {row["token"]: row for row in printed("inn")["villagers"] if not row.get(unwanted)}


@cache
def goals(suit: str, expansions: tuple[str, ...]) -> dict[str, Data]:
    """G-SET-2: the cards of a suit that are in play with these expansions."""
    return {
        row["token"]: row
        for row in printed("goals")[suit]
        if set(row["in_with"]) <= set(expansions) and not set(row["out_with"]) & set(expansions)
    }
