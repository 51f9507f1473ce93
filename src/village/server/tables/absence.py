"""Absent players: timeouts, bots that take over a seat, and reclaiming it."""

from __future__ import annotations

from village.server.players.identity import Player
from village.server.tables.clocks import charge, empty_clock, timeout_at
from village.server.tables.schedule import away_at, daily_deadline, next_check_at
from village.server.tables.session import Session
from village.table.entries import SeatChange
from village.table.open_table import seats_of
from village.table.problem import Problem
from village.table.seats import set_seat
from village.table.state import Seat
from village.table.turns import next_turn, resign_seat


def check_absence(session: Session) -> None:
    """Act if the seat to move is out of time or its player is absent; does nothing before it is due."""
    due = session.row.due
    if due is None or due > session.now:
        return
    if session.status != "playing" or session.cached.lost:
        session.set(due=None)
        return
    seat = session.seats[session.record.actor]
    if seat.bot:
        session.set(due=None)
    elif is_past(daily_deadline(session), session.now):
        resign_seat(session, seat, None)
    elif is_past(timeout_at(session, seat.number), session.now):
        handle_timeout(session, seat)
    elif is_past(away_at(session, seat), session.now):
        take_over(session, seat)
    else:
        session.set(due=next_check_at(session, seat))


def is_past(time: float | None, now: float) -> bool:
    return time is not None and time <= now


def handle_timeout(session: Session, seat: Seat) -> None:
    """Let a bot take over until the player returns, or resign the seat if the table waits for players.

    The same holds for turn-based games: an unlimited clock would let one player block all others forever.
    """
    if session.row.time_control.absent == "wait":
        charge(session, seat.number)
        resign_seat(session, seat, None)
        return
    take_over(session, seat)
    empty_clock(session, seat.number)


def take_over(session: Session, seat: Seat) -> None:
    charge(session, seat.number)
    set_seat(session, None, SeatChange(seat.number, bot=session.row.time_control.replacement_bot))
    next_turn(session)


def reclaim_seats(session: Session, player: Player) -> None:
    """Give a returning player their seats back."""
    if session.status != "playing":
        raise Problem(409, "not-playing", "the game is not in progress")
    for seat in seats_of(session, player):
        if seat.bot and not seat.resigned:
            reclaim_seat(session, seat)


def reclaim_seat(session: Session, seat: Seat) -> None:
    """Drop the bot's job and restart the clock."""
    set_seat(session, seat.player, SeatChange(seat.number, bot=""))
    actor = session.seats[session.record.actor]
    if actor is seat:
        session.set(last_move_at=session.now)
        next_turn(session)
    elif actor.bot:  # a bot to move may have waited for a person to return
        next_turn(session)
    else:  # other people may wait for the player to move from now on
        session.set(due=next_check_at(session, actor))
