"""The deck of villagers: the card class for each row of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from village.games.village.expansions.inn.actions import Borrowed, ExtraAction, Repeat, Voucher
from village.games.village.expansions.inn.cards import (
    Advance,
    BackInTime,
    Card,
    ChooseDead,
    FillGrain,
    FreeFromBag,
    FreePromotion,
    FreeService,
    Remember,
    Take,
    TakeChoice,
    TakeCustomer,
)  # fmt: skip
from village.games.village.expansions.inn.end_cards import (
    Artist,
    Bishop,
    Chronicler,
    Counted,
    CountOfCities,
    Duchess,
    GuildMaster,
    Medico,
    Storekeeper,
    Trader,
)  # fmt: skip
from village.games.village.rules import Rules

if TYPE_CHECKING:
    from village.games.village.expansions.inn.expansion import Inn


def make_card(inn: Inn, entry: dict[str, Any], r: Rules) -> Card:
    """Return the villager for a row of the table."""
    effect: str = entry["effect"]
    kinds: dict[str, type[Card]] = {
        "take": Take, "take_choice": TakeChoice, "fill_grain": FillGrain, "action": ExtraAction, "trip": Voucher,
        "repeat": Repeat, "serve": FreeService,
        "take_customer": TakeCustomer, "free_from_bag": FreeFromBag, "free_promotion": FreePromotion,
        "advance": Advance, "choose_dead": ChooseDead, "back_in_time": BackInTime, "remember": Remember,
        "living": Medico, "area": Artist, "city": CountOfCities, "council": Duchess, "chronicle": Chronicler,
        "customer": Trader, "church": Bishop, "crafts": GuildMaster, "goods_pair": Storekeeper,
    }  # fmt: skip
    if effect in r.effects:
        return Borrowed(inn, entry, r)
    if entry.get("per") in r.tallies:
        return Counted(inn, entry, r)
    return kinds[entry["per"] if effect == "score" else effect](inn, entry, r)
