"""Marriage laid for one test: who stands on which rank, and where the pinks are."""

from __future__ import annotations

from typing import Any, Final

from tests.support import at, lay
from village import Record

BOX: Final = ("marriage",)
AFTER: Final = [["over", 0, 0]]  # what follows the last mass

Figure = int | str  # a seat, or "pink"


def parish(ranks: dict[int, Figure] | None = None, bliss: int = 0, bread: dict[int, int] | None = None) -> Any:
    """Marriage's part of a position: figures by rank, pinks in bliss, bread by seat."""
    standing = ranks or {}
    figures = [standing.get(rank) for rank in (1, 2, 3, 4)]
    loaves = bread or {}
    return {
        "ceremony": [{"seat": figure} if isinstance(figure, int) else figure for figure in figures],
        "pinks": {"bliss": bliss},
        "bread": [loaves.get(seat, 0) for seat in range(max(loaves, default=-1) + 1)],
    }


def betrothed(**more: list[int]) -> dict[str, Any]:
    """A family with somebody of generation 1 in the ceremony area, four at home."""
    return {"members": {**at(farm=[4, 0, 0, 0], ceremony=[1, 0, 0, 0]), **at(**more)}}


def lay_marriage(
    question: str = "turn",
    who: int = 0,
    arg: int = 0,
    *,
    ranks: dict[int, Figure] | None = None,
    bliss: int = 0,
    bread: dict[int, int] | None = None,
    **table: Any,
) -> Record:
    """`lay` with Marriage in play; whoever stands on a rank is taken from its farm unless its farm is told."""
    farms = {seat: betrothed() for seat in (ranks or {}).values() if isinstance(seat, int)}
    for seat, farm in (table.pop("families", None) or {}).items():
        farms[seat] = {**farms.get(seat, {}), **farm}
    table = {"boxes": BOX, "families": farms, "marriage": parish(ranks, bliss, bread), **table}
    return lay(question, who, arg, **table)


def wedding(ranks: dict[int, Figure] | None = None, **table: Any) -> Record:
    """A wedding before the last mass."""
    return lay_marriage("wedding", ranks=ranks, below=table.pop("below", AFTER), **table)


def standing(game: Record) -> dict[int, Figure]:
    """Figures by rank."""
    figures = enumerate(game.data()["marriage"]["ceremony"], 1)
    return {rank: figure if figure == "pink" else figure["seat"] for rank, figure in figures if figure}


def pinks(game: Record) -> tuple[int, int]:
    """In the supply, and in bliss."""
    found = game.data()["marriage"]["pinks"]
    return found["supply"], found["bliss"]


def bread(game: Record, seat: int = 0) -> int:
    loaves: int = game.data()["marriage"]["bread"][seat]
    return loaves
