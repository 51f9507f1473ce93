"""Moves and resignation."""

from __future__ import annotations

from village.table.entries import Move as MoveEntry
from village.table.guards import (
    check_latest_message_seen,
    check_ply,
    check_to_move,
    require_playing,
)
from village.table.moves import Move, MoveMade, repeated_move
from village.table.open_table import Person, seats_of
from village.table.problem import Problem, already_resigned
from village.table.session import TableSession
from village.table.turns import next_turn, resign_seat
from village.table.undo_requests import undo_if_all_agree


def play_move(session: TableSession, player: Person, move: Move) -> MoveMade:
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
        session.reclaim_seat(seat)
    return apply_move(session, seat.number, player.id, move.token, move.key)


def apply_move(session: TableSession, seat: int, player: str | None, token: str, key: str | None) -> MoveMade:
    """Add the move to the log and determine who is next."""
    record = require_playing(session)
    reason = record.why(token)
    if reason:
        raise Problem(
            422, "illegal-move", f"{token!r} is not possible: {reason}", rule=reason.rule, reason=reason.key,
            arguments=reason.args, ply=len(record.log),
        )  # fmt: skip
    number = session.add(MoveEntry(len(record.log), [f"{seat} {token}"]), seat, player, key)
    session.charge(seat)
    session.add_increment(seat)
    next_turn(session)
    return MoveMade(number, len(record.log))


def resign(session: TableSession, player: Person) -> None:
    """Resign: a bot plays on, the seat cannot win, and with one player left the game ends."""
    require_playing(session)
    for seat in seats_of(session, player):
        if not seat.resigned and session.status == "playing":
            resign_seat(session, seat, player.id)
    if session.cached.undo_request is not None:
        undo_if_all_agree(session)
