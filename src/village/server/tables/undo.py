"""Undo: immediate where the rules allow it, otherwise with the consent of the others."""

from __future__ import annotations

from sqlalchemy import select

from village.record.errors import CannotUndo
from village.record.record import Record
from village.server.errors import Problem, already_resigned
from village.server.players.identity import Player
from village.server.responses import UndoOutcome, UndoReply, UndoState
from village.server.storage.schema import entries
from village.server.tables.cache import Seat
from village.server.tables.clocks import charge, remove_increments
from village.server.tables.entries import Agree, Ask, Refuse, Undo, read_entries
from village.server.tables.guards import check_ply, earlier_entry, require_playing
from village.server.tables.next_turn import next_turn
from village.server.tables.seats import seats_of
from village.server.tables.session import Session


def undo(session: Session, player: Player, ply: int, key: str) -> UndoOutcome:
    """Undo the player's last move at once if allowed, otherwise ask the other players."""
    earlier = earlier_entry(session, player, key)
    if earlier is not None:
        if earlier.kind == "move":
            raise Problem(409, "key-reused", "this key has already been used for another request")
        return {"number": earlier.number, "ply": earlier.body.target_ply(), "done": earlier.kind == "undo"}
    record = require_playing(session)
    own = active_seats(session, player)
    check_ply(session, ply)
    target, seat = last_move(record, own)
    check_own_move(session, seat, target)
    try:
        check_undo_allowed(session, player.id, seat, target)
    except CannotUndo as reason:
        return request_undo(session, player, seat, target, key, str(reason))
    return apply_undo(session, seat, player.id, target, key)


def last_move(record: Record, own: list[Seat]) -> tuple[int, int]:
    """Return the ply and seat of the latest move by these seats."""
    mine = {str(seat.number) for seat in own}
    for ply in range(len(record.log) - 1, -1, -1):
        seat = record.log[ply].split(" ", 1)[0]
        if seat in mine:
            return ply, int(seat)
    raise Problem(409, "nothing-to-undo", "you have not made a move yet")


def check_undo_allowed(session: Session, player: str, seat: int, target: int) -> None:
    """Raise CannotUndo unless allowed; without other people, moves of bots are undone too."""
    if voters(session, player):
        session.record.check_undo(seat)
    else:
        session.record.check_unrevealed(target)


def undo_state(session: Session, player: Player | None, seat: int | None) -> UndoState:
    """Return whether this viewer could undo the last move, and why not."""
    if player is None or seat is None:
        return {"possible": False, "detail": "you have no seat at this table", "reason": "not-seated"}
    try:
        target, last = last_move(session.record, [seat for seat in seats_of(session, player) if not seat.resigned])
        check_undo_allowed(session, player.id, last, target)
    except CannotUndo as reason:
        return {"possible": False, "detail": str(reason), "reason": reason.key}
    except Problem as problem:
        return {"possible": False, "detail": problem.detail, "reason": "nothing"}
    return {"possible": True, "detail": "", "reason": ""}


def check_own_move(session: Session, seat: int, ply: int) -> None:
    """Refuse to undo a move that a bot made for an absent player."""
    where = (entries.c.table_id == session.id) & (entries.c.kind == "move") & (entries.c.seat == seat)
    moves = read_entries(session.db, select(entries).where(where).order_by(entries.c.number.desc()))
    move = next((entry for entry in moves if entry.body.target_ply() == ply), None)
    if move is None or move.player is None:
        raise Problem(409, "cannot-undo", "a bot made this move for you")


def apply_undo(session: Session, seat: int, player: str | None, target: int, key: str | None) -> UndoOutcome:
    record = session.record
    charge(session, record.actor)
    remove_increments(session, record.log[target:])
    number = session.add(Undo(target), seat, player, key)
    next_turn(session)
    return {"number": number, "ply": target, "done": True}


def request_undo(session: Session, player: Player, seat: int, target: int, key: str, reason: str) -> UndoOutcome:
    """Ask the other players for an undo that the rules do not allow."""
    if session.cached.undo_request is not None:
        raise Problem(409, "undo-already-requested", "an undo has already been requested")
    if (seat, target) in session.cached.refused:
        raise Problem(409, "denied", "the other players have already declined this undo request")
    if not voters(session, player.id):
        raise Problem(409, "cannot-undo", reason)
    return {"number": session.add(Ask(target), seat, player.id, key), "ply": target, "done": False}


def voters(session: Session, requester: str | None) -> set[str]:
    """Return the other people at the table."""
    people = {seat.player for seat in session.seats if seat.kind == "human" and not seat.resigned}
    return {player for player in people if player is not None and player != requester}


def reply(session: Session, player: Player, agree: bool) -> UndoReply:
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


def undo_if_all_agree(session: Session) -> UndoReply | None:
    request = session.cached.undo_request
    if request is None:
        return None
    agreed = {session.seats[seat].player for seat in request.agreed}
    if not agreed >= voters(session, session.seats[request.seat].player):
        return None
    outcome = apply_undo(session, request.seat, None, request.ply, None)
    return {"number": outcome["number"], "ply": outcome["ply"], "done": True}


def active_seats(session: Session, player: Player) -> list[Seat]:
    """Return the player's seats that have not resigned."""
    own = [seat for seat in seats_of(session, player) if not seat.resigned]
    if not own:
        raise already_resigned()
    return own
