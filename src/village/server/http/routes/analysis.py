"""Hints, game analysis, and branching from a position of a finished game."""

from __future__ import annotations

from litestar.params import JSONBody

from village.server.http.dependencies import AtPly, Id, KnownPlayer, NodeDependency, OfSeat
from village.server.http.routes.tables import state_of_table
from village.server.http.routing import TABLE, get, post
from village.server.limits.requests import read, write
from village.server.tables.analyses import analysis_state, hint_state, request_analysis
from village.table.advice import analysed_seat, hinted_seat
from village.table.analyses import AnalysisState, HintState
from village.table.branch import branch_table
from village.table.new_table import NewBranch
from village.table.table_state import TableState


@post(f"{TABLE}/hint", opt=write("analyse"), summary="Request a hint", status_code=200)
def request_hint(node: NodeDependency, player: KnownPlayer, id: Id, ply: AtPly = None) -> HintState:
    """For the player to move in a game against bots; in a finished game for every position."""
    with node.sessions.write(id) as session:
        seat, at = hinted_seat(session, player, ply)
        request_analysis(session, player, "hint", seat, at, node.client_addresses)
        state = hint_state(session, seat, at)
    node.work_signal.notify()
    return state


@get(f"{TABLE}/hint", opt=read(compute=5), summary="The hint, once it is ready")
def read_hint(node: NodeDependency, player: KnownPlayer, id: Id, ply: AtPly = None) -> HintState:
    with node.sessions.read(id) as session:
        return hint_state(session, *hinted_seat(session, player, ply))


@post(f"{TABLE}/analysis", opt=write("analyse", quota="analyses"), summary="Request an analysis", status_code=200)
def request_game_analysis(node: NodeDependency, player: KnownPlayer, id: Id, seat: OfSeat = None) -> AnalysisState:
    """For one seat: any seat of a finished game, or your own in a game in progress against bots."""
    with node.sessions.write(id) as session:
        analysed = analysed_seat(session, player, seat)
        ply = len(session.record.log)
        request_analysis(session, player, "analysis", analysed, ply, node.client_addresses)
        state = analysis_state(session, analysed)
    node.work_signal.notify()
    return state


@get(f"{TABLE}/analysis", opt=read(compute=5), summary="The analysis so far")
def read_analysis(node: NodeDependency, player: KnownPlayer, id: Id, seat: OfSeat = None) -> AnalysisState:
    with node.sessions.read(id) as session:
        return analysis_state(session, analysed_seat(session, player, seat))


@post(f"{TABLE}/branch", opt=write("create", quota="tables"), summary="Branch from a position of a finished game")
def create_branch(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[NewBranch]) -> TableState:
    """A new table against bots."""
    return state_of_table(node, player, branch_table(node.sessions, id, player, data))
