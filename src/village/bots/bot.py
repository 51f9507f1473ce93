"""What a bot is, and what it may know."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from itertools import takewhile
from traceback import extract_tb
from typing import Any, Final, Protocol

from village.bots.interrupts import is_from_outside
from village.kernel.types import CHANCE, EVERYBODY
from village.record.errors import Error
from village.record.guess import Guess
from village.record.record import Record

DECLINE: Final = "pass"  # the answer by which one does without, whatever the question


class BadBot(Error):
    """There is no such bot, or it failed, or its move was not legal."""


@contextmanager
def blamed(sentence: str) -> Iterator[None]:
    """Whatever goes wrong in the code of a bot, exit() included, is BadBot. What it prints is no result of ours."""
    try:
        with redirect_stdout(sys.stderr):
            yield
    except BadBot:
        raise
    except BaseException as error:
        if is_from_outside(error):
            raise
        raise BadBot(f"{sentence}: {said(error)}") from error


def said(error: BaseException) -> str:
    """What went wrong, and where."""
    last = extract_tb(error.__traceback__)[-1]
    where = "" if last.filename.startswith("<frozen") else f" ({last.filename}, line {last.lineno})"
    return f"{type(error).__name__}: {error}{where}"


class Chair:
    """What one seat knows of a game: its view, its legal moves, and guesses at the rest; never the position itself.

    Nothing here is derived from the seed, not even its hash: a bot could use it to confirm a guess at a short seed, and
    would then know every draw to come.
    """

    def __init__(self, record: Record, seat: int, salt: str = "") -> None:
        self._record = record
        self._seat = seat
        self._salt = salt  # tells games apart that begin alike

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
        """An id of this game, made of what was drawn openly before the first question."""
        lines = zip(self._record.log, self._record.owners, strict=True)
        opening = takewhile(lambda line: line[0].startswith(f"{CHANCE} "), lines)
        seen = [line for line, owner in opening if owner == EVERYBODY]
        return hashlib.sha256("\n".join([self._salt, *seen]).encode()).hexdigest()

    @property
    def ply(self) -> int:
        """The number of moves so far, draws included."""
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
        """The moves so far; what only others may know is covered."""
        return self._record.log_for(self.seat)

    @property
    def key(self) -> int:
        """A seed for a bot's own random numbers: the same at the same point of the same game."""
        text = f"{self.game}/{self.ply}/{self.seat}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:4])

    def view(self) -> dict[str, Any]:
        """Return what this seat may know of the position."""
        view = self._record.view(self.seat)
        del view["seed_hash"]
        return view

    def guess(self, seed: int | None = None) -> Record:
        """Return a game that goes on from here, with everything that this seat cannot know dealt anew.

        The game is a copy; play it as you like.
        """
        table = self._record.table
        return Guess(table, table.rules.guess(self._record.state, self.seat), seed)


class Bot(Protocol):
    """A player of one seat of one game. Any object with this method is a bot."""

    def choose(self, table: Chair) -> str:
        """Return one of `table.moves`."""
        ...
