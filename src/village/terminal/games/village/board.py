"""The board as text, at most 80 columns wide. It is drawn from what a seat may know and from printed numbers."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from village.games.village.words import COLOURS, PROFESSIONS
from village.terminal.flow import WIDTH, flow, padded, titled
from village.terminal.games.village.boxes import drawings
from village.terminal.games.village.farm import farm_lines
from village.terminal.games.village.map import map_lines
from village.terminal.games.village.paint import (
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
from village.terminal.games.village.printed import rules_of
from village.terminal.language import Language


class Board:
    """One position, drawn in one language."""

    def __init__(self, view: dict[str, Any], words: Language) -> None:
        self.view = view
        self.words = words
        self.tables = rules_of(view).tables

    def full(self, humans: frozenset[int]) -> list[Text]:
        """Everything on the table."""
        lines = [*self.title(), *self.spaces(), *self.market(), *self.chronicle(), *self.church(), *self.council()]
        lines += map_lines(self.view, self.tables, self.words)
        lines += self.boxes()
        for seat in range(self.view["seats"]):
            lines += farm_lines(self.view, self.tables, self.words, seat, humans)
        return lines

    def brief(self, seat: int, humans: frozenset[int]) -> list[Text]:
        """For low windows: the answers name the action spaces, so market, boxes and own farm are missed most."""
        farm = farm_lines(self.view, self.tables, self.words, seat, humans)
        return [*self.title(), *self.market(), *self.boxes(), *farm]

    def boxes(self) -> list[Text]:
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
        return [titled(items)]

    def spaces(self) -> list[Text]:
        """V-RND-2: the action spaces two by two, then the green bag and what the letters mean."""
        words = self.words
        cells = [(space_name(words, name), cubes(words, there)) for name, there in self.view["spaces"].items()]
        cells.append((words.label("board-bag"), tally(words, self.view["bag"])))
        half = (WIDTH - 2) // 2
        name_width = min(18, max(Text(name).cell_len for name, _ in cells) + 1)
        rows = [Text.assemble(padded(Text(name, style="bold"), name_width), there) for name, there in cells]
        down = -(-len(rows) // 2)
        lines = [Text.assemble(padded(rows[i], half), "  ", *rows[i + down : i + down + 1]) for i in range(down)]
        legend = [Text.assemble((colour_letter(words, c), CUBES[c]), "=", words.text.word(c)) for c in COLOURS]
        return [*lines, *flow("", [*legend, words.label("board-worth")], margin=0)]

    def market(self) -> list[Text]:
        """Stalls by number, then the line; in brackets what a customer is worth."""
        words = self.words
        worth = {kind.name: kind.points for kind in self.tables.customers}
        stalls = [
            f"[{number}] {self.customer(name, worth)}" if name else f"[{number}] -"
            for number, name in enumerate(self.view["stalls"], 1)
        ]
        line = [self.customer(name, worth) for name in self.view["line"]] or ["-"]
        pile = words.label("board-pile", tiles=sum(self.view["pile"].values()))
        return [*flow(words.label("board-stalls"), stalls), *flow(words.label("board-line"), [*line, pile])]

    def customer(self, name: str, worth: dict[str, int]) -> str:
        return f"{self.words.text.word(name)} ({worth[name]})"

    def chronicle(self) -> list[Text]:
        """V-DTH-2: a letter for each place taken, a dot for each free one."""
        words = self.words
        rooms = [
            self.room(place_name(words, f"chronicle.{name}"), f"chronicle.{name}", self.tables.chronicle[number])
            for number, name in enumerate(PROFESSIONS)
        ]
        graves = self.room(place_name(words, "grave"), "grave", self.tables.graves)
        return flow(words.label("board-chronicle"), [*rooms, graves])

    def room(self, name: str, place: str, size: int) -> Text:
        dead = [sign[:1] for sign in members_at(self.words, self.view, place)]
        free = "·" * (size - len(dead))
        note = Text.assemble(name, " [", *dead, free, "]")
        return note if free else Text.assemble(note, " ", self.words.label("board-full"))

    def church(self) -> list[Text]:
        words = self.words
        inside = [Text(words.label("board-monks", monks=self.view["monks"])), *members_at(self.words, self.view, "bag")]
        windows = self.steps("window", list(self.tables.window_points))
        return [*flow(words.label("board-black-bag"), inside), *flow(words.label("board-windows"), windows)]

    def council(self) -> list[Text]:
        return flow(self.words.label("board-council"), self.steps("council", list(self.tables.stage_points)))

    def steps(self, name: str, points: list[int]) -> list[Text]:
        """Windows or stages in order; in brackets what a member scores there."""
        return [
            Text.assemble(f"{step} ({worth}): ", joined(members_at(self.words, self.view, f"{name}{step}")))
            for step, worth in enumerate(points, 1)
        ]
