"""Who won, and the rank of each seat."""

from __future__ import annotations

from village.record.record import Record
from village.table.state import Seat


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


def shared_seats(seats: list[Seat]) -> bool:
    """Return whether a player has several seats."""
    people = [seat.player for seat in seats if seat.player is not None]
    return len(set(people)) < len(people)
