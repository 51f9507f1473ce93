"""The board as text, at most 80 columns wide, drawn from a view and from printed values."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from village.games.village.vocabulary import COLOURS, PROFESSIONS
from village.terminal.games.village.expansions import drawings
from village.terminal.games.village.farm import farm_lines
from village.terminal.games.village.map import map_lines
from village.terminal.games.village.printed import rules_of
from village.terminal.games.village.symbols import (
    CUBES,
    colour_letter,
    cubes,
    family,
    joined,
    members_at,
    place_name,
    space_name,
    tally,
)
from village.terminal.language import Language
from village.terminal.wrap import WIDTH, pad, title_line, wrap_items


class Board:
    """One position, drawn in one language."""

    def __init__(self, view: dict[str, Any], words: Language) -> None:
        self.view = view
        self.words = words
        self.tables = rules_of(view).tables

    def full(self, humans: frozenset[int]) -> list[Text]:
        """Draw the whole table."""
        lines = [*self.title(), *self.spaces(), *self.market(), *self.chronicle(), *self.church(), *self.council()]
        lines += map_lines(self.view, self.tables, self.words)
        lines += self.expansions()
        for seat in range(self.view["seats"]):
            lines += farm_lines(self.view, self.tables, self.words, seat, humans)
        return lines

    def brief(self, seat: int, humans: frozenset[int]) -> list[Text]:
        """Draw market, expansions and the farm of the seat, for small windows; the moves name the action spaces."""
        farm = farm_lines(self.view, self.tables, self.words, seat, humans)
        return [*self.title(), *self.market(), *self.expansions(), *farm]

    def expansions(self) -> list[Text]:
        return [line for drawing in drawings(self.view) for line in drawing.lines(self.view, self.words)]

    def title(self) -> list[Text]:
        view, words = self.view, self.words
        ring = Text(words.label("ring-there")) if view["ring"] is None else family(words, view["ring"])
        items = [
            Text(words.label("board-round", round=view["round"])),
            Text.assemble(words.label("board-start"), " ", family(words, view["start"])),
            Text.assemble(words.label("board-ring"), " ", ring),
        ]
        if view["trigger"] is not None:
            items.append(Text(words.label("board-end"), style="bold"))
        return [title_line(items)]

    def spaces(self) -> list[Text]:
        """V-RND-2: the action spaces in two columns, then the green bag and the legend."""
        words = self.words
        cells = [(space_name(words, name), cubes(words, counts)) for name, counts in self.view["spaces"].items()]
        cells.append((words.label("board-bag"), tally(words, self.view["bag"])))
        half = (WIDTH - 2) // 2
        name_width = min(18, max(Text(name).cell_len for name, _ in cells) + 1)
        rows = [Text.assemble(pad(Text(name, style="bold"), name_width), contents) for name, contents in cells]
        down = -(-len(rows) // 2)
        lines = [Text.assemble(pad(rows[i], half), "  ", *rows[i + down : i + down + 1]) for i in range(down)]
        legend = [Text.assemble((colour_letter(words, c), CUBES[c]), "=", words.text.word(c)) for c in COLOURS]
        return [*lines, *wrap_items("", [*legend, words.label("board-worth")], margin=0)]

    def market(self) -> list[Text]:
        """The stalls by number, then the queue; in brackets the points of a customer."""
        words = self.words
        points = {kind.name: kind.points for kind in self.tables.customers}
        stalls = [
            f"[{number}] {self.customer(name, points)}" if name else f"[{number}] -"
            for number, name in enumerate(self.view["stalls"], 1)
        ]
        line = [self.customer(name, points) for name in self.view["line"]] or ["-"]
        pile = words.label("board-pile", tiles=sum(self.view["pile"].values()))
        return [*wrap_items(words.label("board-stalls"), stalls), *wrap_items(words.label("board-line"), [*line, pile])]

    def customer(self, name: str, points: dict[str, int]) -> str:
        return f"{self.words.text.word(name)} ({points[name]})"

    def chronicle(self) -> list[Text]:
        """V-DTH-2: a letter for each occupied space, a dot for each free one."""
        words = self.words
        rooms = [
            self.room(place_name(words, f"chronicle.{name}"), f"chronicle.{name}", self.tables.chronicle[number])
            for number, name in enumerate(PROFESSIONS)
        ]
        graves = self.room(place_name(words, "grave"), "grave", self.tables.graves)
        return wrap_items(words.label("board-chronicle"), [*rooms, graves])

    def room(self, name: str, place: str, size: int) -> Text:
        dead = [symbol[:1] for symbol in members_at(self.words, self.view, place)]
        free = "·" * (size - len(dead))
        note = Text.assemble(name, " [", *dead, free, "]")
        return note if free else Text.assemble(note, " ", self.words.label("board-full"))

    def church(self) -> list[Text]:
        words = self.words
        inside = [Text(words.label("board-monks", monks=self.view["monks"])), *members_at(self.words, self.view, "bag")]
        windows = self.steps("window", list(self.tables.window_points))
        return [*wrap_items(words.label("board-black-bag"), inside), *wrap_items(words.label("board-windows"), windows)]

    def council(self) -> list[Text]:
        return wrap_items(self.words.label("board-council"), self.steps("council", list(self.tables.stage_points)))

    def steps(self, name: str, points: list[int]) -> list[Text]:
        """Windows or stages in order; in brackets the points of a member."""
        return [
            Text.assemble(f"{step} ({member_points}): ", joined(members_at(self.words, self.view, f"{name}{step}")))
            for step, member_points in enumerate(points, 1)
        ]
