"""Replay: earlier positions, the log, record files, and rematches."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from village.server.http.daily_guard import table_router
from village.server.http.dependencies import (
    AnyCaller,
    Id,
    KnownPlayer,
    NodeDependency,
    PlyNumber,
    SincePly,
    ThroughSeat,
)
from village.server.http.routes.tables import state_of_table
from village.server.limits.requests import read, write
from village.server.tables.records import import_record
from village.server.tables.rematch import join_rematch
from village.table.history import Log, PastPosition, log_of, position_at
from village.table.record_files import text_of
from village.table.table_state import TableState
from village.table.views import seat_of

MAX_RECORD_BODY_BYTES = 1024 * 1024  # characters of a record may be escaped


class RecordUpload(Struct, forbid_unknown_fields=True):
    """The text of a `.village` file."""

    text: Annotated[str, Meta(min_length=1, max_length=256 * 1024)]


@get("/positions/{ply:int}", opt=read(compute=5), summary="The table at an earlier position", sync_to_thread=True)
def read_position(
    node: NodeDependency, caller: AnyCaller, id: Id, ply: PlyNumber, since: SincePly = None, seat: ThroughSeat = None
) -> PastPosition:
    with node.sessions.read(id) as session:
        viewer = seat_of(session, caller, seat)
        return node.response_cache.get(
            session, ("position", viewer, ply, since), lambda: position_at(session, viewer, ply, since)
        )


@get("/log", opt=read(compute=2), summary="The log so far", sync_to_thread=True)
def read_log(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> Log:
    with node.sessions.read(id) as session:
        return log_of(session, seat_of(session, caller, seat))


@get(
    "/record", opt=read(compute=5), summary="The game as a .village file", sync_to_thread=True, media_type="text/plain"
)
def read_record(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> Response[str]:
    with node.sessions.read(id) as session:
        text = text_of(session, seat_of(session, caller, seat))
    return Response(text, headers={"content-disposition": f'attachment; filename="{id}.village"'})


@post("/rematch", opt=write("create"), summary="Create or join the rematch", status_code=200, sync_to_thread=True)
def rematch(node: NodeDependency, player: KnownPlayer, id: Id) -> TableState:
    node.limits.take_quota("tables", player.id)
    return state_of_table(node, player, join_rematch(node.sessions, id, player))


@post(
    "/api/records",
    opt=write("create", slow=True),
    summary="Import a .village file",
    sync_to_thread=True,
    request_max_body_size=MAX_RECORD_BODY_BYTES,
)
def upload_record(node: NodeDependency, player: KnownPlayer, data: JSONBody[RecordUpload]) -> TableState:
    node.limits.take_quota("imports", player.id)
    return state_of_table(node, player, import_record(node.sessions, player, data.text))


ROUTER = Router("/", route_handlers=[upload_record, table_router(read_position, read_log, read_record, rematch)])
