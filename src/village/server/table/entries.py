"""Every kind of entry: its body as it is stored, and what it changes.

An entry changes the record (`play` when it happens, `replay` when it is read), the lines of the log (`rewrite`, for
many at once) and the rest of the table (`change`).
"""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import Connection, RowMapping, Select, bindparam, select

from village.record.record import Record
from village.server.responses import Event
from village.server.storage.schema import entries
from village.server.storage.statement import Row
from village.server.table.cache import CachedGame, UndoRequest


class Body(Struct):
    """What an entry says; most change nothing."""

    kind: ClassVar[str] = ""
    has_events: ClassVar[bool] = False
    checked: ClassVar[bool] = True  # a hash of the position is stored with it

    def play(self, game: CachedGame) -> list[Event]:
        """It happens now: what is not known before it has happened is filled in."""
        return self.replay(game)

    def replay(self, game: CachedGame) -> list[Event]:
        """It has happened: the record must come out as it was written."""
        return []

    def rewrite(self, log: list[str]) -> None:
        """The same for the lines alone."""

    def change(self, game: CachedGame, entry: Entry) -> None:
        """All but the record."""

    def shown(self) -> dict[str, object]:
        """What viewers learn of it beside lines of the log."""
        return dict(msgspec.to_builtins(self))

    def log_lines(self) -> list[str] | None:
        """What it put into the log, if anything."""
        return None

    def about_ply(self) -> int:
        """The place in the log it is about."""
        return 0

    def next_ply(self) -> int:
        """Where the log ends afterwards, or would."""
        return self.about_ply()

    def reason(self) -> str:
        """Why the game ended with it."""
        return ""

    def request(self) -> str:
        """What was sent to get it."""
        return f"{self.about_ply()}"


class Entry(Struct):
    """One thing that happened at the table."""

    number: int
    kind: str
    seat: int | None
    player: str | None
    at: float
    body: Body
    check: str = ""
    key: str | None = None


class Start(Body):
    """The game begins; `lines` are what chance did before the first question."""

    kind: ClassVar[str] = "start"
    has_events: ClassVar[bool] = True
    lines: list[str]

    def play(self, game: CachedGame) -> list[Event]:
        game.record = game.begun()
        self.lines = list(game.record.log)
        return game.record.opening

    def replay(self, game: CachedGame) -> list[Event]:
        game.record = game.begun()
        opening = game.record.opening
        play_for_chance(game.record, self.lines)
        must_be_drawn(self.lines, game.record.log)
        return opening

    def rewrite(self, log: list[str]) -> None:
        log += self.lines

    def log_lines(self) -> list[str] | None:
        return self.lines


class Move(Body):
    """An answer, and in the lines after it what chance made of it."""

    kind: ClassVar[str] = "move"
    has_events: ClassVar[bool] = True
    ply: int
    lines: list[str]

    def play(self, game: CachedGame) -> list[Event]:
        record = playing(game)
        events = record.play(token_of(self.lines[0]))
        self.lines = record.log[self.ply :]
        return events

    def replay(self, game: CachedGame) -> list[Event]:
        record = playing(game)
        before = len(record.log)
        events = record.play(token_of(self.lines[0]))
        events += play_for_chance(record, self.lines[len(record.log) - before :])
        must_be_drawn(self.lines, record.log[before:])
        return events

    def rewrite(self, log: list[str]) -> None:
        log += self.lines

    def log_lines(self) -> list[str] | None:
        return self.lines

    def change(self, game: CachedGame, entry: Entry) -> None:
        game.undo_request = None

    def about_ply(self) -> int:
        return self.ply

    def next_ply(self) -> int:
        return self.ply + len(self.lines)

    def request(self) -> str:
        return f"{self.ply} {token_of(self.lines[0])}"


class Undo(Body):
    """Back to where the log had `ply` lines."""

    kind: ClassVar[str] = "undo"
    ply: int

    def replay(self, game: CachedGame) -> list[Event]:
        record = playing(game)
        record.replay(record.log[: self.ply])
        return []

    def rewrite(self, log: list[str]) -> None:
        del log[self.ply :]

    def change(self, game: CachedGame, entry: Entry) -> None:
        game.undo_request = None
        game.last_undo = entry.number

    def about_ply(self) -> int:
        return self.ply


class Ask(Body):
    """A seat asks the others to let it go back to `ply`."""

    kind: ClassVar[str] = "ask"
    ply: int

    def change(self, game: CachedGame, entry: Entry) -> None:
        game.undo_request = UndoRequest(-1 if entry.seat is None else entry.seat, self.ply)

    def about_ply(self) -> int:
        return self.ply


class Agree(Body):
    kind: ClassVar[str] = "agree"

    def change(self, game: CachedGame, entry: Entry) -> None:
        request = game.undo_request
        if request is not None and entry.seat is not None:
            game.undo_request = UndoRequest(request.seat, request.ply, [*request.agreed, entry.seat])


