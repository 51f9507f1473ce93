"""Positions of Marriage for tests: the figures on the ranks and the pinks."""

from __future__ import annotations

from typing import Any, Final

from tests.builders.village import at, set_up
from village import Record

MARRIAGE: Final = ("marriage",)
AFTER: Final = [["over", 0, 0]]  # what follows the last mass

Figure = int | str  # a seat, or "pink"


def marriage_data(ranks: dict[int, Figure] | None = None, bliss: int = 0, bread: dict[int, int] | None = None) -> Any:
    """Return Marriage's part of a position: figures by rank, pinks in bliss, bread by seat."""
    standing = ranks or {}
    figures = [standing.get(rank) for rank in (1, 2, 3, 4)]
    loaves = bread or {}
    return {
        "ceremony": [{"seat": figure} if isinstance(figure, int) else figure for figure in figures],
        "pinks": {"bliss": bliss},
        "bread": [loaves.get(seat, 0) for seat in range(max(loaves, default=-1) + 1)],
    }


def betrothed(**more: list[int]) -> dict[str, Any]:
    """Return a family with a member of generation 1 in the ceremony area and four at home."""
    return {"members": {**at(farm=[4, 0, 0, 0], ceremony=[1, 0, 0, 0]), **at(**more)}}


def set_up_marriage(
    question: str = "turn",
    who: int = 0,
    arg: int = 0,
    *,
    ranks: dict[int, Figure] | None = None,
    bliss: int = 0,
    bread: dict[int, int] | None = None,
    **table: Any,
) -> Record:
    """Call `set_up` with Marriage in play; a figure on a rank is taken from its farm unless the farm is given."""
    farms = {seat: betrothed() for seat in (ranks or {}).values() if isinstance(seat, int)}
    for seat, farm in (table.pop("families", None) or {}).items():
        farms[seat] = {**farms.get(seat, {}), **farm}
    table = {"expansions": MARRIAGE, "families": farms, "marriage": marriage_data(ranks, bliss, bread), **table}
    return set_up(question, who, arg, **table)


def wedding(ranks: dict[int, Figure] | None = None, **table: Any) -> Record:
    """Return a game at a wedding before the last mass."""
    return set_up_marriage("wedding", ranks=ranks, below=table.pop("below", AFTER), **table)


def standing(game: Record) -> dict[int, Figure]:
    """Return the figures by rank."""
    figures = enumerate(game.data()["marriage"]["ceremony"], 1)
    return {rank: figure if figure == "pink" else figure["seat"] for rank, figure in figures if figure}


def pinks(game: Record) -> tuple[int, int]:
    """Return the pinks in the supply and in bliss."""
    figures = game.data()["marriage"]["pinks"]
    return figures["supply"], figures["bliss"]


def bread(game: Record, seat: int = 0) -> int:
    loaves: int = game.data()["marriage"]["bread"][seat]
    return loaves
