"""Where a model can play: tables, as the model may see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from village.record.errors import Error
from village.record.record import Why

Table = dict[str, Any]  # as the server shows it: status, seat, chairs, view


class Refused(Error):
    """What cannot be done, in a sentence for the model."""


@dataclass(frozen=True)
class Wish:
    """The table a model wants."""

    game: str
    seats: int
    edition: str
    boxes: list[str]
    bots: list[str]  # on the seats after its own; the rest is open to others


class House(Protocol):
    """Tables to sit at."""

    def tables(self, which: str) -> list[dict[str, Any]]: ...

    def lay(self, wish: Wish) -> Table: ...

    def join(self, id: str, link: str) -> Table: ...

    def begin(self, id: str) -> Table: ...

    def look(self, id: str) -> Table: ...

    def events(self, id: str, since: int, ply: int) -> list[dict[str, Any]]:
        """What happened from one ply to another."""
        ...

    def answer(self, id: str, ply: int, token: str) -> None:
        """Give the answer; Refused says why not."""
        ...

    def why(self, id: str, token: str) -> Why: ...


def my_turn(table: Table) -> bool:
    if table["status"] != "playing" or table["view"] is None or table["seat"] is None:
        return False
    return bool(table["view"]["ask"]["seat"] == table["seat"])
