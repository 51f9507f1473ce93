"""Players who do not answer: time that ran out, bots that take a seat over, and how its player gets it back."""

from __future__ import annotations

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.table.cache import Seat
from village.server.table.clocks import charge, empty_clock, runs_out
from village.server.table.entries import SeatChange
from village.server.table.next_turn import away_from, closing, end, first_look, next_turn
from village.server.table.seats import seats_of, settle
from village.server.table.session import Session


def look_after(session: Session) -> None:
    """See whether the seat that is asked has time left and somebody on it; act if not. Does nothing before its time."""
    due = session.row.due
    if due is None or due > session.now:
        return
    if session.status != "playing" or session.cached.lost:
        session.set(due=None)
        return
    seat = session.seats[session.record.actor]
    if seat.bot:
        session.set(due=None)
    elif is_past(closing(session), session.now):
        give_up(session, seat, None)
    elif is_past(runs_out(session, seat.number), session.now):
        run_out(session, seat)
    elif is_past(away_from(session, seat), session.now):
        take_over(session, seat)
    else:
        session.set(due=first_look(session, seat))


def is_past(moment: float | None, now: float) -> bool:
    return moment is not None and moment <= now


def run_out(session: Session, seat: Seat) -> None:
    """Time is over: a bot plays on until the player is back, or, where a table waits for everybody, the seat resigns.

    It is the same in games of days: a clock without an end would let one player hold up all others for good.
    """
    if session.row.manner.absent == "wait":
        charge(session, seat.number)
        give_up(session, seat, None)
        return
    take_over(session, seat)
    empty_clock(session, seat.number)


def take_over(session: Session, seat: Seat) -> None:
    charge(session, seat.number)
    settle(session, None, SeatChange(seat.number, bot=stand_in(session)))
    next_turn(session)


def stand_in(session: Session) -> str:
    """The bot that plays for people of this table who do not."""
    return session.row.manner.bot


def take_back_seats(session: Session, player: Player) -> None:
    """A player who was away is here again."""
    if session.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played")
    for seat in seats_of(session, player):
        if seat.bot and not seat.resigned:
            come_back(session, seat)


def come_back(session: Session, seat: Seat) -> None:
    """The bot's job is dropped; the clock runs from here."""
    settle(session, seat.player, SeatChange(seat.number, bot=""))
    actor = session.seats[session.record.actor]
    if actor is seat:
        session.set(moved=session.now)
        next_turn(session)
    elif actor.bot:  # that may have waited for somebody to come back
        next_turn(session)
    else:  # who is asked may have been alone until now
        session.set(due=first_look(session, actor))


def give_up(session: Session, seat: Seat, by: str | None) -> None:
    """A bot plays on for the others' sake, the seat cannot win; with one player left the game ends."""
    settle(session, by, SeatChange(seat.number, resigned=True, bot=seat.bot or stand_in(session)))
    left = [other for other in session.seats if not other.resigned]
    if len(left) <= 1 or not any(other.kind == "human" for other in left):
        end(session, "resigned")
    else:
        next_turn(session)
