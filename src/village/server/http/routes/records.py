"""Replay: earlier positions, the log, record files, and rematches."""

from __future__ import annotations

from litestar import Response
from litestar.params import JSONBody

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
from village.server.http.routing import TABLE, get, post
from village.server.limits.requests import read, write
from village.table.history import Log, PastPosition, log_of, position_at
from village.table.imports import import_record
from village.table.record_files import text_of
from village.table.rematch import join_rematch
from village.table.requests import RecordUpload
from village.table.table_state import TableState
from village.table.views import seat_of

MAX_RECORD_BODY_BYTES = 1024 * 1024  # characters of a record may be escaped


@get(TABLE + "/positions/{ply:int}", opt=read(compute=5), summary="The table at an earlier position")
def read_position(
    node: NodeDependency, caller: AnyCaller, id: Id, ply: PlyNumber, since: SincePly = None, seat: ThroughSeat = None
) -> PastPosition:
    with node.sessions.read(id) as session:
        viewer = seat_of(session, caller, seat)
        return node.response_cache.get(
            session, ("position", viewer, ply, since), lambda: position_at(session, viewer, ply, since)
        )


@get(f"{TABLE}/log", opt=read(compute=2), summary="The log so far")
def read_log(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> Log:
    with node.sessions.read(id) as session:
        return log_of(session, seat_of(session, caller, seat))


@get(f"{TABLE}/record", opt=read(compute=5), summary="The game as a .village file", media_type="text/plain")
def read_record(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> Response[str]:
    with node.sessions.read(id) as session:
        text = text_of(session, seat_of(session, caller, seat))
    return Response(text, headers={"content-disposition": f'attachment; filename="{id}.village"'})


@post(f"{TABLE}/rematch", opt=write("create", quota="tables"), summary="Create or join the rematch", status_code=200)
def rematch(node: NodeDependency, player: KnownPlayer, id: Id) -> TableState:
    return state_of_table(node, player, join_rematch(node.sessions, id, player))


@post(
    "/api/records",
    opt=write("create", slow=True, quota="imports"),
    summary="Import a .village file",
    request_max_body_size=MAX_RECORD_BODY_BYTES,
)
def upload_record(node: NodeDependency, player: KnownPlayer, data: JSONBody[RecordUpload]) -> TableState:
    return state_of_table(node, player, import_record(node.sessions, player, data.text))
