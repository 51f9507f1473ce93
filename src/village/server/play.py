"""What players do at a table: answer, take back, ask to go back, resign."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, select

from village.record.errors import CannotUndo
from village.record.record import Record
from village.server.absence import come_back, give_up
from village.server.chairs import seats_of
from village.server.held import Seat
from village.server.identity import Player
from village.server.pace import charge, reward, take_rewards
from village.server.problems import Problem
from village.server.schema import entries, jobs
from village.server.shown import Replied
from village.server.sitting import Sitting
from village.server.turn import next_turn

BY_KEY: Final = select(entries).where(
    entries.c.game == bindparam("its_game"),
    entries.c.player == bindparam("its_player"),
    entries.c.key == bindparam("its_key"),
)


def answer(sitting: Sitting, player: Player, ply: int, token: str, key: str) -> dict[str, Any]:
    """One answer, by whoever is asked. A key that was used before gets what it got then."""
    earlier = answered_before(sitting, player, key)
    if earlier is not None:
        return same(earlier, f"{ply} {token}")
    record = must_play(sitting)
    own = seats_of(sitting, player)
    must_be_at(sitting, ply)
    must_be_asked(record, own)
    chair = sitting.seats[record.actor]
    if chair.resigned:
        raise Problem(409, "resigned", "you have given up; a bot plays on for you")
    if chair.bot:  # somebody who was away is back
        come_back(sitting, chair)
    return give(sitting, chair.seat, player.id, token, key)


def answer_for_bot(sitting: Sitting, job: Any, token: str) -> dict[str, Any]:
    """The answer a worker found, unless its job was dropped meanwhile: the player is back, or the game went back."""
    must_play(sitting)
    where = (jobs.c.game == sitting.id) & (jobs.c.seat == job.seat) & (jobs.c.ply == job.ply)
    if not sitting.db.execute(select(jobs.c.game).where(where & (jobs.c.since == job.since))).one_or_none():
        raise Problem(409, "stale", "this answer is not wanted any more")
    return give(sitting, job.seat, None, token, None)


def give(sitting: Sitting, seat: int, player: str | None, token: str, key: str | None) -> dict[str, Any]:
    """Put the answer into the log and see who is next."""
    record = must_play(sitting)
    why = record.why(token)
    if why:
        more = {"rule": why.rule, "reason": why.key, "arguments": why.args, "ply": len(record.log)}
        raise Problem(422, "illegal-move", f"{token!r} is not possible: {why}", **more)
    before = len(record.log)
    events = record.play(token)
    sitting.held.asked = {}
    number = sitting.add("move", seat, player, {"ply": before, "lines": record.log[before:]}, key)
    sitting.held.told[number] = events
    charge(sitting, seat)
    reward(sitting, seat)
    next_turn(sitting)
    return {"number": number, "ply": len(record.log)}


def answered_before(sitting: Sitting, player: Player, key: str) -> Any:
    return sitting.db.execute(BY_KEY, {"its_game": sitting.id, "its_player": player.id, "its_key": key}).one_or_none()


def same(entry: Any, asked: str) -> dict[str, Any]:
    """The answer this key got; Problem if it was used for something else."""
    ply = entry.body["ply"]
    lines = entry.body.get("lines", [])
    was = f"{ply} {lines[0].split(' ', 1)[1]}" if lines else f"{ply}"
    if was != asked:
        raise Problem(409, "key-reused", "this key was used for another request")
    return {"number": entry.number, "ply": ply + len(lines)}


def must_play(sitting: Sitting) -> Record:
    if sitting.held.lost:
        raise Problem(409, "read-only", "the rules have changed since; this game can only be looked at")
    if sitting.status == "stopped":
        raise Problem(409, "read-only", f"this game can only be looked at: {sitting.value('why')}")
    if sitting.status != "playing":
        raise Problem(409, "not-playing", "the game is not being played")
    return sitting.record


def must_be_asked(record: Record, own: list[Seat]) -> None:
    if all(chair.seat != record.actor for chair in own):
        raise Problem(403, "not-your-turn", "somebody else is asked", actor=record.actor, ply=len(record.log))


def must_be_at(sitting: Sitting, ply: int) -> None:
    here = len(sitting.record.log)
    if ply != here:
        raise Problem(409, "stale", f"the game is at answer {here}, not {ply}", ply=here, number=sitting.held.number)


def take_back(sitting: Sitting, player: Player, ply: int, key: str) -> dict[str, Any]:
    """By the engine's rule at once; further back only if all others agree."""
    earlier = answered_before(sitting, player, key)
    if earlier is not None:
        if earlier.kind == "move":
            raise Problem(409, "key-reused", "this key was used for another request")
        return {"number": earlier.number, "ply": earlier.body["ply"], "done": earlier.kind == "undo"}
    record = must_play(sitting)
    own = seats_of(sitting, player)
    must_be_at(sitting, ply)
    target, seat = last_answer(record, own)
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


def go_back(sitting: Sitting, seat: int, player: str | None, target: int, key: str | None) -> dict[str, Any]:
    record = sitting.record
    charge(sitting, record.actor)
    take_rewards(sitting, record.log[target:])
    record.replay(record.log[:target])
    sitting.held.asked = {}
    number = sitting.add("undo", seat, player, {"ply": target}, key)
    next_turn(sitting)
    return {"number": number, "ply": target, "done": True}


def ask_back(sitting: Sitting, player: Player, seat: int, target: int, key: str, why: str) -> dict[str, Any]:
    """The rules do not let the seat go back by itself; the other players may."""
    if sitting.held.asked:
        raise Problem(409, "already-asked", "somebody has asked to go back already")
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
    own = seats_of(sitting, player)
    asked = sitting.held.asked
    if not asked or sitting.seats[asked["seat"]].player == player.id:
        raise Problem(409, "not-asked", "nobody asks you to go back")
    if own[0].seat in asked["agreed"]:
        raise Problem(409, "already-answered", "you have agreed already")
    if not agree:
        sitting.held.asked = {}
        return {"number": sitting.add("refuse", own[0].seat, player.id, {}), "done": False}
    asked["agreed"].append(own[0].seat)
    number = sitting.add("agree", own[0].seat, player.id, {})
    said = {sitting.seats[seat].player for seat in asked["agreed"]}
    if said >= voters(sitting, sitting.seats[asked["seat"]].player):
        gone = go_back(sitting, asked["seat"], None, asked["ply"], None)
        return Replied(number=gone["number"], ply=gone["ply"], done=True)
    return {"number": number, "done": False}


def resign(sitting: Sitting, player: Player) -> None:
    """Give up: a bot plays on for the others' sake, the family cannot win; with one player left the game ends."""
    must_play(sitting)
    for chair in seats_of(sitting, player):
        if not chair.resigned and sitting.status == "playing":
            give_up(sitting, chair, player.id)
