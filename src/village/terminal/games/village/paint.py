"""Pieces as short coloured signs: a letter for a cube, letter and generation for a member."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from village.games.village.words import COLOURS
from village.terminal.games.village.boxes import drawings
from village.terminal.language import Language

CUBES: Final = {
    "brown": "bold color(137)",
    "green": "bold green",
    "orange": "bold color(208)",
    "pink": "bold color(213)",
    "plague": "bold reverse",
}
FAMILIES: Final = ("bold cyan", "bold yellow", "bold red", "bold bright_blue", "bold bright_green")
LETTERS: Final = "ACDEF"  # one for each family, the first of its name; B is a brown cube, G a green one


def joined(parts: Iterable[Text], gap: str = " ") -> Text:
    """The parts in a row, a dash if there are none."""
    row = Text(gap).join(parts)
    return row if row.plain else Text("-", style="dim")


def cubes(words: Language, counts: dict[str, int]) -> Text:
    """One letter for every cube: `B B G`."""
    signs = {colour: Text(colour_letter(words, colour), style=CUBES[colour]) for colour in COLOURS}
    return joined(signs[colour] for colour in COLOURS for _ in range(counts.get(colour, 0)))


def tally(words: Language, counts: dict[str, int]) -> Text:
    """One letter and a number for every colour: `B2 G1`."""
    return joined(
        Text(f"{colour_letter(words, colour)}{counts[colour]}", style=CUBES[colour])
        for colour in COLOURS
        if counts.get(colour)
    )


def colour_letter(words: Language, colour: str) -> str:
    """The sign of a colour, so that colour alone never carries the meaning."""
    return words.label(f"letter-{colour}")


def space_name(words: Language, name: str) -> str:
    """An action space; `grain` alone would be the bags of grain."""
    return words.text.say(f"space-{name}")


def place_name(words: Language, name: str) -> str:
    """Where a member is, in short if there is a short name."""
    key = f"place-{name}".replace(".", "-")
    return words.label(key) if words.has(key) else words.text.word(name)


def letter(seat: int) -> Text:
    """The sign of a family."""
    return Text(LETTERS[seat], style=FAMILIES[seat])


def family(words: Language, seat: int) -> Text:
    return Text.assemble(letter(seat), " ", words.name(seat))


def members_at(words: Language, view: dict[str, Any], place: str) -> list[Text]:
    """Everybody at a place: `A1`, `C2`."""
    return [sign for drawing in drawings(view) for sign in drawing.members(view, words, place)]


def generations(crowd: list[int]) -> str:
    """The members of one family at one place by their printed numbers: `1112`."""
    return "".join(str(generation) * there for generation, there in enumerate(crowd, 1))
