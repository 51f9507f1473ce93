"""Whose turn it is now, and who has to be told: a worker for a bot, the clock, the player."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, select

from village.server.live.presence import until
from village.server.players.identity import fresh_id
from village.server.storage.schema import jobs, notices, players
from village.server.table.cache import Seat
from village.server.table.clocks import elapsed, runs_out
from village.server.table.session import Sitting

DROP_JOB: Final = delete(jobs).where(jobs.c.game == bindparam("its_game"))
ADD_NOTICE: Final = insert(notices)
WISHES: Final = select(players.c.notices).where(players.c.id == bindparam("its_player"))
WAYS: Final = ("push", "mail", "webhook")  # in which players hear that it is their turn


def next_turn(sitting: Sitting) -> None:
    """After every change of a game that is played."""
    if sitting.record.over and sitting.status == "playing":
        end(sitting, "")
    if sitting.status != "playing":
        return
    chair = sitting.seats[sitting.record.actor]
    if chair.bot:
        hand_to_bot(sitting, chair.seat, chair.bot)
        sitting.set(due=None)
        return
    drop_job(sitting)
    sitting.set(due=first_look(sitting, chair))
    if chair.player is not None and sitting.row.actor != chair.seat:
        tell(sitting, chair.player)


def first_look(sitting: Sitting, chair: Seat) -> float | None:
    """When somebody has to look at this table again, if nothing happens."""
    moments = (runs_out(sitting, chair.seat), away_from(sitting, chair))
    return min((moment for moment in moments if moment is not None), default=None)


def away_from(sitting: Sitting, chair: Seat) -> float | None:
    """From when on the player who is asked counts as away; None if nobody minds."""
    manner = sitting.row.manner
    if manner["absent"] != "bot" or chair.player is None or not others_wait(sitting, chair):
        return None
    seen = max(sitting.value("moved"), until(sitting.db, sitting.id, chair.player))
    gone = elapsed(sitting.db, min(seen, sitting.now), sitting.now)
    return float(sitting.now + manner["away"] - gone)


def others_wait(sitting: Sitting, chair: Seat) -> bool:
    """Alone, or with nobody else left, one may be away as long as one likes."""
    people = [other for other in sitting.seats if other.kind == "human" and not other.resigned and not other.bot]
    return any(other.player != chair.player for other in people)


def hand_to_bot(sitting: Sitting, seat: int, bot: str) -> None:
    """One job a game: its next answer."""
    drop_job(sitting)
    values = {"game": sitting.id, "seat": seat, "bot": bot, "ply": len(sitting.record.log)}
    sitting.db.execute(insert(jobs).values(since=sitting.now, until=0.0, tries=0, **values))
    sitting.for_bot = True


def drop_job(sitting: Sitting) -> None:
    sitting.db.execute(DROP_JOB, {"its_game": sitting.id})


def tell(sitting: Sitting, player: str) -> None:
    """Leave a note that it is this player's turn, if they want to hear of it; whoever delivers it looks again."""
    wishes = sitting.db.scalar(WISHES, {"its_player": player}) or {}
    if not any(wishes.get(way) for way in WAYS):
        return
    values = {"player": player, "game": sitting.id, "ply": len(sitting.record.log), "due": sitting.now, "way": ""}
    sitting.db.execute(ADD_NOTICE, {"id": fresh_id(16), "tries": 0, "error": "", **values})


def end(sitting: Sitting, why: str) -> None:
    """The game is over: by the rules, or because only one player is left."""
    sitting.set(status="over", due=None, why=why)
    sitting.held.asked = {}
    drop_job(sitting)
    sitting.add("over", None, None, {"why": why, "seed": sitting.row.seed})
