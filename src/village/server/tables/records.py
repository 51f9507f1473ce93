"""Export and import tables as `.village` files."""

from __future__ import annotations

import re
from typing import Final

from msgspec.structs import replace

from village.record.api import MALFORMED, load, verify
from village.record.errors import BadRecord, Error, OutdatedRecord
from village.record.record import MANUAL, Record
from village.server.players.identity import Player
from village.server.players.names import strip_invisible
from village.server.requests import NewTable
from village.server.tables.create import fresh_row, seat_all
from village.server.tables.next_turn import next_turn
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.table.entries import Entry, Move, Start
from village.table.history import lines_for, move_spans, next_move_start
from village.table.problem import Problem
from village.table.row import TableRow, setting_of
from village.table.state import Seat

MAX_SEED_CHARS: Final = 200
UNFINISHED: Final = "; not finished: the seed is given at the end; what only others may know says `covered`"
SEEDLESS: Final = "the record contains no seed to continue with"
NAME: Final = re.compile(r"^; seat (\d): (.{1,40})$", re.MULTILINE)


def text_of(session: Session, seat: int | None) -> str:
    """Return the record: complete after the end, before that as this viewer may see it; names are comments."""
    over = session.status == "over"
    record = session.record
    visible = Record(record.table, record.seed if over else None, MANUAL, start_for(session, seat))
    visible.promise = record.seed_hash
    visible.state = record.state  # so that the final scores are included
    visible.log = lines_for(session, seat)
    names = [f"; seat {seat.number}: {printable(seat.name)}" for seat in session.seats]
    return "\n".join([*names, *remarks(session), visible.dump()])


def start_for(session: Session, seat: int | None) -> dict[str, object] | None:
    """Return the first position, which contains secrets: before the end only its importer may see it."""
    return session.record.start if session.status == "over" or seat is not None else None


def remarks(session: Session) -> list[str]:
    reason = session.cached.lost or session.row.stop_reason
    left = [f"; seat {seat.number} resigned" for seat in session.seats if seat.resigned]
    ended = [f"; ended: {printable(reason)}"] if reason else []
    return [*left, *ended, *([] if session.status == "over" else [UNFINISHED])]


def printable(text: str) -> str:
    return "".join(char for char in text if char.isprintable())


def import_record(sessions: Sessions, player: Player, text: str) -> str:
    """Import a game with its importer on every seat; without a seed it can only be viewed."""
    record, outdated = read(text)
    names = dict(NAME.findall(text))
    row = row_for(sessions.clock(), player, record)
    with sessions.write(row.id, row) as session:
        seat_all(session, [own_seat(player, seat, names) for seat in range(record.seats)], player.id)
        session.add_history(history(record, player, session.now))
        session.set(status="playing")
        next_turn(session)
        if session.status == "playing" and not record.seed:
            session.set(status="stopped", stop_reason=outdated or SEEDLESS, due=None)
    return row.id


def own_seat(player: Player, seat: int, names: dict[str, str]) -> Seat:
    return Seat(seat, "human", player.id, strip_invisible(names.get(str(seat), "")) or f"{player.name[:36]} {seat + 1}")


def read(text: str) -> tuple[Record, str]:
    """Parse a record; a Problem names the bad line. For a record of older rules, return the part to view and why."""
    outdated = ""
    try:
        try:
            record = load(text)
        except OutdatedRecord as error:
            record, outdated = error.record, str(error)[:500]
        if record.seed is not None:
            verify(record)
            check_seed_length(record.seed)
        record.view(None)
    except (Error, ValueError, *MALFORMED) as error:
        line = re.match(r"line (\d+):", str(error))
        more = {"line": int(line[1])} if line else {}
        raise Problem(422, "bad-record", str(error)[:500], **more) from None
    return record, outdated


def check_seed_length(seed: str) -> None:
    if len(seed) > MAX_SEED_CHARS or "\0" in seed:
        raise BadRecord(
            f"the seed cannot be stored; it may have at most {MAX_SEED_CHARS} characters, and no NUL character"
        )


def row_for(now: float, player: Player, record: Record) -> TableRow:
    table = record.table
    promise = record.promise if not record.seed else ""
    setting = setting_of(table, dict(table.options), promise)
    fresh = fresh_row(now, player, NewTable(public=False), table, setting)
    return replace(fresh, seed=record.seed or "", start=record.start, imported=True)


def history(record: Record, player: Player, now: float) -> list[Entry]:
    """Return the log as entries: the opening, then every move with its random outcomes."""
    log = record.log
    first = next_move_start(log, -1)
    entries = [Entry(0, Start.kind, None, player.id, now, Start(log[:first]))]
    for at, to in move_spans(log, first, len(log)):
        entries.append(Entry(0, Move.kind, int(log[at].split(" ", 1)[0]), player.id, now, Move(at, log[at:to])))
    return entries
