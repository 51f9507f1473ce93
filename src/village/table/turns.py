"""Whose turn it is after a change of a running game, and the end of the game."""

from __future__ import annotations

from village.table.entries import Over, SeatChange
from village.table.seats import set_seat
from village.table.session import TableSession
from village.table.state import Seat


def next_turn(session: TableSession) -> None:
    """Continue a running game after a change: it may be over, or someone else may be to move."""
    if session.record.over and session.status == "playing":
        end_game(session, "")
    session.schedule()


def end_game(session: TableSession, stop_reason: str) -> None:
    """End the game, by the rules or because only one player is left."""
    session.set(status="over", due=None, stop_reason=stop_reason)
    session.unschedule()
    session.add(Over(stop_reason, session.row.seed), None, None)
    session.save_results()


def resign_seat(session: TableSession, seat: Seat, by: str | None) -> None:
    """Resign the seat: a bot plays on, the seat cannot win, and with one player left the game ends."""
    bot = seat.bot or session.row.time_control.replacement_bot
    set_seat(session, by, SeatChange(seat.number, resigned=True, bot=bot))
    left = [seat for seat in session.seats if not seat.resigned]
    if len(left) <= 1 or not any(seat.kind == "human" for seat in left):
        end_game(session, "resigned")
    else:
        next_turn(session)
