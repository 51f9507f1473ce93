"""Replay a recorded game move by move."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from village.record.record import MANUAL, Record
from village.terminal.scene import Event, View
from village.terminal.screen import Screen


class Replay:
    """A record and the current position in it. Hidden information stays hidden unless the game is over."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.log = record.log_for(None)
        self.plies = len(record.log)
        self.ply = 0

    def position_after(self, ply: int) -> tuple[Record, list[Event]]:
        """Return the game after `ply` moves, and the events of the last move."""
        game = Record(self.record.table, None, MANUAL, self.record.start)
        events: list[Event] = []
        for line in self.record.log[:ply]:
            events = game.play(line.split(" ", 1)[1])
        return game, events

    def print_all(self, last: int) -> None:
        """Print every move on a line."""
        for ply, line in enumerate(self.log[:last], 1):
            self.screen.lines([self.screen.log_line(line, ply, self.record.seats)])

    def show(self) -> None:
        """Print the board, the last move and its events."""
        game, events = self.position_after(self.ply)
        words = self.screen.words
        below = [Text(words.label("replay-start"), style="bold")]
        if self.ply:
            below = [Text(words.label("replay-at", ply=self.ply, plies=self.plies), style="bold")]
            below += [
                self.screen.log_line(self.log[self.ply - 1], self.ply, self.record.seats),
                *self.screen.news(events, game),
            ]
        self.screen.board_above_lines(self.view(game), max(0, game.actor), below)

    def view(self, game: Record) -> View:
        """Return the view of a spectator; of a finished game, the full position."""
        return {**game.view(None), **(game.data() if self.record.over else {})}

    def step(self, read: Callable[[str], str]) -> None:
        """Step forwards and backwards until the user quits."""
        self.show()
        try:
            while self.handle(read(self.screen.words.label("replay-prompt") + "\n> ").strip().casefold()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    def handle(self, typed: str) -> bool:
        """Handle one line of input; return False to quit."""
        if typed in ("q", "quit"):
            return False
        if typed in ("", "b"):
            self.go(self.ply + (1 if typed == "" else -1))
        elif typed.isdecimal() and int(typed[:9]) <= self.plies:
            self.go(int(typed))
        else:
            self.screen.say("replay-unknown", typed=typed[:40], plies=self.plies)
        return True

    def go(self, ply: int) -> None:
        if ply > self.plies:
            self.screen.say("replay-end")
        elif ply < 0:
            self.screen.say("replay-first")
        else:
            self.ply = ply
            self.show()
