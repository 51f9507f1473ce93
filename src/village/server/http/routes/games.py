"""Tables: laid, listed, joined, left, begun."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.params import JSONBody
from msgspec import Struct

from village.server.fair_queue import asking
from village.server.http.dependencies import (
    AnyCaller,
    Id,
    KnownPlayer,
    ListKind,
    MovedBefore,
    NodeDependency,
    SeatNumber,
    ThroughSeat,
)
from village.server.node import Node
from village.server.players.identity import Player
from village.server.players.quotas import must_have_quota
from village.server.requests import Join, NewGame, NewSeat
from village.server.responses import TableNow
from village.server.table.create import begin_game, join, lay_table
from village.server.table.invites import invite, uninvite
from village.server.table.listing import TableSummary, list_tables
from village.server.table.seats import change_seat, leave
from village.server.table.visible import read_viewer, table_now


class Secret(Struct):
    """Shown once: whoever opens it sits there."""

    link: str


@get("/api/games", summary="Tables: open ones, my own, or those to watch", sync_to_thread=True)
def list_games(
    node: NodeDependency, caller: AnyCaller, which: ListKind = "open", before: MovedBefore = 1e12
) -> list[TableSummary]:
    return list_tables(node.sessions, caller, which, before)


@post("/api/games", summary="Lay a table", sync_to_thread=True)
def new_game(node: NodeDependency, player: KnownPlayer, data: JSONBody[NewGame]) -> TableNow:
    must_have_quota(node, "tables", player, asking.get().address)
    return read_table(node, player, lay_table(node.sessions, player, data, node.settings.numbers))


@get("/api/games/{id:str}", summary="The table as you may see it", sync_to_thread=True)
def read_game(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> TableNow:
    return read_table(node, caller, id, seat)


def read_table(node: Node, player: Player | None, id: str, seat: int | None = None) -> TableNow:
    with node.sessions.read(id) as session:
        return table_now(session, read_viewer(session, player, seat))


@post("/api/games/{id:str}/join", summary="Sit down", status_code=200, sync_to_thread=True)
def join_game(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Join]) -> TableNow:
    with node.sessions.write(id) as session:
        seat = join(session, player, data.seat, data.link)
    return read_table(node, player, id, seat)


@post("/api/games/{id:str}/leave", summary="Get up before the start", status_code=200, sync_to_thread=True)
def leave_game(node: NodeDependency, player: KnownPlayer, id: Id) -> TableNow:
    with node.sessions.write(id) as session:
        leave(session, player)
    return read_table(node, player, id)


@post("/api/games/{id:str}/start", summary="Begin the game", status_code=200, sync_to_thread=True)
def start_game(node: NodeDependency, player: KnownPlayer, id: Id) -> TableNow:
    with node.sessions.write(id) as session:
        begin_game(session, player)
    return read_table(node, player, id)


@put("/api/games/{id:str}/seats/{seat:int}", summary="Say who may sit there", sync_to_thread=True)
def set_seat(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber, data: JSONBody[NewSeat]) -> TableNow:
    with node.sessions.write(id) as session:
        change_seat(session, player, seat, data)
    return read_table(node, player, id)


@post("/api/games/{id:str}/seats/{seat:int}/link", summary="A secret link for a seat", sync_to_thread=True)
def make_link(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> Secret:
    with node.sessions.write(id) as session:
        return Secret(invite(session, player, seat))


@delete("/api/games/{id:str}/seats/{seat:int}/link", summary="Take the link back", sync_to_thread=True)
def drop_link(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        uninvite(session, player, seat)
