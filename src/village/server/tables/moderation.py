"""Moderation of players and tables by the administrator."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct
from sqlalchemy import select

from village.server.players.accounts import change_name
from village.server.players.bans import set_ban
from village.server.players.identity import Player, PlayersContext, read_player
from village.server.players.reports import Report, add_report, fresh_report_id
from village.server.players.tokens import bots_of
from village.server.storage.schema import entries
from village.server.tables.anonymize import entries_of_kind, remove_lines, rename_seats, rename_speaker, tables_of
from village.server.tables.chat import player_on_seat
from village.server.tables.player_seats import resign_all_tables
from village.server.tables.schedule import drop_job
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.table.entries import Chat, Stopped
from village.table.fields import SeatNumber
from village.table.guards import CLOSED
from village.table.names import clean, clean_text
from village.table.problem import Problem, not_found
from village.table.row import DamagedRow


class NewReport(Struct, forbid_unknown_fields=True):
    """A report about a player at the table, or about a line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None
    line: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None  # number of the line


class ChatLine(NamedTuple):
    """A line of chat."""

    number: int
    player: str
    text: str


def ban(context: PlayersContext, sessions: Sessions, player: Player, until: float) -> None:
    """Ban the player and their bots, and resign their games so that no other player waits for them."""
    set_ban(context, player, until)
    for id in (player.id, *(bot.id for bot in bots_of(context.store, player))):
        resign_all_tables(sessions, read_player(context.store, id))


def rename(context: PlayersContext, sessions: Sessions, player: Player, name: str) -> None:
    """Rename the player at every table, also finished ones."""
    cleaned = clean(name)
    change_name(context, player.id, cleaned)
    for table_id in tables_of(sessions.store, player.id):
        with suppress(DamagedRow), sessions.write(table_id) as session:
            rename_seats(session, player.id, cleaned)
            rename_speaker(session, player.id, cleaned)


def remove_line(sessions: Sessions, table_id: str, number: int) -> None:
    with sessions.write(table_id) as session:
        if not remove_lines(session, [number]):
            raise not_found("line of chat")


def close_table(sessions: Sessions, table_id: str) -> None:
    """Close a table; it can only be watched."""
    with sessions.write(table_id) as session:
        if session.status in ("over", "stopped"):
            raise Problem(409, "not-playing", "this table is already closed")
        session.set(status="stopped", stop_reason=CLOSED, due=None)
        drop_job(session)
        session.add(Stopped(CLOSED), None, None)


def report(sessions: Sessions, player: Player, table_id: str, request: NewReport) -> Report:
    """File a report about a player or a chat line, with the text of the line."""
    with sessions.read(table_id) as session:
        line = line_of(session, request.line) if request.line is not None else ("", "", "")
        reported, name, quote = line if line[0] else seat_reported(session, request.seat)
    if reported == player.id:
        raise Problem(409, "yourself", "you cannot report yourself")
    text = clean_text(request.text)  # readable in the administrator's terminal
    filed = Report(fresh_report_id(), sessions.clock(), player.id, reported, name, table_id, request.line, quote, text)
    add_report(sessions.store, filed)
    return filed


def line_of(session: Session, number: int) -> tuple[str, str, str]:
    """Return the author, name and text of a line."""
    condition = (entries.c.table_id == session.id) & (entries.c.number == number) & (entries.c.kind == Chat.kind)
    row = session.db.execute(select(entries).where(condition)).one_or_none()
    if row is None or row.player is None:
        raise not_found("line of chat")
    name = session.seats[row.seat].name if row.seat is not None else str(row.body.get("name", ""))
    return str(row.player), name, str(row.body["text"])


def chat_of(session: Session) -> list[ChatLine]:
    rows = entries_of_kind(session, Chat.kind)
    return [ChatLine(row.number, row.player or "", row.body["text"]) for row in rows]


def seat_reported(session: Session, seat: int | None) -> tuple[str, str, str]:
    if seat is None:
        raise Problem(422, "unknown-username", "specify the seat or the chat message")
    return player_on_seat(session, seat), session.seats[seat].name, ""
