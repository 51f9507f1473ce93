"""Which hints and analyses of a table a player may request.

In running games they are only for games against bots: hints for the player to move, analyses of the player's own seat.
In finished games everyone may request both for any seat, as nothing is secret any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Literal, cast

from village.bots.analysis.analyses import FORMAT, empty_analysis
from village.table.analyses import AnalysisState, HintState
from village.table.daily import is_daily
from village.table.guards import check_to_move, require_playing
from village.table.open_table import OpenTable, Person, seats_of
from village.table.problem import Problem, not_found
from village.table.scores import record_at
from village.table.undo import voters

Kind = Literal["hint", "analysis"]


def hinted_seat(table: OpenTable, player: Person, ply: int | None) -> tuple[int, int]:
    """Return the seat and ply a hint is about; by default the current question."""
    if table.status == "over":
        if ply is None:
            raise Problem(409, "not-playing", "the game is over; specify the position with `ply`")
        return seat_to_move(table, ply), ply
    record = require_playing(table)
    check_to_move(record, seats_of(table, player))
    check_only_bots(table, player)
    if ply not in (None, len(record.log)):
        raise Problem(409, "not-over", "earlier positions can be analyzed once the game is over")
    return record.actor, len(record.log)


def seat_to_move(table: OpenTable, ply: int) -> int:
    record = record_at(table.record, ply)
    if record.over or record.actor < 0:
        raise not_found("position")
    return record.actor


def check_only_bots(table: OpenTable, player: Person) -> None:
    """Refuse hints in games against people, even with consent, so that no player can suspect another of using them."""
    if is_daily(table.id):
        raise Problem(403, "no-hints", "there are no hints in daily challenges")
    if voters(table, player.id):
        raise Problem(403, "no-hints", "there are no hints in games with other people")


def analysed_seat(table: OpenTable, player: Person, seat: int | None) -> int:
    if table.status == "over":
        number = 0 if seat is None else seat
        if number >= len(table.seats):
            raise not_found("seat")
        return number
    require_playing(table)
    own = [seat.number for seat in seats_of(table, player)]
    check_only_bots(table, player)
    if seat is not None and seat not in own:
        raise Problem(403, "not-your-seat", "while a game is in progress, you can only analyze your own seat")
    return own[0] if seat is None else seat


def lines_hash(table: OpenTable, ply: int) -> str:
    """Return a hash of the log lines and of the format of findings, so that advice of older versions never matches."""
    return sha256("\n".join([str(FORMAT), *table.record.log[:ply]]).encode()).hexdigest()[:16]


def hint_of_row(row: Mapping[Any, Any]) -> HintState:
    return {"status": row["status"], "ply": row["ply"], "seat": row["seat"], "moves": row["body"].get("moves", [])}


def analysis_of_row(row: Mapping[Any, Any]) -> AnalysisState:
    findings = empty_analysis(row["seat"]) | row["body"]
    public = {name: value for name, value in findings.items() if name not in ("complete", "looked_at")}
    return cast(AnalysisState, {**public, "status": row["status"], "total": row["ply"]})


def matches_log(table: OpenTable, row: Mapping[Any, Any], ply: int) -> bool:
    """Return whether the row is about these lines: after an undo the same ply can be another position."""
    return bool(row["ply"] == ply and row["check"] == lines_hash(table, ply))
