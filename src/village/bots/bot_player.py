"""A bot in a seat: its moves are checked, its time is measured, and it is closed at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from time import process_time
from types import TracebackType
from typing import Any

from village.bots.bot import BadBot, PlayerView, wrap_bot_errors
from village.bots.registry import find
from village.record.record import Record


class BotPlayer:
    """A named bot for one seat of one game."""

    def __init__(self, name: str, salt: str = "") -> None:
        self.name = name
        self.salt = salt  # see PlayerView
        self.bot = find(name)
        self.clock = getattr(self.bot, "clock", process_time)  # an external program uses no CPU time of this process
        self.decisions = 0
        self.seconds = 0.0

    def choose_move(self, record: Record) -> str:
        """Return the bot's move; raise BadBot if it fails or the move is illegal."""
        table = PlayerView(record, record.actor, self.salt)
        before = self.clock()
        token = self.ask_bot(table)
        self.seconds += self.clock() - before
        self.decisions += 1
        if not isinstance(token, str) or token not in table.moves:
            raise BadBot(
                f"bot {self.name!r} chose {token!r} for the question {table.question!r}, which is not a legal move"
            )
        return token

    def ask_bot(self, table: PlayerView) -> str:
        with self.name_in_errors(), wrap_bot_errors("failed"):
            return self.bot.choose(table)

    def close(self) -> None:
        """Close the bot, if it can be closed."""
        close: Any = getattr(self.bot, "close", None)
        if close is not None:
            with self.name_in_errors(), wrap_bot_errors("did not close"):
                close()

    @contextmanager
    def name_in_errors(self) -> Iterator[None]:
        try:
            yield
        except BadBot as error:
            raise BadBot(f"bot {self.name!r} {error}") from error.__cause__

    def __enter__(self) -> BotPlayer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Close the bot, but do not let an error here hide an earlier one."""
        try:
            self.close()
        except BadBot:
            if error is None:
                raise


def play_out(record: Record, players: Sequence[BotPlayer]) -> None:
    """Play the game to its end."""
    while not record.over:
        record.play(players[record.actor].choose_move(record))
