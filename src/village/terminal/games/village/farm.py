"""The farm of a family in three lines, with the components of the expansions."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from village.games.village.tables import Tables
from village.terminal.games.village.expansions import drawings
from village.terminal.games.village.symbols import family, generations, place_name, tally
from village.terminal.language import Language
from village.terminal.wrap import title_line, wrap_items

DEAD: Final = ("grave", "gone")


def farm_lines(view: dict[str, Any], tables: Tables, words: Language, seat: int, humans: frozenset[int]) -> list[Text]:
    farm = view["families"][seat]
    goods = [f"{words.text.word(good)} {n}" for good, n in farm["goods"].items()] or ["-"]
    stock: list[Text | str] = [
        Text.assemble(words.label("farm-cubes"), " ", tally(words, farm["cubes"])),
        words.label("farm-grain", grain=farm["grain"], limit=tables.grain_limit),
        words.label("farm-coins", coins=farm["coins"]),
        words.label("farm-goods", goods=words.comma_list(goods)),
    ]
    members = [f"{place_name(words, place)} {generations(members)}" for place, members in living(farm["members"])]
    lines = [*wrap_items(words.label("farm-stock"), stock), *wrap_items(words.label("farm-members"), members)]
    for drawing in drawings(view):
        lines += drawing.farm(view, words, seat, seat in humans)
    return [title(farm, tables, words, owner(words, seat, humans)), *lines]


def owner(words: Language, seat: int, humans: frozenset[int]) -> Text:
    if not humans:  # a replay, where the players are unknown
        return family(words, seat)
    kind = "farm-bot" if seat not in humans else "farm-you" if len(humans) == 1 else "farm-human"
    return Text.assemble(family(words, seat), words.bracketed([words.label(kind)]))


def title(farm: dict[str, Any], tables: Tables, words: Language, name: Text) -> Text:
    """Return the line with owner, prestige and position on the time track."""
    ring = "●" * farm["time"] + "○" * (tables.lap - farm["time"])
    items = [
        name,
        Text(words.label("farm-prestige", prestige=farm["prestige"])),
        Text(words.label("farm-served", customers=len(farm["served"]))),
        Text(words.label("farm-time", ring=ring, time=farm["time"], lap=tables.lap)),
    ]
    if farm["due"]:
        items.append(Text(words.label("farm-due", deaths=farm["due"]), style="bold"))
    return title_line(items)


def living(members: dict[str, list[int]]) -> list[tuple[str, list[int]]]:
    """Return the living members by place: farm first, reserve last. The board shows the dead."""
    places = [place for place in members if place not in DEAD and not place.startswith("chronicle")]
    places.sort(key=lambda place: (place == "reserve", place != "farm"))
    return [(place, members[place]) for place in places]
