"""Observations of Marriage: the figures on the ranks, the pinks and the bread. None of it is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from village.games.village.expansions.marriage.state import FREE, PINK, RANKS, seat_of
from village.games.village.observation_rows import away, relative, write, write_one
from village.games.village.rules import Rules
from village.games.village.state import Village
from village.kernel.types import Count, Numbers, Seat

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage


def marriage_names(r: Rules) -> list[str]:
    names = [f"rank{rank}.{who}" for rank in range(1, RANKS + 1) for who in ("pink", *relative(r.seats))]
    names += ["pinks.supply", "pinks.bliss"]
    return names + [f"{seat}.bread" for seat in relative(r.seats)]


def write_marriage(marriage: Marriage, s: Village, seat: Seat, out: Numbers, at: Count) -> Count:
    state = marriage.state(s)
    seats: Count = len(s.families)
    for rank in range(RANKS):
        figure = state.ranks[rank]
        if figure == PINK:
            write_one(out, at, 0, 1)
        elif figure != FREE:
            write_one(out, at + 1, away(seat_of(figure), seat, seats), seats)
        at += 1 + seats
    at = write(out, at, state.pinks)
    at = write(out, at, state.bliss)
    who = seat
    for _ in range(seats):
        at = write(out, at, state.bread[who])
        who = s.after(who)
    return at
