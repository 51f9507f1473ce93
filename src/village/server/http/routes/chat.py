"""Chat, muting, reports and reclaiming a seat."""

from __future__ import annotations

from typing import Annotated

from litestar.params import JSONBody
from msgspec import Meta, Struct

from village.server.http.dependencies import Id, KnownPlayer, NodeDependency, SeatNumber
from village.server.http.routes.tables import state_of_table
from village.server.http.routing import TABLE, delete, post, put
from village.server.limits.requests import write
from village.server.tables.absence import reclaim_seats
from village.server.tables.chat import mute, send_line, unmute
from village.server.tables.moderation import NewReport, report
from village.table.table_state import TableState


class NewLine(Struct, forbid_unknown_fields=True):
    """A line of chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLineSent(Struct):
    """The line is in the log."""

    number: int


class ReportFiled(Struct):
    """The id of the report."""

    id: str


@post(f"{TABLE}/chat", opt=write("chat", quota="lines"), summary="Send a chat message")
def send_chat_line(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[NewLine]) -> ChatLineSent:
    with node.sessions.write(id) as session:
        return ChatLineSent(send_line(session, player, data.text))


@post(f"{TABLE}/reports", opt=write(quota="reports"), summary="Report a player to the administrator")
def report_player(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[NewReport]) -> ReportFiled:
    return ReportFiled(report(node.sessions, player, id, data).id)


@put(TABLE + "/seats/{seat:int}/mute", opt=write(), summary="Mute this player", status_code=204)
def mute_seat(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        mute(session, player, seat)


@delete(TABLE + "/seats/{seat:int}/mute", opt=write(), summary="Unmute this player")
def unmute_seat(node: NodeDependency, player: KnownPlayer, id: Id, seat: SeatNumber) -> None:
    with node.sessions.write(id) as session:
        unmute(session, player, seat)


@post(f"{TABLE}/reclaim-seat", opt=write(), summary="Reclaim my seat from the bot", status_code=200)
def reclaim_my_seats(node: NodeDependency, player: KnownPlayer, id: Id) -> TableState:
    with node.sessions.write(id) as session:
        reclaim_seats(session, player)
    return state_of_table(node, player, id)
