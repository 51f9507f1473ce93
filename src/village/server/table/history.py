"""Earlier moments of a game, for looking back: the table as it was, and the answers that led there."""

from __future__ import annotations

from typing import cast

from village.kernel.types import CHANCE
from village.record.record import MANUAL, Record
from village.server.errors import Problem, absent
from village.server.responses import Answered, Log, PastMoment, View
from village.server.table.entries import token_of
from village.server.table.session import Session

BY_CHANCE = f"{CHANCE} "


def moment(session: Session, seat: int | None, ply: int, since: int | None) -> PastMoment:
    """After the first `ply` lines of the log, with the answers from `since` on; the last one where it is not said."""
    record = session.record
    if ply > len(record.log) or (since is not None and since > ply):
        raise absent("moment")
    first = asked_at(record.log, ply) if since is None else asked_from(record.log, since)
    then = Record(record.table, None, MANUAL, record.start)
    then.promise = record.seed_hash
    if first:
        then.replay(record.log[: min(first, ply)])
    seen = lines_for(session, seat)
    parts = stops(record.log, first, ply) if ply else [(0, 0)]
    answers = [answer(then, record.log[at:to], seen[at:to], at) for at, to in parts]
    return {
        "ply": ply, "plies": len(record.log), "seat": seat, "answers": answers,
        "before": asked_at(record.log, ply), "after": asked_next(record.log, ply), "view": view_of(session, then, seat),
    }  # fmt: skip


def answer(then: Record, lines: list[str], seen: list[str], at: int) -> Answered:
    """One answer with what chance made of it; what came before the first one counts as one too."""
    events = then.opening if at == 0 else []
    for line in lines:
        events = events + then.play(token_of(line))
    return {"ply": at + len(lines), "lines": seen, "events": events}


def stops(log: list[str], first: int, last: int) -> list[tuple[int, int]]:
    """From where to where each answer goes."""
    found: list[tuple[int, int]] = []
    while first < last:
        to = min(last, asked_next(log, first))
        found.append((first, to))
        first = to
    return found


def asked_at(log: list[str], ply: int) -> int:
    """Where the last answer of a player before `ply` begins; 0 if there is none."""
    return next((at for at in range(min(ply, len(log)) - 1, -1, -1) if not log[at].startswith(BY_CHANCE)), 0)


def asked_from(log: list[str], ply: int) -> int:
    """The first place from `ply` on where an answer begins; the opening begins at 0."""
    return ply if ply in (0, len(log)) or not log[ply].startswith(BY_CHANCE) else asked_next(log, ply)


def asked_next(log: list[str], ply: int) -> int:
    """The next place after `ply` where a player is asked, or the end."""
    return next((at for at in range(ply + 1, len(log)) if not log[at].startswith(BY_CHANCE)), len(log))


def lines_for(session: Session, seat: int | None) -> list[str]:
    """The log as a viewer may see it; after the end, however it came, all of it."""
    record = session.record
    return list(record.log) if session.status == "over" else record.log_for(seat)


def view_of(session: Session, then: Record, seat: int | None) -> View:
    """What the seat could know then; of a game that is over, everything."""
    return cast(View, {**then.view(seat), **(then.data() if session.status == "over" else {})})


def log_of(session: Session, seat: int | None) -> Log:
    """All lines up to now, or up to where these rules cannot follow."""
    if session.cached.record is None and not session.cached.lost:
        raise Problem(409, "not-started", "the game has not begun")
    lines = lines_for(session, seat) if session.cached.record is not None else []
    return {"ply": len(lines), "seat": seat, "lines": lines, "lost": session.cached.lost}
