"""Looking back: earlier moments, the log, games as files; and playing again."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from village.server.fair_queue import asking
from village.server.http.dependencies import (
    AnyCaller,
    Id,
    KnownPlayer,
    NodeDependency,
    PlyNumber,
    SincePly,
    ThroughSeat,
)
from village.server.http.routes.games import read_table
from village.server.players.quotas import must_have_quota
from village.server.requests import Written
from village.server.responses import Log, PastMoment, TableNow
from village.server.table.history import log_of, moment
from village.server.table.records import take_in, text_of
from village.server.table.rematch import play_again
from village.server.table.visible import seat_of

MAX_RECORD_BODY_BYTES = 1024 * 1024  # signs of a record may be escaped


@get("/api/games/{id:str}/at/{ply:int}", summary="The table at an earlier moment", sync_to_thread=True)
def read_moment(
    node: NodeDependency, caller: AnyCaller, id: Id, ply: PlyNumber, since: SincePly = None, seat: ThroughSeat = None
) -> PastMoment:
    with node.sessions.read(id) as session:
        viewer = seat_of(session, caller, seat)
        return node.kept_answers.get(session, ("at", viewer, ply, since), lambda: moment(session, viewer, ply, since))


@get("/api/games/{id:str}/log", summary="Every answer so far", sync_to_thread=True)
def read_log(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> Log:
    with node.sessions.read(id) as session:
        return log_of(session, seat_of(session, caller, seat))


@get("/api/games/{id:str}/record", summary="The game as a .village file", sync_to_thread=True, media_type="text/plain")
def read_record(node: NodeDependency, caller: AnyCaller, id: Id, seat: ThroughSeat = None) -> Response[str]:
    with node.sessions.read(id) as session:
        text = text_of(session, seat_of(session, caller, seat))
    return Response(text, headers={"content-disposition": f'attachment; filename="{id}.village"'})


@post("/api/games/{id:str}/rematch", summary="Play again, one seat on", status_code=200, sync_to_thread=True)
def rematch(node: NodeDependency, player: KnownPlayer, id: Id) -> TableNow:
    must_have_quota(node, "tables", player, asking.get().address)
    return read_table(node, player, play_again(node.sessions, id, player))


@post(
    "/api/records",
    summary="Bring a .village file as a game",
    sync_to_thread=True,
    request_max_body_size=MAX_RECORD_BODY_BYTES,
)
def bring_record(node: NodeDependency, player: KnownPlayer, data: JSONBody[Written]) -> TableNow:
    must_have_quota(node, "imports", player, asking.get().address)
    return read_table(node, player, take_in(node.sessions, player, data.text))
