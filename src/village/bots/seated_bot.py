"""A bot at a table: its answers are checked, its thinking is timed, and it is sent home at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import process_time
from types import TracebackType
from typing import Any

from village.bots.bot import BadBot, Chair, blamed
from village.bots.registry import find
from village.record.record import Record


class SeatedBot:
    """A bot under its name, for one seat of one game."""

    def __init__(self, name: str, salt: str = "") -> None:
        self.name = name
        self.salt = salt  # see Chair
        self.bot = find(name)
        self.clock = getattr(self.bot, "clock", process_time)  # a program elsewhere uses no time of this process
        self.decisions = 0
        self.seconds = 0.0

    def answer(self, record: Record) -> str:
        """A legal answer to the question; BadBot names the bot if there is none."""
        table = Chair(record, record.actor, self.salt)
        before = self.clock()
        token = self.choice(table)
        self.seconds += self.clock() - before
        self.decisions += 1
        if not isinstance(token, str) or token not in table.moves:
            raise BadBot(f"bot {self.name!r} answered {token!r} to the question {table.question!r}: not a legal answer")
        return token

    def choice(self, table: Chair) -> str:
        with self.named(), blamed("failed"):
            return self.bot.choose(table)

    def close(self) -> None:
        """Programs are ended; most bots have nothing to end."""
        close: Any = getattr(self.bot, "close", None)
        if close is not None:
            with self.named(), blamed("did not close"):
                close()

    @contextmanager
    def named(self) -> Iterator[None]:
        try:
            yield
        except BadBot as error:
            raise BadBot(f"bot {self.name!r} {error}") from error.__cause__

    def __enter__(self) -> SeatedBot:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """What went wrong before is told rather than what goes wrong now."""
        try:
            self.close()
        except BadBot:
            if error is None:
                raise


def play_out(record: Record, players: Sequence[SeatedBot]) -> None:
    """The game to its end."""
    while not record.over:
        record.play(players[record.actor].answer(record))
