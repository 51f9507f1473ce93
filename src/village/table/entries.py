"""The kinds of entries: their stored bodies and their effects.

An entry affects the record (`play` when it happens, `replay` when it is read), the lines of the log (`rewrite`, for
many at once) and the rest of the table (`change`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType

from village.record.record import Record
from village.table.event_types import Event
from village.table.state import CachedTable, UndoneMoves, UndoRequest


class Body(Struct):
    """The body of an entry; the default changes nothing."""

    kind: ClassVar[str] = ""
    has_events: ClassVar[bool] = False
    checked: ClassVar[bool] = True  # store a hash of the position with it

    def play(self, table: CachedTable) -> list[Event]:
        """Apply it now, filling in what is only known afterwards."""
        return self.replay(table)

    def replay(self, table: CachedTable) -> list[Event]:
        """Apply a stored entry; the record must come out as stored."""
        return []

    def rewrite(self, log: list[str]) -> None:
        """Apply it to the lines of the log only."""

    def change(self, table: CachedTable, entry: Entry) -> None:
        """Apply it to everything except the record."""

    def visible_fields(self) -> dict[str, object]:
        """Return the fields that viewers see, in addition to lines of the log."""
        return dict(msgspec.to_builtins(self))

    def log_lines(self) -> list[str] | None:
        """Return the lines that it added to the log or removed from it, if any."""
        return None

    def target_ply(self) -> int:
        """Return the ply it refers to."""
        return 0

    def next_ply(self) -> int:
        """Return the length of the log afterwards."""
        return self.target_ply()

    def reason(self) -> str:
        """Return why the game ended with it."""
        return ""

    def request(self) -> str:
        """Return the request that caused it."""
        return f"{self.target_ply()}"


class Entry(Struct):
    """One event at the table."""

    number: int
    kind: str
    seat: int | None
    player: str | None
    at: float
    body: Body
    check: str = ""
    key: str | None = None


class Start(Body):
    """The game starts; `lines` are the random outcomes before the first question."""

    kind: ClassVar[str] = "start"
    has_events: ClassVar[bool] = True
    lines: list[str]

    def play(self, table: CachedTable) -> list[Event]:
        table.record = table.begun()
        self.lines = list(table.record.log)
        return table.record.opening

    def replay(self, table: CachedTable) -> list[Event]:
        table.record = table.begun()
        opening = table.record.opening
        apply_draws(table.record, self.lines)
        check_draws(self.lines, table.record.log)
        return opening

    def rewrite(self, log: list[str]) -> None:
        log += self.lines

    def log_lines(self) -> list[str] | None:
        return self.lines

    def next_ply(self) -> int:
        return len(self.lines)


class Move(Body):
    """A move, followed by the lines of its random outcomes."""

    kind: ClassVar[str] = "move"
    has_events: ClassVar[bool] = True
    ply: int
    lines: list[str]

    def play(self, table: CachedTable) -> list[Event]:
        record = playing(table)
        events = record.play(token_of(self.lines[0]))
        self.lines = record.log[self.ply :]
        return events

    def replay(self, table: CachedTable) -> list[Event]:
        record = playing(table)
        before = len(record.log)
        events = record.play(token_of(self.lines[0]))
        events += apply_draws(record, self.lines[len(record.log) - before :])
        check_draws(self.lines, record.log[before:])
        return events

    def rewrite(self, log: list[str]) -> None:
        log += self.lines

    def log_lines(self) -> list[str] | None:
        return self.lines

    def change(self, table: CachedTable, entry: Entry) -> None:
        table.undo_request = None
        table.undone.clear()

    def target_ply(self) -> int:
        return self.ply

    def next_ply(self) -> int:
        return self.ply + len(self.lines)

    def request(self) -> str:
        return f"{self.ply} {token_of(self.lines[0])}"


class Undo(Body):
    """Undo to `ply` lines of the log; `lines` are the removed ones, which versions before 2026-11-19 did not store."""

    kind: ClassVar[str] = "undo"
    ply: int
    lines: list[str] = []

    def play(self, table: CachedTable) -> list[Event]:
        self.lines = playing(table).log[self.ply :]
        return self.replay(table)

    def replay(self, table: CachedTable) -> list[Event]:
        record = playing(table)
        record.replay(record.log[: self.ply])
        return []

    def rewrite(self, log: list[str]) -> None:
        del log[self.ply :]

    def change(self, table: CachedTable, entry: Entry) -> None:
        table.undo_request = None
        table.last_undo = entry.number
        if self.lines and entry.seat is not None:
            table.undone.append(UndoneMoves(entry.seat, self.ply, self.lines))
        else:
            table.undone.clear()

    def log_lines(self) -> list[str] | None:
        return self.lines

    def target_ply(self) -> int:
        return self.ply


class Redo(Body):
    """Redo what the last undo removed: the same lines, with their random outcomes."""

    kind: ClassVar[str] = "redo"
    ply: int
    lines: list[str]

    def replay(self, table: CachedTable) -> list[Event]:
        record = playing(table)
        record.replay([*record.log, *self.lines])
        return []

    def rewrite(self, log: list[str]) -> None:
        log += self.lines

    def change(self, table: CachedTable, entry: Entry) -> None:
        table.undo_request = None
        del table.undone[-1:]

    def log_lines(self) -> list[str] | None:
        return self.lines

    def target_ply(self) -> int:
        return self.ply

    def next_ply(self) -> int:
        return self.ply + len(self.lines)


class Ask(Body):
    """A seat requests an undo to `ply`."""

    kind: ClassVar[str] = "ask"
    ply: int

    def change(self, table: CachedTable, entry: Entry) -> None:
        table.undo_request = UndoRequest(-1 if entry.seat is None else entry.seat, self.ply)

    def target_ply(self) -> int:
        return self.ply


class Agree(Body):
    kind: ClassVar[str] = "agree"

    def change(self, table: CachedTable, entry: Entry) -> None:
        request = table.undo_request
        if request is not None and entry.seat is not None:
            table.undo_request = UndoRequest(request.seat, request.ply, [*request.agreed, entry.seat])


class Refuse(Body):
    """One refusal is enough."""

    kind: ClassVar[str] = "refuse"

    def change(self, table: CachedTable, entry: Entry) -> None:
        if table.undo_request is not None:
            table.refused.add((table.undo_request.seat, table.undo_request.ply))
        table.undo_request = None


class SeatChange(Body):
    """A change of a seat; fields that are set take effect."""

    kind: ClassVar[str] = "seat"
    seat: int
    # Stored as `kind`: the kind of the seat, not of the entry.
    sort: str | UnsetType = msgspec.field(default=UNSET, name="kind")
    player: str | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    resigned: bool | UnsetType = UNSET
    automated: bool | UnsetType = UNSET
    bot_number: int | UnsetType = UNSET

    def change(self, table: CachedTable, entry: Entry) -> None:
        seat = table.seats[self.seat]
        for name, value in self.values().items():
            setattr(seat, name, value)
        if not seat.resigned:
            return
        table.undone.clear()
        if table.undo_request is not None and table.undo_request.seat == self.seat:
            table.undo_request = None

    def visible_fields(self) -> dict[str, object]:
        """Hide the player's id from others."""
        return {"player": {name: value for name, value in self.values().items() if name != "player"}}

    def values(self) -> dict[str, object]:
        """Return the fields that are set."""
        values: dict[str, object] = {"kind": self.sort, "player": self.player, "name": self.name, "bot": self.bot}
        values |= {"resigned": self.resigned, "automated": self.automated, "bot_number": self.bot_number}
        return {name: value for name, value in values.items() if value is not UNSET}


