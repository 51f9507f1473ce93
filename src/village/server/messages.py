"""What a viewer gets to see: entries as numbered messages, and the table as it is. `view` is the only way out."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from village.record.errors import CannotUndo
from village.record.record import COVERED, Record
from village.server.follow import Entry
from village.server.held import Held
from village.server.identity import Player
from village.server.schema import entries
from village.server.sitting import Sitting


def viewer(sitting: Sitting, player: Player | None, wish: int | None = None) -> int | None:
    """The seat through whose eyes a player looks; None for a spectator. With several seats the one that is asked."""
    own = [chair.seat for chair in sitting.seats if player is not None and chair.player == player.id]
    if wish in own:
        return wish
    if sitting.held.record is not None and sitting.held.record.actor in own:
        return sitting.held.record.actor
    return own[0] if own else None


def since(sitting: Sitting, number: int, seat: int | None, muted: set[str]) -> list[dict[str, Any]]:
    """The messages after `number`, in order, as `seat` may see them."""
    later = (entries.c.game == sitting.id) & (entries.c.number > number)
    rows = sitting.db.execute(select(entries).where(later).order_by(entries.c.number))
    return [message(sitting.held, row, seat) for row in rows if row.kind != "chat" or row.player not in muted]


def message(held: Held, entry: Entry, seat: int | None) -> dict[str, Any]:
    body = dict(entry.body)
    if "lines" in body:
        first = body.setdefault("ply", 0)
        body["lines"] = covered(held.record, first, body["lines"], seat)
        body["ply"] = first + len(body["lines"])
        body["events"] = held.told.get(entry.number)  # None: older than what is in memory, ask for the moment itself
    return {"number": entry.number, "kind": entry.kind, "at": entry.at, **body, "seat": body.get("seat", entry.seat)}


def covered(record: Record | None, first: int, lines: list[str], seat: int | None) -> list[str]:
    """Lines of the log as `seat` may see them, also those that were taken back since."""
    if record is None:
        return []
    seen = record.log_for(seat)[first : first + len(lines)]
    if seen and record.log[first : first + len(lines)] == lines:
        return seen
    return (
        lines if record.over else [line if line[0] != "-" else f"{line.rsplit(' ', 1)[0]} {COVERED}" for line in lines]
    )


def table_now(sitting: Sitting, player: Player | None, wish: int | None = None) -> dict[str, Any]:
    """The whole table as one viewer may know it."""
    row, held = sitting.row, sitting.held
    seat = viewer(sitting, player, wish)
    record = held.record if not held.lost else None
    over = sitting.status == "over"
    return {
        "id": sitting.id, "status": "stopped" if held.lost else sitting.status,
        "why": held.lost or sitting.value("why"),
        **row.setting, "host": player is not None and row.host == player.id, "listed": row.listed,
        "manner": row.manner, "made": row.made, "moved": sitting.value("moved"), "next": sitting.value("next"),
        "number": held.number, "seat": seat, "chairs": [chair_now(sitting, player, n) for n in range(len(held.seats))],
        "clocks": sitting.value("clocks"), "asked": held.asked or None,
        "view": record.view(seat) if record is not None else None,
        "undo": undo_now(record, seat) if record is not None and not over else None,
        "seed_hash": record.seed_hash if record is not None else None, "seed": row.seed if over else None,
        "time": sitting.now,
    }  # fmt: skip


def chair_now(sitting: Sitting, player: Player | None, number: int) -> dict[str, Any]:
    chair = sitting.seats[number]
    you = player is not None and chair.player == player.id
    return {
        "seat": number, "kind": chair.kind, "name": chair.name, "bot": chair.bot, "resigned": chair.resigned,
        "program": chair.program, "you": you,
    }  # fmt: skip


def undo_now(record: Record, seat: int | None) -> dict[str, Any]:
    """Whether this viewer could take back the last answer, and why not."""
    if seat is None:
        return {"possible": False, "why": "you do not sit at this table"}
    try:
        record.must_be_undoable(seat)
    except CannotUndo as reason:
        return {"possible": False, "why": str(reason)}
    return {"possible": True, "why": ""}
