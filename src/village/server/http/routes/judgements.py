"""Judgement for people: hints, what a game was won or lost by, and playing on from a moment of it."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from village.server.fair_queue import asking
from village.server.http.dependencies import AtPly, Id, KnownPlayer, NodeDependency, OfSeat
from village.server.http.routes.games import read_table
from village.server.players.quotas import must_have_quota
from village.server.requests import PlayOn
from village.server.responses import AnalysisNow, HintNow, TableNow
from village.server.table.judgements import analysed_seat, analysis_now, ask, hint_now, hinted_seat
from village.server.table.play_on import play_on


@post("/api/games/{id:str}/hint", summary="Ask for a hint", status_code=200, sync_to_thread=True)
def ask_hint(node: NodeDependency, player: KnownPlayer, id: Id, ply: AtPly = None) -> HintNow:
    """For whoever is asked and plays against bots only; of a game that is over, for every moment."""
    with node.sessions.write(id) as session:
        seat, at = hinted_seat(session, player, ply)
        ask(session, player, "hint", seat, at)
        told = hint_now(session, seat, at)
    node.bell.ring()
    return told


@get("/api/games/{id:str}/hint", summary="The hint, once it is found", sync_to_thread=True)
def read_hint(node: NodeDependency, player: KnownPlayer, id: Id, ply: AtPly = None) -> HintNow:
    with node.sessions.read(id) as session:
        return hint_now(session, *hinted_seat(session, player, ply))


@post("/api/games/{id:str}/analysis", summary="Let a game be judged", status_code=200, sync_to_thread=True)
def ask_analysis(node: NodeDependency, player: KnownPlayer, id: Id, seat: OfSeat = None) -> AnalysisNow:
    """As one seat played it: of a game that is over any seat, of one that goes on against bots your own."""
    must_have_quota(node, "analyses", player, asking.get().address)
    with node.sessions.write(id) as session:
        of = analysed_seat(session, player, seat)
        ask(session, player, "analysis", of, len(session.record.log))
        told = analysis_now(session, of)
    node.bell.ring()
    return told


@get("/api/games/{id:str}/analysis", summary="How far the judgement is", sync_to_thread=True)
def read_analysis(node: NodeDependency, player: KnownPlayer, id: Id, seat: OfSeat = None) -> AnalysisNow:
    with node.sessions.read(id) as session:
        return analysis_now(session, analysed_seat(session, player, seat))


@post("/api/games/{id:str}/play-on", summary="Play on from a moment of a game that is over", sync_to_thread=True)
def play_on_from(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[PlayOn]) -> TableNow:
    """A new table against bots."""
    must_have_quota(node, "tables", player, asking.get().address)
    return read_table(node, player, play_on(node.sessions, id, player, data))
