"""Village in the terminal: the board, the families, the question and its moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from village.games.village.vocabulary import COLOURS
from village.terminal.games.village.board import Board
from village.terminal.games.village.expansions import drawings
from village.terminal.games.village.notes import note
from village.terminal.games.village.printed import rules_of
from village.terminal.games.village.symbols import CUBES, FAMILIES, LETTERS, colour_letter, family, space_name
from village.terminal.scene import Event, Examples, Scene, View
from village.terminal.wrap import wrap_items

SPACE_COLUMNS: Final = 16  # width of the names of action spaces
OPENING: Final = ("start", "gift_grain", "cube", "coins", "round")  # setup events to show; the board shows the rest


class VillageScene(Scene):
    """The scene of Village; expansions draw their own parts."""

    hidden_events = ("draw",)

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

    def actor_symbol(self, event: Event, setting: View) -> Text:
        """Prefer the symbol of an expansion to that of the base game."""
        symbols = [drawing.actor_symbol(event, self.words, setting["seats"]) for drawing in drawings(setting)]
        return [symbol for symbol in symbols if symbol][-1]

    def opening(self, events: list[Event]) -> list[Event]:
        return [event for event in events if event["kind"] in OPENING]

    def remark(self, events: Iterable[Event]) -> str:
        """V-TRN-4: an action that cannot be carried out is skipped."""
        return "could-not" if any(event["kind"] == "idle" for event in events) else ""

    def question(self, view: View) -> str:
        return [text for text in (drawing.question(view, self.words) for drawing in drawings(view)) if text][-1]

    def move_list(self, view: View) -> list[Text]:
        return self.spaces(view) if view["ask"]["question"] == "turn" else super().move_list(view)

    def spaces(self, view: View) -> list[Text]:
        """Return the moves of a turn, one line for every action space and for the well."""
        words = self.words
        rows: dict[str, list[Text]] = {}
        for number, token in enumerate(view["ask"]["tokens"], 1):
            space, piece = token.split(" ", 1)[1].split(".")
            name = words.text.word(space) if space == "well" else space_name(words, space)
            symbol = Text(words.text.word(piece), style=CUBES.get(piece, ""))
            cell = Text.assemble((f"{number:>2} ", "bold"), symbol, (note(view, words, token), "dim"))
            rows.setdefault(name, []).append(cell)
        well = words.text.word("well")
        if well in rows:  # V-WEL-1: one note for all colours
            rows[well].append(Text(words.label("note-well", n=rules_of(view).tables.well), style="dim"))
        return [line for name, cells in rows.items() for line in wrap_items(name, cells, SPACE_COLUMNS)]

    def note(self, view: View, token: str) -> str:
        return note(view, self.words, token)

    def obvious_reasons(self, setting: View) -> list[str]:
        return [key for drawing in drawings(setting) for key in drawing.obvious_reasons]

    def expansions(self, setting: View) -> list[str]:
        """Return the chosen expansions and those that are added automatically."""
        return [expansion.name for expansion in rules_of(setting).expansions]

    def legend(self) -> str:
        letters = [f"{colour_letter(self.words, colour)} {self.words.text.word(colour)}" for colour in COLOURS]
        return self.words.label("help-legend", legend=self.words.comma_list(letters))

    def examples(self, view: View) -> Examples:
        return Examples("market.green", "wagon", "V-MKT")


SCENE: Final = VillageScene
