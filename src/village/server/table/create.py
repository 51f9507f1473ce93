"""Tables: laid, filled, begun."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, insert

from village.kernel.types import OVER
from village.record.chance import fresh_seed
from village.record.errors import Error
from village.record.table import UNSAID, Table, lay
from village.server.errors import Problem
from village.server.node import Node
from village.server.players.identity import Player, fresh_id
from village.server.requests import NewGame, NewSeat
from village.server.storage.schema import links, seats
from village.server.table.cache import Seat
from village.server.table.clocks import first_clocks, manner_of
from village.server.table.invites import seat_of_link
from village.server.table.next_turn import next_turn
from village.server.table.reducer import begin
from village.server.table.seats import called, is_program, known_bot, must_be_open, must_host, open_seat, settle
from village.server.table.session import Session

EMPTY: Final = {"kind": "open", "player": None, "name": "", "bot": "", "resigned": False}


def lay_table(node: Node, host: Player, wish: NewGame) -> str:
    """A new table with seats as wished; its id."""
    try:
        table = lay(wish.game, wish.edition or UNSAID, wish.seats, tuple(wish.boxes), wish.options)
    except Error as error:
        raise Problem(422, "bad-setup", str(error)) from None
    setting = {
        "game": table.name, "edition": table.edition, "boxes": list(table.boxes), "options": dict(wish.options),
        "seats": table.seats,
    }  # fmt: skip
    chairs = wanted_seats(host, wish)
    known_bot(wish.stand_in)
    id = fresh_id()
    with node.changing(id, fresh_row(node, host, wish, table, setting)) as session:
        seat_all(session, chairs, host.id)
        if wish.start:
            begin_game(session, host)
    return id


def seat_all(session: Session, chairs: list[Seat], by: str) -> None:
    """The first to sit at a fresh table."""
    for chair in chairs:
        session.db.execute(insert(seats).values(game=session.id, seat=chair.seat, **EMPTY))
    for chair in chairs:
        values = {"kind": chair.kind, "player": chair.player, "name": chair.name, "bot": chair.bot}
        settle(session, chair.seat, by, program=chair.program, **values)


def fresh_row(node: Node, host: Player, wish: NewGame, table: Table, setting: dict[str, Any]) -> dict[str, Any]:
    now = node.now()
    return {
        "status": "open", "host": host.id, "setting": setting, "manner": manner_of(wish), "listed": wish.listed,
        "rules": table.rules.version, "tables": table.rules.tables_hash, "seed": fresh_seed(), "start": None,
        "number": 0, "ply": 0, "actor": OVER, "clocks": [], "why": "", "next": None, "made": now, "moved": now,
        "due": None,
    }  # fmt: skip


def wanted_seats(host: Player, wish: NewGame) -> list[Seat]:
    """What the host wants on every seat; seats not spoken of are open, the first is the host's own."""
    wishes = list(wish.chairs) or [NewSeat("me")]
    if len(wishes) > wish.seats:
        raise Problem(422, "bad-setup", f"{len(wishes)} seats were described at a table of {wish.seats}")
    wishes += [NewSeat("open")] * (wish.seats - len(wishes))
    if all(chair.kind == "bot" for chair in wishes):
        raise Problem(422, "bad-setup", "somebody has to play: one seat at least is not a bot's")
    chairs = []
    for number, chair in enumerate(wishes):
        if chair.kind == "me":
            chairs.append(Seat(number, "human", host.id, called(chair, host.name), program=is_program(host)))
        elif chair.kind == "bot":
            chairs.append(Seat(number, "bot", None, called(chair, chair.bot), known_bot(chair.bot)))
        else:
            chairs.append(Seat(number, chair.kind))
    return chairs


def join(session: Session, player: Player, seat: int | None, secret: str) -> int:
    """Sit down: by a link on its seat, otherwise on an open one."""
    must_be_open(session)
    own = take_reserved(session, player) if not secret else []
    if own:
        return own[0]
    if secret:
        seat = seat_of_link(session, secret)
    elif any(chair.player == player.id for chair in session.seats):
        raise Problem(409, "already-seated", "you sit at this table already")
    else:
        seat = open_seat(session, seat)
    settle(session, seat, player.id, kind="human", player=player.id, name=player.name, program=is_program(player))
    return seat


def take_reserved(session: Session, player: Player) -> list[int]:
    """Sit down where one was asked to; with the last of those who were asked the game begins."""
    own = [chair.seat for chair in session.seats if chair.kind == "link" and chair.player == player.id]
    for seat in own:
        settle(session, seat, player.id, kind="human")
    if own and all(chair.kind in ("human", "bot") for chair in session.seats):
        begin_now(session, player)
    return own


def begin_game(session: Session, player: Player) -> None:
    """From here on the log grows. Everybody must be there."""
    must_be_open(session)
    must_host(session, player)
    begin_now(session, player)


def begin_now(session: Session, player: Player) -> None:
    empty = [chair.seat for chair in session.seats if chair.kind in ("open", "link")]
    if empty:
        raise Problem(409, "seats-empty", f"nobody sits on {len(empty)} of the seats", seats=empty)
    session.cached.record = begin(session.cached, session.row.seed, session.row.start)
    session.add("start", None, player.id, {"lines": list(session.cached.record.log)})
    session.cached.told[session.cached.number] = session.cached.record.opening
    session.db.execute(delete(links).where(links.c.game == session.id))
    session.set(status="playing", moved=session.now, clocks=first_clocks(session))
    next_turn(session)
