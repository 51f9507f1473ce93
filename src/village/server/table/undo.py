"""Going back: at once where the rules let one, further if all others agree."""

from __future__ import annotations

from sqlalchemy import select

from village.record.errors import CannotUndo
from village.record.record import Record
from village.server.errors import Problem, resigned
from village.server.players.identity import Player
from village.server.responses import Replied, TakenBack
from village.server.responses import Undo as UndoNow
from village.server.storage.schema import entries
from village.server.table.cache import Seat
from village.server.table.clocks import charge, take_rewards
from village.server.table.entries import Agree, Ask, Refuse, Undo, read_entries
from village.server.table.guards import answered_before, must_be_at, must_play
from village.server.table.next_turn import next_turn
from village.server.table.seats import seats_of
from village.server.table.session import Session


def take_back(session: Session, player: Player, ply: int, key: str) -> TakenBack:
    """At once where nobody minds or the engine's rule lets one; further back only if all others agree."""
    earlier = answered_before(session, player, key)
    if earlier is not None:
        if earlier.kind == "move":
            raise Problem(409, "key-reused", "this key was used for another request")
        return {"number": earlier.number, "ply": earlier.body.about_ply(), "done": earlier.kind == "undo"}
    record = must_play(session)
    own = still_in(session, player)
    must_be_at(session, ply)
    target, seat = last_answer(record, own)
    must_be_own_answer(session, seat, target)
    try:
        must_be_free_to_go_back(session, player.id, seat, target)
    except CannotUndo as reason:
        return ask_back(session, player, seat, target, key, str(reason))
    return go_back(session, seat, player.id, target, key)


def last_answer(record: Record, own: list[Seat]) -> tuple[int, int]:
    """Where the latest answer of these seats stands in the log, and whose it was."""
    mine = {str(seat.number) for seat in own}
    for ply in range(len(record.log) - 1, -1, -1):
        seat = record.log[ply].split(" ", 1)[0]
        if seat in mine:
            return ply, int(seat)
    raise Problem(409, "nothing-to-undo", "you have not answered anything yet")


def must_be_free_to_go_back(session: Session, player: str, seat: int, target: int) -> None:
    """CannotUndo with the reason. Where all people at the table are one, what bots answered since goes back with it."""
    if voters(session, player):
        session.record.must_be_undoable(seat)
    else:
        session.record.must_be_unrevealed(target)


def undo_now(session: Session, player: Player | None, seat: int | None) -> UndoNow:
    """Whether this viewer could take back the last answer, and why not."""
    if player is None or seat is None:
        return {"possible": False, "why": "you do not sit at this table", "reason": "not-seated"}
    try:
        target, last = last_answer(session.record, [one for one in seats_of(session, player) if not one.resigned])
        must_be_free_to_go_back(session, player.id, last, target)
    except CannotUndo as reason:
        return {"possible": False, "why": str(reason), "reason": reason.key}
    except Problem as nothing:
        return {"possible": False, "why": nothing.detail, "reason": "nothing"}
    return {"possible": True, "why": "", "reason": ""}


def must_be_own_answer(session: Session, seat: int, ply: int) -> None:
    """What a bot answered for somebody who was away is not theirs to take back."""
    where = (entries.c.game == session.id) & (entries.c.kind == "move") & (entries.c.seat == seat)
    moves = read_entries(session.db, select(entries).where(where).order_by(entries.c.number.desc()))
    given = next((entry for entry in moves if entry.body.about_ply() == ply), None)
    if given is None or given.player is None:
        raise Problem(409, "cannot-undo", "a bot gave this answer for you")


def go_back(session: Session, seat: int, player: str | None, target: int, key: str | None) -> TakenBack:
    record = session.record
    charge(session, record.actor)
    take_rewards(session, record.log[target:])
    number = session.add(Undo(target), seat, player, key)
    next_turn(session)
    return {"number": number, "ply": target, "done": True}


def ask_back(session: Session, player: Player, seat: int, target: int, key: str, why: str) -> TakenBack:
    """The rules do not let the seat go back by itself; the other players may."""
    if session.cached.undo_request is not None:
        raise Problem(409, "already-asked", "somebody has asked to go back already")
    if (seat, target) in session.cached.refused:
        raise Problem(409, "denied", "the others have said No to this already")
    if not voters(session, player.id):
        raise Problem(409, "cannot-undo", why)
    return {"number": session.add(Ask(target), seat, player.id, key), "ply": target, "done": False}


def voters(session: Session, asker: str | None) -> set[str]:
    """The other people at the table."""
    there = {seat.player for seat in session.seats if seat.kind == "human" and not seat.resigned}
    return {player for player in there if player is not None and player != asker}


def reply(session: Session, player: Player, agree: bool) -> Replied:
    """One of the others says whether the asking seat may go back; one No is enough."""
    must_play(session)
    own = still_in(session, player)
    request = session.cached.undo_request
    if request is None or session.seats[request.seat].player == player.id:
        raise Problem(409, "not-asked", "nobody asks you to go back")
    if own[0].number in request.agreed:
        raise Problem(409, "already-answered", "you have agreed already")
    if not agree:
        return {"number": session.add(Refuse(), own[0].number, player.id), "done": False}
    number = session.add(Agree(), own[0].number, player.id)
    return go_back_if_all_agree(session) or {"number": number, "done": False}


def go_back_if_all_agree(session: Session) -> Replied | None:
    request = session.cached.undo_request
    if request is None:
        return None
    said = {session.seats[seat].player for seat in request.agreed}
    if not said >= voters(session, session.seats[request.seat].player):
        return None
    gone = go_back(session, request.seat, None, request.ply, None)
    return {"number": gone["number"], "ply": gone["ply"], "done": True}


def still_in(session: Session, player: Player) -> list[Seat]:
    """The seats a player holds and has not given up."""
    own = [seat for seat in seats_of(session, player) if not seat.resigned]
    if not own:
        raise resigned()
    return own
