"""Reading and writing Marriage's part of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.marriage.state import FREE, PINK, RANKS, figure, generation_of, seat_of
from village.games.village.position_writer import crowd
from village.games.village.state import Village, lowest, size
from village.games.village.vocabulary import FARM
from village.kernel.types import Count
from village.toolkit.positions import amount, at_most, mapping

if TYPE_CHECKING:
    from village.games.village.expansions.marriage.expansion import Marriage


def marriage_data(marriage: Marriage, s: Village) -> dict[str, Any]:
    state = marriage.state(s)
    return {
        "ceremony": [figure_data(figure_code) for figure_code in state.ranks],
        "pinks": {"supply": state.pinks, "bliss": state.bliss},
        "bread": list(state.bread),
    }


def figure_data(figure_code: Count) -> Any:
    """Return a figure as data: None, a pink, or a member by seat and generation."""
    if figure_code in (FREE, PINK):
        return "pink" if figure_code else None
    return {"seat": seat_of(figure_code), "generation": generation_of(figure_code) + 1}


def read_marriage(marriage: Marriage, s: Village, data: dict[str, Any]) -> None:
    """Read the slice; pinks not mentioned are in the supply."""
    mapping(data, ["ceremony", "pinks", "bread"], "marriage")
    state = marriage.state(s)
    ranks = at_most(data.get("ceremony", []), RANKS, "ceremony")
    for rank in range(len(ranks)):
        state.ranks[rank] = read_figure(marriage, s, ranks[rank])
    pinks = mapping(data.get("pinks", {}), ["supply", "bliss"], "pinks")
    standing = list(state.ranks).count(PINK)
    state.bliss = amount(pinks.get("bliss", 0), "pinks in bliss", marriage.pinks)
    state.pinks = marriage.pinks - standing - state.bliss
    if state.pinks < 0 or pinks.get("supply", state.pinks) != state.pinks:
        raise ValueError(f"there are {marriage.pinks} pinks in supply, ceremony and bliss together")
    bread = at_most(data.get("bread", []), len(s.families), "bread")
    for seat in range(len(bread)):
        state.bread[seat] = amount(bread[seat], "bread of a farm")
    check_waiting(marriage, s)
    check_aisle(marriage, s)


def read_figure(marriage: Marriage, s: Village, entry: Any) -> int:
    if entry is None or entry == "pink":
        return PINK if entry else FREE
    mapping(entry, ["seat", "generation"], "a figure in the ceremony area")
    seat = amount(entry.get("seat"), "a seat in the ceremony area", len(s.families) - 1)
    waiting = s.families[seat].members[marriage.ceremony]
    if not waiting or entry.get("generation", lowest(waiting) + 1) != lowest(waiting) + 1:
        raise ValueError(f"seat {seat} has no such member in the ceremony area, but {crowd(waiting)} by generation")
    return figure(seat, lowest(waiting))


def check_waiting(marriage: Marriage, s: Village) -> None:
    """W-ACT-3: check that each family has at most one member there, each on a different rank."""
    standing = [seat_of(figure_code) for figure_code in marriage.state(s).ranks if figure_code not in (FREE, PINK)]
    for seat in range(len(s.families)):
        waiting = size(s.families[seat].members[marriage.ceremony])
        if waiting > 1:
            raise ValueError("a family has at most one member in the ceremony area")
        if standing.count(seat) != waiting:
            raise ValueError(f"`ceremony` must name the one rank on which the member of seat {seat} stands")


def check_aisle(marriage: Marriage, s: Village) -> None:
    """W-ACT-1: check that the rank of a pending ceremony is free."""
    for frame in s.stack:
        if frame.step is marriage.aisle:
            members = s.families[frame.who].members
            if marriage.state(s).ranks[frame.arg] != FREE or members[marriage.ceremony] or not members[FARM]:
                raise ValueError(f"seat {frame.who} has no member on the way to rank {frame.arg + 1}")
