"""Whose turn it is now, and who has to be told: a worker for a bot, the clock, the player."""

from __future__ import annotations

from typing import Final

from sqlalchemy import bindparam, delete, insert, select

from village.server.players.identity import fresh_id
from village.server.storage.presence import present_until
from village.server.storage.schema import daily, jobs, notices, players
from village.server.storage.statement import Statement
from village.server.table.cache import Seat
from village.server.table.clocks import elapsed, runs_out
from village.server.table.days import DAILY_MARK, closes
from village.server.table.entries import Over
from village.server.table.results import keep_results
from village.server.table.session import Session

DROP_JOB: Final = delete(jobs).where(jobs.c.game == bindparam("its_game"))
ADD_NOTICE: Final = insert(notices)
WISHES: Final = Statement(select(players.c.notices).where(players.c.id == bindparam("its_player")))
DAY: Final = select(daily.c.day).where(daily.c.game == bindparam("its_game"))
NOTICE_WAYS: Final = ("push", "mail", "webhook")  # in which players hear that it is their turn


def next_turn(session: Session) -> None:
    """After every change of a game that is played."""
    if session.record.over and session.status == "playing":
        end(session, "")
    if session.status != "playing":
        return
    seat = session.seats[session.record.actor]
    drop_job(session)
    if seat.bot:
        session.set(due=None)
        if somebody_plays(session.seats):
            hand_to_bot(session, seat.number, seat.bot)
        return
    session.set(due=first_look(session, seat))
    if seat.player is not None and session.stored.actor != seat.number:
        tell(session, seat.player)


def first_look(session: Session, seat: Seat) -> float | None:
    """When somebody has to look at this table again, if nothing happens."""
    moments = (runs_out(session, seat.number), away_from(session, seat), closing(session))
    return min((moment for moment in moments if moment is not None), default=None)


def closing(session: Session) -> float | None:
    """When a game of a day is over, come what may."""
    day = session.db.scalar(DAY, {"its_game": session.id}) if session.id.startswith(DAILY_MARK) else None
    return None if day is None else closes(day)


def away_from(session: Session, seat: Seat) -> float | None:
    """From when on the player who is asked counts as away; None if nobody minds."""
    manner = session.row.manner
    if manner.absent != "bot" or seat.player is None or not others_wait(session, seat):
        return None
    seen = max(session.row.moved, present_until(session.db, session.id, seat.player))
    gone = elapsed(session.db, min(seen, session.now), session.now)
    return session.now + manner.away - gone


def others_wait(session: Session, seat: Seat) -> bool:
    """Alone, or with nobody else left, one may be away as long as one likes."""
    return any(other.player != seat.player for other in session.seats if plays_in_person(other))


def somebody_plays(seats: list[Seat]) -> bool:
    """Bots play with people: where all of them are away or have given up, the game waits until one is back."""
    return any(plays_in_person(seat) for seat in seats)


def plays_in_person(seat: Seat) -> bool:
    return seat.kind == "human" and not seat.resigned and not seat.bot


def hand_to_bot(session: Session, seat: int, bot: str) -> None:
    """One job a game: its next answer."""
    values = {"game": session.id, "seat": seat, "bot": bot, "ply": len(session.record.log)}
    session.db.execute(insert(jobs).values(since=session.now, until=0.0, tries=0, **values))
    session.for_bot = True


def drop_job(session: Session) -> None:
    """Where no bot was asked there is none."""
    if session.had_bots or session.for_bot:
        session.db.execute(DROP_JOB, {"its_game": session.id})


def tell(session: Session, player: str) -> None:
    """Leave a note that it is this player's turn, if they want to hear of it; whoever delivers it looks again."""
    found = WISHES.one(session.db, {"its_player": player})
    if found is None or not any(found["notices"].get(way) for way in NOTICE_WAYS):
        return
    values = {"player": player, "game": session.id, "ply": len(session.record.log), "due": session.now, "way": ""}
    session.db.execute(ADD_NOTICE, {"id": fresh_id(16), "tries": 0, "error": "", **values})


def end(session: Session, why: str) -> None:
    """The game is over: by the rules, or because only one player is left."""
    session.set(status="over", due=None, why=why)
    drop_job(session)
    session.add(Over(why, session.row.seed), None, None)
    keep_results(session)
