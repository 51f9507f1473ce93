"""Hints and analyses in the browser: requested, computed in slices and stored."""

from __future__ import annotations

from typing import Any, cast

from village.bots.analysis.analyses import Findings, empty_analysis
from village.bots.analysis.tasks import Analysis, Hint
from village.bots.move_task import move_task
from village.local.player import Player
from village.local.storage import ADVICE, Document, Storage
from village.table.advice import (
    Kind,
    analysed_seat,
    analysis_of_row,
    hint_of_row,
    hinted_seat,
    lines_hash,
    matches_log,
)
from village.table.analyses import AnalysisState, HintState
from village.table.messages import Message
from village.table.open_table import OpenTable
from village.table.problem import Problem
from village.table.scores import record_at
from village.table.views import seat_of

Advice = HintState | AnalysisState
HINT_SECONDS = 1.0
SLICE_SECONDS = 0.25  # of an analysis: how often its progress is shown


def key_of(table: OpenTable, kind: Kind, seat: int) -> str:
    return f"{ADVICE}{table.id}/{kind}/{seat}"


def request_hint(storage: Storage, table: OpenTable, player: Player, ply: int | None) -> HintState:
    seat, at = hinted_seat(table, player, ply)
    return hint_of_row(request(storage, table, "hint", seat, at))


def request_analysis(storage: Storage, table: OpenTable, player: Player, seat: int | None) -> AnalysisState:
    analysed = analysed_seat(table, player, seat)
    return analysis_of_row(request(storage, table, "analysis", analysed, len(table.record.log)))


def request(storage: Storage, table: OpenTable, kind: Kind, seat: int, ply: int) -> Document:
    """Return what is known, and let the rest be computed."""
    key = key_of(table, kind, seat)
    row = storage.read(key)
    if row is not None and row["status"] != "failed" and matches_log(table, row, ply):
        return row
    check = lines_hash(table, ply)
    body = reusable_findings(table, row, kind)
    fresh = {"kind": kind, "seat": seat, "ply": ply, "check": check, "status": "thinking", "body": body}
    storage.write(key, fresh)
    return fresh


def reusable_findings(table: OpenTable, row: Document | None, kind: Kind) -> Findings:
    """Return the findings of an earlier analysis if the game has only grown since."""
    if row is not None and kind == "analysis" and row["check"] == lines_hash(table, row["ply"]):
        return dict(row["body"])
    return {}


def rows_of(storage: Storage, table: OpenTable) -> list[tuple[str, Document]]:
    """Return the stored advice of a table by key, hints first."""
    rows = [(ADVICE + key, row) for key, row in storage.with_prefix(ADVICE) if key.startswith(f"{table.id}/")]
    return sorted(rows, key=lambda item: item[1]["kind"] != "hint")


def task_of(table: OpenTable, row: Document) -> Hint | Analysis | None:
    """Return the next task for this advice, or None if the game has changed since."""
    record = table.record
    if not matches_log(table, row, row["ply"]):
        return None
    if row["kind"] == "analysis":
        findings = empty_analysis(row["seat"]) | row["body"]
        return Analysis(record.setting(), record.start, record.log[: row["ply"]], row["seat"], findings, SLICE_SECONDS)
    if table.status != "over" and row["ply"] != len(record.log):
        return None
    past = record if row["ply"] == len(record.log) else record_at(record, row["ply"])
    return Hint(move_task("hint", past), HINT_SECONDS)


def save_advice(storage: Storage, key: str, result: Any) -> None:
    """Store what a task has found; None: it failed."""
    row = storage.read(key)
    if row is None:
        return
    if result is None:
        storage.write(key, {**row, "status": "failed"})
        return
    hint = row["kind"] == "hint"
    done = hint or result["complete"]
    storage.write(key, {**row, "body": {"moves": result} if hint else result, "status": "done" if done else "thinking"})


class AdviceFeed:
    """The advice of a table as messages."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    def visible(self, table: OpenTable, player: Player | None, seat: int | None) -> dict[str, Advice]:
        rows = rows_of(self.storage, table)
        return {key: advice_of(row) for key, row in rows if may_see(table, row, player, seat)}


def advice_of(row: Document) -> Advice:
    return hint_of_row(row) if row["kind"] == "hint" else analysis_of_row(row)


def may_see(table: OpenTable, row: Document, player: Player | None, requested_seat: int | None) -> bool:
    """Return whether the player could request it now from this seat."""
    try:
        if player is None or not matches_log(table, row, row["ply"]):
            return False
        if table.status == "over":
            return True
        seat: int = row["seat"]
        if seat_of(table, player, requested_seat) != seat:
            return False
        if row["kind"] == "hint":
            return hinted_seat(table, player, row["ply"]) == (seat, row["ply"])
        return analysed_seat(table, player, seat) == seat
    except Problem:
        return False


def changed_advice(sent: dict[str, Advice], current: dict[str, Advice], number: int) -> list[Message]:
    """Return messages about what has changed, and as failed about what was dropped before it was known."""
    dropped = {
        key: cast(Advice, {**advice, "status": "failed"})
        for key, advice in sent.items()
        if advice["status"] == "thinking"
    }
    changed = {key: advice for key, advice in (dropped | current).items() if advice != sent.get(key)}
    return [advice_message(key, advice, number) for key, advice in changed.items()]


def advice_message(key: str, advice: Advice, number: int) -> Message:
    kind = key.split("/")[-2]
    return cast(Message, {"kind": kind, "number": number, kind: advice})
