"""Moves and resignation."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import select

from village.server.players.identity import Player
from village.server.storage.schema import jobs
from village.server.tables.absence import reclaim_seat, resign_seat
from village.server.tables.clocks import add_increment, charge
from village.server.tables.next_turn import next_turn
from village.server.tables.session import Session
from village.server.tables.undo import undo_if_all_agree
from village.table.entries import Move as MoveEntry
from village.table.guards import (
    check_latest_message_seen,
    check_ply,
    check_to_move,
    require_playing,
)
from village.table.moves import Move, MoveMade, repeated_move
from village.table.open_table import seats_of
from village.table.problem import Problem, already_resigned


class Job(Protocol):
    """A move requested from a bot."""

    @property
    def seat(self) -> int: ...
    @property
    def ply(self) -> int: ...
    @property
    def since(self) -> float: ...


def play_move(session: Session, player: Player, move: Move) -> MoveMade:
    """Make a move for the player to move; a repeated key returns the earlier result."""
    earlier = session.earlier_entry(player.id, move.key)
    if earlier is not None:
        return repeated_move(earlier, f"{move.ply} {move.token}")
    record = require_playing(session)
    own = seats_of(session, player)
    check_ply(session, move.ply)
    check_latest_message_seen(session, move.number)
    check_to_move(record, own)
    seat = session.seats[record.actor]
    if seat.resigned:
        raise already_resigned()
    if seat.bot:  # an absent player is back
        reclaim_seat(session, seat)
    return apply_move(session, seat.number, player.id, move.token, move.key)


def make_bot_move(session: Session, job: Job, token: str) -> MoveMade:
    """Make a bot's move unless its job was dropped, because the player returned or the game changed."""
    require_playing(session)
    same = (jobs.c.seat == job.seat) & (jobs.c.ply == job.ply) & (jobs.c.since == job.since)
    if not session.db.execute(select(jobs.c.table_id).where(jobs.c.table_id == session.id, same)).one_or_none():
        raise Problem(409, "stale", "this move is no longer needed")
    return apply_move(session, job.seat, None, token, None)


def apply_move(session: Session, seat: int, player: str | None, token: str, key: str | None) -> MoveMade:
    """Add the move to the log and determine who is next."""
    record = require_playing(session)
    reason = record.why(token)
    if reason:
        raise Problem(
            422, "illegal-move", f"{token!r} is not possible: {reason}", rule=reason.rule, reason=reason.key,
            arguments=reason.args, ply=len(record.log),
        )  # fmt: skip
    number = session.add(MoveEntry(len(record.log), [f"{seat} {token}"]), seat, player, key)
    charge(session, seat)
    add_increment(session, seat)
    next_turn(session)
    return MoveMade(number, len(record.log))


def resign(session: Session, player: Player) -> None:
    """Resign: a bot plays on, the seat cannot win, and with one player left the game ends."""
    require_playing(session)
    for seat in seats_of(session, player):
        if not seat.resigned and session.status == "playing":
            resign_seat(session, seat, player.id)
    if session.cached.undo_request is not None:
        undo_if_all_agree(session)
