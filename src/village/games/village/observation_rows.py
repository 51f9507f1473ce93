"""Helpers that write small numbers into a row of zeros, shared by all parts of an observation. Compiled.

Most numbers of a position are 0 and need not be written.
"""

from __future__ import annotations

from village.games.village.vocabulary import NONE
from village.kernel.types import Count, Numbers, Row, Seat, i16


def relative(seats: int) -> list[str]:
    """Return the seats in the order of the observer: own seat first, then clockwise."""
    return ["own", *[f"next{away}" for away in range(1, seats)]]


def generations(name: str) -> list[str]:
    return [f"{name}.{generation}" for generation in (1, 2, 3, 4)]


def away(who: Seat, seat: Seat, seats: Count) -> Count:
    """Return how far clockwise `who` sits from `seat`; numbers that are no seats stay unchanged."""
    if who < 0 or who >= seats:
        return who
    return who - seat if who >= seat else who - seat + seats


def write(out: Numbers, at: Count, number: Count) -> Count:
    out[at] = i16(number)
    return at + 1


def write_row(out: Numbers, at: Count, row: Row) -> Count:
    for number in row:
        out[at] = i16(number)
        at += 1
    return at


def write_crowd(out: Numbers, at: Count, crowd: Count) -> Count:
    """Write the number of members of each generation."""
    out[at] = i16(crowd & 15)
    out[at + 1] = i16(crowd >> 4 & 15)
    out[at + 2] = i16(crowd >> 8 & 15)
    out[at + 3] = i16(crowd >> 12 & 15)
    return at + 4


def write_bits(out: Numbers, at: Count, bits: Count, length: Count) -> Count:
    if bits:
        for i in range(length):
            out[at + i] = i16(bits >> i & 1)
    return at + length


def write_one(out: Numbers, at: Count, index: Count, length: Count) -> Count:
    """Write a one-hot row with a 1 at `which`; all zeros for NONE."""
    if index != NONE:
        out[at + index] = 1
    return at + length
