"""Tables: create and list them, play, replay, import and export."""

from __future__ import annotations

from typing import Literal

from msgspec import convert

from village.local.advice import request_analysis, request_hint
from village.local.context import Local
from village.local.routing import route
from village.local.storage import TABLES
from village.local.streams import viewer_of
from village.record.preview import preview_moves
from village.table.analyses import AnalysisState, HintState
from village.table.branch import branch_table
from village.table.create import begin_game, open_table
from village.table.fields import Ply, SeatNumber, Token
from village.table.history import Log, PastPosition, log_of, position_at
from village.table.imports import import_record
from village.table.moves import IllegalMove, Move, MoveMade, Previews, Refusal, illegal_moves, record_to_move
from village.table.new_table import NewBranch, NewPlayer, NewTable
from village.table.play import play_move, resign
from village.table.record_files import text_of
from village.table.redo import redo
from village.table.rematch import join_rematch
from village.table.requests import RecordUpload, UndoRequest
from village.table.row import read_row
from village.table.scores import ScoreBreakdown, ScoreTotals, score_breakdowns, score_history, score_viewer
from village.table.seats import change_seat, leave
from village.table.state import Seat
from village.table.summary import TableSummary, table_summary
from village.table.table_state import TableState
from village.table.undo import UndoResult
from village.table.undo_requests import undo
from village.table.views import seat_of, shown_table

TABLE = "/api/tables/{id}"
MAX_TABLES_LISTED = 100


@route("GET", "/api/tables")
def list_tables(
    local: Local, which: Literal["open", "mine", "watch"] = "open", before: float = 1e12
) -> list[TableSummary]:
    """Return the player's tables, latest first; there are no others."""
    player = local.player
    if which != "mine" or player is None:
        return []
    stored = [document for _, document in local.storage.with_prefix(TABLES) if document["last_move_at"] < before]
    stored.sort(key=lambda document: -document["last_move_at"])
    return [
        table_summary(read_row(document), convert(document["seats"], list[Seat]), player.id)
        for document in stored[:MAX_TABLES_LISTED]
        if any(seat["player"] == player.id for seat in document["seats"])
    ]


@route("POST", "/api/tables", status=201)
def create_table(local: Local, data: NewTable) -> TableState:
    return state_of(local, open_table(local.tables, local.require_player(), data, local.custom_values))


@route("GET", TABLE)
def read_table(local: Local, id: str, seat: SeatNumber | None = None) -> TableState:
    return state_of(local, id, seat)


def state_of(local: Local, id: str, seat: int | None = None) -> TableState:
    with local.tables.read(id) as session:
        return shown_table(session, viewer_of(local.player, seat), [])


@route("POST", f"{TABLE}/leave")
def leave_table(local: Local, id: str) -> TableState:
    with local.tables.write(id) as session:
        leave(session, local.require_player())
    return state_of(local, id)


@route("POST", f"{TABLE}/start")
def start_table(local: Local, id: str) -> TableState:
    with local.tables.write(id) as session:
        begin_game(session, local.require_player())
    return state_of(local, id)


@route("PUT", TABLE + "/seats/{seat}")
def set_seat(local: Local, id: str, seat: SeatNumber, data: NewPlayer) -> TableState:
    with local.tables.write(id) as session:
        change_seat(session, local.require_player(), seat, data)
    return state_of(local, id)


@route("POST", f"{TABLE}/moves")
def make_move(local: Local, id: str, data: Move) -> MoveMade:
    with local.tables.write(id) as session:
        return play_move(session, local.require_player(), data)


@route("POST", f"{TABLE}/undo")
def undo_move(local: Local, id: str, data: UndoRequest) -> UndoResult:
    with local.tables.write(id) as session:
        return undo(session, local.require_player(), data.ply, data.key)


@route("POST", f"{TABLE}/redo")
def redo_move(local: Local, id: str, data: UndoRequest) -> MoveMade:
    with local.tables.write(id) as session:
        return redo(session, local.require_player(), data.ply, data.key)


@route("POST", f"{TABLE}/resign")
def resign_table(local: Local, id: str) -> TableState:
    with local.tables.write(id) as session:
        resign(session, local.require_player())
    return state_of(local, id)


@route("GET", f"{TABLE}/illegal-move")
def explain_illegal_move(local: Local, id: str, token: Token) -> Refusal:
    with local.tables.read(id) as session:
        reason = record_to_move(session, local.require_player()).why(token)
    return Refusal(reason.rule, reason.key, reason.args)


@route("GET", f"{TABLE}/illegal-moves")
def list_illegal_moves(local: Local, id: str) -> list[IllegalMove]:
    with local.tables.read(id) as session:
        return illegal_moves(record_to_move(session, local.require_player()))


@route("GET", f"{TABLE}/previews")
def read_previews(local: Local, id: str) -> Previews:
    with local.tables.read(id) as session:
        record = record_to_move(session, local.require_player())
        moves = preview_moves(record)
        return {"ply": len(record.log), "number": session.cached.number, "seat": record.actor, "moves": moves}


@route("GET", f"{TABLE}/scores")
def read_scores(local: Local, id: str, ply: Ply | None = None, seat: SeatNumber | None = None) -> list[ScoreBreakdown]:
    with local.tables.read(id) as session:
        return score_breakdowns(session, score_viewer(session, seat_of(session, local.player, seat)), ply)


@route("GET", f"{TABLE}/score-history")
def read_score_history(local: Local, id: str, seat: SeatNumber | None = None) -> list[ScoreTotals]:
    with local.tables.read(id) as session:
        return score_history(session, score_viewer(session, seat_of(session, local.player, seat)))


@route("GET", TABLE + "/positions/{ply}")
def read_position(
    local: Local, id: str, ply: Ply, since: Ply | None = None, seat: SeatNumber | None = None
) -> PastPosition:
    with local.tables.read(id) as session:
        return position_at(session, seat_of(session, local.player, seat), ply, since)


@route("GET", f"{TABLE}/log")
def read_log(local: Local, id: str, seat: SeatNumber | None = None) -> Log:
    with local.tables.read(id) as session:
        return log_of(session, seat_of(session, local.player, seat))


@route("GET", f"{TABLE}/record")
def read_record(local: Local, id: str, seat: SeatNumber | None = None) -> str:
    with local.tables.read(id) as session:
        return text_of(session, seat_of(session, local.player, seat))


@route("POST", "/api/records", status=201)
def upload_record(local: Local, data: RecordUpload) -> TableState:
    return state_of(local, import_record(local.tables, local.require_player(), data.text))


@route("POST", f"{TABLE}/rematch")
def rematch(local: Local, id: str) -> TableState:
    return state_of(local, join_rematch(local.tables, id, local.require_player()))


@route("POST", f"{TABLE}/branch", status=201)
def create_branch(local: Local, id: str, data: NewBranch) -> TableState:
    return state_of(local, branch_table(local.tables, id, local.require_player(), data))


@route("POST", f"{TABLE}/hint")
def ask_for_hint(local: Local, id: str, ply: Ply | None = None) -> HintState:
    with local.tables.read(id) as session:
        return request_hint(local.storage, session, local.require_player(), ply)


@route("POST", f"{TABLE}/analysis")
def ask_for_analysis(local: Local, id: str, seat: SeatNumber | None = None) -> AnalysisState:
    with local.tables.read(id) as session:
        return request_analysis(local.storage, session, local.require_player(), seat)
