"""Village as the terminal shows it: the board, the families, the question and its answers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from village.games.village.words import COLOURS
from village.terminal.flow import flow
from village.terminal.games.village.board import Board
from village.terminal.games.village.boxes import drawings
from village.terminal.games.village.notes import note
from village.terminal.games.village.paint import CUBES, FAMILIES, LETTERS, colour_letter, family, space_name
from village.terminal.games.village.printed import rules_of
from village.terminal.scene import Event, Examples, Scene, View

WIDE: Final = 16  # the column of action spaces
OPENING: Final = ("start", "gift_grain", "cube", "coins", "round")  # of the set-up the board shows the rest


class VillageScene(Scene):
    """The boxes on the table draw their parts of it."""

    seen = ("draw",)

    def full(self, view: View, humans: frozenset[int]) -> list[Text]:
        return Board(view, self.words).full(humans)

    def brief(self, view: View, seat: int, humans: frozenset[int]) -> list[Text]:
        return Board(view, self.words).brief(seat, humans)

    def hint(self) -> str:
        return self.words.label("board-hint")

    def letter(self, seat: int) -> str:
        return LETTERS[seat]

    def style(self, seat: int) -> str:
        return FAMILIES[seat] if seat >= 0 else super().style(seat)

    def player(self, seat: int) -> Text:
        return family(self.words, seat)

    def doer(self, event: Event, setting: View) -> Text:
        """A box knows its own better than the base game does."""
        signs = [drawing.sign(event, self.words, setting["seats"]) for drawing in drawings(setting)]
        return [sign for sign in signs if sign][-1]

    def opening(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event["kind"] in OPENING]

    def remark(self, events: Iterable[Event]) -> str:
        """V-TRN-4: an action that cannot be carried out is skipped."""
        return "could-not" if any(event["kind"] == "idle" for event in events) else ""

    def asked(self, view: View) -> str:
        return [said for said in (drawing.asked(view, self.words) for drawing in drawings(view)) if said][-1]

    def answers(self, view: View) -> list[Text]:
        return self.spaces(view) if view["ask"]["step"] == "turn" else super().answers(view)

    def spaces(self, view: View) -> list[Text]:
        """The answers to the most frequent question, a line for every action space and for the well."""
        words = self.words
        rows: dict[str, list[Text]] = {}
        for number, token in enumerate(view["ask"]["tokens"], 1):
            space, piece = token.split(" ", 1)[1].split(".")
            name = words.text.word(space) if space == "well" else space_name(words, space)
            sign = Text(words.text.word(piece), style=CUBES.get(piece, ""))
            cell = Text.assemble((f"{number:>2} ", "bold"), sign, (note(view, words, token), "dim"))
            rows.setdefault(name, []).append(cell)
        well = words.text.word("well")
        if well in rows:  # V-WEL-1: said once, for all colours
            rows[well].append(Text(words.label("note-well", n=rules_of(view).tables.well), style="dim"))
        return [line for name, cells in rows.items() for line in flow(name, cells, WIDE)]

    def note(self, view: View, token: str) -> str:
        return note(view, self.words, token)

    def plain(self, setting: View) -> list[str]:
        return [key for drawing in drawings(setting) for key in drawing.plain]

    def installed(self, setting: View) -> list[str]:
        """Those that the players chose, and those that come by themselves."""
        return [module.name for module in rules_of(setting).modules]

    def legend(self) -> str:
        signs = [f"{colour_letter(self.words, colour)} {self.words.text.word(colour)}" for colour in COLOURS]
        return self.words.label("help-legend", legend=", ".join(signs))

    def examples(self, view: View) -> Examples:
        return Examples("market.green", "wagon", "V-MKT")


SCENE: Final = VillageScene
