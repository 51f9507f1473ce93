"""Import `.village` files as tables."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from village.record.record import Record
from village.table.create import fresh_row
from village.table.new_table import NewTable
from village.table.open_table import Person
from village.table.problem import Problem
from village.table.record_files import history, read_text
from village.table.reserved_names import chosen_name
from village.table.row import TableRow, setting_of
from village.table.seats import seat_all
from village.table.session import Tables
from village.table.state import Seat
from village.table.turns import next_turn

SEEDLESS: Final = "the record contains no seed to continue with"
NAME: Final = re.compile(r"^; seat (\d): (.{1,40})$", re.MULTILINE)


def import_record(tables: Tables, player: Person, text: str) -> str:
    """Import a game with its importer on every seat; without a seed it can only be viewed."""
    record, outdated = read_text(text)
    names = dict(NAME.findall(text))
    row = row_for(tables.clock(), player, record)
    with tables.write(row.id, row) as session:
        seat_all(session, [own_seat(player, seat, names) for seat in range(record.seats)], player.id)
        session.add_history(history(record, player.id, session.now))
        session.set(status="playing")
        next_turn(session)
        if session.status == "playing" and not record.seed:
            session.set(status="stopped", stop_reason=outdated or SEEDLESS, due=None)
    return row.id


def own_seat(player: Person, seat: int, names: dict[str, str]) -> Seat:
    """Return a seat of the importer, under its name in the file if a player could take that name."""
    name = f"{player.name[:36]} {seat + 1}"
    with suppress(Problem):
        name = chosen_name(names.get(str(seat), ""))
    return Seat(seat, "human", player.id, name)


def row_for(now: float, player: Person, record: Record) -> TableRow:
    table = record.table
    promise = record.seed_hash if not record.seed else ""
    setting = setting_of(table, dict(table.options), promise)
    fresh = fresh_row(now, player, NewTable(public=False), table, setting)
    return replace(fresh, seed=record.seed or "", start=record.start, imported=True)
