"""Another game of the same people: everybody moves one seat on, and it begins when all of them want it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select

from village.record.errors import Error
from village.server.errors import Problem
from village.server.players.identity import Player, fresh_id
from village.server.requests import NewGame
from village.server.storage.schema import games
from village.server.table.cache import Seat
from village.server.table.create import fresh_row, seat_all, take_reserved
from village.server.table.reducer import table_of
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
            again = lay_again(sessions, session, player)
            session.set(next=again)
            session.add("next", own[0].seat, player.id, {"game": again})
    with sessions.write(again) as session:
        if session.status == "open":
            take_reserved(session, player)
    return again


def laid_already(session: Session) -> str:
    """The next game, unless everybody has left it again."""
    query = select(games.c.id).where(games.c.id == session.row.next, games.c.status != "stopped")
    return str(session.db.scalar(query) or "")


def lay_again(sessions: Sessions, before: Session, host: Player) -> str:
    """In the same transaction as the note at the old table: there is one next game or none."""
    setting = {name: value for name, value in before.row.setting.items() if name != "promise"}
    id = fresh_id()
    before.db.execute(insert(games).values(id=id, **row_for(sessions, before, host, setting)))
    table = open_session(before.db, id, None, before.now, lock=True)
    seat_all(table, [moved_on(chair, len(before.seats)) for chair in before.seats], host.id)
    table.save()
    return id


def row_for(sessions: Sessions, before: Session, host: Player, setting: dict[str, Any]) -> dict[str, Any]:
    try:
        table = table_of(setting)
    except Error as error:
        raise Problem(409, "bad-setup", f"this game cannot be laid any more: {error}") from None
    return fresh_row(sessions, host, NewGame(listed=before.row.listed), table, setting) | {"manner": before.row.manner}


def moved_on(chair: Seat, seats: int) -> Seat:
    """People are asked again, bots are not."""
    seat = (chair.seat + 1) % seats
    if chair.kind == "bot":
        return Seat(seat, "bot", None, chair.name, chair.bot)
    return Seat(seat, "link", chair.player, chair.name, program=chair.program)
