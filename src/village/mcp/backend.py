"""The interface of the backends: tables as the model may see them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from village.record.errors import Error
from village.record.record import Why

Table = dict[str, Any]  # in the format of the HTTP API: status, seat, players, view


class BackendError(Error):
    """A refused request, with a message for the model."""


@dataclass(frozen=True)
class TableRequest:
    """The setup of a table to create."""

    game: str
    seats: int
    edition: str
    expansions: list[str]
    bots: list[str]  # for the seats after the model's; the remaining seats are open


class Backend(Protocol):
    """A place to play."""

    def tables(self, which: str) -> list[dict[str, Any]]: ...

    def create_table(self, request: TableRequest) -> Table: ...

    def join(self, id: str, link: str) -> Table: ...

    def start(self, id: str) -> Table: ...

    def read_table(self, id: str) -> Table: ...

    def events(self, id: str, since: int, ply: int) -> list[dict[str, Any]]:
        """Return the events from one ply to another."""
        ...

    def play(self, id: str, ply: int, token: str) -> None:
        """Play a move, or raise BackendError."""
        ...

    def why(self, id: str, token: str) -> Why: ...


def my_turn(table: Table) -> bool:
    if table["status"] != "playing" or table["view"] is None or table["seat"] is None:
        return False
    return bool(table["view"]["ask"]["seat"] == table["seat"])
