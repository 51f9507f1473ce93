"""What a viewer may see: entries as numbered messages, and the table. `view` is the only exit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, cast

from msgspec import to_builtins
from sqlalchemy import Connection, bindparam, select

from village.record.record import COVERED, Record
from village.server.players.identity import Player
from village.server.responses import TablePlayer, TableState
from village.server.storage.presence import players_online
from village.server.storage.schema import mutes
from village.server.tables.cache import Seat
from village.server.tables.clocks import clocks_now
from village.server.tables.entries import Entry, entries_between
from village.server.tables.messages import Message
from village.server.tables.results import ranking, winners
from village.server.tables.session import Session
from village.server.tables.undo import undo_state

LOST: Final = "cannot be followed by these rules, "  # prefix of `stop_reason` for tables stopped by the doctor
OUTDATED: Final = "written by version "  # prefix for imported records of older rules
MUTED: Final = select(mutes.c.muted).where(mutes.c.player == bindparam("player_id"))


class Viewer(NamedTuple):
    """A viewer and what else determines their view."""

    player: Player | None
    requested_seat: int | None  # of a player with several
    online: frozenset[str]  # players who have the table open
    muted: frozenset[str]  # muted players


def read_viewer(session: Session, player: Player | None, requested_seat: int | None = None) -> Viewer:
    online = players_online(session.db, session.id, session.now)
    return Viewer(player, requested_seat, online, muted_by(session.db, player))


def own_seats(session: Session, player: Player | None) -> list[int]:
    return [seat.number for seat in session.seats if player is not None and seat.player == player.id]


def seat_of(session: Session, player: Player | None, requested_seat: int | None = None) -> int | None:
    """Return the viewing seat; None for spectators, the seat to move for players with several."""
    own = own_seats(session, player)
    if requested_seat in own:
        return requested_seat
    if session.cached.record is not None and session.cached.record.actor in own:
        return session.cached.record.actor
    return own[0] if own else None


def messages_since(session: Session, number: int, viewer: Viewer) -> list[Message]:
    """Return the messages after `number`, in order."""
    return messages(session, entries_between(session.db, session.id, number, session.cached.number), viewer)


def messages(session: Session, entries: Sequence[Entry], viewer: Viewer) -> list[Message]:
    """Return the entries as the viewer may see them, without those that this version cannot read."""
    seat = seat_of(session, viewer.player, viewer.requested_seat)
    visible = [entry for entry in entries if entry.kind != "chat" or entry.player not in viewer.muted]
    return [message(session, entry, seat) for entry in visible if entry.kind == entry.body.kind]


def message(session: Session, entry: Entry, seat: int | None) -> Message:
    body: dict[str, object] = entry.body.visible_fields()
    lines = entry.body.log_lines()
    if lines is not None:
        first = entry.body.target_ply()
        visible = lines if session.status == "over" else covered(session.cached.record, first, lines, seat)
        body |= {"ply": first + len(visible), "lines": visible}
        body["events"] = session.cached.events.get(entry.number)  # None: no longer in memory
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


def table_state(session: Session, viewer: Viewer) -> TableState:
    """Return the table as one viewer may see it."""
    row, cached, player = session.row, session.cached, viewer.player
    seat = seat_of(session, viewer.player, viewer.requested_seat)
    record = cached.record
    over, playing = session.status == "over", session.status == "playing" and not cached.lost
    state = {
        "id": session.id, "status": "stopped" if cached.lost else session.status,
        "stop_reason": cached.lost or row.stop_reason, "outdated": is_outdated(session),
        **to_builtins(cached.setting), "host": player is not None and row.host == player.id, "public": row.public,
        "imported": row.imported,
        "time_control": to_builtins(row.time_control), "created_at": row.created_at, "last_move_at": row.last_move_at,
        "rematch_id": row.rematch_id, "number": cached.number, "seat": seat,
        "players": table_players(session, viewer), "clocks": clocks_now(session),
        "undo_request": to_builtins(cached.undo_request), "view": record.view(seat) if record is not None else None,
        "has_secrets": playing and has_secrets(session, player),
        "undo": undo_state(session, player, seat) if record is not None and playing else None,
        "seed_hash": record.seed_hash if record is not None else None, "seed": (row.seed or None) if over else None,
        "winners": winners(record, cached.seats) if record is not None and over else None,
        "ranks": ranking(record, cached.seats) if record is not None and over else None, "server_time": session.now,
    }  # fmt: skip
    return cast(TableState, state)


def is_outdated(session: Session) -> bool:
    """Return whether the table is view-only because the rules have changed since."""
    return bool(session.cached.lost) or session.row.stop_reason.startswith((LOST, OUTDATED))


def has_secrets(session: Session, player: Player | None) -> bool:
    """Return whether players who share this screen have different hidden information."""
    own = own_seats(session, player)
    record = session.cached.record
    return record is not None and len(own) > 1 and record.has_secrets(own)


def table_players(session: Session, viewer: Viewer) -> list[TablePlayer]:
    return [
        table_player(seat, viewer.player, seat.player in viewer.online, seat.player in viewer.muted)
        for seat in session.seats
    ]


def table_player(seat: Seat, player: Player | None, online: bool, muted: bool) -> TablePlayer:
    you = player is not None and seat.player == player.id
    return {
        "seat": seat.number, "kind": seat.kind, "name": seat.name, "bot": seat.bot, "resigned": seat.resigned,
        "automated": seat.automated, "you": you, "online": online, "muted": muted,
    }  # fmt: skip


def muted_by(db: Connection, player: Player | None) -> frozenset[str]:
    """Return the players whose chat this player has muted."""
    return frozenset() if player is None else frozenset(db.scalars(MUTED, {"player_id": player.id}))
