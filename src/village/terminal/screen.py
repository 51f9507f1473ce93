"""Print the board, the news, questions and moves."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from village.record.record import Record
from village.terminal.games import scene_of
from village.terminal.language import Language
from village.terminal.scene import Event, View
from village.terminal.wrap import paragraph


class Screen:
    """A terminal of at least 80 columns, in one language."""

    def __init__(self, words: Language, humans: frozenset[int] = frozenset()) -> None:
        self.words = words
        self.scene = scene_of(words)
        self.humans = humans
        self.console = Console(highlight=False, markup=False, emoji=False)

    def lines(self, lines: Sequence[Text]) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=True)

    def say(self, key: str, **args: str | int) -> None:
        """Print a label, wrapped."""
        self.lines(paragraph(Text(), Text(self.words.label(key, **args))))

    def sentence(self, text: str, style: str = "") -> None:
        self.lines(paragraph(Text(), Text(text, style=style)))

    def board(self, record: Record, seat: int | None) -> None:
        self.lines(self.scene.full(record.view(seat), self.humans))

    def clear(self) -> None:
        """Hide everything printed so far; not needed if the output is not a terminal."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
        elif self.console.is_terminal:
            self.console.clear()

    def board_above(self, view: View, seat: int, below: list[Text]) -> None:
        """Print the board above `below`; in a small window only a part, with a hint how to see the rest."""
        self.board_above_lines(view, seat, below, paragraph(Text(), Text(self.scene.hint())))

    def board_above_lines(self, view: View, seat: int, below: list[Text], hint: Sequence[Text] = ()) -> None:
        """Print the board above `below`; in a small window only a part and `hint`."""
        lines = self.scene.full(view, self.humans)
        if self.console.is_terminal and len(lines) + len(below) >= self.console.size.height:
            lines = [*self.scene.brief(view, seat, self.humans), *hint]
        self.lines([*lines, *below])

    def news(self, events: list[Event], record: Record) -> list[Text]:
        """Describe events, one paragraph for each consecutive actor."""
        visible = [event for event in events if event["kind"] not in self.scene.hidden_events]
        names, setting = self.words.names(record.seats), record.setting()
        lines = []
        for symbol, group in groupby(visible, key=lambda event: self.scene.actor_symbol(event, setting)):
            sentences = self.words.label("gap").join(self.words.text.event(event, names) for event in group)
            lines += paragraph(Text.assemble(symbol, " "), Text(sentences))
        return lines

    def question(self, record: Record) -> list[Text]:
        """Return the question and its numbered moves."""
        view = record.view(record.actor)
        lead = Text.assemble(self.scene.player(record.actor), self.words.label("colon"))
        question = Text.assemble(lead, (self.scene.question(view), "bold"))
        return [*paragraph(Text(), question), *self.scene.move_list(view)]

    def log_line(self, line: str, ply: int, seats: int) -> Text:
        """Describe one line of the log."""
        seat, token = line.split(" ", 1)
        name = Text(self.words.name(int(seat)), style=self.scene.style(int(seat)))
        move = self.words.text.move(token, self.words.names(seats))
        return Text.assemble(f"{ply:>4} ", name, self.words.label("colon"), move, (f"  [{token}]", "dim"))
