"""The cost of each value and the banners it opens, for user interfaces; the tokens do not contain it."""

from __future__ import annotations

from typing import Any

from village.games.my_village.dice import WAYS, pips, price
from village.games.my_village.state import MyVillage
from village.games.my_village.vocabulary import FIRST_WHITE, NONE
from village.games.my_village.white_banners import open_whites
from village.kernel.types import Count, Seat


def value_prices(s: MyVillage) -> list[dict[str, Any]]:
    """Return an entry for each value from 2 to 12 until the value of the turn is fixed; then none.

    Before the dice are taken, a value costs nothing: the entry lists what dice of that sum would open.
    """
    if not s.stack or s.stack[-1].step.name not in ("dice", "value", "change"):
        return []
    who = s.stack[-1].who
    entries: list[dict[str, Any]] = []
    for value in range(2, 13):
        prices = ways(s, who, value)
        if prices:
            entries.append({"value": value, "ways": prices})
    return entries


def ways(s: MyVillage, who: Seat, value: Count) -> list[dict[str, Any]]:
    home = s.villages[who]
    if s.die1 == NONE:
        return [{"markers": 0, "coins": 0, "banners": open_names(s, who, value, home.coins)}]
    entries: list[dict[str, Any]] = []
    cheapest: Count = home.coins + 1
    for markers in range(min(home.markers + 1, WAYS)):
        coins = price(pips(s.die1), pips(s.die2), value, markers)
        if coins < cheapest:
            cheapest = coins
            banners = open_names(s, who, value, home.coins - coins)
            entries.append({"markers": markers, "coins": coins, "banners": banners})
    return entries


def open_names(s: MyVillage, who: Seat, value: Count, coins: Count) -> list[str]:
    """Return the names of the banners that could be activated with this many coins."""
    home = s.villages[who]
    names: list[str] = []
    for area in s.rules.blacks_at[value]:
        banners = area.open(s, home, value, coins)
        names += [s.rules.banners[area.first + index] for index in range(area.size) if banners >> index & 1]
    whites = open_whites(s, home, value)
    return names + [name for at, name in enumerate(s.rules.banners[FIRST_WHITE:]) if whites >> at & 1]
