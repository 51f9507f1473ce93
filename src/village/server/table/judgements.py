"""Hints and analyses: who may have them, and what is stored of them. Workers find them.

A hint is for whoever is asked and plays against bots only; so is an analysis of a game that goes on, of one's own seat.
Of a game that is over everybody may have either, of any seat: nothing of it is secret, and it helps nobody to win.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final, Literal, cast

from sqlalchemy import RowMapping, bindparam, delete, func, insert, select

from village.bots.judgement.analyses import Findings, begun
from village.server.errors import Problem, absent
from village.server.players.identity import Player
from village.server.responses import AnalysisNow, HintNow
from village.server.storage.schema import judgements
from village.server.table.days import DAILY_MARK
from village.server.table.guards import must_be_asked, must_play
from village.server.table.scores import back_at
from village.server.table.seats import seats_of
from village.server.table.session import Session
from village.server.table.undo import voters

Kind = Literal["hint", "analysis"]
MAX_UNDER_WAY: Final = 3  # analyses of one player
ITS: Final = (
    (judgements.c.game == bindparam("its_game"))
    & (judgements.c.seat == bindparam("its_seat"))
    & (judgements.c.kind == bindparam("its_kind"))
)
READ: Final = select(judgements).where(ITS)
DROP: Final = delete(judgements).where(ITS)
UNDER_WAY: Final = (
    select(func.count())
    .select_from(judgements)
    .where(judgements.c.player == bindparam("its_player"), judgements.c.kind == "analysis")
    .where(judgements.c.status == "thinking")
)


def hinted_seat(session: Session, player: Player, ply: int | None) -> tuple[int, int]:
    """Whose question it is about, and where in the log; without a `ply` the one that waits for an answer."""
    if session.status == "over":
        if ply is None:
            raise Problem(409, "not-playing", "the game is over: say by `ply` of which moment")
        return asked_seat(session, ply), ply
    record = must_play(session)
    must_be_asked(record, seats_of(session, player))
    must_be_among_bots(session, player)
    if ply not in (None, len(record.log)):
        raise Problem(409, "not-over", "earlier moments are judged once the game is over")
    return record.actor, len(record.log)


def asked_seat(session: Session, ply: int) -> int:
    then = back_at(session.record, ply)
    if then.over or then.actor < 0:
        raise absent("moment")
    return then.actor


def must_be_among_bots(session: Session, player: Player) -> None:
    """No help against people, be it that they allow it: nobody shall have to ask whether the others have it."""
    if session.id.startswith(DAILY_MARK):
        raise Problem(403, "no-help", "there is no help in a game of the day")
    if voters(session, player.id):
        raise Problem(403, "no-help", "there is no help while other people play")


def analysed_seat(session: Session, player: Player, seat: int | None) -> int:
    if session.status == "over":
        found = 0 if seat is None else seat
        if found >= len(session.seats):
            raise absent("seat")
        return found
    must_play(session)
    own = [one.number for one in seats_of(session, player)]
    must_be_among_bots(session, player)
    if seat is not None and seat not in own:
        raise Problem(403, "not-your-seat", "of a game that goes on only your own seat is judged")
    return own[0] if seat is None else seat


def ask(session: Session, player: Player, kind: Kind, seat: int, ply: int) -> None:
    """Let workers find it, unless it is known, or they are at it already."""
    row = read(session, kind, seat)
    if row is not None and row["status"] != "failed" and is_about(session, row, ply):
        return
    if kind == "analysis":
        must_not_ask_too_much(session, player)
    session.db.execute(DROP, its(session, kind, seat))
    values = {"player": player.id, "ply": ply, "check": lines_hash(session, ply), "body": known_of(session, row, kind)}
    session.db.execute(
        insert(judgements).values(
            game=session.id, seat=seat, kind=kind, status="thinking", since=session.now, until=0.0, tries=0, **values
        )
    )


def known_of(session: Session, row: RowMapping | None, kind: Kind) -> Findings:
    """What was found already of an analysis, if the game has only grown since."""
    if row is not None and kind == "analysis" and row["check"] == lines_hash(session, row["ply"]):
        return dict(row["body"])
    return {}


def must_not_ask_too_much(session: Session, player: Player) -> None:
    if (session.db.scalar(UNDER_WAY, {"its_player": player.id}) or 0) >= MAX_UNDER_WAY:
        raise Problem(429, "too-fast", f"{MAX_UNDER_WAY} games are being judged for you already", retry=10)


def read(session: Session, kind: Kind, seat: int) -> RowMapping | None:
    return session.db.execute(READ, its(session, kind, seat)).mappings().one_or_none()


def its(session: Session, kind: Kind, seat: int) -> dict[str, object]:
    return {"its_game": session.id, "its_seat": seat, "its_kind": kind}


def is_about(session: Session, row: RowMapping, ply: int) -> bool:
    """Whether it is about these lines: the same ply can be another position, after something was taken back."""
    return bool(row["ply"] == ply and row["check"] == lines_hash(session, ply))


def lines_hash(session: Session, ply: int) -> str:
    return sha256("\n".join(session.record.log[:ply]).encode()).hexdigest()[:16]


def hint_now(session: Session, seat: int, ply: int) -> HintNow:
    row = read(session, "hint", seat)
    if row is None or not is_about(session, row, ply):
        raise absent("hint: ask for it first")
    return {"status": row["status"], "ply": ply, "seat": seat, "answers": row["body"].get("answers", [])}


def analysis_now(session: Session, seat: int) -> AnalysisNow:
    row = read(session, "analysis", seat)
    if row is None:
        raise absent("analysis: ask for it first")
    found = begun(seat) | row["body"]
    shown = {name: value for name, value in found.items() if name not in ("done", "looked_at")}
    return cast(AnalysisNow, {**shown, "status": row["status"], "of": row["ply"]})
