"""Going back: at once where the rules let one, further if all others agree."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from village.record.errors import CannotUndo
from village.record.record import Record
from village.server.errors import Problem, resigned
from village.server.players.identity import Player
from village.server.responses import Replied
from village.server.storage.schema import entries
from village.server.table.cache import Seat
from village.server.table.clocks import charge, take_rewards
from village.server.table.guards import answered_before, must_be_at, must_play
from village.server.table.next_turn import next_turn
from village.server.table.seats import seats_of
from village.server.table.session import Sitting


def take_back(sitting: Sitting, player: Player, ply: int, key: str) -> dict[str, Any]:
    """By the engine's rule at once; further back only if all others agree."""
    earlier = answered_before(sitting, player, key)
    if earlier is not None:
        if earlier.kind == "move":
            raise Problem(409, "key-reused", "this key was used for another request")
        return {"number": earlier.number, "ply": earlier.body["ply"], "done": earlier.kind == "undo"}
    record = must_play(sitting)
    own = still_in(sitting, player)
    must_be_at(sitting, ply)
    target, seat = last_answer(record, own)
    must_be_own_answer(sitting, seat, target)
    try:
        record.must_be_undoable(seat)
    except CannotUndo as reason:
        return ask_back(sitting, player, seat, target, key, str(reason))
    return go_back(sitting, seat, player.id, target, key)


def last_answer(record: Record, own: list[Seat]) -> tuple[int, int]:
    """Where the latest answer of these seats stands in the log, and whose it was."""
    mine = {str(chair.seat) for chair in own}
    for ply in range(len(record.log) - 1, -1, -1):
        seat = record.log[ply].split(" ", 1)[0]
        if seat in mine:
            return ply, int(seat)
    raise Problem(409, "nothing-to-undo", "you have not answered anything yet")


def must_be_own_answer(sitting: Sitting, seat: int, ply: int) -> None:
    """What a bot answered for somebody who was away is not theirs to take back."""
    where = (entries.c.game == sitting.id) & (entries.c.kind == "move") & (entries.c.seat == seat)
    rows = sitting.db.execute(select(entries.c.player, entries.c.body).where(where).order_by(entries.c.number.desc()))
    given = next((row for row in rows if row.body["ply"] == ply), None)
    if given is None or given.player is None:
        raise Problem(409, "cannot-undo", "a bot gave this answer for you")


def go_back(sitting: Sitting, seat: int, player: str | None, target: int, key: str | None) -> dict[str, Any]:
    record = sitting.record
    charge(sitting, record.actor)
    take_rewards(sitting, record.log[target:])
    record.replay(record.log[:target])
    sitting.held.asked = {}
    number = sitting.held.undone = sitting.add("undo", seat, player, {"ply": target}, key)
    next_turn(sitting)
    return {"number": number, "ply": target, "done": True}


def ask_back(sitting: Sitting, player: Player, seat: int, target: int, key: str, why: str) -> dict[str, Any]:
    """The rules do not let the seat go back by itself; the other players may."""
    if sitting.held.asked:
        raise Problem(409, "already-asked", "somebody has asked to go back already")
    if (seat, target) in sitting.held.denied:
        raise Problem(409, "denied", "the others have said No to this already")
    if not voters(sitting, player.id):
        raise Problem(409, "cannot-undo", why)
    sitting.held.asked = {"seat": seat, "ply": target, "agreed": []}
    number = sitting.add("ask", seat, player.id, {"ply": target}, key)
    return {"number": number, "ply": target, "done": False}


def voters(sitting: Sitting, asker: str | None) -> set[str]:
    """The other people at the table."""
    there = {chair.player for chair in sitting.seats if chair.kind == "human" and not chair.resigned}
    return {player for player in there if player is not None and player != asker}


def reply(sitting: Sitting, player: Player, agree: bool) -> Replied:
    """One of the others says whether the asking seat may go back; one No is enough."""
    must_play(sitting)
    own = still_in(sitting, player)
    asked = sitting.held.asked
    if not asked or sitting.seats[asked["seat"]].player == player.id:
        raise Problem(409, "not-asked", "nobody asks you to go back")
    if own[0].seat in asked["agreed"]:
        raise Problem(409, "already-answered", "you have agreed already")
    if not agree:
        sitting.held.denied.add((asked["seat"], asked["ply"]))
        sitting.held.asked = {}
        return {"number": sitting.add("refuse", own[0].seat, player.id, {}), "done": False}
    sitting.held.asked = {**asked, "agreed": [*asked["agreed"], own[0].seat]}
    number = sitting.add("agree", own[0].seat, player.id, {})
    return go_back_if_all_agree(sitting) or {"number": number, "done": False}


def go_back_if_all_agree(sitting: Sitting) -> Replied | None:
    asked = sitting.held.asked
    said = {sitting.seats[seat].player for seat in asked["agreed"]}
    if not said >= voters(sitting, sitting.seats[asked["seat"]].player):
        return None
    gone = go_back(sitting, asked["seat"], None, asked["ply"], None)
    return {"number": gone["number"], "ply": gone["ply"], "done": True}


def still_in(sitting: Sitting, player: Player) -> list[Seat]:
    """The seats a player holds and has not given up."""
    own = [chair for chair in seats_of(sitting, player) if not chair.resigned]
    if not own:
        raise resigned()
    return own
