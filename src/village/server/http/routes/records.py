"""Looking back: earlier moments, the log, games as files; and playing again."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from village.server.http.dependencies import Asking, Here, Id, Known, PlyNumber, Since, Through
from village.server.http.routes.games import read_table
from village.server.requests import Written
from village.server.responses import Log, Moment, TableNow
from village.server.table.history import log_of, moment
from village.server.table.records import take_in, text_of
from village.server.table.rematch import play_again
from village.server.table.visible import viewer

LARGEST = 1024 * 1024  # bytes; signs of a record may be escaped


@get("/api/games/{id:str}/at/{ply:int}", summary="The table at an earlier moment", sync_to_thread=True)
def read_moment(
    site: Here, asking: Asking, id: Id, ply: PlyNumber, since: Since = None, seat: Through = None
) -> Moment:
    with site.looking(id) as sitting:
        return moment(sitting, viewer(sitting, asking, seat), ply, since)


@get("/api/games/{id:str}/log", summary="Every answer so far", sync_to_thread=True)
def read_log(site: Here, asking: Asking, id: Id, seat: Through = None) -> Log:
    with site.looking(id) as sitting:
        return log_of(sitting, viewer(sitting, asking, seat))


@get("/api/games/{id:str}/record", summary="The game as a .village file", sync_to_thread=True, media_type="text/plain")
def read_record(site: Here, asking: Asking, id: Id, seat: Through = None) -> Response[str]:
    with site.looking(id) as sitting:
        text = text_of(sitting, viewer(sitting, asking, seat))
    return Response(text, headers={"content-disposition": f'attachment; filename="{id}.village"'})


@post("/api/games/{id:str}/rematch", summary="Play again, one seat on", status_code=200, sync_to_thread=True)
def rematch(site: Here, known: Known, id: Id) -> TableNow:
    return read_table(site, known, play_again(site, id, known))


@post("/api/records", summary="Bring a .village file as a game", sync_to_thread=True, request_max_body_size=LARGEST)
def bring_record(site: Here, known: Known, data: JSONBody[Written]) -> TableNow:
    return read_table(site, known, take_in(site, known, data.text))
