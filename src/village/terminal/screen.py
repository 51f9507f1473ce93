"""What is printed: the board, what happened, questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from village.kernel.types import CHANCE
from village.record.record import Record
from village.terminal.board import Board
from village.terminal.flow import WIDTH, columns, flow, paragraph
from village.terminal.language import Language
from village.terminal.notes import Notes
from village.terminal.paint import CUBES, FAMILIES, RIVAL, family, letter
from village.terminal.printed import rules_of, windows

Event = dict[str, Any]

WIDE: Final = 16  # the column of action spaces
HERS: Final = ("rival", "fate", "die")  # how events of the rival begin
SEEN: Final = ("draw",)  # events that the board shows better than words


def doer(event: Event, seats: int) -> int:
    """Whose doing it is: a seat, CHANCE, or the rival, who comes after all seats."""
    if str(event["kind"]).startswith(HERS) or int(event["seat"]) >= seats:
        return seats
    return max(CHANCE, int(event["seat"]))


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

    def above(self, record: Record, seat: int, below: list[Text], hint: str = "board-hint") -> None:
        """The whole board over `below`, or in a low window as much as can be seen together with it."""
        board = Board(record.view(seat), self.words)
        lines = board.full(self.humans)
        if self.console.is_terminal and len(lines) + len(below) >= self.console.size.height:
            more = paragraph(Text(), Text(self.words.label(hint))) if hint else []
            lines = [*board.brief(seat, self.humans), *more]
        self.lines([*lines, *below])

    def news(self, events: list[Event], seats: int) -> list[Text]:
        """What happened, a paragraph for everybody who did something."""
        told = [event for event in events if event["kind"] not in SEEN]
        names = self.words.names(seats)
        lines = []
        for seat, group in groupby(told, key=lambda event: doer(event, seats)):
            sign = letter(seat) if 0 <= seat < seats else Text(" ")
            if seat == seats:
                sign = Text(self.words.letter("rival"), style=RIVAL)
            lead = Text.assemble(sign, " ")
            sentences = self.words.label("gap").join(self.words.text.event(event, names) for event in group)
            lines += paragraph(lead, Text(sentences))
        return lines

    def question(self, record: Record) -> list[Text]:
        """The question and its numbered answers, in as many columns as fit."""
        words = self.words
        view = record.view(record.actor)
        notes = Notes(view, rules_of(view), words)
        asked = Text.assemble(family(words, record.actor), ": ", (words.text.question(moment(view)), "bold"))
        if record.question == "turn":
            return [*paragraph(Text(), asked), *self.spaces(record.moves, notes)]
        cells = [
            Text.assemble((f"{number:>2} ", "bold"), words.text.answer(token), (notes.note(token), "dim"))
            for number, token in enumerate(record.moves, 1)
        ]
        return [*paragraph(Text(), asked), *columns(cells, WIDTH)]

    def spaces(self, moves: list[str], notes: Notes) -> list[Text]:
        """The answers to the most frequent question, a line for every action space and for the well."""
        words = self.words
        rows: dict[str, list[Text]] = {}
        for number, token in enumerate(moves, 1):
            space, piece = token.split(" ", 1)[1].split(".")
            name = words.text.word(space) if space == "well" else words.space(space)
            sign = Text(words.text.word(piece), style=CUBES.get(piece, ""))
            cell = Text.assemble((f"{number:>2} ", "bold"), sign, (notes.note(token), "dim"))
            rows.setdefault(name, []).append(cell)
        well = words.text.word("well")
        if well in rows:
            rows[well].append(Text(notes.well(), style="dim"))
        return [line for name, cells in rows.items() for line in flow(name, cells, WIDE)]

    def answered(self, line: str, ply: int) -> Text:
        """One line of a log in words."""
        seat, token = line.split(" ", 1)
        who = Text(self.words.name(int(seat)), style=FAMILIES[int(seat)] if int(seat) >= 0 else "dim")
        return Text.assemble(f"{ply:>4} ", who, ": ", self.words.text.answer(token), (f"  [{token}]", "dim"))


def moment(view: dict[str, Any]) -> str:
    """The question that is asked; a window by the moment at which it opens."""
    step, _, argument = view["stack"][-1]
    return f"{step}-{windows()[argument]}" if step == "window" else step
