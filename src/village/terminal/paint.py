"""Pieces as short coloured signs: a letter for a cube, letter and generation for a member."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from village.classic.words import COLOURS
from village.terminal.language import Language

CUBES: Final = {
    "brown": "bold color(137)",
    "green": "bold green",
    "orange": "bold color(208)",
    "pink": "bold color(213)",
    "plague": "bold reverse",
}
FAMILIES: Final = ("bold cyan", "bold yellow", "bold red", "bold bright_blue", "bold bright_green")
LETTERS: Final = "ABCDE"  # one for each family
RIVAL: Final = "bold magenta"  # the rival of a player alone; her letter depends on the language


def joined(parts: Iterable[Text], gap: str = " ") -> Text:
    """The parts in a row, a dash if there are none."""
    row = Text(gap).join(parts)
    return row if row.plain else Text("-", style="dim")


def cubes(words: Language, counts: dict[str, int]) -> Text:
    """One letter for every cube: `B B G`."""
    signs = {colour: Text(words.letter(colour), style=CUBES[colour]) for colour in COLOURS}
    return joined(signs[colour] for colour in COLOURS for _ in range(counts.get(colour, 0)))


def tally(words: Language, counts: dict[str, int]) -> Text:
    """One letter and a number for every colour: `B2 G1`."""
    return joined(
        Text(f"{words.letter(colour)}{counts[colour]}", style=CUBES[colour]) for colour in COLOURS if counts.get(colour)
    )


def letter(seat: int) -> Text:
    """The sign of a family."""
    return Text(LETTERS[seat], style=FAMILIES[seat])


def rival(words: Language) -> Text:
    return Text.assemble((words.letter("rival"), RIVAL), " ", words.text.name(1, words.names(1)))


def family(words: Language, seat: int) -> Text:
    return Text.assemble(letter(seat), " ", words.name(seat))


def members_at(words: Language, view: dict[str, Any], place: str) -> list[Text]:
    """The members of all families at a place: `A1`, `B2`, and those of the rival: `R3`."""
    families = [
        Text(f"{LETTERS[seat]}{generation}", style=FAMILIES[seat])
        for seat, farm in enumerate(view["families"])
        for generation, there in enumerate(farm["members"].get(place, []), 1)
        for _ in range(there)
    ]
    hers = enumerate(hers_at(view, place), 1)
    sign = words.letter("rival")
    return families + [Text(f"{sign}{generation}", style=RIVAL) for generation, there in hers for _ in range(there)]


def hers_at(view: dict[str, Any], place: str) -> list[int]:
    """S: the rival's members by generation in the black bag, at a window or among the dead."""
    if "solo" not in view:
        return []
    if place == "bag":
        crowd: list[int] = view["solo"]["bag"]
        return crowd
    if place.startswith("window"):
        return [int(view["solo"]["windows"][int(place[-1]) - 1] == generation) for generation in (1, 2, 3, 4)]
    dead: list[int] = view["solo"]["dead"].get(place.removeprefix("chronicle."), [])
    return dead


def generations(crowd: list[int]) -> str:
    """The members of one family at one place by their printed numbers: `1112`."""
    return "".join(str(generation) * there for generation, there in enumerate(crowd, 1))
