"""What whoever runs the server does about somebody or a table."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import select

from village.server.errors import Problem, absent
from village.server.players.accounts import change_name
from village.server.players.bans import set_ban
from village.server.players.context import PlayersContext
from village.server.players.identity import Player, read_player
from village.server.players.names import clean
from village.server.players.reports import Report, add_report, fresh_report_id
from village.server.players.tokens import bots_of
from village.server.requests import NewReport
from village.server.storage.schema import entries
from village.server.table.chat import readable, sitter
from village.server.table.entries import Chat, Stopped
from village.server.table.every_seat import give_up_games
from village.server.table.forgetting import games_of, remove_lines, rename_seats, rename_speaker
from village.server.table.guards import CLOSED
from village.server.table.next_turn import drop_job
from village.server.table.row import DamagedRow
from village.server.table.session import Session
from village.server.table.sessions import Sessions


class Line(NamedTuple):
    """Of chat."""

    number: int
    player: str
    text: str


def ban(context: PlayersContext, sessions: Sessions, player: Player, until: float) -> None:
    """The player, and all bots they own, give up their games, so that nobody waits for them."""
    set_ban(context, player, until)
    for id in (player.id, *(bot.id for bot in bots_of(context.store, player))):
        give_up_games(sessions, read_player(context.store, id))


def rename(context: PlayersContext, sessions: Sessions, player: Player, name: str) -> None:
    """At every table, also those that are over."""
    fresh = clean(name)
    change_name(context, player.id, fresh)
    for game in games_of(sessions.store, player.id):
        with suppress(DamagedRow), sessions.write(game) as session:
            rename_seats(session, player.id, fresh)
            rename_speaker(session, player.id, fresh)


def remove_line(sessions: Sessions, game: str, number: int) -> None:
    with sessions.write(game) as session:
        if not remove_lines(session, [number]):
            raise absent("line of chat")


def close_table(sessions: Sessions, game: str) -> None:
    """It can be looked at, no more."""
    with sessions.write(game) as session:
        if session.status in ("over", "stopped"):
            raise Problem(409, "not-playing", "this table is closed already")
        session.set(status="stopped", why=CLOSED, due=None)
        drop_job(session)
        session.add(Stopped(CLOSED), None, None)


def report(sessions: Sessions, player: Player, game: str, wish: NewReport) -> Report:
    """Somebody at the table, or who said a line there; what was said is kept with it."""
    with sessions.read(game) as session:
        said = line_of(session, wish.line) if wish.line is not None else ("", "", "")
        reported, name, words = said if said[0] else seat_reported(session, wish.seat)
    if reported == player.id:
        raise Problem(409, "yourself", "you cannot report yourself")
    text = readable(wish.text)  # by whoever lists them in a terminal
    told = Report(fresh_report_id(), sessions.clock(), player.id, reported, name, game, wish.line, words, text)
    add_report(sessions.store, told)
    return told


def line_of(session: Session, number: int) -> tuple[str, str, str]:
    """Who said it, what they were called, and what it was."""
    here = (entries.c.game == session.id) & (entries.c.number == number) & (entries.c.kind == Chat.kind)
    row = session.db.execute(select(entries).where(here)).one_or_none()
    if row is None or row.player is None:
        raise absent("line of chat")
    name = session.seats[row.seat].name if row.seat is not None else str(row.body.get("name", ""))
    return str(row.player), name, str(row.body["text"])


def chat_of(session: Session) -> list[Line]:
    here = (entries.c.game == session.id) & (entries.c.kind == Chat.kind)
    query = select(entries.c.number, entries.c.player, entries.c.body).where(here).order_by(entries.c.number)
    return [Line(row.number, row.player or "", row.body["text"]) for row in session.db.execute(query)]


def seat_reported(session: Session, seat: int | None) -> tuple[str, str, str]:
    if seat is None:
        raise Problem(422, "nobody-named", "say which seat or which line of chat it is about")
    return sitter(session, seat), session.seats[seat].name, ""
