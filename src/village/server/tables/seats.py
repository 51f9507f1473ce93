"""Changing seats: leaving, changes by the host, and secret links that each open one seat once."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Final

from msgspec import UNSET
from sqlalchemy import Connection, delete, insert, select

from village.bots.registry import check_bot_exists
from village.record.errors import Error
from village.server.players.bans import check_not_banned_in_database
from village.server.players.friends import friend_of
from village.server.players.identity import Player, check_not_deleted
from village.server.players.reserved_names import chosen_name
from village.server.storage.schema import links
from village.server.tables.session import Session
from village.table.entries import SeatChange, Stopped
from village.table.guards import check_open, check_seat_number, require_host
from village.table.names import clean
from village.table.new_table import NewPlayer
from village.table.open_table import seats_of
from village.table.problem import Problem
from village.table.state import Seat

MAX_SIMULATIONS: Final = 2000  # per bot move
MAX_SECRET_LENGTH: Final = 80


def set_seat(session: Session, by: str | None, change: SeatChange) -> None:
    """Change a seat, as an entry and in the list of seats."""
    if change.sort == "human" and by is not None:
        check_not_banned_in_database(session.db, by, session.now)
    if isinstance(change.player, str):
        check_not_deleted(session.db, change.player)
    if change.player is not UNSET and change.automated is UNSET:
        change.automated = False
    session.add(change, change.seat, by)
    session.save_seat(session.seats[change.seat])


def change_to(seat: Seat) -> SeatChange:
    """Return the change that makes a seat like this."""
    return SeatChange(seat.number, seat.kind, seat.player, seat.name, seat.bot, automated=seat.automated)


def is_automated(player: Player) -> bool:
    return bool(player.kind == "bot")


def seat_name(request: NewPlayer, otherwise: str) -> str:
    """Return the requested name; players cannot take the name of a bot, but bots can."""
    if not request.name:
        return otherwise
    return clean(request.name) if request.kind == "bot" else chosen_name(request.name)


def known_bot(name: str) -> str:
    """Return the bot if it runs inside the server and is fast enough; raise a Problem otherwise."""
    word, _, setting = name.partition(":")
    if word == "stdio":
        raise Problem(422, "bad-bot", "external programs play through bot accounts, not as stdio bots")
    try:
        check_bot_exists(name)
    except Error as error:
        raise Problem(422, "bad-bot", str(error)) from None
    if word == "mcts" and (setting.endswith("s") or int(setting or 0) > MAX_SIMULATIONS):
        raise Problem(422, "bad-bot", f"mcts is limited to {MAX_SIMULATIONS} simulations here")
    return name


def change_seat(session: Session, host: Player, seat: int, request: NewPlayer) -> None:
    """Make a seat open, reserved or a bot's; its player has to leave."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    void_links(session, seat)
    set_seat(session, host.id, change_to(requested_seat(session.db, host, seat, request)))


def void_links(session: Session, seat: int) -> None:
    session.db.execute(delete(links).where((links.c.table_id == session.id) & (links.c.seat == seat)))


def leave(session: Session, player: Player) -> None:
    """Leave before the start; the table continues without its host and ends when it is empty."""
    check_open(session)
    hosts = session.row.host == player.id
    own = [seat for seat in session.seats if seat.player == player.id] if hosts else seats_of(session, player)
    for seat in own:
        set_seat(session, player.id, SeatChange(seat.number, "open", None, ""))
    rest = [seat.player for seat in session.seats if seat.player is not None]
    if not rest:
        session.set(status="stopped", stop_reason="everybody left")
        session.add(Stopped("everybody left"), None, player.id)
    elif hosts:
        session.set(host=rest[0])


def invite(session: Session, host: Player, seat: int) -> str:
    """Create a secret for a seat, shown once, replacing an older one."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    if session.seats[seat].kind not in ("open", "link"):
        raise Problem(409, "seat-taken", "this seat is taken")
    void_links(session, seat)
    secret = token_urlsafe(24)
    hashed = sha256(secret.encode()).hexdigest()
    session.db.execute(insert(links).values(hash=hashed, table_id=session.id, seat=seat, created_at=session.now))
    set_seat(session, host.id, SeatChange(seat, "link", None, "", ""))
    return secret


def uninvite(session: Session, host: Player, seat: int) -> None:
    """Revoke the link; the seat is open again."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    void_links(session, seat)
    if session.seats[seat].kind == "link":
        set_seat(session, host.id, SeatChange(seat, "open", None, ""))


def seat_of_link(session: Session, secret: str) -> int:
    """Return the seat of a secret and use it up."""
    hashed = sha256(secret[:MAX_SECRET_LENGTH].encode()).hexdigest()
    where = (links.c.hash == hashed) & (links.c.table_id == session.id)
    seat = session.db.scalar(select(links.c.seat).where(where))
    if seat is None or session.db.execute(delete(links).where(where)).rowcount != 1:
        raise Problem(403, "bad-link", "this link has been used or revoked")
    return int(seat)


def requested_seat(db: Connection, host: Player, number: int, request: NewPlayer) -> Seat:
    if request.kind == "me":
        return Seat(number, "human", host.id, seat_name(request, host.name), automated=is_automated(host))
    if request.kind == "bot":
        return Seat(number, "bot", None, seat_name(request, request.bot), known_bot(request.bot))
    if request.kind == "friend":
        friend = friend_of(db, host, request.friend)
        return Seat(number, "link", friend.id, friend.name, automated=is_automated(friend))
    return Seat(number, request.kind)