class Refuse(Body):
    """One No is enough."""

    kind: ClassVar[str] = "refuse"

    def change(self, game: CachedGame, entry: Entry) -> None:
        if game.undo_request is not None:
            game.refused.add((game.undo_request.seat, game.undo_request.ply))
        game.undo_request = None


class SeatChange(Body):
    """Anything about who sits where: what is set is so from now on."""

    kind: ClassVar[str] = "seat"
    seat: int
    # The column of the same name; `kind` of the seat, not of the entry, is stored under that name too.
    sort: str | UnsetType = msgspec.field(default=UNSET, name="kind")
    player: str | UnsetType | None = UNSET
    name: str | UnsetType = UNSET
    bot: str | UnsetType = UNSET
    resigned: bool | UnsetType = UNSET
    program: bool | UnsetType = UNSET

    def change(self, game: CachedGame, entry: Entry) -> None:
        seat = game.seats[self.seat]
        for name, value in self.values().items():
            setattr(seat, name, value)
        if seat.resigned and game.undo_request is not None and game.undo_request.seat == self.seat:
            game.undo_request = None

    def shown(self) -> dict[str, object]:
        """Others do not learn which player it is."""
        return {"chair": {name: value for name, value in self.values().items() if name != "player"}}

    def values(self) -> dict[str, object]:
        """What is set, by the names of the seat's fields."""
        given: dict[str, object] = {"kind": self.sort, "player": self.player, "name": self.name, "bot": self.bot}
        given |= {"resigned": self.resigned, "program": self.program}
        return {name: value for name, value in given.items() if value is not UNSET}


class Over(Body):
    kind: ClassVar[str] = "over"
    why: str
    seed: str

    def reason(self) -> str:
        return self.why

    def change(self, game: CachedGame, entry: Entry) -> None:
        game.undo_request = None


class Stopped(Body):
    kind: ClassVar[str] = "stopped"
    why: str


class Next(Body):
    """The rematch was laid."""

    kind: ClassVar[str] = "next"
    game: str


class Chat(Body):
    kind: ClassVar[str] = "chat"
    checked: ClassVar[bool] = False
    text: str
    name: str | UnsetType = UNSET  # of a spectator


class Removed(Body):
    """Lines of chat are gone, each of which has become an entry of this kind that names none."""

    kind: ClassVar[str] = "removed"
    checked: ClassVar[bool] = False
    numbers: list[int]


class Unreadable(Body):
    """An entry of another version, or a damaged one."""

    why: str

    def replay(self, game: CachedGame) -> list[Event]:
        raise ValueError(self.why)

    def rewrite(self, log: list[str]) -> None:
        raise ValueError(self.why)


BODIES: Final[dict[str, type[Body]]] = {
    body.kind: body for body in (Start, Move, Undo, Ask, Agree, Refuse, SeatChange, Over, Stopped, Next, Chat, Removed)
}
ENTRIES_BETWEEN: Final = (
    select(entries)
    .where(entries.c.game == bindparam("its_game"))
    .where(entries.c.number > bindparam("after"), entries.c.number <= bindparam("last"))
    .order_by(entries.c.number)
)


def entries_between(db: Connection, game: str, after: int, last: int) -> list[Entry]:
    """Up to the last one we know of: PostgreSQL may show newer entries than the row of the game that was read."""
    return read_entries(db, ENTRIES_BETWEEN.params(its_game=game, after=after, last=last))


def read_entries(db: Connection, query: Select[tuple[object, ...]]) -> list[Entry]:
    """Whole rows of `entries`."""
    return [read_entry(found) for found in db.execute(query).mappings()]


def read_entry(found: Row | RowMapping) -> Entry:
    return Entry(
        found["number"], found["kind"], found["seat"], found["player"], found["at"],
        read_body(found["kind"], found["body"]), found["check"], found["key"],
    )  # fmt: skip


def read_body(kind: str, stored: object) -> Body:
    try:
        return msgspec.convert(stored, BODIES.get(kind, Body))
    except msgspec.ValidationError as error:
        return Unreadable(str(error))


def playing(game: CachedGame) -> Record:
    if game.record is None:
        raise ValueError("the game has not begun")
    return game.record


def play_for_chance(record: Record, lines: list[str]) -> list[Event]:
    """The answers of chance in a game without a seed; with one they are given already."""
    events: list[Event] = []
    if record.driver is None:
        for line in lines:
            events += record.play(token_of(line))
    return events


def must_be_drawn(written: list[str], drawn: list[str]) -> None:
    if written != drawn:
        raise ValueError("the rules of this version draw differently")


def token_of(line: str) -> str:
    """The answer in a line of the log."""
    return line.split(" ", 1)[1]
