"""Chat: entries like all others, hidden from players who muted the author."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select

from village.server.players.identity import Player, check_not_deleted
from village.server.storage.schema import entries, mutes
from village.server.tables.session import Session
from village.table.entries import Chat
from village.table.guards import check_not_closed, check_seat_number
from village.table.names import clean_text
from village.table.problem import Problem

MAX_CHAT_LINES_PER_SPAN: Final = 5
CHAT_SPAN_SECONDS: Final = 10.0


def send_line(session: Session, player: Player, text: str) -> int:
    """Add a line by a player at the table, or by anyone after the end; return its number."""
    check_not_closed(session)
    own = [seat.number for seat in session.seats if seat.player == player.id]
    if not own and session.status not in ("over", "stopped"):
        raise Problem(403, "not-seated", "spectators can chat after the game")
    line = clean_text(text)
    check_not_deleted(session.db, player.id)
    limit_chat_rate(session, player)
    if own:
        return session.add(Chat(line), own[0], player.id)
    return session.add(Chat(line, player.name), None, player.id)


def limit_chat_rate(session: Session, player: Player) -> None:
    own = (entries.c.table_id == session.id) & (entries.c.player == player.id) & (entries.c.kind == "chat")
    lately = own & (entries.c.at > session.now - CHAT_SPAN_SECONDS)
    if (session.db.scalar(select(func.count()).select_from(entries).where(lately)) or 0) >= MAX_CHAT_LINES_PER_SPAN:
        raise Problem(
            429, "rate-limited", f"at most {MAX_CHAT_LINES_PER_SPAN} messages in {CHAT_SPAN_SECONDS:.0f} seconds"
        )


def mute(session: Session, player: Player, seat: int) -> None:
    """Hide the chat of the player on this seat, at all tables."""
    muted = player_on_seat(session, seat)
    if muted == player.id:
        raise Problem(409, "yourself", "you cannot mute yourself")
    unmute(session, player, seat)
    session.db.execute(insert(mutes).values(player=player.id, muted=muted))


def unmute(session: Session, player: Player, seat: int) -> None:
    both = (mutes.c.player == player.id) & (mutes.c.muted == player_on_seat(session, seat))
    session.db.execute(delete(mutes).where(both))
    session.refreshed = True


def player_on_seat(session: Session, seat: int) -> str:
    check_seat_number(session, seat)
    player = session.seats[seat].player
    if player is None:
        raise Problem(409, "no-such-player", "this seat is empty")
    return player
