"""What is printed: the board, what happened, questions and answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.console import Console
from rich.text import Text

from village.record.record import Record
from village.terminal.flow import paragraph
from village.terminal.games import scene_of
from village.terminal.language import Language
from village.terminal.scene import Event, View


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
        """One label, wrapped."""
        self.lines(paragraph(Text(), Text(self.words.label(key, **args))))

    def sentence(self, text: str, style: str = "") -> None:
        self.lines(paragraph(Text(), Text(text, style=style)))

    def board(self, record: Record, seat: int | None) -> None:
        self.lines(self.scene.full(record.view(seat), self.humans))

    def clear(self) -> None:
        """Nothing that was there can be seen any more; what is not a terminal nobody looks at."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
        elif self.console.is_terminal:
            self.console.clear()

    def above(self, view: View, seat: int, below: list[Text]) -> None:
        """The whole board over `below`, in a low window a part of it and where the rest can be seen."""
        self.fitted(view, seat, below, paragraph(Text(), Text(self.scene.hint())))

    def fitted(self, view: View, seat: int, below: list[Text], hint: Sequence[Text] = ()) -> None:
        """The whole board over `below`, or in a low window as much as can be seen together with it."""
        lines = self.scene.full(view, self.humans)
        if self.console.is_terminal and len(lines) + len(below) >= self.console.size.height:
            lines = [*self.scene.brief(view, seat, self.humans), *hint]
        self.lines([*lines, *below])

    def news(self, events: list[Event], record: Record) -> list[Text]:
        """What happened, a paragraph for everybody who did something."""
        told = [event for event in events if event["kind"] not in self.scene.seen]
        names, setting = self.words.names(record.seats), record.setting()
        lines = []
        for sign, group in groupby(told, key=lambda event: self.scene.doer(event, setting)):
            sentences = self.words.label("gap").join(self.words.text.event(event, names) for event in group)
            lines += paragraph(Text.assemble(sign, " "), Text(sentences))
        return lines

    def question(self, record: Record) -> list[Text]:
        """The question and its numbered answers."""
        view = record.view(record.actor)
        asked = Text.assemble(self.scene.player(record.actor), ": ", (self.scene.asked(view), "bold"))
        return [*paragraph(Text(), asked), *self.scene.answers(view)]

    def answered(self, line: str, ply: int, seats: int) -> Text:
        """One line of a log in words."""
        seat, token = line.split(" ", 1)
        who = Text(self.words.name(int(seat)), style=self.scene.style(int(seat)))
        said = self.words.text.answer(token, self.words.names(seats))
        return Text.assemble(f"{ply:>4} ", who, ": ", said, (f"  [{token}]", "dim"))
