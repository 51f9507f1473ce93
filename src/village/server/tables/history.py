"""Replay: earlier positions of a game and the moves that led there."""

from __future__ import annotations

from typing import cast

from village.kernel.types import CHANCE
from village.record.record import MANUAL, Record
from village.server.errors import Problem, not_found
from village.server.responses import Log, LoggedMove, PastPosition, View
from village.server.tables.entries import token_of
from village.server.tables.session import Session

CHANCE_PREFIX = f"{CHANCE} "


def position_at(session: Session, seat: int | None, ply: int, since: int | None) -> PastPosition:
    """Return the table after `ply` lines, with the moves from `since` on, by default the last one."""
    record = session.record
    if ply > len(record.log) or (since is not None and since > ply):
        raise not_found("moment")
    first = previous_move_start(record.log, ply) if since is None else first_move_start(record.log, since)
    then = Record(record.table, None, MANUAL, record.start)
    then.promise = record.seed_hash
    if first:
        then.replay(record.log[: min(first, ply)])
    seen = lines_for(session, seat)
    parts = move_spans(record.log, first, ply) if ply else [(0, 0)]
    answers = [logged_move(then, record.log[at:to], seen[at:to], at) for at, to in parts]
    return {
        "ply": ply, "plies": len(record.log), "seat": seat, "answers": answers,
        "before": previous_move_start(record.log, ply), "after": next_move_start(record.log, ply),
        "view": view_of(session, then, seat),
    }  # fmt: skip


def logged_move(then: Record, lines: list[str], seen: list[str], at: int) -> LoggedMove:
    """Return a move with its random outcomes; those before the first move count as one."""
    events = then.opening if at == 0 else []
    for line in lines:
        events = events + then.play(token_of(line))
    return {"ply": at + len(lines), "lines": seen, "events": events}


def move_spans(log: list[str], first: int, last: int) -> list[tuple[int, int]]:
    """Return the range of log lines of each move."""
    found: list[tuple[int, int]] = []
    while first < last:
        to = min(last, next_move_start(log, first))
        found.append((first, to))
        first = to
    return found


def previous_move_start(log: list[str], ply: int) -> int:
    """Return where the last move before `ply` starts; 0 if there is none."""
    return next((at for at in range(min(ply, len(log)) - 1, -1, -1) if not log[at].startswith(CHANCE_PREFIX)), 0)


def first_move_start(log: list[str], ply: int) -> int:
    """Return the first ply from `ply` on where a move starts; the opening starts at 0."""
    return ply if ply in (0, len(log)) or not log[ply].startswith(CHANCE_PREFIX) else next_move_start(log, ply)


def next_move_start(log: list[str], ply: int) -> int:
    """Return the next ply after `ply` where a player is to move, or the end."""
    return next((at for at in range(ply + 1, len(log)) if not log[at].startswith(CHANCE_PREFIX)), len(log))


def lines_for(session: Session, seat: int | None) -> list[str]:
    """Return the log as a viewer may see it; all of it after the end."""
    record = session.record
    return list(record.log) if session.status == "over" else record.log_for(seat)


def view_of(session: Session, then: Record, seat: int | None) -> View:
    """Return what the seat could see then; everything after the end."""
    return cast(View, {**then.view(seat), **(then.data() if session.status == "over" else {})})


def log_of(session: Session, seat: int | None) -> Log:
    """Return all lines so far, or up to where these rules can replay."""
    if session.cached.record is None and not session.cached.lost:
        raise Problem(409, "not-started", "the game has not started")
    lines = lines_for(session, seat) if session.cached.record is not None else []
    return {"ply": len(lines), "seat": seat, "lines": lines, "lost": session.cached.lost}
