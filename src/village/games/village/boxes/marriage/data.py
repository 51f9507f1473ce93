"""Marriage's part of a position in words, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.boxes.marriage.parish import FREE, PINK, RANKS, figure, generation_of, seat_of
from village.games.village.data import crowd
from village.games.village.state import Village, lowest, size
from village.games.village.words import FARM
from village.kernel.types import Count
from village.toolkit.positions import amount, at_most, mapping

if TYPE_CHECKING:
    from village.games.village.boxes.marriage.box import Marriage


def marriage_data(box: Marriage, s: Village) -> dict[str, Any]:
    parish = box.parish(s)
    return {
        "ceremony": [figure_data(there) for there in parish.ranks],
        "pinks": {"supply": parish.pinks, "bliss": parish.bliss},
        "bread": list(parish.bread),
    }


def figure_data(there: Count) -> Any:
    """Nobody, a pink, or a member by seat and generation."""
    if there in (FREE, PINK):
        return "pink" if there else None
    return {"seat": seat_of(there), "generation": generation_of(there) + 1}


def read_marriage(box: Marriage, s: Village, data: dict[str, Any]) -> None:
    """Pinks not mentioned are in the supply."""
    mapping(data, ["ceremony", "pinks", "bread"], "marriage")
    parish = box.parish(s)
    ranks = at_most(data.get("ceremony", []), RANKS, "ceremony")
    for rank in range(len(ranks)):
        parish.ranks[rank] = read_figure(box, s, ranks[rank])
    pinks = mapping(data.get("pinks", {}), ["supply", "bliss"], "pinks")
    standing = list(parish.ranks).count(PINK)
    parish.bliss = amount(pinks.get("bliss", 0), "pinks in bliss", box.pinks)
    parish.pinks = box.pinks - standing - parish.bliss
    if parish.pinks < 0 or pinks.get("supply", parish.pinks) != parish.pinks:
        raise ValueError(f"there are {box.pinks} pinks in supply, ceremony and bliss together")
    bread = at_most(data.get("bread", []), len(s.families), "bread")
    for seat in range(len(bread)):
        parish.bread[seat] = amount(bread[seat], "bread of a farm")
    check_waiting(box, s)
    check_aisle(box, s)


def read_figure(box: Marriage, s: Village, there: Any) -> int:
    if there is None or there == "pink":
        return PINK if there else FREE
    mapping(there, ["seat", "generation"], "a figure in the ceremony area")
    seat = amount(there.get("seat"), "a seat in the ceremony area", len(s.families) - 1)
    waiting = s.families[seat].members[box.ceremony]
    if not waiting or there.get("generation", lowest(waiting) + 1) != lowest(waiting) + 1:
        raise ValueError(f"seat {seat} has no such member in the ceremony area, but {crowd(waiting)} by generation")
    return figure(seat, lowest(waiting))


def check_waiting(box: Marriage, s: Village) -> None:
    """W-ACT-3: one member of a family at most, and each on a rank of its own."""
    standing = [seat_of(there) for there in box.parish(s).ranks if there not in (FREE, PINK)]
    for seat in range(len(s.families)):
        waiting = size(s.families[seat].members[box.ceremony])
        if waiting > 1:
            raise ValueError("a family has at most one member in the ceremony area")
        if standing.count(seat) != waiting:
            raise ValueError(f"`ceremony` must name the one rank on which the member of seat {seat} stands")


def check_aisle(box: Marriage, s: Village) -> None:
    """W-ACT-1: a free rank waits for somebody of the farm."""
    for frame in s.stack:
        if frame.step is box.aisle:
            members = s.families[frame.who].members
            if box.parish(s).ranks[frame.arg] != FREE or members[box.ceremony] or not members[FARM]:
                raise ValueError(f"nobody of seat {frame.who} can be on the way to rank {frame.arg + 1}")
