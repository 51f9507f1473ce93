"""The bot interface and the view of a game that a bot gets."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import takewhile
from traceback import extract_tb
from typing import Any, Final, Protocol

from village.bots.sigint import is_from_outside
from village.kernel.types import CHANCE, PUBLIC
from village.record.determinization import DeterminizedRecord
from village.record.errors import Error
from village.record.record import Record

DECLINE: Final = "pass"  # the move that declines, in every question that offers it


class BadBot(Error):
    """The bot does not exist, failed, or chose an illegal move."""


@contextmanager
def wrap_bot_errors(message: str) -> Iterator[None]:
    """Raise BadBot for every error in a bot's code, exit() included, and send its output to stderr."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except BadBot:
        raise
    except BaseException as error:
        if is_from_outside(error):
            raise
        raise BadBot(f"{message}: {describe_error(error)}") from error


def describe_error(error: BaseException) -> str:
    """Return the type and message of an error and where it was raised."""
    last = extract_tb(error.__traceback__)[-1]
    where = "" if last.filename.startswith("<frozen") else f" ({last.filename}, line {last.lineno})"
    return f"{type(error).__name__}: {error}{where}"


class PlayerView:
    """A game as one seat knows it: its view, its legal moves and determinizations, but never the true position.

    Nothing here is derived from the seed, not even its hash: a bot could use it to verify a guess of a short seed and
    would then know all future chance events.
    """

    def __init__(self, record: Record, seat: int, salt: str = "") -> None:
        self._record = record
        self._seat = seat
        self._salt = salt  # distinguishes games with the same opening

    @property
    def seat(self) -> int:
        """The seat that the bot plays."""
        return self._seat

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self._record.seats

    @property
    def game(self) -> str:
        """An id of this game, derived from the public chance events before the first question."""
        lines = zip(self._record.log, self._record.owners, strict=True)
        opening = takewhile(lambda line: line[0].startswith(f"{CHANCE} "), lines)
        public = [line for line, owner in opening if owner == PUBLIC]
        return hashlib.sha256("\n".join([self._salt, *public]).encode()).hexdigest()

    @property
    def ply(self) -> int:
        """The number of moves so far, chance events included."""
        return len(self._record.log)

    @property
    def question(self) -> str:
        """The name of the pending question, such as `turn`."""
        return self._record.question

    @property
    def moves(self) -> list[str]:
        """The legal moves if this seat is to move, else none."""
        return self._record.moves if self._record.actor == self.seat else []

    @property
    def log(self) -> list[str]:
        """The moves so far, with the secrets of other seats masked."""
        return self._record.log_for(self.seat)

    @property
    def key(self) -> int:
        """A seed for the bot's random numbers: the same at the same point of the same game."""
        text = f"{self.game}/{self.ply}/{self.seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])

    def view(self) -> dict[str, Any]:
        """Return what this seat may know of the position."""
        view = self._record.view(self.seat)
        del view["seed_hash"]
        return view

    def guess(self, seed: int | None = None) -> Record:
        """Return a copy of the game with everything that this seat cannot know sampled at random.

        The bot may play moves in the copy.
        """
        table = self._record.table
        return DeterminizedRecord(table, table.rules.determinize(self._record.state, self.seat), seed)


class Bot(Protocol):
    """A bot for one seat of one game. Any object with this method is a bot."""

    def choose(self, table: PlayerView) -> str:
        """Return one of `table.moves`."""
        ...
