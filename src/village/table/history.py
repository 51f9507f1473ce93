"""Replay: earlier positions of a game and the moves that led there."""

from __future__ import annotations

from typing import TypedDict, cast

from village.kernel.types import CHANCE
from village.record.record import MANUAL, Record
from village.table.entries import token_of
from village.table.event_types import Event
from village.table.open_table import OpenTable, View
from village.table.problem import Problem, not_found

CHANCE_PREFIX = f"{CHANCE} "


class LoggedMove(TypedDict):
    """A move with its random outcomes."""

    ply: int
    lines: list[str]
    events: list[Event]


class PastPosition(TypedDict):
    """The table after the first `ply` lines of the log."""

    ply: int
    plies: int
    seat: int | None
    moves: list[LoggedMove]
    before: int
    after: int
    view: View


class Log(TypedDict):
    """All lines so far."""

    ply: int
    seat: int | None
    lines: list[str]
    lost: str


def position_at(table: OpenTable, seat: int | None, ply: int, since: int | None) -> PastPosition:
    """Return the table after `ply` lines, with the moves from `since` on, by default the last one."""
    record = table.record
    if ply > len(record.log) or (since is not None and since > ply):
        raise not_found("position")
    first = previous_move_start(record.log, ply) if since is None else first_move_start(record.log, since)
    past = Record(record.table, None, MANUAL, record.start, record.seed_hash)
    if first:
        past.replay(record.log[: min(first, ply)])
    visible = lines_for(table, seat)
    parts = move_spans(record.log, first, ply) if ply else [(0, 0)]
    moves = [logged_move(past, record.log[at:to], visible[at:to], at) for at, to in parts]
    return {
        "ply": ply, "plies": len(record.log), "seat": seat, "moves": moves,
        "before": previous_move_start(record.log, ply), "after": next_move_start(record.log, ply),
        "view": view_of(table, past, seat),
    }  # fmt: skip


def logged_move(past: Record, lines: list[str], visible: list[str], at: int) -> LoggedMove:
    """Return a move with its random outcomes; those before the first move count as one."""
    events = past.opening if at == 0 else []
    for line in lines:
        events = events + past.play(token_of(line))
    return {"ply": at + len(lines), "lines": visible, "events": events}


def move_spans(log: list[str], first: int, last: int) -> list[tuple[int, int]]:
    """Return the range of log lines of each move."""
    spans: list[tuple[int, int]] = []
    while first < last:
        to = min(last, next_move_start(log, first))
        spans.append((first, to))
        first = to
    return spans


def previous_move_start(log: list[str], ply: int) -> int:
    """Return where the last move before `ply` starts; 0 if there is none."""
    return next((at for at in range(min(ply, len(log)) - 1, -1, -1) if not log[at].startswith(CHANCE_PREFIX)), 0)


def first_move_start(log: list[str], ply: int) -> int:
    """Return the first ply from `ply` on where a move starts; the opening starts at 0."""
    return ply if ply in (0, len(log)) or not log[ply].startswith(CHANCE_PREFIX) else next_move_start(log, ply)


def next_move_start(log: list[str], ply: int) -> int:
    """Return the next ply after `ply` where a player is to move, or the end."""
    return next((at for at in range(ply + 1, len(log)) if not log[at].startswith(CHANCE_PREFIX)), len(log))


def lines_for(table: OpenTable, seat: int | None) -> list[str]:
    """Return the log as a viewer may see it; all of it after the end."""
    record = table.record
    return list(record.log) if table.status == "over" else record.log_for(seat)


def view_of(table: OpenTable, past: Record, seat: int | None) -> View:
    """Return what the seat could see at that time; everything after the end."""
    everything = {**past.data(), "scores": past.scores()} if table.status == "over" else {}
    return cast(View, {**past.view(seat), **everything})


def log_of(table: OpenTable, seat: int | None) -> Log:
    """Return all lines so far, or up to where these rules can replay."""
    if table.cached.record is None and not table.cached.lost:
        raise Problem(409, "not-started", "the game has not started")
    lines = lines_for(table, seat) if table.cached.record is not None else []
    return {"ply": len(lines), "seat": seat, "lines": lines, "lost": table.cached.lost}
