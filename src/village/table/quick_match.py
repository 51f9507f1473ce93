"""Quick match: what a player wants to play, and the tables that fit."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from village.record.errors import Error
from village.record.setup import DEFAULT, GAME, Table, create_table
from village.table.fields import Short
from village.table.new_table import Clock, NewTable
from village.table.problem import Problem
from village.table.row import TableRow

Speed = Literal["real-time", "turn-based"]
CLOCKS: Final[dict[Speed, Clock]] = {  # those that the page offers for new tables
    "real-time": Clock(bank=1200, increment=10),
    "turn-based": Clock(days=2),
}


class QuickMatch(Struct, forbid_unknown_fields=True):
    """A public game with the default edition, options and values."""

    game: Short = GAME
    seats: Annotated[int, Meta(ge=2, le=9)] | UnsetType = UNSET  # any number
    expansions: Annotated[list[Short], Meta(max_length=20)] = field(default_factory=list)
    speed: Speed = "real-time"


def rules_of(match: QuickMatch, seats: Any) -> Table:
    """Return the table for a number of seats; raise a Problem if there is none."""
    try:
        return create_table(match.game, DEFAULT, seats, tuple(match.expansions))
    except Error as error:
        raise Problem(422, "bad-setup", str(error)) from None


def new_match(match: QuickMatch) -> NewTable:
    """Return the table to create if no other fits; by default with as few players as possible, to begin soon."""
    seats = 2 if match.seats is UNSET else match.seats
    rules_of(match, seats)
    return NewTable(
        game=match.game, seats=seats, expansions=match.expansions, clock=CLOCKS[match.speed], custom_values=None
    )


def fits(row: TableRow, match: QuickMatch) -> bool:
    """Return whether a table has the setup and the clock of a match."""
    setting, control, clock = row.setting, row.time_control, CLOCKS[match.speed]
    return (
        (setting.game, sorted(setting.expansions)) == (match.game, sorted(match.expansions))
        and match.seats in (UNSET, setting.seats)
        and setting.custom_values is None
        and (control.bank, control.increment, control.days) == (clock.bank, clock.increment, clock.days)
        and setting.table().key == rules_of(match, setting.seats).key
    )
