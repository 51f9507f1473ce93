"""Tables: laid, listed, joined, left, begun."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post, put
from litestar.params import JSONBody
from msgspec import Struct
from sqlalchemy import select

from village.server.http.dependencies import Asking, Before, Here, Id, Known, SeatNumber, Through, Which
from village.server.node import Node
from village.server.players.identity import Player
from village.server.requests import Join, NewGame, NewSeat
from village.server.responses import TableNow
from village.server.storage.schema import games, seats
from village.server.table.create import begin_game, join, lay_table
from village.server.table.invites import invite, uninvite
from village.server.table.seats import change_seat, leave
from village.server.table.visible import table_now

MOST = 100
FORGOTTEN = 7 * 86400.0  # seconds after which a table is no longer shown to strangers


class Listed(Struct):
    """A table in a list."""

    id: Id
    status: str
    setting: dict[str, Any]
    names: list[str]
    free: int
    ply: int
    moved: float
    mine: bool
    turn: bool  # it is my turn


class Secret(Struct):
    """Shown once: whoever opens it sits there."""

    link: str


@get("/api/games", summary="Tables: open ones, my own, or those to watch", sync_to_thread=True)
def list_games(
    node: Here, asking: Asking, which: Which = "open",
    before: Before = 1e12,
) -> list[Listed]:  # fmt: skip
    query = select(games).where(games.c.moved < before).order_by(games.c.moved.desc()).limit(MOST)
    if which == "mine":
        own = select(seats.c.game).where(seats.c.player == (asking.id if asking is not None else ""))
        query = query.where(games.c.id.in_(own))
    else:
        status = "open" if which == "open" else "playing"
        query = query.where(games.c.status == status, games.c.listed, games.c.moved > node.now() - FORGOTTEN)
    with node.store.reading() as db:
        rows = db.execute(query).all()
        chairs = db.execute(
            select(seats).where(seats.c.game.in_([row.id for row in rows])).order_by(seats.c.seat)
        ).all()
    return [listed(row, [chair for chair in chairs if chair.game == row.id], asking) for row in rows]


def listed(row: Any, chairs: list[Any], player: Player | None) -> Listed:
    own = {chair.seat for chair in chairs if player is not None and chair.player == player.id}
    return Listed(
        row.id, row.status, row.setting, [chair.name for chair in chairs], sum(c.kind == "open" for c in chairs),
        row.ply, row.moved, bool(own), row.status == "playing" and row.actor in own,
    )  # fmt: skip


@post("/api/games", summary="Lay a table", sync_to_thread=True)
def new_game(node: Here, known: Known, data: JSONBody[NewGame]) -> TableNow:
    return read_table(node, known, lay_table(node.sessions, known, data))


@get("/api/games/{id:str}", summary="The table as you may see it", sync_to_thread=True)
def read_game(node: Here, asking: Asking, id: Id, seat: Through = None) -> TableNow:
    return read_table(node, asking, id, seat)


def read_table(node: Node, player: Player | None, id: str, seat: int | None = None) -> TableNow:
    with node.sessions.read(id) as session:
        return table_now(session, player, seat)


@post("/api/games/{id:str}/join", summary="Sit down", status_code=200, sync_to_thread=True)
def join_game(node: Here, known: Known, id: Id, data: JSONBody[Join]) -> TableNow:
    with node.sessions.write(id) as session:
        seat = join(session, known, data.seat, data.link)
    return read_table(node, known, id, seat)


@post("/api/games/{id:str}/leave", summary="Get up before the start", status_code=200, sync_to_thread=True)
def leave_game(node: Here, known: Known, id: Id) -> TableNow:
    with node.sessions.write(id) as session:
        leave(session, known)
    return read_table(node, known, id)


@post("/api/games/{id:str}/start", summary="Begin the game", status_code=200, sync_to_thread=True)
def start_game(node: Here, known: Known, id: Id) -> TableNow:
    with node.sessions.write(id) as session:
        begin_game(session, known)
    return read_table(node, known, id)


@put("/api/games/{id:str}/seats/{seat:int}", summary="Say who may sit there", sync_to_thread=True)
def set_seat(node: Here, known: Known, id: Id, seat: SeatNumber, data: JSONBody[NewSeat]) -> TableNow:
    with node.sessions.write(id) as session:
        change_seat(session, known, seat, data)
    return read_table(node, known, id)


@post("/api/games/{id:str}/seats/{seat:int}/link", summary="A secret link for a seat", sync_to_thread=True)
def make_link(node: Here, known: Known, id: Id, seat: SeatNumber) -> Secret:
    with node.sessions.write(id) as session:
        return Secret(invite(session, known, seat))


@delete("/api/games/{id:str}/seats/{seat:int}/link", summary="Take the link back", sync_to_thread=True)
def drop_link(node: Here, known: Known, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        uninvite(session, known, seat)
