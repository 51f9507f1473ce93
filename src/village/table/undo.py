"""Whether a player may undo their last move, by the rules of the game."""

# No `from __future__ import annotations`: Python must see which fields are optional.
from typing import NotRequired, TypedDict

from msgspec import Struct

from village.record.errors import CannotUndo
from village.record.record import Record
from village.table.daily import is_daily
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


def check_undo_allowed(table: OpenTable, player: str, seat: int, target: int, seen: frozenset[str]) -> None:
    """Raise CannotUndo unless allowed; `seen` are the players who have had the table open since the last move."""
    others = voters(table, player)
    if others:
        table.record.check_undo(seat)
        if any(is_asked(table, player) for player in others & seen):
            raise CannotUndo("the next player has seen the question", "seen")
        return
    table.record.check_unrevealed(target)  # moves of bots are undone, too
    if is_daily(table.id) and others_moved(table.record, target, seat):
        raise CannotUndo("in a daily challenge, a move stands once a bot has moved", "daily")


def is_asked(table: OpenTable, player: str) -> bool:
    """Return whether the player is to move at a table with other people, who may want to undo their move."""
    if table.status != "playing" or table.cached.lost:
        return False
    return table.seats[table.record.actor].player == player and bool(voters(table, player))


def others_moved(record: Record, ply: int, seat: int) -> bool:
    """Return whether another seat has moved since `ply`."""
    return any(int(line.split(" ", 1)[0]) != seat for line in record.log[ply:])


def undo_state(table: OpenTable, player: Person | None, seat: int | None, seen: frozenset[str]) -> UndoState:
    """Return whether this viewer could undo the last move, and why not."""
    if player is None or seat is None:
        return {"possible": False, "detail": "you have no seat at this table", "reason": "not-seated"}
    try:
        target, last = last_move(table.record, [seat for seat in seats_of(table, player) if not seat.resigned])
        check_undo_allowed(table, player.id, last, target, seen)
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
