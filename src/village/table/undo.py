"""Whether a player may undo their last move, by the rules of the game."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import NotRequired, TypedDict

from msgspec import Struct

from village.record.errors import CannotUndo
from village.record.record import Record
from village.table.open_table import OpenTable, Person, seats_of
from village.table.problem import Problem
from village.table.state import Seat


class UndoState(TypedDict):
    """Whether the viewer can undo the last move at once; `reason` is machine-readable."""

    possible: bool
    detail: str
    reason: str


def last_move(record: Record, own: list[Seat]) -> tuple[int, int]:
    """Return the ply and seat of the latest move by these seats."""
    mine = {str(seat.number) for seat in own}
    for ply in range(len(record.log) - 1, -1, -1):
        seat = record.log[ply].split(" ", 1)[0]
        if seat in mine:
            return ply, int(seat)
    raise Problem(409, "nothing-to-undo", "you have not made a move yet")


def check_undo_allowed(table: OpenTable, player: str, seat: int, target: int) -> None:
    """Raise CannotUndo unless allowed; without other people, moves of bots are undone too."""
    if voters(table, player):
        table.record.check_undo(seat)
    else:
        table.record.check_unrevealed(target)


def undo_state(table: OpenTable, player: Person | None, seat: int | None) -> UndoState:
    """Return whether this viewer could undo the last move, and why not."""
    if player is None or seat is None:
        return {"possible": False, "detail": "you have no seat at this table", "reason": "not-seated"}
    try:
        target, last = last_move(table.record, [seat for seat in seats_of(table, player) if not seat.resigned])
        check_undo_allowed(table, player.id, last, target)
    except CannotUndo as reason:
        return {"possible": False, "detail": str(reason), "reason": reason.key}
    except Problem as problem:
        return {"possible": False, "detail": problem.detail, "reason": "nothing"}
    return {"possible": True, "detail": "", "reason": ""}


def voters(table: OpenTable, requester: str | None) -> set[str]:
    """Return the other people at the table."""
    people = {seat.player for seat in table.seats if seat.kind == "human" and not seat.resigned}
    return {player for player in people if player is not None and player != requester}


class UndoResult(Struct):
    """The move was undone, or the other players are asked to agree."""

    number: int
    ply: int
    done: bool


class UndoReply(TypedDict):
    """The result of a reply to an undo request; `ply` if it was undone."""

    number: int
    done: bool
    ply: NotRequired[int]
