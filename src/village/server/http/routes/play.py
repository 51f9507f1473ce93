"""Actions of players at a table."""

from __future__ import annotations

from litestar.params import JSONBody
from msgspec import Struct

from village.record.preview import preview_moves
from village.server.http.dependencies import Id, KnownPlayer, MoveToken, NodeDependency
from village.server.http.routes.tables import state_of_table
from village.server.http.routing import TABLE, get, post
from village.server.limits.requests import read, write
from village.table.moves import IllegalMove, Move, MoveMade, Previews, Refusal, illegal_moves, record_to_move
from village.table.play import play_move, resign
from village.table.redo import redo
from village.table.requests import UndoRequest
from village.table.table_state import TableState
from village.table.undo import UndoReply, UndoResult
from village.table.undo_requests import reply, undo


class Reply(Struct, forbid_unknown_fields=True):
    """Whether the requested undo is allowed."""

    agree: bool


@post(f"{TABLE}/moves", opt=write(), summary="Make a move", status_code=200)
async def make_move(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Move]) -> MoveMade:
    request = id, player.id, data.key
    return await node.write_queue.change(id, lambda session: play_move(session, player, data), request)


@post(f"{TABLE}/undo", opt=write(), summary="Undo my last move", status_code=200)
def undo_move(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[UndoRequest]) -> UndoResult:
    """Without other people, moves of bots are undone, too. Otherwise your move must be the last, must have revealed
    nothing, and must not have been seen by a next player; else the other players are asked to agree."""
    with node.sessions.write(id) as session:
        return undo(session, player, data.ply, data.key)


@post(f"{TABLE}/redo", opt=write(), summary="Redo what I have undone", status_code=200)
def redo_move(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[UndoRequest]) -> MoveMade:
    """Restore what you have undone last, including the moves of bots after it. Possible until the next move."""
    with node.sessions.write(id) as session:
        return redo(session, player, data.ply, data.key)


@post(f"{TABLE}/undo/reply", opt=write(), summary="Reply to an undo request", status_code=200)
def reply_undo(node: NodeDependency, player: KnownPlayer, id: Id, data: JSONBody[Reply]) -> UndoReply:
    with node.sessions.write(id) as session:
        return reply(session, player, data.agree)


@post(f"{TABLE}/resign", opt=write(), summary="Resign", status_code=200)
def resign_table(node: NodeDependency, player: KnownPlayer, id: Id) -> TableState:
    with node.sessions.write(id) as session:
        resign(session, player)
    return state_of_table(node, player, id)


@get(f"{TABLE}/illegal-move", opt=read(), summary="Why a move is illegal")
def explain_illegal_move(node: NodeDependency, player: KnownPlayer, id: Id, token: MoveToken) -> Refusal:
    with node.sessions.read(id) as session:
        reason = record_to_move(session, player).why(token)
    return Refusal(reason.rule, reason.key, reason.args)


@get(f"{TABLE}/previews", opt=read(compute=5), summary="Preview of each legal move")
def read_previews(node: NodeDependency, player: KnownPlayer, id: Id) -> Previews:
    """Each preview ends where the outcome depends on chance, on another player or on your next choice."""
    with node.sessions.read(id) as session:
        record = record_to_move(session, player)
        moves = node.response_cache.get(session, ("previews",), lambda: preview_moves(record))
        return {"ply": len(record.log), "number": session.cached.number, "seat": record.actor, "moves": moves}


@get(f"{TABLE}/illegal-moves", opt=read(compute=5), summary="Illegal moves, with reasons")
def list_illegal_moves(node: NodeDependency, player: KnownPlayer, id: Id) -> list[IllegalMove]:
    """Every illegal move for the current question, with the reason."""
    with node.sessions.read(id) as session:
        return illegal_moves(record_to_move(session, player))
