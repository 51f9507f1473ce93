"""Changing seats: joining, leaving, and changes by the host."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from sqlalchemy import delete

from village.bots.registry import check_bot_exists
from village.record.errors import Error
from village.server.errors import Problem
from village.server.players.bans import check_not_banned_in_database
from village.server.players.friends import friend_of
from village.server.players.identity import Player
from village.server.players.names import clean
from village.server.requests import NewSeat
from village.server.storage.schema import links
from village.server.tables.cache import Seat
from village.server.tables.entries import SeatChange, Stopped
from village.server.tables.session import Session

MAX_SIMULATIONS: Final = 2000  # per bot move


def set_seat(session: Session, by: str | None, change: SeatChange) -> None:
    """Change a seat, as an entry and in the list of seats."""
    if change.sort == "human" and by is not None:
        check_not_banned_in_database(session.db, by, session.now)
    if change.player is not UNSET and change.program is UNSET:
        change.program = False
    session.add(change, change.seat, by)
    session.save_seat(session.seats[change.seat])


def seats_of(session: Session, player: Player | None) -> list[Seat]:
    """Return the seats of a player; raise a Problem if there are none."""
    own = [seat for seat in session.seats if player is not None and seat.player == player.id]
    if not own:
        raise Problem(403, "not-seated", "you do not sit at this table")
    return own


def is_program(player: Player) -> bool:
    return bool(player.kind == "bot")


def seat_name(wish: NewSeat, otherwise: str) -> str:
    return clean(wish.name) if wish.name else otherwise


def known_bot(name: str) -> str:
    """Return the bot if it runs inside the server and is fast enough; raise a Problem otherwise."""
    word, _, setting = name.partition(":")
    if word == "stdio":
        raise Problem(422, "bad-bot", "programs play through their own accounts, not as stdio bots")
    try:
        check_bot_exists(name)
    except Error as error:
        raise Problem(422, "bad-bot", str(error)) from None
    if word == "mcts" and (setting.endswith("s") or int(setting or 0) > MAX_SIMULATIONS):
        raise Problem(422, "bad-bot", f"mcts plays here with up to {MAX_SIMULATIONS} simulations")
    return name


def open_seat(session: Session, seat: int | None) -> int:
    free = [seat.number for seat in session.seats if seat.kind == "open"]
    if not free or (seat is not None and seat not in free):
        raise Problem(409, "seat-taken", "this seat is not free" if free else "no seat is free")
    return free[0] if seat is None else seat


def change_seat(session: Session, host: Player, seat: int, wish: NewSeat) -> None:
    """Make a seat open, reserved or a bot's; its player has to leave."""
    check_open(session)
    require_host(session, host)
    check_seat_number(session, seat)
    void_links(session, seat)
    if wish.kind == "bot":
        change = SeatChange(seat, "bot", None, seat_name(wish, wish.bot), known_bot(wish.bot))
    elif wish.kind == "me":
        change = SeatChange(seat, "human", host.id, seat_name(wish, host.name), "", program=is_program(host))
    elif wish.kind == "friend":
        asked = friend_of(session.db, host, wish.friend)
        change = SeatChange(seat, "link", asked.id, asked.name, "", program=is_program(asked))
    else:
        change = SeatChange(seat, wish.kind, None, "", "")
    set_seat(session, host.id, change)


def void_links(session: Session, seat: int) -> None:
    session.db.execute(delete(links).where((links.c.game == session.id) & (links.c.seat == seat)))


def leave(session: Session, player: Player) -> None:
    """Leave before the start; the table continues without its host and ends when it is empty."""
    check_open(session)
    hosts = session.row.host == player.id
    own = [seat for seat in session.seats if seat.player == player.id] if hosts else seats_of(session, player)
    for seat in own:
        set_seat(session, player.id, SeatChange(seat.number, "open", None, ""))
    rest = [seat.player for seat in session.seats if seat.player is not None]
    if not rest:
        session.set(status="stopped", why="everybody left")
        session.add(Stopped("everybody left"), None, player.id)
    elif hosts:
        session.set(host=rest[0])


def check_open(session: Session) -> None:
    if session.status != "open":
        raise Problem(409, "already-started", "the game has started")


def require_host(session: Session, player: Player) -> None:
    if session.row.host != player.id:
        raise Problem(403, "not-host", "only the host of the table can do this")


def check_seat_number(session: Session, seat: int) -> None:
    if seat not in range(len(session.seats)):
        raise Problem(404, "not-found", "there is no such seat")
