"""A table as its creator describes it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field, to_builtins

from village.record.custom_values import CustomValues, GivenValues
from village.record.setup import DEFAULT, GAME
from village.table.fields import Ply, SeatNumber, Short
from village.table.row import TimeControl

Seconds = Annotated[int, Meta(ge=0, le=366 * 86400)]


class NewPlayer(Struct, forbid_unknown_fields=True):
    """A seat: your own, open, reserved by link, for a friend, or for a bot."""

    kind: Literal["me", "open", "link", "friend", "bot"]
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Short = "medium"
    friend: Annotated[str, Meta(max_length=32)] = ""  # the id of the friendship


class Clock(Struct, forbid_unknown_fields=True):
    """Thinking time; all zero: unlimited."""

    bank: Seconds = 0  # seconds for the whole game
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds added after every move
    days: Annotated[int, Meta(ge=0, le=60)] = 0  # days per turn, instead of a bank


class NewCustomValues(Struct, forbid_unknown_fields=True):
    """Custom values by key; `hash`, if given, must match."""

    name: Annotated[str, Meta(max_length=60)] = ""
    values: dict[str, Any] = field(default_factory=dict)
    hash: Short | UnsetType = UNSET


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be created."""

    game: Short = GAME
    edition: Short = ""  # default of the game
    seats: Annotated[int, Meta(ge=1, le=9)] | UnsetType = UNSET  # default of the game
    expansions: Annotated[list[Short], Meta(max_length=20)] = field(default_factory=list)
    options: dict[Short, Any] = field(default_factory=dict)
    custom_values: NewCustomValues | UnsetType | None = UNSET  # null: printed; omitted: the server's
    players: Annotated[list[NewPlayer], Meta(max_length=9)] = field(
        default_factory=list
    )  # the remaining seats are open
    clock: Clock = field(default_factory=Clock)
    absent: Literal["wait", "bot"] = "wait"  # what happens to the seat of an absent player
    replacement_bot: Short = "medium"  # for absent players
    away: Annotated[int, Meta(ge=10, le=60 * 86400)] = 120  # seconds until a player counts as absent
    public: bool = True  # listed for everyone
    start: bool = False  # start immediately


def seats_requested(request: NewTable) -> Any:
    """Return the number of seats, or the marker for the default of the game."""
    return DEFAULT if request.seats is UNSET else request.seats


def requested_values(request: NewTable, default: CustomValues | None) -> GivenValues:
    if request.custom_values is UNSET:
        return default if default is not None and default.game == request.game else None
    return None if request.custom_values is None else to_builtins(request.custom_values)


def time_control_of(request: NewTable) -> TimeControl:
    """Return the requested time control for storage."""
    clock = request.clock
    days = 0 if clock.bank else clock.days
    return TimeControl(clock.bank, clock.increment, days, request.absent, request.away, request.replacement_bot)


class NewBranch(Struct, forbid_unknown_fields=True):
    """The position to branch from, your seat, and the bot for the other people's seats."""

    ply: Ply
    seat: SeatNumber
    bot: Short = "medium"
