"""The state of one table: its record and seats after some entry, and hashes of positions."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

import msgspec

from village.record.record import MANUAL, Record
from village.table.event_types import Event
from village.table.row import Setting, TableRow

FORMER_NAMES: Final = (  # of fields in the positions of older hashes
    {"custom_values": "numbers"},
    {"custom_values": "numbers", "expansions": "boxes"},
)
LATER_OPTIONS: Final = ("hidden_customers",)  # options that older hashes did not include


@dataclass
class Seat:
    """A seat and its player."""

    number: int
    kind: str = "open"  # open, link, human or bot
    player: str | None = None
    name: str = ""
    bot: str = ""  # the bot that plays, always or during an absence
    resigned: bool = False
    automated: bool = False  # the player is a bot account
    bot_number: int = 0  # which name a bot without one is shown by; 0: that of the seat


@dataclass
class UndoRequest:
    """A request of a seat for an undo that needs the consent of the others."""

    seat: int
    ply: int
    agreed: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class UndoneMoves:
    """The lines of the log that an undo of a seat has removed."""

    seat: int
    ply: int
    lines: list[str]


@dataclass
class CachedTable:
    """The state after the entries up to `number`; only the reducer changes it."""

    id: str
    setting: Setting
    seed: str
    start: dict[str, object] | None  # first position of an imported game, else None
    seats: list[Seat]
    number: int = 0
    record: Record | None = None  # None before the start
    lost: str = ""  # why these rules cannot replay the entries
    undo_request: UndoRequest | None = None
    refused: set[tuple[int, int]] = field(default_factory=set)  # seats and plies of refused undo requests
    undone: list[UndoneMoves] = field(default_factory=list)  # since the last move; the last one can be redone
    last_undo: int = 0  # number of the last undo entry
    events: OrderedDict[int, list[Event]] = field(default_factory=OrderedDict)  # of the latest entries, by number

    @property
    def rules_key(self) -> str:
        """The same text for tables that share their rules; empty before the start, unless there are custom values."""
        if self.record is not None:
            return self.record.table.key
        return self.setting.custom_values.hash if self.setting.custom_values is not None else ""

    def begun(self) -> Record:
        """Return the game before its first move."""
        if self.seed:
            return Record(self.setting.table(), self.seed, start=self.start)
        return Record(self.setting.table(), None, MANUAL, self.start, self.setting.promise)


def fresh_cache(row: TableRow) -> CachedTable:
    """Return the table before its first entry."""
    seats = [Seat(number) for number in range(row.setting.seats)]
    return CachedTable(row.id, row.setting.as_of(row.tables_hash), row.seed, row.start, seats)


def position_hash(record: Record | None) -> str:
    """Return a short hash of the position: the same log must give the same one in every version.

    Without the values of the game, because earlier releases did not store them, and without its options, because later
    releases may add some.
    """
    return "" if record is None else hashed(without(record.data(), "custom_values", "options"))


def without(position: dict[str, object], *names: str) -> dict[str, object]:
    return {name: value for name, value in position.items() if name not in names}


def has_hash(record: Record | None, check: str) -> bool:
    """Return whether a stored hash matches; older hashes used other names and included options or custom values."""
    if check == position_hash(record):
        return True
    if record is None:
        return False
    data = record.data()
    data["options"] = without(data["options"], *LATER_OPTIONS)
    formers = [{names.get(name, name): value for name, value in data.items()} for names in FORMER_NAMES]
    return check in [hashed(older) for full in formers for older in (full, without(full, "numbers"))]


def hashed(position: dict[str, object]) -> str:
    return sha256(msgspec.json.encode(position, order="deterministic")).hexdigest()[:16]


def others_wait(seats: list[Seat], seat: Seat) -> bool:
    """Return whether other people wait; otherwise a player may be absent for any time."""
    return any(waiting.player != seat.player for waiting in seats if plays_in_person(waiting))


def any_person_plays(seats: list[Seat]) -> bool:
    """Return whether a person is playing; otherwise bots pause until one returns."""
    return any(plays_in_person(seat) for seat in seats)


def plays_in_person(seat: Seat) -> bool:
    return seat.kind == "human" and not seat.resigned and not seat.bot


def bot_number(seat: Seat) -> int:
    """Return which of the names of bots this one is shown by."""
    return seat.bot_number or seat.number + 1


def next_seat(seat: Seat, seats: int) -> Seat:
    """Return the seat at the rematch: reserved for people, open for deleted players."""
    number = (seat.number + 1) % seats
    if seat.kind == "human" and seat.player is None:
        return Seat(number)
    if seat.kind == "bot":
        return Seat(number, "bot", None, seat.name, seat.bot, bot_number=bot_number(seat))
    return Seat(number, "link", seat.player, seat.name, automated=seat.automated)
