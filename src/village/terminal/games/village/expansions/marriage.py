"""Marriage: the ranks of the ceremony area, pink figures, bliss, smuggler offers, and bread on the farms."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from rich.text import Text

from village.games.village.tables import read
from village.terminal.games.village.drawing import Drawing, Note
from village.terminal.games.village.notes import Notes
from village.terminal.games.village.symbols import CUBES, FAMILIES, LETTERS, colour_letter, cubes, joined, members_at
from village.terminal.language import Language
from village.terminal.scene import View
from village.terminal.wrap import wrap_items
from village.toolkit.tables import values_of


class Marriage(Drawing):
    """The board is drawn on the table, bread on the farms."""

    def lines(self, view: View, words: Language) -> list[Text]:
        """W-SET-1: the ranks with price and points, bliss with the pink figures, and the smuggler offers."""
        marriage = view["marriage"]
        ranks = [rank_note(rank, marriage["ceremony"][rank], words) for rank in range(len(marriage["ceremony"]))]
        pinks = words.label("marriage-pinks", **marriage["pinks"])
        bliss = [joined(members_at(words, view, "bliss")), Text(pinks)]
        return [
            *wrap_items(words.label("marriage-ceremony"), ranks),
            *wrap_items(words.label("marriage-bliss"), bliss),
            *wrap_items(words.label("marriage-smuggler"), offers(words)),
        ]

    def farm(self, view: View, words: Language, seat: int, own: bool) -> list[Text]:
        """W-BRD-1."""
        bread = view["marriage"]["bread"][seat]
        return wrap_items(words.label("marriage-farm"), [words.label("marriage-bread", bread=bread)]) if bread else []

    def notes(self, view: View, words: Language) -> dict[str, Note]:
        return MarriageNotes(view, words).by_step()


class MarriageNotes(Notes):
    """Notes on the moves of Marriage."""

    def by_step(self) -> dict[str, Note]:
        return {"marriage": self.marriage, "smuggler": self.smuggler}

    def marriage(self, parts: list[str]) -> list[str]:
        """W-ACT-2, W-WED-4."""
        rank = table()["ranks"][int(parts[1]) - 1]
        paid = " + ".join(self.words.text.word(colour) for colour, n in rank["cubes"].items() for _ in range(n))
        gain = self.words.label("marriage-note-prestige", prestige=rank["prestige"])
        return [paid, self.time(rank["time"]), gain]

    def smuggler(self, parts: list[str]) -> list[str]:
        """W-SMU-1."""
        offer = table()["smuggler"]
        if parts[0] == "bread":
            return [self.time(offer["bread_time"])]
        if parts[0] == "good":
            return [self.words.label("marriage-note-coins", coins=offer["good_coins"])]
        return [self.time(offer["cubes_time"]), self.words.label("marriage-note-cubes", cubes=offer["cubes"])]


@cache
def table() -> dict[str, Any]:
    values: dict[str, Any] = values_of(read("marriage"))
    return values


def rank_note(rank: int, occupant: Any, words: Language) -> Text:
    """`1 B (BB 1 time, 4 points): A2`"""
    printed = table()["ranks"][rank]
    paid = [cubes(words, printed["cubes"]).plain.replace(" ", "")] if printed["cubes"] else []
    price = " ".join([*paid, words.label("note-time", n=printed["time"])])
    terms = words.label("marriage-price", price=price, prestige=printed["prestige"])
    colour = colour_letter(words, printed["colour"])
    lead = words.label("marriage-rank", rank=rank + 1, colour=colour, price=terms, figure="")
    return Text.assemble(lead.rstrip(), " ", figure(occupant, words))


def figure(occupant: Any, words: Language) -> Text:
    """Return a dash, a pink figure, or a member: `A2`."""
    if occupant is None:
        return Text("-", style="dim")
    if occupant == "pink":
        return Text(words.label("marriage-pink"), style=CUBES["pink"])
    return Text(f"{LETTERS[occupant['seat']]}{occupant['generation']}", style=FAMILIES[occupant["seat"]])


def offers(words: Language) -> list[str]:
    smuggler = table()["smuggler"]
    return [
        words.label("marriage-offer-bread", time=smuggler["bread_time"]),
        words.label("marriage-offer-good", coins=smuggler["good_coins"]),
        words.label("marriage-offer-cubes", cubes=smuggler["cubes"], time=smuggler["cubes_time"]),
    ]


DRAWING: Final = Marriage()
