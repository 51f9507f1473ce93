"""Going through a finished or interrupted game, answer by answer."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from village.record.record import MANUAL, Record
from village.terminal.scene import Event, View
from village.terminal.screen import Screen


class Replay:
    """A record and the place one has reached in it. What is covered stays so until the game is over."""

    def __init__(self, record: Record, screen: Screen) -> None:
        self.record = record
        self.screen = screen
        self.log = record.log_for(None)
        self.plies = len(record.log)
        self.ply = 0

    def upto(self, ply: int) -> tuple[Record, list[Event]]:
        """The game after `ply` answers, and what the last of them brought about."""
        game = Record(self.record.table, None, MANUAL, self.record.start)
        events: list[Event] = []
        for line in self.record.log[:ply]:
            events = game.play(line.split(" ", 1)[1])
        return game, events

    def print_all(self, last: int) -> None:
        """Every answer in words, one a line."""
        for ply, line in enumerate(self.log[:last], 1):
            self.screen.lines([self.screen.answered(line, ply, self.record.seats)])

    def show(self) -> None:
        """The board, the last answer and what came of it."""
        game, events = self.upto(self.ply)
        words = self.screen.words
        below = [Text(words.label("replay-start"), style="bold")]
        if self.ply:
            below = [Text(words.label("replay-at", ply=self.ply, plies=self.plies), style="bold")]
            below += [
                self.screen.answered(self.log[self.ply - 1], self.ply, self.record.seats),
                *self.screen.news(events, game),
            ]
        self.screen.fitted(self.seen(game), max(0, game.actor), below)

    def seen(self, game: Record) -> View:
        """What a spectator sees; of a game that is over, everything from the beginning."""
        return {**game.view(None), **(game.data() if self.record.over else {})}

    def step(self, read: Callable[[str], str]) -> None:
        """Forwards and backwards until the reader has enough."""
        self.show()
        try:
            while self.moved(read(self.screen.words.label("replay-prompt") + "\n> ").strip().casefold()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.screen.console.print()

    def moved(self, typed: str) -> bool:
        """Go where `typed` says; False to stop."""
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
