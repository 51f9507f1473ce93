"""Positions of the Inn for tests: a test gives the owners of villagers, the stacks are filled automatically."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tests.builders.village import set_up
from village import Record

VILLAGERS: Final = [
    "blacksmith", "cattle_farmer", "bard", "medico", "artist", "scrap_dealer", "priest", "count", "traveller",
    "messenger", "toll_keeper", "duchess", "wheelwright", "scribe", "miller", "harvester", "brewers_widow", "pedlar",
    "midwife", "market_crier", "journeyman", "mayor", "nun", "gravedigger", "herb_woman", "chronicler", "trader",
    "bishop", "guild_master", "storekeeper",
]  # fmt: skip
LAND: Final = ["count", "traveller", "messenger", "toll_keeper"]
SEAFARERS: Final = ["admiral", "helmsman", "quartermaster", "cartographer"]
WAITING: Final = {"church": {"brown": 1, "pink": 1}}  # cubes that keep the round going


def stacks(
    visible_cards: Sequence[str] = (),
    owned: dict[int, list[str]] | None = None,
    *,
    unseen: Sequence[int] | None = None,
    under: dict[int, list[str]] | None = None,
    bard: dict[int, dict[str, Any]] | None = None,
    port: bool = False,
) -> dict[str, Any]:
    """Return the Inn's part of a position: three visible villagers, the cards of the seats, the rest face down.

    With `unseen` the stacks hold that many unseen villagers; the others are out of the game.
    """
    held, below, sung = {seat: list(cards) for seat, cards in (owned or {}).items()}, under or {}, bard or {}
    for seat in sung:
        held.setdefault(seat, []).append("bard")  # it stays with its owner
    placed = {*visible_cards, *(card for cards in [*held.values(), *below.values()] for card in cards)}
    played = [card for card in VILLAGERS if card not in LAND] + SEAFARERS if port else VILLAGERS  # I-SET-5
    free = [card for card in reversed(played) if card not in placed]
    visible = [*visible_cards, *free[: 3 - len(visible_cards)]]
    free = [card for card in free if card not in visible]
    hidden = shared(len(free)) if unseen is None else list(unseen)
    return {
        "stacks": [{"shown": visible[i], "unseen": hidden[i], "under": below.get(i, [])} for i in range(3)],
        "owned": [held.get(seat, []) for seat in range(max(held, default=-1) + 1)],
        "out": free[sum(hidden) :],
        "bard": [sung.get(seat) for seat in range(max(sung, default=-1) + 1)],
    }


def shared(cards: int) -> list[int]:
    """Divide the cards into three stacks as evenly as possible."""
    return [(cards + 2 - stack) // 3 for stack in range(3)]


def set_up_inn(
    question: str = "window.begin",
    who: int = 0,
    arg: int = 0,
    *,
    visible: Sequence[str] = (),
    owned: dict[int, list[str]] | None = None,
    below: list[list[Any]] | None = None,
    **table: Any,
) -> Record:
    """Call `set_up` with the Inn in play. A turn begins and ends with its windows. No family has beer by default."""
    ends = [] if question in ("window.begin", "window.end") else [["window.end", max(who, 0), 0]]
    table = {"inn": stacks(visible, owned), "spaces": WAITING, "expansions": ("inn",), **table}
    farms = table.pop("families", None) or {}
    table["families"] = {seat: {"goods": {}, **farms.get(seat, {})} for seat in range(table.get("seats", 2))}
    return set_up(question, who, arg, below=ends if below is None else below, **table)


def holders(game: Record) -> list[list[str]]:
    """Return the villagers of each seat."""
    return game.data()["inn"]["owned"]


def used_up(game: Record) -> list[str]:
    return game.data()["inn"]["out"]


def visible(game: Record) -> list[str | None]:
    return [stack["shown"] for stack in game.data()["inn"]["stacks"]]


def cards_in(game: Record, stack: int) -> int:
    """Return the number of villagers in a stack; stacks are counted from 1."""
    pile = game.data()["inn"]["stacks"][stack - 1]
    return bool(pile["shown"]) + pile["unseen"] + len(pile["under"])
