"""Another game of the same people: everybody moves one seat on, and it begins when all of them want it."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import insert, select

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.requests import NewGame
from village.server.storage.schema import games
from village.server.table.cache import Seat
from village.server.table.create import fresh_row, laid_now, seat_all, take_reserved
from village.server.table.entries import Next
from village.server.table.row import GameRow, columns
from village.server.table.seats import seats_of
from village.server.table.session import Session, open_session
from village.server.table.sessions import Sessions


def play_again(sessions: Sessions, id: str, player: Player) -> str:
    """The table of the next game. Whoever asks first lays it; whoever asks sits down there."""
    with sessions.write(id) as session:
        if session.status != "over":
            raise Problem(409, "not-over", "the game is not over")
        own = seats_of(session, player)
        again = laid_already(session)
        if not again:
            again = lay_again(session, player)
            session.set(next=again)
            session.add(Next(again), own[0].number, player.id)
    with sessions.write(again) as session:
        if session.status == "open":
            take_reserved(session, player)
    return again


def laid_already(session: Session) -> str:
    """The next game, unless everybody has left it again."""
    query = select(games.c.id).where(games.c.id == session.row.next, games.c.status != "stopped")
    return str(session.db.scalar(query) or "")


def lay_again(before: Session, host: Player) -> str:
    """In the same transaction as the note at the old table: there is one next game or none."""
    row = row_for(before, host)
    before.db.execute(insert(games).values(columns(row)))
    session = open_session(before.db, row.id, None, before.now, lock=True)
    seat_all(session, [moved_on(seat, len(before.seats)) for seat in before.seats], host.id)
    session.save()
    return row.id


def row_for(before: Session, host: Player) -> GameRow:
    setting = replace(before.row.setting, promise="")
    fresh = fresh_row(before.now, host, NewGame(listed=before.row.listed), laid_now(setting), setting)
    return replace(fresh, manner=before.row.manner)


def moved_on(seat: Seat, seats: int) -> Seat:
    """People are asked again, bots are not; the seat of somebody who is gone is open."""
    number = (seat.number + 1) % seats
    if seat.kind == "human" and seat.player is None:
        return Seat(number)
    if seat.kind == "bot":
        return Seat(number, "bot", None, seat.name, seat.bot)
    return Seat(number, "link", seat.player, seat.name, program=seat.program)
