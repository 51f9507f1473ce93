"""Undo: immediate where the rules allow it, otherwise with the consent of the others."""

from __future__ import annotations

from village.record.errors import CannotUndo
from village.table.entries import Agree, Ask, Refuse, Undo
from village.table.guards import check_ply, require_playing
from village.table.open_table import Person, active_seats
from village.table.problem import Problem, key_reused
from village.table.session import TableSession
from village.table.turns import next_turn
from village.table.undo import UndoReply, UndoResult, check_undo_allowed, last_move, voters


def undo(session: TableSession, player: Person, ply: int, key: str) -> UndoResult:
    """Undo the player's last move at once if allowed, otherwise ask the other players."""
    earlier = session.earlier_entry(player.id, key)
    if earlier is not None:
        if earlier.kind not in ("undo", "ask"):
            raise key_reused()
        return UndoResult(earlier.number, earlier.body.target_ply(), earlier.kind == "undo")
    record = require_playing(session)
    own = active_seats(session, player)
    check_ply(session, ply)
    target, seat = last_move(record, own)
    check_own_move(session, seat, target)
    try:
        check_undo_allowed(session, player.id, seat, target, session.seen_by())
    except CannotUndo as reason:
        return request_undo(session, player, seat, target, key, str(reason))
    return apply_undo(session, seat, player.id, target, key)


def check_own_move(session: TableSession, seat: int, ply: int) -> None:
    """Refuse to undo a move that a bot made for an absent player."""
    move = next((entry for entry in session.moves_of(seat) if entry.body.target_ply() == ply), None)
    if move is None or move.player is None:
        raise Problem(409, "cannot-undo", "a bot made this move for you")


def apply_undo(session: TableSession, seat: int, player: str | None, target: int, key: str | None) -> UndoResult:
    session.charge(session.record.actor)
    session.remove_increments(target)
    number = session.add(Undo(target), seat, player, key)
    next_turn(session)
    return UndoResult(number, target, True)


def request_undo(session: TableSession, player: Person, seat: int, target: int, key: str, reason: str) -> UndoResult:
    """Ask the other players for an undo that the rules do not allow."""
    if session.cached.undo_request is not None:
        raise Problem(409, "undo-already-requested", "an undo has already been requested")
    if (seat, target) in session.cached.refused:
        raise Problem(409, "denied", "the other players have already declined this undo request")
    if not voters(session, player.id):
        raise Problem(409, "cannot-undo", reason)
    return UndoResult(session.add(Ask(target), seat, player.id, key), target, False)


def reply(session: TableSession, player: Person, agree: bool) -> UndoReply:
    """Record a player's reply to an undo request; one refusal is enough."""
    require_playing(session)
    own = active_seats(session, player)
    request = session.cached.undo_request
    if request is None or session.seats[request.seat].player == player.id:
        raise Problem(409, "no-undo-request", "there is no undo request for you")
    if own[0].number in request.agreed:
        raise Problem(409, "already-answered", "you have already agreed")
    if not agree:
        return {"number": session.add(Refuse(), own[0].number, player.id), "done": False}
    number = session.add(Agree(), own[0].number, player.id)
    return undo_if_all_agree(session) or {"number": number, "done": False}


def undo_if_all_agree(session: TableSession) -> UndoReply | None:
    request = session.cached.undo_request
    if request is None:
        return None
    agreed = {session.seats[seat].player for seat in request.agreed}
    if not agreed >= voters(session, session.seats[request.seat].player):
        return None
    outcome = apply_undo(session, request.seat, None, request.ply, None)
    return {"number": outcome.number, "ply": outcome.ply, "done": True}
