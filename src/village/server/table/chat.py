"""Talk at the table: entries like all others, kept from those who do not want to read them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, func, insert, select

from village.server.errors import Problem
from village.server.players.identity import Player
from village.server.players.names import visible
from village.server.storage.schema import entries, mutes
from village.server.table.entries import Chat
from village.server.table.guards import must_not_be_closed
from village.server.table.seats import within
from village.server.table.session import Session

MAX_CHAT_LINES_PER_SPAN: Final = 5
CHAT_SPAN_SECONDS: Final = 10.0


def say(session: Session, player: Player, text: str) -> int:
    """One line, by somebody at the table, or after the end by anybody; its number."""
    must_not_be_closed(session)
    own = [seat.number for seat in session.seats if seat.player == player.id]
    if not own and session.status not in ("over", "stopped"):
        raise Problem(403, "not-seated", "spectators may talk after the game")
    line = readable(text)
    must_be_slow(session, player)
    if own:
        return session.add(Chat(line), own[0], player.id)
    return session.add(Chat(line, player.name), None, player.id)


def readable(text: str) -> str:
    """Without signs that cannot be seen or that turn the others around."""
    line = visible(text)
    if not line:
        raise Problem(422, "nothing-said", "there is nothing to read in it")
    return line


def must_be_slow(session: Session, player: Player) -> None:
    own = (entries.c.game == session.id) & (entries.c.player == player.id) & (entries.c.kind == "chat")
    lately = own & (entries.c.at > session.now - CHAT_SPAN_SECONDS)
    if (session.db.scalar(select(func.count()).select_from(entries).where(lately)) or 0) >= MAX_CHAT_LINES_PER_SPAN:
        raise Problem(429, "too-fast", f"at most {MAX_CHAT_LINES_PER_SPAN} lines in {CHAT_SPAN_SECONDS:.0f} seconds")


def mute(session: Session, player: Player, seat: int) -> None:
    """Read no more of whoever sits there, at any table."""
    other = sitter(session, seat)
    if other == player.id:
        raise Problem(409, "yourself", "you cannot mute yourself")
    unmute(session, player, seat)
    session.db.execute(insert(mutes).values(player=player.id, muted=other))


def unmute(session: Session, player: Player, seat: int) -> None:
    both = (mutes.c.player == player.id) & (mutes.c.muted == sitter(session, seat))
    session.db.execute(delete(mutes).where(both))
    session.refreshed = True


def sitter(session: Session, seat: int) -> str:
    within(session, seat)
    player = session.seats[seat].player
    if player is None:
        raise Problem(409, "nobody-there", "nobody sits there")
    return player
