"""The travel map: two rows of cities, the cubes of every path, members and markers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from rich.text import Text

from village.games.village.tables import City, Tables
from village.games.village.vocabulary import COLOURS
from village.terminal.games.village.symbols import (
    CUBES,
    FAMILIES,
    LETTERS,
    colour_letter,
    joined,
    members_at,
    place_name,
)
from village.terminal.language import Language
from village.terminal.wrap import heading, pad, wrap_items

NORTH: Final = ("north1", "north2", "north3")
SOUTH: Final = ("south1", "south2", "south3")
EDGE: Final = 8  # width of a path
NODE: Final = 4  # width of a city


def map_lines(view: dict[str, Any], tables: Tables, words: Language) -> list[Text]:
    if not tables.cities:  # a table without the travel map
        return []
    home = Text(words.label("map-village"))
    prices = {frozenset(path.ends): price(words, list(path.cubes)) for path in tables.paths}
    first = [pad(home, home.cell_len + 1), *road(prices, ("village", *NORTH), words)]
    second = [Text("  └" + "─" * (home.cell_len - 2)), *road(prices, ("village", *SOUTH), words)]
    between = [pad(Text("  │"), home.cell_len + 1 + EDGE)]
    for north, south in zip(NORTH, SOUTH, strict=True):
        down = prices.get(frozenset((north, south)))
        between.append(pad(Text.assemble("│", down) if down else Text(), NODE + EDGE))
    lines = []
    for label, parts in ((words.label("board-travel"), first), ("", between), ("", second)):
        line = Text.assemble(heading(label), *parts)
        line.rstrip()
        lines.append(line)
    return [*lines, *wrap_items("", [city_note(view, city, words) for city in tables.cities])]


def price(words: Language, cubes: list[int]) -> Text:
    """The cubes of a path as letters without gaps: `BO`."""
    letters = [(colour_letter(words, COLOURS[i]), CUBES[COLOURS[i]]) for i in range(4) for _ in range(cubes[i])]
    return Text.assemble(*letters)


def road(prices: dict[frozenset[str], Text], stops: tuple[str, ...], words: Language) -> list[Text]:
    """Paths and cities from west to east, after the first stop."""
    parts = []
    for west, east in pairwise(stops):
        cost = prices.get(frozenset((west, east)))
        parts.append(path_line(cost) if cost else Text(" " * EDGE))
        parts.append(pad(Text(place_name(words, east), style="bold"), NODE))
    return parts


def path_line(cost: Text) -> Text:
    dashes = EDGE - 1 - cost.cell_len
    left = dashes // 2
    return Text.assemble("─" * left, cost, "─" * (dashes - left), " ")


def city_note(view: dict[str, Any], city: City, words: Language) -> Text:
    """`N1 3 prestige: A1 A*`: the reward of the first visit, members, and markers as stars."""
    markers = [
        Text(f"{LETTERS[seat]}*", style=FAMILIES[seat])
        for seat, farm in enumerate(view["families"])
        if city.name in farm["markers"]
    ]
    occupants = joined([*members_at(words, view, city.name), *markers])
    gain = words.bracketed([reward(city, words)]) + words.label("colon")
    return Text.assemble((place_name(words, city.name), "bold"), gain, occupants)


def reward(city: City, words: Language) -> str:
    """V-TRV-3."""
    if city.prestige:
        return words.label("reward-prestige", n=city.prestige)
    if city.coins:
        return words.label("reward-coins", n=city.coins)
    return words.label("reward-cubes", n=city.cubes)
