"""Tables: create, list, join, leave and start."""

from __future__ import annotations

from litestar.params import JSONBody
from msgspec import Struct

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
from village.server.http.routing import TABLE, delete, get, post, put
from village.server.limits.requests import read, write
from village.server.node import Node
from village.server.players.identity import Player
from village.server.tables.joining import invite, join, uninvite
from village.server.tables.listing import list_tables
from village.server.tables.quick_match import quick_match
from village.server.tables.viewers import read_viewer, table_state
from village.table.create import begin_game, open_table
from village.table.fields import SeatNumber as SeatField
from village.table.fields import Short
from village.table.new_table import NewPlayer, NewTable
from village.table.quick_match import QuickMatch
from village.table.seats import change_seat, leave
from village.table.summary import TableSummary
from village.table.table_state import TableState
from village.table.undo import is_asked


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatField | None = None
    link: Short = ""


class Secret(Struct):
    """Shown once: opening this link takes the seat."""

    link: str


@get("/api/tables", opt=read(), summary="Tables: open ones, my own, or those to watch")
def list_all_tables(
    node: NodeDependency, caller: AnyCaller, which: ListKind = "open", before: MovedBefore = 1e12
) -> list[TableSummary]:
    return list_tables(node.sessions, caller, which, before)


@post("/api/tables", opt=write("create", quota="tables"), summary="Create a table")
def create_table(node: NodeDependency, player: KnownPlayer, data: JSONBody[NewTable]) -> TableState:
    return state_of_table(node, player, open_table(node.sessions, player, data, node.settings.custom_values))


@post(
    "/api/quick-match",
    opt=write("create", slow=True, quota="tables"),
    summary="Find a game against people",
    status_code=200,
)
def find_match(node: NodeDependency, player: KnownPlayer, data: JSONBody[QuickMatch]) -> TableState:
    """Joins an open public table that fits and begins once it is full, or creates one and waits there."""
    return state_of_table(node, player, quick_match(node.sessions, player, data))


@get(TABLE, opt=read(), summary="The table as you may see it")
def read_table(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> TableState:
    return state_of_table(node, caller, id, seat)


def state_of_table(node: Node, player: Player | None, id: str, seat: int | None = None) -> TableState:
    with node.sessions.read(id) as session:
        viewer = read_viewer(session, player, seat)
        state = table_state(session, viewer)
        sees_new_question = player is not None and player.id not in viewer.seen and is_asked(session, player.id)
    if player is not None and sees_new_question:
        node.presence.note_look(id, player.id)
    return state


@post(f"{TABLE}/join", opt=write(), summary="Join a table", status_code=200)
def join_table(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Join]) -> TableState:
    with node.sessions.write(id) as session:
        seat = join(session, player, data.seat, data.link)
    return state_of_table(node, player, id, seat)


@post(f"{TABLE}/leave", opt=write(), summary="Leave before the start", status_code=200)
def leave_table(node: NodeDependency, player: KnownPlayer, id: Id) -> TableState:
    with node.sessions.write(id) as session:
        leave(session, player)
    return state_of_table(node, player, id)


@post(f"{TABLE}/start", opt=write(), summary="Start the game", status_code=200)
def start_table(node: NodeDependency, player: KnownPlayer, id: Id) -> TableState:
    with node.sessions.write(id) as session:
        begin_game(session, player)
    return state_of_table(node, player, id)


@put(TABLE + "/seats/{seat:int}", opt=write(), summary="Change a seat")
def set_seat(
    node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber, data: JSONBody[NewPlayer]
) -> TableState:
    with node.sessions.write(id) as session:
        change_seat(session, player, seat, data)
    return state_of_table(node, player, id)


@post(TABLE + "/seats/{seat:int}/link", opt=write(), summary="Create a secret link for a seat")
def make_link(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> Secret:
    with node.sessions.write(id) as session:
        return Secret(invite(session, player, seat))


@delete(TABLE + "/seats/{seat:int}/link", opt=write(), summary="Revoke the link")
def drop_link(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        uninvite(session, player, seat)
