"""Talk at the table, and who does not want to read it; coming back to one's seat."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import JSONBody
from msgspec import Struct

from village.server.fair_queue import asking
from village.server.http.dependencies import Id, KnownPlayer, NodeDependency, SeatNumber
from village.server.http.routes.games import read_table
from village.server.players.quotas import must_have_quota
from village.server.requests import NewLine, NewReport
from village.server.responses import TableNow
from village.server.table.absence import take_back_seats
from village.server.table.chat import mute, say, unmute
from village.server.table.moderation import report


class Heard(Struct):
    """The line is in the log."""

    number: int


class Reported(Struct):
    """It is noted under this id."""

    id: str


@post("/api/games/{id:str}/chat", summary="Say something", sync_to_thread=True)
def say_something(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[NewLine]) -> Heard:
    must_have_quota(node, "lines", player, asking.get().address)
    with node.sessions.write(id) as session:
        return Heard(say(session, player, data.text))


@post("/api/games/{id:str}/reports", summary="Tell whoever runs the server of somebody", sync_to_thread=True)
def report_somebody(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[NewReport]) -> Reported:
    must_have_quota(node, "reports", player, asking.get().address)
    return Reported(report(node.sessions, player, id, data).id)


@put("/api/games/{id:str}/seats/{seat:int}/mute", summary="Read no more of them", status_code=204, sync_to_thread=True)
def mute_seat(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        mute(session, player, seat)


@delete("/api/games/{id:str}/seats/{seat:int}/mute", summary="Read them again", sync_to_thread=True)
def unmute_seat(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        unmute(session, player, seat)


@post("/api/games/{id:str}/back", summary="Take my seat back from the bot", status_code=200, sync_to_thread=True)
def come_back(node: NodeDependency, player: KnownPlayer, id: Id) -> TableNow:
    with node.sessions.write(id) as session:
        take_back_seats(session, player)
    return read_table(node, player, id)
