"""Positions of Port for tests: only the ships that matter. Captains not mentioned are unseen."""

from __future__ import annotations

from typing import Any, Final

from tests.builders.village import set_up
from village import Record

WAITING: Final = {"church": {"brown": 1, "pink": 1}}  # cubes that keep the round going
TOPS: Final = ["1a", "2a", "3a"]


def offer(*tops: str | None, under: dict[int, list[str]] | None = None) -> list[dict[str, Any]]:
    """Return the stacks of captains: the visible ones and those under them."""
    return [{"shown": top, "under": (under or {}).get(i, [])} for i, top in enumerate(tops)]


def set_up_port(
    question: str = "sea",
    who: int = 0,
    arg: int = 0,
    *,
    ships: dict[int, dict[str, Any]] | None = None,
    captains: list[dict[str, Any]] | None = None,
    expansions: tuple[str, ...] = ("port",),
    **table: Any,
) -> Record:
    """Call `set_up` with Port in play: `ships` maps seats to the space, captain and cargo of their ships."""
    seats = table.get("seats", 2)
    part: dict[str, Any] = {"ships": [(ships or {}).get(seat, {}) for seat in range(seats)]}
    sailing = [ship.get("captain") for ship in part["ships"]]
    if captains is None and any(top in sailing for top in TOPS):
        captains = offer(*[top if top not in sailing else f"{top[0]}{'d' if top[0] == '3' else 'b'}" for top in TOPS])
    if captains is not None:
        part["captains"] = captains
    part |= table.pop("port", {})
    return set_up(question, who, arg, expansions=expansions, port=part, **{"spaces": WAITING, **table})


def ship(game: Record, seat: int = 0) -> dict[str, Any]:
    return game.data()["port"]["ships"][seat]


def sea_points(game: Record, seat: int = 0) -> int:
    return game.scores()[seat]["lines"]["sea"]


def missions(game: Record, island: str) -> list[Any]:
    return game.data()["port"]["missions"][island]
