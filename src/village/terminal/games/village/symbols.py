"""Short coloured symbols for pieces: a letter for a cube, letter and generation for a member."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from village.games.village.vocabulary import COLOURS
from village.terminal.games.village.expansions import drawings
from village.terminal.language import Language

CUBES: Final = {
    "brown": "bold color(137)",
    "green": "bold green",
    "orange": "bold color(208)",
    "pink": "bold color(213)",
    "plague": "bold reverse",
}
FAMILIES: Final = ("bold cyan", "bold yellow", "bold red", "bold bright_blue", "bold bright_green")
LETTERS: Final = "ACDEF"  # the initials of the families; B is a brown cube, G a green one


def joined(parts: Iterable[Text], gap: str = " ") -> Text:
    """Join the parts, or return a dash if there are none."""
    row = Text(gap).join(parts)
    return row if row.plain else Text("-", style="dim")


def cubes(words: Language, counts: dict[str, int]) -> Text:
    """Return one letter for every cube: `B B G`."""
    letters = {colour: Text(colour_letter(words, colour), style=CUBES[colour]) for colour in COLOURS}
    return joined(letters[colour] for colour in COLOURS for _ in range(counts.get(colour, 0)))


def tally(words: Language, counts: dict[str, int]) -> Text:
    """Return one letter and a number for every colour: `B2 G1`."""
    return joined(
        Text(f"{colour_letter(words, colour)}{counts[colour]}", style=CUBES[colour])
        for colour in COLOURS
        if counts.get(colour)
    )


def colour_letter(words: Language, colour: str) -> str:
    """Return the letter of a colour, so that colour alone never carries the meaning."""
    return words.label(f"letter-{colour}")


def space_name(words: Language, name: str) -> str:
    """Return the name of an action space; the word `grain` alone means grain as a resource."""
    return words.text.say(f"space-{name}")


def place_name(words: Language, name: str) -> str:
    """Return the name of a place, the short one if there is any."""
    key = f"place-{name}".replace(".", "-")
    return words.label(key) if words.has(key) else words.text.word(name)


def letter(seat: int) -> Text:
    """Return the letter of a family."""
    return Text(LETTERS[seat], style=FAMILIES[seat])


def family(words: Language, seat: int) -> Text:
    return Text.assemble(letter(seat), " ", words.name(seat))


def members_at(words: Language, view: dict[str, Any], place: str) -> list[Text]:
    """Return the members at a place: `A1`, `C2`."""
    return [symbol for drawing in drawings(view) for symbol in drawing.members(view, words, place)]


def generations(members: list[int]) -> str:
    """Return the members of one family at one place by generation: `1112`."""
    return "".join(str(generation) * count for generation, count in enumerate(members, 1))
