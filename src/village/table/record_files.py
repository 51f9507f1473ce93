"""Tables as `.village` files, and such files as the entries of a table."""

from __future__ import annotations

import re
from typing import Final

from village.record.api import MALFORMED, load, verify
from village.record.errors import BadRecord, Error, OutdatedRecord
from village.record.record import MANUAL, Record
from village.table.entries import Entry, Move, Start
from village.table.history import lines_for, move_spans, next_move_start
from village.table.open_table import OpenTable
from village.table.problem import Problem

MAX_SEED_CHARS: Final = 200
DAILY: Final = "; the seed of a daily challenge is published when its day has closed"
UNFINISHED: Final = "; not finished: the seed is given at the end; what only others may know says `covered`"


def text_of(table: OpenTable, seat: int | None) -> str:
    """Return the record: complete after the end, before that as this viewer may see it; names are comments."""
    record = table.record
    seed = record.seed if table.shows_seed else None
    visible = Record(record.table, seed, MANUAL, start_for(table, seat), record.seed_hash)
    visible.state = record.state  # so that the final scores are included
    visible.log = lines_for(table, seat)
    names = [f"; seat {seat.number}: {printable(seat.name)}" for seat in table.seats]
    return "\n".join([*names, *remarks(table), visible.dump()])


def start_for(table: OpenTable, seat: int | None) -> dict[str, object] | None:
    """Return the first position, which contains secrets: before the end only its importer may see it."""
    return table.record.start if table.status == "over" or seat is not None else None


def remarks(table: OpenTable) -> list[str]:
    reason = table.cached.lost or table.row.stop_reason
    left = [f"; seat {seat.number} resigned" for seat in table.seats if seat.resigned]
    ended = [f"; ended: {printable(reason)}"] if reason else []
    if table.status != "over":
        return [*left, *ended, UNFINISHED]
    return [*left, *ended, *([] if table.shows_seed else [DAILY])]


def printable(text: str) -> str:
    return "".join(char for char in text if char.isprintable())


def read_text(text: str) -> tuple[Record, str]:
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


def history(record: Record, player: str, now: float) -> list[Entry]:
    """Return the log as entries: the opening, then every move with its random outcomes."""
    log = record.log
    first = next_move_start(log, -1)
    entries = [Entry(0, Start.kind, None, player, now, Start(log[:first]))]
    for at, to in move_spans(log, first, len(log)):
        entries.append(Entry(0, Move.kind, int(log[at].split(" ", 1)[0]), player, now, Move(at, log[at:to])))
    return entries
