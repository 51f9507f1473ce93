"""Whose turn it is now, and who has to be told: a worker for a bot, the clock, the player."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert

from village.server.identity import fresh_id
from village.server.pace import runs_out
from village.server.schema import jobs, notices
from village.server.sitting import Sitting

DROP_JOB: Final = delete(jobs).where(jobs.c.game == bindparam("its_game"))
ADD_NOTICE: Final = insert(notices)


def next_turn(sitting: Sitting) -> None:
    """After every change of a game that is played."""
    if sitting.record.over and sitting.status == "playing":
        end(sitting, "")
    if sitting.status != "playing":
        return
    chair = sitting.seats[sitting.record.actor]
    if chair.played_by_bot:
        hand_to_bot(sitting, chair.seat, chair.bot)
        sitting.set(due=None)
        return
    drop_job(sitting)
    sitting.set(due=first_look(sitting, chair.seat))
    if chair.player is not None and sitting.row.actor != chair.seat:
        tell(sitting, chair.player)


def first_look(sitting: Sitting, seat: int) -> float | None:
    """When somebody has to look at this table again, if nothing happens."""
    manner = sitting.row.manner
    moments = [runs_out(sitting, seat)]
    if manner["absent"] == "bot":
        moments.append(sitting.now + manner["away"])
    return min((moment for moment in moments if moment is not None), default=None)


def hand_to_bot(sitting: Sitting, seat: int, bot: str) -> None:
    """One job a game: its next answer."""
    drop_job(sitting)
    values = {"game": sitting.id, "seat": seat, "bot": bot, "ply": len(sitting.record.log)}
    sitting.db.execute(insert(jobs).values(since=sitting.now, until=0.0, tries=0, **values))
    sitting.for_bot = True


def drop_job(sitting: Sitting) -> None:
    sitting.db.execute(DROP_JOB, {"its_game": sitting.id})


def tell(sitting: Sitting, player: str) -> None:
    """Leave a note that it is this player's turn; whoever delivers it looks whether it is wanted."""
    values = {"player": player, "game": sitting.id, "ply": len(sitting.record.log), "due": sitting.now}
    sitting.db.execute(ADD_NOTICE, {"id": fresh_id(16), "tries": 0, "error": "", **values})


def end(sitting: Sitting, why: str) -> None:
    """The game is over: by the rules, or because only one player is left."""
    sitting.set(status="over", due=None, why=why)
    drop_job(sitting)
    sitting.add("over", None, None, {"why": why, "seed": sitting.row.seed})