class Over(Body):
    kind: ClassVar[str] = "over"
    stop_reason: str
    seed: str

    def reason(self) -> str:
        return self.stop_reason

    def change(self, table: CachedTable, entry: Entry) -> None:
        table.undo_request = None
        table.undone.clear()


class Stopped(Body):
    kind: ClassVar[str] = "stopped"
    stop_reason: str


class Next(Body):
    """The rematch was created."""

    kind: ClassVar[str] = "next"
    rematch_id: str


class Chat(Body):
    kind: ClassVar[str] = "chat"
    checked: ClassVar[bool] = False
    text: str
    name: str | UnsetType = UNSET  # name of a spectator


class Removed(Body):
    """Chat lines were removed; each became an entry of this kind."""

    kind: ClassVar[str] = "removed"
    checked: ClassVar[bool] = False
    numbers: list[int]


class Unreadable(Body):
    """An entry of another version, or a damaged one."""

    error: str

    def replay(self, table: CachedTable) -> list[Event]:
        raise ValueError(self.error)

    def rewrite(self, log: list[str]) -> None:
        raise ValueError(self.error)


BODIES: Final[dict[str, type[Body]]] = {
    body.kind: body
    for body in (Start, Move, Undo, Redo, Ask, Agree, Refuse, SeatChange, Over, Stopped, Next, Chat, Removed)
}


def read_entry(row: Mapping[Any, Any]) -> Entry:
    return Entry(
        row["number"], row["kind"], row["seat"], row["player"], row["at"],
        read_body(row["kind"], row["body"]), row["check"], row["key"],
    )  # fmt: skip


def read_body(kind: str, stored: object) -> Body:
    try:
        return msgspec.convert(stored, BODIES.get(kind, Body))
    except msgspec.ValidationError as error:
        return Unreadable(str(error))


def playing(table: CachedTable) -> Record:
    if table.record is None:
        raise ValueError("the game has not started")
    return table.record


def apply_draws(record: Record, lines: list[str]) -> list[Event]:
    """Apply stored random outcomes in a game without a seed; with a seed they are drawn already."""
    events: list[Event] = []
    if record.seed is None:
        for line in lines:
            events += record.play(token_of(line))
    return events


def check_draws(stored: list[str], drawn: list[str]) -> None:
    if stored != drawn:
        raise ValueError("the rules of this version draw differently")


def token_of(line: str) -> str:
    """Return the move in a line of the log."""
    return line.split(" ", 1)[1]
