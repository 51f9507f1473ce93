"""What a viewer may see: entries as numbered messages, and the table. `view` is the only exit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from msgspec import to_builtins

from village.record.record import COVERED, Record
from village.table.entries import Entry
from village.table.messages import Message
from village.table.open_table import OpenTable, Person
from village.table.redo import can_redo
from village.table.results import ranking, winners
from village.table.state import Seat, bot_number
from village.table.table_state import TablePlayer, TableState
from village.table.undo import undo_state

LOST: Final = "cannot be followed by these rules, "  # prefix of `stop_reason` for tables stopped by the doctor
OUTDATED: Final = "written by version "  # prefix for imported records of older rules


class Viewer(NamedTuple):
    """A viewer and what else determines their view."""

    player: Person | None
    requested_seat: int | None  # of a player with several
    online: frozenset[str]  # players who have the table open
    muted: frozenset[str]  # muted players
    seen: frozenset[str] = frozenset()  # players who have had the table open since the last move, as far as known


def own_seats(table: OpenTable, player: Person | None) -> list[int]:
    return [seat.number for seat in table.seats if player is not None and seat.player == player.id]


def seat_of(table: OpenTable, player: Person | None, requested_seat: int | None = None) -> int | None:
    """Return the viewing seat; None for spectators, the seat to move for players with several."""
    own = own_seats(table, player)
    if requested_seat in own:
        return requested_seat
    if table.cached.record is not None and table.cached.record.actor in own:
        return table.cached.record.actor
    return own[0] if own else None


def messages(table: OpenTable, entries: Sequence[Entry], viewer: Viewer) -> list[Message]:
    """Return the entries as the viewer may see them, without those that this version cannot read."""
    seat = seat_of(table, viewer.player, viewer.requested_seat)
    visible = [entry for entry in entries if entry.kind != "chat" or entry.player not in viewer.muted]
    return [message(table, entry, seat) for entry in visible if entry.kind == entry.body.kind]


def message(table: OpenTable, entry: Entry, seat: int | None) -> Message:
    body: dict[str, object] = entry.body.visible_fields()
    lines = entry.body.log_lines()
    if lines is not None:
        over, first = table.status == "over", entry.body.target_ply()
        body["lines"] = lines if over else covered(table.cached.record, first, lines, seat)
        body["ply"] = entry.body.next_ply()
    if entry.body.has_events:
        body["events"] = table.cached.events.get(entry.number)  # None: no longer in memory
    if entry.kind == "over" and not table.shows_seed:
        body["seed"] = ""
    fields = {**body, "number": entry.number, "kind": entry.kind, "at": entry.at, "seat": entry.seat}
    return cast(Message, fields)


def covered(record: Record | None, first: int, lines: list[str], seat: int | None) -> list[str]:
    """Return log lines as `seat` may see them, also those undone since."""
    if record is None:
        return []
    visible = record.log_for(seat, first)[: len(lines)]
    if visible and record.log[first : first + len(lines)] == lines:
        return visible
    return [line if line[0] != "-" else f"{line.rsplit(' ', 1)[0]} {COVERED}" for line in lines]


def shown_table(table: OpenTable, viewer: Viewer, clocks: list[float]) -> TableState:
    """Return the table as one viewer may see it."""
    row, cached, player = table.row, table.cached, viewer.player
    seat = seat_of(table, viewer.player, viewer.requested_seat)
    record = cached.record
    over, playing = table.status == "over", table.status == "playing" and not cached.lost
    state = {
        "id": table.id, "status": "stopped" if cached.lost else table.status,
        "stop_reason": cached.lost or row.stop_reason, "outdated": is_outdated(table),
        **to_builtins(cached.setting), "host": player is not None and row.host == player.id, "public": row.public,
        "imported": row.imported,
        "time_control": to_builtins(row.time_control), "created_at": row.created_at, "last_move_at": row.last_move_at,
        "rematch_id": row.rematch_id, "number": cached.number, "seat": seat,
        "players": table_players(table, viewer), "clocks": clocks,
        "undo_request": to_builtins(cached.undo_request), "view": record.view(seat) if record is not None else None,
        "has_secrets": playing and has_secrets(table, player),
        "undo": undo_state(table, player, seat, viewer.online | viewer.seen) if record and playing else None,
        "redo": playing and can_redo(table, player),
        "seed_hash": record.seed_hash if record is not None else None,
        "seed": (row.seed or None) if table.shows_seed else None,
        "winners": winners(record, cached.seats) if record is not None and over else None,
        "ranks": ranking(record, cached.seats) if record is not None and over else None, "server_time": table.now,
    }  # fmt: skip
    return cast(TableState, state)


def is_outdated(table: OpenTable) -> bool:
    """Return whether the table is view-only because the rules have changed since."""
    return bool(table.cached.lost) or table.row.stop_reason.startswith((LOST, OUTDATED))


def has_secrets(table: OpenTable, player: Person | None) -> bool:
    """Return whether players who share this screen have different hidden information."""
    own = own_seats(table, player)
    record = table.cached.record
    return record is not None and len(own) > 1 and record.has_secrets(own)


def table_players(table: OpenTable, viewer: Viewer) -> list[TablePlayer]:
    return [
        table_player(seat, viewer.player, seat.player in viewer.online, seat.player in viewer.muted)
        for seat in table.seats
    ]


def table_player(seat: Seat, player: Person | None, online: bool, muted: bool) -> TablePlayer:
    you = player is not None and seat.player == player.id
    return {
        "seat": seat.number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "resigned": seat.resigned,
        "automated": seat.automated, "bot_number": bot_number(seat), "you": you, "online": online, "muted": muted,
    }  # fmt: skip
