"""Who won, the rank of each seat, and the results to keep."""

from __future__ import annotations

from village.record.record import Record
from village.table.open_table import OpenTable
from village.table.ratings import Unrated, shared_seats
from village.table.state import Seat
from village.table.statistics import Result


def winners(record: Record, seats: list[Seat]) -> list[int]:
    """Return the winners; resigned seats cannot win."""
    left = [seat.number for seat in seats if not seat.resigned]
    if not record.over:
        return left
    places = record.ranks
    return [seat for seat in left if places[seat] == min(places[rival] for rival in left)]


def ranking(record: Record, seats: list[Seat]) -> list[int]:
    """Return the rank of each seat, 1 for the best; ties share a rank, resigned seats are last."""
    places = record.ranks if record.over else [1] * record.seats
    keys = [(seat.resigned, places[seat.number]) for seat in seats]
    return [1 + sum(better < key for better in keys) for key in keys]


def count_results(table: OpenTable) -> bool:
    """Return whether the game was played here from the start, by people with one seat each."""
    row = table.row
    return not (row.imported or row.start is not None or table.cached.lost or shared_seats(table.seats))


def result_of_seat(table: OpenTable, seat: Seat, rank: int, unrated: Unrated) -> Result:
    record, setting = table.record, table.row.setting
    finished = record.over and not seat.resigned
    score = record.scores()[seat.number]["total"] if finished else None
    name = record.table.rules.title(record.state, seat.number) if finished else ""
    return Result(
        table.id, setting.game, setting.edition, setting.expansions, setting.seats, score, rank, name, table.now,
        unrated,
    )  # fmt: skip
