"""What is printed: the board, what happened, questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from village.record.record import Record
from village.terminal.flow import WIDTH, columns, flow, paragraph
from village.terminal.games.village.board import Board
from village.terminal.games.village.boxes import drawings
from village.terminal.games.village.drawing import Event, View
from village.terminal.games.village.notes import note
from village.terminal.games.village.paint import CUBES, FAMILIES, family
from village.terminal.games.village.printed import rules_of
from village.terminal.language import Language

WIDE: Final = 16  # the column of action spaces
SEEN: Final = ("draw",)  # events that the board shows better than words


class Screen:
    """A terminal of at least 80 columns, in one language."""

    def __init__(self, words: Language, humans: frozenset[int] = frozenset()) -> None:
        self.words = words
        self.humans = humans
        self.console = Console(highlight=False, markup=False, emoji=False)

    def lines(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def say(self, key: str, **args: str | int) -> None:
        """One label, wrapped."""
        self.lines(paragraph(Text(), Text(self.words.label(key, **args))))

    def sentence(self, text: str, style: str = "") -> None:
        self.lines(paragraph(Text(), Text(text, style=style)))

    def board(self, record: Record, seat: int | None) -> None:
        self.lines(Board(record.view(seat), self.words).full(self.humans))

    def clear(self) -> None:
        """Nothing that was there can be seen any more; what is not a terminal nobody looks at."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
        elif self.console.is_terminal:
            self.console.clear()

    def above(self, view: View, seat: int, below: list[Text], hint: str = "board-hint") -> None:
        """The whole board over `below`, or in a low window as much as can be seen together with it."""
        board = Board(view, self.words)
        lines = board.full(self.humans)
        if self.console.is_terminal and len(lines) + len(below) >= self.console.size.height:
            more = paragraph(Text(), Text(self.words.label(hint))) if hint else []
            lines = [*board.brief(seat, self.humans), *more]
        self.lines([*lines, *below])

    def news(self, events: list[Event], record: Record) -> list[Text]:
        """What happened, a paragraph for everybody who did something."""
        told = [event for event in events if event["kind"] not in SEEN]
        names = self.words.names(record.seats)
        lines = []
        for sign, group in groupby(told, key=lambda event: self.doer(event, record)):
            sentences = self.words.label("gap").join(self.words.text.event(event, names) for event in group)
            lines += paragraph(Text.assemble(sign, " "), Text(sentences))
        return lines

    def doer(self, event: Event, record: Record) -> Text:
        """The sign of whoever did it. A box knows its own better than the base game does."""
        signs = [drawing.sign(event, self.words, record.seats) for drawing in drawings(record.setting())]
        return [sign for sign in signs if sign][-1]

    def question(self, record: Record) -> list[Text]:
        """The question and its numbered answers, in as many columns as fit."""
        words = self.words
        view = record.view(record.actor)
        asked = [said for said in (drawing.asked(view, words) for drawing in drawings(view)) if said][-1]
        lines = paragraph(Text(), Text.assemble(family(words, record.actor), ": ", (asked, "bold")))
        if record.question == "turn":
            return [*lines, *self.spaces(view)]
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), words.text.answer(token), (note(view, words, token), "dim"))
            for number, token in enumerate(record.moves, 1)
        ]
        return [*lines, *columns(cells, WIDTH)]

    def spaces(self, view: View) -> list[Text]:
        """The answers to the most frequent question, a line for every action space and for the well."""
        words = self.words
        rows: dict[str, list[Text]] = {}
        for number, token in enumerate(view["ask"]["tokens"], 1):
            space, piece = token.split(" ", 1)[1].split(".")
            name = words.text.word(space) if space == "well" else words.space(space)
            sign = Text(words.text.word(piece), style=CUBES.get(piece, ""))
            cell = Text.assemble((f"{number:>2} ", "bold"), sign, (note(view, words, token), "dim"))
            rows.setdefault(name, []).append(cell)
        well = words.text.word("well")
        if well in rows:  # V-WEL-1: said once, for all colours
            rows[well].append(Text(words.label("note-well", n=rules_of(view).tables.well), style="dim"))
        return [line for name, cells in rows.items() for line in flow(name, cells, WIDE)]

    def answered(self, line: str, ply: int) -> Text:
        """One line of a log in words."""
        seat, token = line.split(" ", 1)
        who = Text(self.words.name(int(seat)), style=FAMILIES[int(seat)] if int(seat) >= 0 else "dim")
        said = self.words.text.answer(token, self.words.names(len(FAMILIES)))
        return Text.assemble(f"{ply:>4} ", who, ": ", said, (f"  [{token}]", "dim"))
