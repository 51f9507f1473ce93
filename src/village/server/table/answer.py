"""What players do at a table: answer, and give up."""

from __future__ import annotations

from typing import Protocol

from sqlalchemy import select

from village.server import requests
from village.server.errors import Problem, resigned
from village.server.players.identity import Player
from village.server.responses import Given
from village.server.storage.schema import jobs
from village.server.table.absence import come_back, give_up
from village.server.table.clocks import charge, reward
from village.server.table.entries import Entry, Move
from village.server.table.guards import answered_before, must_be_asked, must_be_at, must_have_seen, must_play
from village.server.table.next_turn import next_turn
from village.server.table.seats import seats_of
from village.server.table.session import Session
from village.server.table.undo import go_back_if_all_agree


class Job(Protocol):
    """What a bot was asked."""

    @property
    def seat(self) -> int: ...
    @property
    def ply(self) -> int: ...
    @property
    def since(self) -> float: ...


def answer(session: Session, player: Player, move: requests.Move) -> Given:
    """One answer, by whoever is asked. A key that was used before gets what it got then."""
    earlier = answered_before(session, player, move.key)
    if earlier is not None:
        return same(earlier, f"{move.ply} {move.token}")
    record = must_play(session)
    own = seats_of(session, player)
    must_be_at(session, move.ply)
    must_have_seen(session, move.number)
    must_be_asked(record, own)
    seat = session.seats[record.actor]
    if seat.resigned:
        raise resigned()
    if seat.bot:  # somebody who was away is back
        come_back(session, seat)
    return give(session, seat.number, player.id, move.token, move.key)


def answer_for_bot(session: Session, job: Job, token: str) -> Given:
    """The answer a worker found, unless its job was dropped meanwhile: the player is back, or the game went back."""
    must_play(session)
    where = (jobs.c.game == session.id) & (jobs.c.seat == job.seat) & (jobs.c.ply == job.ply)
    if not session.db.execute(select(jobs.c.game).where(where & (jobs.c.since == job.since))).one_or_none():
        raise Problem(409, "stale", "this answer is not wanted any more")
    return give(session, job.seat, None, token, None)


def give(session: Session, seat: int, player: str | None, token: str, key: str | None) -> Given:
    """Put the answer into the log and see who is next."""
    record = must_play(session)
    why = record.why(token)
    if why:
        raise Problem(
            422, "illegal-move", f"{token!r} is not possible: {why}", rule=why.rule, reason=why.key,
            arguments=why.args, ply=len(record.log),
        )  # fmt: skip
    number = session.add(Move(len(record.log), [f"{seat} {token}"]), seat, player, key)
    charge(session, seat)
    reward(session, seat)
    next_turn(session)
    return {"number": number, "ply": len(record.log)}


def same(entry: Entry, request: str) -> Given:
    """The answer this key got; Problem if it was used for something else."""
    if entry.body.request() != request:
        raise Problem(409, "key-reused", "this key was used for another request")
    return {"number": entry.number, "ply": entry.body.next_ply()}


def resign(session: Session, player: Player) -> None:
    """Give up: a bot plays on for the others' sake, the seat cannot win; with one player left the game ends."""
    must_play(session)
    for seat in seats_of(session, player):
        if not seat.resigned and session.status == "playing":
            give_up(session, seat, player.id)
    if session.cached.undo_request is not None:
        go_back_if_all_agree(session)
